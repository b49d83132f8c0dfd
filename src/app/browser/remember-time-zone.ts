import { timeZoneCookie } from '#core/time-zone.ts';

const year = 365 * 86_400;

/**
 * Sends the server this browser's time zone in a cookie, because a browser does not send it otherwise. Returns whether it
 * has changed: then this page was made with another zone's days.
 */
export function rememberTimeZone(): boolean {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const pair = `${timeZoneCookie}=${encodeURIComponent(timeZone)}`;
  if (document.cookie.split('; ').includes(pair)) return false;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${pair}; path=/; max-age=${year}; samesite=lax${secure}`;
  return true;
}
