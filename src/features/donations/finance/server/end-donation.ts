import { signedIn } from '#core/actor.ts';
import { Conflict } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { recordAudit } from '#features/people/server/public.ts';
import { endRecurrence } from '#features/donations/recurring/server/end-recurrence.ts';
import { lockKnownDonation } from '#features/donations/server/donation-rows.ts';
import { tellDonor } from '#features/donations/server/tell-donor.ts';
import type { AdminDonation } from '../contract.ts';
import { getAdminDonation } from './admin-donation.ts';

/** Ends a donation that recurs, at once, and tells its donor; a second time it changes nothing. */
export async function endRecurringDonation(ctx: RequestCtx, { id }: { id: string }): Promise<AdminDonation> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (ctx) => {
    const donation = await lockKnownDonation(ctx, { id });
    if (donation.state === 'ended') return;
    if (donation.state !== 'running') throw new Conflict('not_running', 'donations.refusal.notRunning');
    await endRecurrence(ctx, donation);
    await recordAudit(ctx, {
      who: userId,
      what: 'donation.ended',
      subject: id,
      why: 'form',
      before: { state: 'running' },
      after: { state: 'ended' },
    });
    await tellDonor(ctx, donation, { kind: 'ended', once: id });
  });
  return getAdminDonation(ctx, { id });
}
