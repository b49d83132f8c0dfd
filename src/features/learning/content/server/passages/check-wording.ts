import { isLocale, type Locale } from '#core/locale.ts';
import type { Report } from '#platform/content/mistakes.ts';
import { readYaml } from '#platform/content/yaml-file.ts';
import { findSacredNames } from './sacred-names.ts';
import type { WorksFile } from './passage-schemas.ts';
import { findMisspellings, misspellingsOf, NamesFile } from './spelled-names.ts';
import { writtenCitations } from './written-citations.ts';

/** Rules for every content text, whatever it is for. */
export interface WordingRules {
  works: WorksFile['works'];
  /** `names.yaml`, if there is one. */
  names: { file: string; text: string } | undefined;
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
  { works, names }: WordingRules,
  report: Report,
): void {
  const spelled = names && readYaml(names.file, names.text, NamesFile, report);
  const misspellings = misspellingsOf(spelled?.value ?? {});
  const byHand = writtenCitations(works);
  const checkText = (
    text: string,
    locale: Locale | undefined,
    tell: (at: number, message: string) => void,
  ) => {
    for (const { written, at } of findSacredNames(text, locale)) tell(at, `writes out a Name: ${written}`);
    if (!locale) return;
    for (const { written, right, at } of findMisspellings(text, locale, misspellings))
      tell(at, `spells ${written}, which is ${right} everywhere else`);
    const citations = byHand[locale];
    for (const { 0: written, index } of citations ? text.matchAll(citations) : [])
      tell(index, `cites ${oneLine(written)} by hand; write its passage, such as @genesis-18:1`);
  };
  for (const [file, text] of texts)
    checkText(text, languageOf(file), (at, message) =>
      report(file, text.slice(0, at).split('\n').length, message),
    );
  for (const { file, line, locale, text } of said)
    checkText(text, locale, (_at, message) => report(file, line, message));
}

/** `courses/kindness/he/course.yaml`, `…/captions/he.vtt` and `curriculum/he/elementary.yaml` are Hebrew. */
function languageOf(file: string): Locale | undefined {
  return file.split(/[/.]/).find((part): part is Locale => isLocale(part));
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
