import type { PassageText } from '../content.ts';
import { inLanguages, type InLanguages } from '#platform/content/in-languages.ts';
import type { Passage } from './passage-library.ts';

/** A passage as stored and shown, in each language; one that is not quoted has no lines. */
export function passageTextsOf({ work, chapter, context, lines }: Passage): InLanguages<PassageText> {
  return inLanguages((locale) => ({
    work: work.names[locale],
    counts: work.counts,
    chapter,
    context: context?.[locale] ?? '',
    edition: work.edition[locale],
    lines: lines.map(({ at, original, texts }) => ({ at, original, text: texts[locale] })),
  }));
}
