import type { Locale } from '#core/locale.ts';
import type { SourceView } from '../contract.ts';
import { formatReference, formatVerse } from '../policy.ts';
import type { PassageText } from '#features/learning/content/server/content.ts';
import {
  isCited,
  writeCitation,
  type Citation,
} from '#features/learning/content/server/passages/citations.ts';

/** What a citation quotes from its passage, formatted for readers of a language; no lines if the passage is not quoted. */
export function quoteSource(
  citation: Citation,
  { work, counts, chapter, context, edition, lines }: PassageText,
  locale: Locale,
): SourceView {
  const quoted = lines.filter(({ at }) => isCited(at, citation));
  // If all lines are of one verse, the reference already names it.
  const isNumbered = counts === 'verses' && new Set(quoted.map(({ at }) => at)).size > 1;
  const whole = counts === 'folios' ? { from: quoted[0]?.at, to: quoted.at(-1)?.at } : {};
  return {
    cite: writeCitation(citation),
    passage: citation.passage,
    reference: formatReference({ work, counts, chapter, ...whole, ...citation }, locale),
    context,
    edition,
    lines: quoted.map(({ at, original, text }, index) => ({
      ...(isNumbered && { verse: formatVerse(at, locale) }),
      original,
      text,
      skips: counts === 'verses' && index > 0 && Number(at) > Number(quoted[index - 1]?.at) + 1,
    })),
  };
}
