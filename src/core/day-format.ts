const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a day, given as a moment of it in UTC, in a language. Making a formatter costs a hundred times its use, so each is made once. */
export function dayFormat(languageTag: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([languageTag, parts]);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(languageTag, { ...parts, timeZone: 'UTC' });
  formats.set(key, made);
  return made;
}
