import { answerTo } from '#platform/composition/feature-hooks.ts';
import { deliverEntries } from '#features/cms/server/public.ts';
import { listBadges } from './badges.ts';

/** The badges, for clients that ask the content management for them. */
export const deliverBadges = answerTo(deliverEntries, async (ctx, { contentType, locale }) =>
  contentType === 'badge' ? listBadges(ctx, locale) : undefined,
);
