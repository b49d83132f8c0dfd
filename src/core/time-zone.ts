/** Tells the server the browser's time zone, so that days and Shabbat are those of the visitor's place. */
export const timeZoneCookie = 'tl-zone';

/** Making a format is slow; there are only some hundred zones. */
const known = new Map<string, string>();

/** The one name of an IANA time zone that may be written in several ways; undefined where there is no such zone. */
export function readTimeZone(value: string | undefined): string | undefined {
  if (value === undefined || value.length > 64) return undefined;
  const name = known.get(value) ?? resolve(value);
  if (name !== undefined) known.set(value, name);
  return name;
}

function resolve(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
