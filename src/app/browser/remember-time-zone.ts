import { timeZoneCookie } from '../../core/time-zone.ts';

const year = 365 * 86_400;

/**
 * Tells the server by a cookie where the day begins for this browser; nothing is sent by itself. Answers whether that
 * is news: then this page was made with another place's days.
 */
export function rememberTimeZone(): boolean {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const pair = `${timeZoneCookie}=${encodeURIComponent(timeZone)}`;
  if (document.cookie.split('; ').includes(pair)) return false;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${pair}; path=/; max-age=${year}; samesite=lax${secure}`;
  return true;
}
