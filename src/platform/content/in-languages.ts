import { localeCodes, type Locale } from '#core/locale.ts';

/** Something said in all seven languages. */
export type InLanguages<T> = Record<Locale, T>;

/** Evaluates `say` for each language. */
export function inLanguages<T>(say: (locale: Locale) => T): InLanguages<T> {
  return Object.fromEntries(localeCodes.map((locale) => [locale, say(locale)])) as InLanguages<T>;
}

/** Calls `read` for every language; undefined if one of them has nothing. */
export function readInLanguages<T>(read: (locale: Locale) => T | undefined): InLanguages<T> | undefined {
  const all = inLanguages(read);
  return localeCodes.every((locale) => all[locale] !== undefined) ? (all as InLanguages<T>) : undefined;
}
