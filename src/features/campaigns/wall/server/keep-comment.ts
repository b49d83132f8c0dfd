import type { Ctx } from '#platform/ctx.ts';

/**
 * Keeps what a donor wrote with a gift, until someone has looked at it; in the transaction that counts the gift. The same gift again changes
 * nothing.
 */
export async function keepComment(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { giftId, campaignId, message }: { giftId: string; campaignId: string; message: string },
): Promise<void> {
  const text = message.trim();
  if (text === '') return;
  await db
    .insertInto('campaign_comments')
    .values({
      gift_id: giftId,
      campaign_id: campaignId,
      text,
      status: 'waiting',
      written_at: clock.now(),
      decided_by: null,
      decided_at: null,
    })
    .onConflict((conflict) => conflict.column('gift_id').doNothing())
    .execute();
}
