import type { Locale } from '#core/locale.ts';

/**
 * A place in a book; `work` is its name in the reader's language. Verses are counted within a chapter (also the
 * sections of a Mishnah, a midrash or the Jerusalem Talmud); folios of the Babylonian Talmud are `31a` and `31b`.
 * Without `from` it is the whole chapter.
 */
export interface Reference {
  work: string;
  counts: 'verses' | 'folios';
  chapter?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** What separates a chapter from its verse. */
const divisions: Record<Locale, string> = {
  en: ':',
  he: ', ',
  ru: ':',
  es: ':',
  fr: ', ',
  de: ',',
  it: ', ',
};

/** A reference as readers of the language write it: `Genesis 18:1–8`, `בראשית יח, א–ח`, `Shabbat 30b–31a`. */
export function formatReference(reference: Reference, locale: Locale): string {
  return `${reference.work} ${formatPlace(reference, locale)}`;
}

/** Several references in one line; a book repeated in a row is named once: `I Samuel 1:11; 1:15`. */
export function formatReferences(references: readonly Reference[], locale: Locale): string {
  return references
    .map((reference, index) =>
      reference.work === references[index - 1]?.work
        ? formatPlace(reference, locale)
        : formatReference(reference, locale),
    )
    .join(locale === 'fr' ? '\u00a0; ' : '; ');
}

/** The number of a verse as shown beside its line. */
export function formatVerse(verse: string, locale: Locale): string {
  return locale === 'he' ? toHebrewNumeral(Number(verse)) : verse;
}

function formatPlace({ counts, chapter, from, to }: Reference, locale: Locale): string {
  if (counts === 'folios') return formatFolios(from ?? '', to ?? from ?? '', locale);
  const inChapter = chapter === undefined ? '' : formatVerse(String(chapter), locale);
  if (from === undefined) return inChapter;
  const verses = [from, ...(to === undefined || to === from ? [] : [to])];
  return `${inChapter}${divisions[locale]}${verses.map((verse) => formatVerse(verse, locale)).join('–')}`;
}

function formatFolios(from: string, to: string, locale: Locale): string {
  const isSameLeaf = leafOf(from) === leafOf(to);
  if (from === to) return formatFolio(from, locale);
  if (locale === 'he')
    return isSameLeaf
      ? `${formatFolio(from, locale)}–${hebrewSide(to)}`
      : `${formatFolio(from, locale)} – ${formatFolio(to, locale)}`;
  const end = formatFolio(to, locale);
  return `${formatFolio(from, locale)}–${isSameLeaf ? end.slice(-1) : end}`;
}

function formatFolio(folio: string, locale: Locale): string {
  if (locale === 'he') return `${toHebrewNumeral(leafOf(folio))} ${hebrewSide(folio)}`;
  if (locale === 'ru') return `${leafOf(folio)}${folio.endsWith('a') ? 'а' : 'б'}`;
  return folio;
}

function hebrewSide(folio: string): string {
  return folio.endsWith('a') ? 'ע״א' : 'ע״ב';
}

function leafOf(folio: string): number {
  return Number.parseInt(folio, 10);
}

const hundreds = ['', 'ק', 'ר', 'ש', 'ת'];
const tens = ['', 'י', 'כ', 'ל', 'מ', 'נ', 'ס', 'ע', 'פ', 'צ'];
const units = ['', 'א', 'ב', 'ג', 'ד', 'ה', 'ו', 'ז', 'ח', 'ט'];

/** 1 to 499 in letters; 15 and 16 are written so as not to spell the Name. */
function toHebrewNumeral(number: number): string {
  const rest = number % 100;
  const end = rest === 15 ? 'טו' : rest === 16 ? 'טז' : `${tens[Math.floor(rest / 10)]}${units[rest % 10]}`;
  return `${hundreds[Math.floor(number / 100)]}${end}`;
}
