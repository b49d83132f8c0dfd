import { timeZoneCookie } from '../../core/time-zone.ts';

const year = 365 * 86_400;

/** Tells the server by a cookie where the day begins for this browser; nothing is sent by itself. */
export function rememberTimeZone(): void {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const pair = `${timeZoneCookie}=${encodeURIComponent(timeZone)}`;
  if (document.cookie.split('; ').includes(pair)) return;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${pair}; path=/; max-age=${year}; samesite=lax${secure}`;
}
