import type { Ctx } from '#platform/ctx.ts';
import { bumpVersion } from '#features/campaigns/totals/server/add-to-sums.ts';

/** Removes names and words from the gifts of erased donations, here and on open pages. What was given stays. */
export async function eraseFromWall(
  ctx: Ctx,
  { donationIds }: { donationIds: readonly string[] },
): Promise<void> {
  const { db } = ctx;
  const gifts = await db
    .updateTable('campaign_gifts')
    .set({ donor_name: '', folded_name: '', anonymity: 'anonymous' })
    .where('donation_id', 'in', donationIds)
    .returning(['id', 'campaign_id'])
    .execute();
  if (gifts.length === 0) return;
  await db
    .deleteFrom('campaign_comments')
    .where(
      'gift_id',
      'in',
      gifts.map(({ id }) => id),
    )
    .execute();
  const campaigns = new Set(gifts.map(({ campaign_id }) => campaign_id));
  for (const campaignId of [...campaigns].toSorted()) await bumpVersion(ctx, campaignId);
}
