import { signedIn } from '#core/actor.ts';
import { Conflict } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { recordAudit } from '#features/people/server/public.ts';
import { lockKnownDonation, type DonationRow } from '#features/donations/server/donation-rows.ts';
import { tellDonor } from '#features/donations/server/tell-donor.ts';
import { findInForce, lockDonor } from './declaration-rows.ts';
import { lockClaims } from './claim-rows.ts';

/** Cancels the declaration that covers a donation, by the link of its donor. */
export async function cancelGiftAid(
  ctx: RequestCtx,
  { token, leavesOut }: { token: string; leavesOut: boolean },
): Promise<Record<string, never>> {
  await inTransaction(ctx, async (ctx) => {
    const donation = await lockKnownDonation(ctx, { token });
    await cancel(ctx, donation, { by: 'donor', leavesOut });
  });
  return {};
}

/** The same by finance, whom the donor has asked. */
export async function cancelGiftAidAsStaff(
  ctx: RequestCtx,
  { id, leavesOut, reason }: { id: string; leavesOut: boolean; reason: string },
): Promise<Record<string, never>> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (ctx) => {
    const donation = await lockKnownDonation(ctx, { id });
    await cancel(ctx, donation, { by: 'finance', leavesOut });
    await recordAudit(ctx, {
      who: userId,
      what: 'giftAid.canceled',
      subject: id,
      why: { written: reason },
      after: { leavesOut },
    });
  });
  return {};
}

/**
 * Gifts to come are not covered any more. Those from before stay covered, as HMRC has it, unless the donor wants them left out, as one does who
 * has paid too little tax; then those that were not claimed yet are free.
 */
async function cancel(
  ctx: RequestCtx,
  donation: DonationRow,
  { by, leavesOut }: { by: 'donor' | 'finance'; leavesOut: boolean },
): Promise<void> {
  await lockDonor(ctx, donation);
  if (leavesOut) await lockClaims(ctx);
  const declaration = await findInForce(ctx, donation);
  if (!declaration) throw new Conflict('no_gift_aid', 'donations.refusal.notDeclared');
  await ctx.db
    .updateTable('gift_aid_declarations')
    .set({ canceled_at: ctx.clock.now(), canceled_by: by })
    .where('id', '=', declaration.id)
    .execute();
  if (leavesOut)
    await ctx.db
      .deleteFrom('gift_aid_gifts')
      .where('declaration_id', '=', declaration.id)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('gift_aid_claim_lines')
              .select('contribution_id')
              .whereRef('gift_aid_claim_lines.contribution_id', '=', 'gift_aid_gifts.contribution_id'),
          ),
        ),
      )
      .execute();
  await tellDonor(ctx, donation, { kind: 'giftAidCanceled', once: declaration.id });
}
