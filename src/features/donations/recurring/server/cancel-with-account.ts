import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { lockKnownDonation } from '#features/donations/server/donation-rows.ts';
import { tellDonor } from '#features/donations/server/tell-donor.ts';
import { findKnownRecurrence, updateRecurrence } from './recurrence-rows.ts';

/** Someone closes her account: what she gives again and again ends, too. By the link in the mail she can still keep it up. */
export async function cancelWithAccount(ctx: Ctx, { userId }: { userId: UserId }): Promise<void> {
  const running = await ctx.db
    .selectFrom('donations')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'running')
    .orderBy('id')
    .execute();
  for (const { id } of running) {
    const donation = await lockKnownDonation(ctx, { id });
    const recurrence = await findKnownRecurrence(ctx, id);
    if (donation.state !== 'running' || recurrence.canceled_at !== null) continue;
    const version = recurrence.version + 1;
    await updateRecurrence(ctx, recurrence, { canceled_at: ctx.clock.now(), version });
    await tellDonor(ctx, donation, { kind: 'cancel', once: `${id}:${version}`, day: recurrence.next_on });
  }
}
