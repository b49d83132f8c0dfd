import { isLocale, type Locale } from '#core/locale.ts';
import type { Report } from '#platform/content/mistakes.ts';
import { findSacredNames } from './sacred-names.ts';
import type { WorksFile } from './passage-schemas.ts';
import { findMisspellings, misspellingsOf, type NamesFile } from './spelled-names.ts';
import { writtenCitations } from './written-citations.ts';

/** Rules for every content text, whatever it is for. */
export interface WordingRules {
  works: WorksFile['works'];
  /** `names.yaml`, if there is one. */
  names: NamesFile | undefined;
}

/** Something wrong with the wording of a text, and the character where it begins. */
export interface WordingFault {
  at: number;
  message: string;
}

/** A text inside a file that has several languages. */
export interface SaidText {
  file: string;
  line: number;
  locale: Locale;
  text: string;
}

/**
 * Reports where a file writes out the Name, spells a name differently from `names.yaml`, or cites a source by hand. The
 * path tells its language; a file without one counts for all of them.
 */
export function checkWording(
  texts: ReadonlyMap<string, string>,
  said: readonly SaidText[],
  rules: WordingRules,
  report: Report,
): void {
  const findFaults = faultsByWording(rules);
  for (const [file, text] of texts)
    for (const { at, message } of findFaults(text, languageOf(file)))
      report(file, text.slice(0, at).split('\n').length, message);
  for (const { file, line, locale, text } of said)
    for (const { message } of findFaults(text, locale)) report(file, line, message);
}

/** What finds the faults of a text by these rules; a text without a language counts for all of them. */
export function faultsByWording({
  works,
  names,
}: WordingRules): (text: string, locale: Locale | undefined) => WordingFault[] {
  const misspellings = misspellingsOf(names ?? {});
  const byHand = writtenCitations(works);
  return (text, locale) => {
    const faults = findSacredNames(text, locale).map(({ written, at }) => ({
      at,
      message: `writes out a Name: ${written}`,
    }));
    if (!locale) return faults;
    const spelled = findMisspellings(text, locale, misspellings).map(({ written, right, at }) => ({
      at,
      message: `spells ${written}, which is ${right} everywhere else`,
    }));
    const citations = byHand[locale];
    const cited = [...(citations ? text.matchAll(citations) : [])].map(({ 0: written, index }) => ({
      at: index,
      message: `cites ${oneLine(written)} by hand; write its passage, such as @genesis-18:1`,
    }));
    return [...faults, ...spelled, ...cited];
  };
}

/** `courses/kindness/he/course.yaml`, `…/captions/he.vtt` and `curriculum/he/elementary.yaml` are Hebrew. */
function languageOf(file: string): Locale | undefined {
  return file.split(/[/.]/).find((part): part is Locale => isLocale(part));
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
