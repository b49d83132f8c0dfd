import type { Ctx } from '#platform/ctx.ts';
import type { SourceView } from '../contract.ts';
import { getPassages } from '#features/learning/catalogue/server/catalogue.ts';
import { readCitation } from '#features/learning/content/server/passages/citations.ts';
import { quoteSource } from './quote-source.ts';

/**
 * The passages for citations like `genesis-18:4-8`, in that order and each once. They are in the public domain and open
 * to everyone, even if the lesson is not. Unknown and unquoted ones are left out.
 */
export async function listSources(
  ctx: Ctx,
  cited: readonly string[],
  locale = ctx.locale,
): Promise<SourceView[]> {
  const passageById = await getPassages(ctx, locale);
  return [...new Set(cited)].flatMap((written) => {
    const citation = readCitation(written);
    const passage = citation && passageById.get(citation.passage);
    const view = passage && quoteSource(citation, passage, locale);
    return view?.lines.length ? [view] : [];
  });
}
