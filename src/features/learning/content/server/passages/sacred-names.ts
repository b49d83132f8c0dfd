import type { Locale } from '#core/locale.ts';

const points = '[\\u05b0-\\u05bc\\u05c1\\u05c2\\u05c7]*';
const between = (letters: string) => Array.from(letters).join(points) + points;
/** Not inside a longer word. */
const alone = (pattern: string) =>
  `(?<![\\u05d0-\\u05ea\\u05b0-\\u05c7])(?:[והבכלמש]${points}){0,2}(?:${pattern})(?![\\u05d0-\\u05ea])`;

/** Names that must not be printed; they are written ה׳, אלקים, צבקות (design: respect). */
const hebrewNames = new RegExp(
  [
    alone(between('יהוה')),
    alone(
      `א${points}ל${points}(?:ו${points})?ה${points}י${points}(?:ם|נ${points}ו|ך|כ${points}ם|ה${points}ם|ו)?${points}`,
    ),
    // With qamats it is the Name; with hiriq it is a human master.
    alone('א\\u05b2?ד\\u05b9?נ\\u05b8י'),
    alone(`${between('ייי')}|י\\u05b0י\\u05b8`),
    `ה׳ צ${points}ב${points}א${points}ו${points}ת`,
    alone('ש\\u05c1?\\u05b7ד\\u05bc?\\u05b7י'),
  ].join('|'),
  'gu',
);

const latinNames: Partial<Record<Locale, RegExp>> = {
  en: /\bGod\b/g,
  ru: /(?<![а-яё])(?:Бог(?:а|у|ом|е)?|Господ(?:ь|а|у|ом|е))(?![а-яё])/g,
  es: /\bDios\b/g,
  fr: /\bDieu\b/g,
  de: /\bGott(?:es)?\b/g,
  it: /\bDio\b/g,
};

/** Where a text writes out the Name: the spelling found, and its character offset. */
export function findSacredNames(text: string, locale: Locale | undefined): { written: string; at: number }[] {
  const latin = locale && latinNames[locale];
  return [hebrewNames, ...(latin ? [latin] : [])].flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: written, index }) => ({ written, at: index })),
  );
}
