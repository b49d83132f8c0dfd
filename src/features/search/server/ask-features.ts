import type { Finding } from '#platform/composition/findable.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { SearchDocument } from './documents.ts';

/** How the caller may find a document; undefined hides it. */
export type FindingOf = (
  document: Pick<SearchDocument, 'feature' | 'kind' | 'subject'>,
) => Finding | undefined;

const openToAll: Finding = {};

/** Asks every feature once what the caller may find of it. */
export async function askFeatures(ctx: Ctx): Promise<FindingOf> {
  const answers = await Promise.all(
    [...ctx.findables].map(async ([feature, { mayFind }]) => [feature, await mayFind?.(ctx)] as const),
  );
  const mayFindOf = new Map(answers);
  return ({ feature, kind, subject }) => {
    // The feature may be gone while the index still has its documents.
    if (!mayFindOf.has(feature)) return undefined;
    return subject === null ? openToAll : mayFindOf.get(feature)?.({ kind, subject });
  };
}
