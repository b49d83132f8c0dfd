import type { Locale } from './locale.ts';

const wide = '\u00A0';
const narrow = '\u202F';

/**
 * A French text with no-break spaces: full ones inside « » and before a colon, narrow ones before ; ! ?. They replace only
 * spaces that are already there, so addresses (https://…), times (12:30) and placeholders stay as they are. So do other
 * languages.
 */
export function setSpaces(text: string, locale: Locale): string {
  if (locale !== 'fr') return text;
  return text
    .replace(/«[ \u00A0\u202F]*/g, `«${wide}`)
    .replace(/[ \u00A0\u202F]*»/g, `${wide}»`)
    .replace(/[ \u00A0\u202F]+(?=:(?!:))/g, wide)
    .replace(/[ \u00A0\u202F]+(?=[;!?])/g, narrow);
}

/** The same for every text in a parsed file: all of them where the file is French, else those below a key `fr`. */
export function setSpacesIn<T>(value: T, isFrench: boolean): T {
  return setIn(value, isFrench) as T;
}

function setIn(value: unknown, isFrench: boolean): unknown {
  if (typeof value === 'string') return isFrench ? setSpaces(value, 'fr') : value;
  if (Array.isArray(value)) return value.map((one) => setIn(one, isFrench));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, setIn(one, isFrench || key === 'fr')]),
  );
}

/** A label with the colon that its language writes after it: French keeps a space between them. */
export function withColon(label: string, locale: Locale): string {
  return locale === 'fr' ? `${label}${wide}:` : `${label}:`;
}

/** Whether a path is French, such as `courses/anger/fr/course.yaml`, `captions/fr.vtt` or `pages/terms/fr.md`. */
export function isFrenchFile(path: string): boolean {
  return /(?:^|\/)fr(?:\/|\.[a-z]+$)/.test(path);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
