import { yearSeconds } from '#core/durations.ts';
import { timeZoneCookie } from '#core/time-zone.ts';
import { readCookie, writeCookie } from './browser-cookies.ts';

/**
 * Sends the server this browser's time zone in a cookie, because a browser does not send it otherwise. Returns whether it
 * has changed: then this page was made with another zone's days.
 */
export function rememberTimeZone(): boolean {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const value = encodeURIComponent(timeZone);
  if (readCookie(timeZoneCookie) === value) return false;
  writeCookie(timeZoneCookie, value, yearSeconds);
  return true;
}
