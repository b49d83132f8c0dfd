import { adminHref } from '#admin-urls.ts';
import { removeEndedClaims, type Fact } from '#features/administration/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';
import { reviewQueue, waits } from './review-rows.ts';

/** How many texts wait, for the start page of the administration. */
export async function listReviewFacts({ db }: Ctx): Promise<Fact[]> {
  const { count } = await db
    .selectFrom('ratings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('text', '<>', '')
    .where(waits)
    .executeTakeFirstOrThrow();
  return [
    {
      id: 'learning.reviews',
      text: 'learning.fact.reviews',
      count,
      kind: 'queue',
      href: adminHref('adminReviews'),
      permission: 'moderation.decide',
    },
  ];
}

export const removeEndedReviewClaims = (ctx: Ctx): Promise<void> => removeEndedClaims(ctx, reviewQueue);
