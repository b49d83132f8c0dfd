import { inLanguages, type InLanguages } from '#platform/content/in-languages.ts';
import type { PassageText } from '#features/learning/content/server/content.ts';
import type { Passage } from '#features/learning/content/server/passages/passage-library.ts';

/** A passage as it is stored: the inverse of `passageTextsOf`. */
export function passageOf(id: string, texts: InLanguages<PassageText>): Passage {
  const { counts, chapter, lines } = texts.en;
  return {
    id,
    work: {
      counts,
      names: inLanguages((locale) => texts[locale].work),
      edition: inLanguages((locale) => texts[locale].edition),
    },
    chapter,
    context: inLanguages((locale) => texts[locale].context),
    lines: lines.map(({ at, original }, place) => ({
      at,
      original,
      texts: inLanguages((locale) => texts[locale].lines[place]?.text ?? ''),
    })),
  };
}
