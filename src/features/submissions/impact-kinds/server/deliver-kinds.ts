import { answerTo } from '#platform/composition/feature-hooks.ts';
import { deliverEntries } from '#features/cms/server/public.ts';
import { listOfferedKinds } from './kinds.ts';

/** The kinds of deed, for clients that ask the content management for them. */
export const deliverKinds = answerTo(deliverEntries, async (ctx, { contentType, locale }) => {
  if (contentType !== 'rwi-item') return undefined;
  return (await listOfferedKinds(ctx, locale)).map(({ key, created, isOffered: _, forms, ...kind }) => ({
    id: `rwi-item.${key}`,
    key,
    contentType,
    // One that came with the product and was never touched is as old as the product.
    created: (created ?? new Date(0)).toISOString(),
    unit: forms,
    ...kind,
  }));
});
