import { daySeconds } from '#core/durations.ts';
import { Conflict, NotFound, TooMany } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { limitResending, mailboxKey, withMailQuotas } from '#features/people/server/public.ts';
import { stepAfter } from '#features/gifts/policy.ts';
import { sendCard } from '#features/gifts/server/card-mail.ts';
import { makeGiftCode } from '#features/gifts/server/gift-code.ts';
import {
  findGift,
  lockKnownGift,
  updateGift,
  type GiftName,
  type GiftRow,
} from '#features/gifts/server/gift-rows.ts';
import { sendingTime } from '#features/gifts/server/sending-time.ts';
import type { GiftView } from '../contract.ts';
import { deliveryColumns } from './chosen-columns.ts';
import { viewGift } from './view-gift.ts';

interface Delivery {
  token: string;
  delivery: 'mail' | 'print';
  receiverAddress?: string | undefined;
  sendOn?: string | undefined;
}

/** Changes how and when a card that has not been sent yet reaches its receiver. */
export function deliverGift(ctx: RequestCtx, { token, ...delivery }: Delivery): Promise<GiftView> {
  return inTransaction(ctx, async (ctx) => {
    const gift = await lockWaiting(ctx, { token });
    if (gift.sent_at) throw new Conflict('already_sent', 'gifts.refusal.alreadySent');
    const columns = deliveryColumns(ctx, delivery, gift);
    const now = ctx.clock.now();
    const sendsAt =
      columns.send_on === null
        ? undefined
        : sendingTime({ sendOn: columns.send_on, place: gift.place }, now).at;
    const next = stepAfter('paid', { at: sendsAt ? now : (gift.paid_at ?? now), sendsAt });
    await updateGift(ctx, gift, { ...columns, step: next?.step ?? null, due_at: next?.dueAt ?? null });
    return viewGift(ctx, await lockKnownGift(ctx, { token }));
  });
}

/** Sends a card again, at most five times a day. At another address it has another code, so that the first one claims nothing. */
export async function resendGift(
  ctx: RequestCtx,
  { token, receiverAddress }: { token: string; receiverAddress: string },
): Promise<GiftView> {
  const seen = await findGift(ctx, { token });
  if (!seen) throw new NotFound();
  await limitResending(ctx, `gift:${seen.id}`, receiverAddress);
  const card = { to: receiverAddress, purpose: 'invitation' } as const;
  return withMailQuotas(ctx, { card }, async ({ card: { mayGo, sent } }) => {
    if (!mayGo) throw new TooMany(daySeconds);
    const view = await inTransaction(ctx, (ctx) => sendElsewhere(ctx, { token, receiverAddress }));
    sent();
    return view;
  });
}

async function sendElsewhere(
  ctx: RequestCtx,
  { token, receiverAddress }: { token: string; receiverAddress: string },
): Promise<GiftView> {
  const gift = await lockWaiting(ctx, { token });
  const before = gift.sealed_receiver_address && ctx.sealing.open(gift.sealed_receiver_address);
  const moves = before !== null && mailboxKey(before) !== mailboxKey(receiverAddress);
  await updateGift(ctx, gift, {
    sealed_receiver_address: ctx.sealing.seal(receiverAddress),
    ...(gift.send_on === null && deliveryColumns(ctx, { delivery: 'mail', receiverAddress }, gift)),
    ...(moves && { ...(await makeGiftCode(ctx)).stored, kept_for: null }),
  });
  await sendNow(ctx, { token });
  return viewGift(ctx, await lockKnownGift(ctx, { token }));
}

/** Mails a card now, in the caller's transaction; on Shabbat and Yom Tov the mail waits by itself. */
export async function sendNow(ctx: RequestCtx, name: GiftName): Promise<void> {
  const gift = await lockWaiting(ctx, name);
  await sendCard(ctx, gift);
  if (gift.sent_at) return;
  const next = stepAfter('send', { at: ctx.clock.now(), sendsAt: undefined });
  await updateGift(ctx, gift, { step: next?.step ?? null, due_at: next?.dueAt ?? null });
}

/** One that was paid for, and that nobody has claimed. */
async function lockWaiting(ctx: RequestCtx, name: GiftName): Promise<GiftRow> {
  const gift = await lockKnownGift(ctx, name);
  if (gift.state !== 'ready') throw new Conflict('not_waiting', 'gifts.refusal.notWaiting');
  return gift;
}
