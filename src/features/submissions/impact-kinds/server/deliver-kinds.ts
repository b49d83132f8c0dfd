import { answerTo } from '#platform/composition/feature-hooks.ts';
import { deliverEntries } from '#features/cms/server/public.ts';
import { listOfferedKinds, viewKind } from './kinds.ts';

/** The kinds of deed, for clients that ask the content management for them. */
export const deliverKinds = answerTo(deliverEntries, async (ctx, { contentType, locale }) => {
  if (contentType !== 'rwi-item') return undefined;
  const kinds = await listOfferedKinds(ctx, locale);
  return kinds.map((kind) => ({
    id: `rwi-item.${kind.key}`,
    contentType,
    // One that came with the product and was never touched is as old as the product.
    created: (kind.created ?? new Date(0)).toISOString(),
    ...viewKind(kind),
  }));
});
