/** The cookie with the browser's time zone, so that days and Shabbat follow the visitor's place. */
export const timeZoneCookie = 'tl-zone';

/** Making a formatter is slow; there are some hundred zones and some thousand offsets, each cached here under one spelling. */
const known = new Map<string, string>();

/** The canonical name of an IANA time zone, which may be spelled in several ways; undefined for an unknown zone. */
export function readTimeZone(value: string | undefined): string | undefined {
  if (value === undefined || value.length > 64) return undefined;
  // Any mix of cases names the same zone: cached as sent, a visitor could fill the memory with them.
  const spelling = value.toLowerCase();
  const name = known.get(spelling) ?? resolve(spelling);
  if (name !== undefined) known.set(spelling, name);
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
