import { localeCodes, type Locale } from '#core/locale.ts';

/** A text that a language shows, and the language that it is written in. */
export interface Shown<T> {
  value: T;
  from: Locale;
}

export interface TextRules<T> {
  find(locale: Locale): T | undefined;
  isWhole(text: T): boolean;
  /** Whether what is wrong with the language's own text is a mistake, and no reason to show another's. */
  isStrict(locale: Locale): boolean;
  /**
   * What a language has so far, completed from a whole text of another; undefined where its own text waits until it is
   * whole.
   */
  complete?(own: T, whole: T, locale: Locale): T | undefined;
}

/**
 * What each language shows: its own text, else that of the first language that has a whole one. Nothing if no language
 * has any.
 */
export function borrowTexts<T>({
  find,
  isWhole,
  isStrict,
  complete,
}: TextRules<T>): ReadonlyMap<Locale, Shown<T>> {
  const written = localeCodes.flatMap((locale): (Shown<T> & { whole: boolean })[] => {
    const value = find(locale);
    return value === undefined ? [] : [{ value, from: locale, whole: isWhole(value) }];
  });
  const fallback = written.find(({ whole }) => whole) ?? written[0];
  return new Map(
    localeCodes.flatMap((locale): [Locale, Shown<T>][] => {
      const own = written.find(({ from }) => from === locale);
      if (own && (own.whole || isStrict(locale))) return [[locale, { value: own.value, from: locale }]];
      const completed = own && fallback?.whole && complete?.(own.value, fallback.value, locale);
      if (completed && isWhole(completed)) return [[locale, { value: completed, from: locale }]];
      return fallback ? [[locale, { value: fallback.value, from: fallback.from }]] : [];
    }),
  );
}
