import { randomUUID } from 'node:crypto';
import { signedIn } from '#core/actor.ts';
import { money } from '#core/money.ts';
import { Conflict } from '#core/refusals.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { recordAudit } from '#features/people/server/public.ts';
import type { AdminDonation } from '#features/donations/finance/contract.ts';
import { getAdminDonation } from '#features/donations/finance/server/admin-donation.ts';
import { targetColumns } from '#features/donations/giving/server/chosen-columns.ts';
import { generalTarget } from '#features/donations/policy.ts';
import { describeContribution, describeDonation } from '#features/donations/server/describe.ts';
import { contributionMoved } from '#features/donations/server/donation-hooks.ts';
import {
  lockKnownDonation,
  targetOf,
  updateDonation,
  type ContributionRow,
  type DonationRow,
} from '#features/donations/server/donation-rows.ts';
import { bookMove } from '#features/donations/server/settle-account.ts';
import { mayMove } from '../policy.ts';
import { nameTarget } from './name-target.ts';

/**
 * Moves a donation to another target with all money that came of it, and with what it will still bring: in one transaction the books, and
 * what the features above count, follow. Refuses if it is no longer where it was seen; the same again changes nothing.
 */
export async function moveDonation(
  ctx: RequestCtx,
  { id, from, to, reason }: { id: string; from: string; to: string; reason: string },
): Promise<AdminDonation> {
  const { userId } = signedIn(ctx);
  const target = await nameTarget(ctx, to);
  await inTransaction(ctx, async (ctx) => {
    const before = await lockKnownDonation(ctx, { id });
    if (targetOf(before) === (target ?? generalTarget)) return;
    if (targetOf(before) !== from)
      throw new Conflict('changed_meanwhile', 'donations.refusal.changedMeanwhile');
    if (!mayMove(before.state)) throw new Conflict('not_movable', 'donations.refusal.notMovable');
    const after = await retarget(ctx, before, target);
    const moveId = randomUUID();
    for (const [index, contribution] of (await lockContributionsOf(ctx, id)).entries()) {
      const left = BigInt(contribution.amount - contribution.refunded);
      // All teams of a campaign have its account.
      if (before.account !== after.account)
        await bookMove(ctx, contribution, {
          reference: moveId,
          lines: [
            { purpose: 'donations', detail: before.account, amount: left },
            { purpose: 'donations', detail: after.account, amount: -left },
          ],
        });
      const followed = await callHook(ctx, contributionMoved, {
        before: describeDonation(ctx, before),
        donation: describeDonation(ctx, after),
        contribution: describeContribution(contribution, { isFirst: index === 0 }),
      });
      for (const { target_kind } of [before, after])
        if (target_kind !== generalTarget && !followed.includes(target_kind))
          throw new Conflict('not_movable', 'donations.refusal.notMovable');
    }
    await recordAudit(ctx, {
      who: userId,
      what: 'donation.moved',
      subject: id,
      why: { written: reason },
      before: { target: targetOf(before) },
      after: { target: targetOf(after) },
    });
  });
  return getAdminDonation(ctx, { id });
}

async function retarget(
  ctx: RequestCtx,
  donation: DonationRow,
  to: string | undefined,
): Promise<DonationRow> {
  const { period, amount, currency } = donation;
  const asked = { to, period, isByHand: true };
  const { about, ...target } = await targetColumns(ctx, asked, money(amount, currency));
  await updateDonation(ctx, donation, { ...target, about: JSON.stringify(about) });
  return { ...donation, ...target, about };
}

/** From the first on. */
function lockContributionsOf({ db }: RequestCtx, donationId: string): Promise<ContributionRow[]> {
  return db
    .selectFrom('contributions')
    .selectAll()
    .where('donation_id', '=', donationId)
    .orderBy('given_at')
    .orderBy('id')
    .forUpdate()
    .execute();
}
