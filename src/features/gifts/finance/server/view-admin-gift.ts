import { adminHref } from '#admin-urls.ts';
import { signedIn } from '#core/actor.ts';
import { holdsPermission } from '#core/permissions.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { hasFailedRefund } from '#features/payments/server/public.ts';
import { describePeople, recordAudit } from '#features/people/server/public.ts';
import { refundGift } from '#features/gifts/giving/server/cancel-gift.ts';
import { sendNow } from '#features/gifts/giving/server/deliver-gift.ts';
import { findGift, type GiftRow } from '#features/gifts/server/gift-rows.ts';
import type { AdminGift, AdminGiftDetail } from '../contract.ts';

/** A gift as lists show it. */
export function viewRow({ sealing }: Pick<Ctx, 'sealing'>, gift: GiftRow): AdminGift {
  const { currency } = gift;
  return {
    id: gift.id,
    paidAt: gift.paid_at?.toISOString() ?? '',
    giverName: gift.giver_name,
    receiverName: gift.receiver_name,
    plan: gift.plan,
    months: gift.months,
    state: gift.state,
    refundAsked: gift.refund_asked_at !== null && gift.state === 'ready',
    total: { amount: gift.total, currency },
    owed: { amount: gift.owed, currency },
    codeEnd: gift.sealed_code === null ? null : sealing.open(gift.sealed_code).slice(-4),
    paymentId: gift.payment_id ?? '',
  };
}

/** A gift that was paid for, for finance. */
export async function getAdminGift(ctx: Ctx, { id }: { id: string }): Promise<AdminGiftDetail> {
  const gift = await findPaid(ctx, id);
  return {
    ...viewRow(ctx, gift),
    byMail: gift.send_on !== null,
    sendOn: gift.send_on,
    sentAt: gift.sent_at?.toISOString() ?? null,
    sendings: gift.sendings,
    claimedAt: gift.claimed_at?.toISOString() ?? null,
    claimedBy: await describeClaimer(ctx, gift),
    endedAt: gift.ended_at?.toISOString() ?? null,
    refundFailed: gift.payment_id !== null && (await hasFailedRefund(ctx, gift.payment_id)),
  };
}

async function findPaid(ctx: Ctx, id: string): Promise<GiftRow> {
  const gift = await findGift(ctx, { id });
  if (!gift?.paid_at) throw new NotFound();
  return gift;
}

async function describeClaimer(ctx: Ctx, { claimed_by }: GiftRow): Promise<AdminGiftDetail['claimedBy']> {
  if (claimed_by === null) return null;
  const person = (await describePeople(ctx, [claimed_by])).get(claimed_by);
  const { actor } = ctx;
  const mayOpen = actor.kind !== 'visitor' && holdsPermission(actor, 'users.find');
  return person
    ? { name: person.displayName, href: mayOpen ? adminHref('adminUser', { id: claimed_by }) : null }
    : null;
}

/** Mails a card once more to the address that its giver chose. */
export async function resendAsStaff(ctx: RequestCtx, { id }: { id: string }): Promise<AdminGiftDetail> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (ctx) => {
    const gift = await findPaid(ctx, id);
    if (gift.sealed_receiver_address === null) throw new Conflict('not_mailed', 'gifts.refusal.notMailed');
    await sendNow(ctx, { id });
    await recordAudit(ctx, { who: userId, what: 'gift.resent', subject: id, why: 'form' });
  });
  return getAdminGift(ctx, { id });
}

/** Makes the code of a gift void, which nobody has claimed, and gives back what is left of its money. */
export async function voidAsStaff(ctx: RequestCtx, { id }: { id: string }): Promise<AdminGiftDetail> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (ctx) => {
    const { state } = await findPaid(ctx, id);
    await refundGift(ctx, { id }, `staff:${userId}`);
    await recordAudit(ctx, {
      who: userId,
      what: 'gift.voided',
      subject: id,
      why: 'form',
      before: { state },
      after: { state: 'canceled' },
    });
  });
  return getAdminGift(ctx, { id });
}
