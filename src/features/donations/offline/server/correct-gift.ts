import { signedIn } from '#core/actor.ts';
import { money } from '#core/money.ts';
import { Conflict } from '#core/refusals.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { book } from '#features/ledger/server/public.ts';
import { recordAudit } from '#features/people/server/public.ts';
import type { AdminDonation } from '#features/donations/finance/contract.ts';
import { countForDonor } from '#features/donations/donors/server/count-donor.ts';
import { getAdminDonation } from '#features/donations/finance/server/admin-donation.ts';
import { followRefund } from '#features/donations/gift-aid/server/cover-gifts.ts';
import { describeContribution, describeDonation } from '#features/donations/server/describe.ts';
import { contributionReversed } from '#features/donations/server/donation-hooks.ts';
import {
  listContributionsOf,
  lockKnownDonation,
  updateDonation,
  type ContributionRow,
} from '#features/donations/server/donation-rows.ts';
import { tellDonor } from '#features/donations/server/tell-donor.ts';
import { creditGift } from './receipts.ts';

/**
 * Takes back a gift that was entered by mistake, or whose check did not clear: nothing of it is changed, but as much is booked the other
 * way, it counts no more, and its receipt is void. Once it is taken back, the same again changes nothing.
 */
export async function correctGift(
  ctx: RequestCtx,
  { id, reason }: { id: string; reason: string },
): Promise<AdminDonation> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (ctx) => {
    const donation = await lockKnownDonation(ctx, { id });
    const [before] = await listContributionsOf(ctx, id);
    if (before?.kind !== 'offline') throw new Conflict('not_by_hand', 'donations.refusal.notByHand');
    if (donation.state === 'void') return;
    const contribution = await takeAllBack(ctx, before);
    await followRefund(ctx, contribution);
    await updateDonation(ctx, donation, { state: 'void' });
    await countForDonor(ctx, donation);
    const { entity, currency, method, amount } = contribution;
    await book(ctx, {
      entity,
      currency,
      cause: `contribution:${contribution.id}:corrected`,
      lines: [
        { purpose: 'donations', detail: donation.account, amount: BigInt(amount) },
        { purpose: 'received', detail: method, amount: -BigInt(amount) },
      ],
      note: 'A gift that was entered by hand was taken back',
    });
    await callHook(ctx, contributionReversed, {
      donation: describeDonation(ctx, donation),
      contribution: describeContribution(contribution, { isFirst: true }),
      part: money(amount, currency),
      whole: true,
      why: 'corrected',
      reference: `correction:${contribution.id}`,
    });
    await recordAudit(ctx, {
      who: userId,
      what: 'donation.corrected',
      subject: id,
      why: { written: reason },
      before: { amount, currency },
      after: { amount: 0, currency },
    });
    await tellDonor(ctx, donation, { kind: 'corrected', once: contribution.id });
    await creditGift(ctx, contribution);
  });
  return getAdminDonation(ctx, { id });
}

function takeAllBack({ db, clock }: RequestCtx, { id, amount }: ContributionRow): Promise<ContributionRow> {
  return db
    .updateTable('contributions')
    .set({ refunded: amount, changed_at: clock.now() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
