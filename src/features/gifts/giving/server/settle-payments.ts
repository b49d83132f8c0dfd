import { legalEntityOf } from '#core/payment-providers.ts';
import { money } from '#core/money.ts';
import { mailWords } from '#platform/mail/mail-words.ts';
import { sendMail } from '#platform/mail/send-mail.ts';
import { issueInvoice } from '#features/invoices/server/public.ts';
import {
  aboutPayment,
  type PaymentCtx,
  type PurposePayment,
  type Settlement,
} from '#features/payments/server/public.ts';
import { readPayer } from '#features/people/server/public.ts';
import { href } from '#urls.ts';
import { findObstacle, stepAfter } from '#features/gifts/policy.ts';
import { makeGiftCode } from '#features/gifts/server/gift-code.ts';
import { lockGift, updateGift, type GiftRow } from '#features/gifts/server/gift-rows.ts';
import { invoiceCause } from '#features/gifts/server/causes.ts';
import { giftNames, nameGift } from '#features/gifts/server/name-gift.ts';
import { placeOfGift, sendingTime } from '#features/gifts/server/sending-time.ts';
import { giftPurpose } from './pay-gift.ts';

/**
 * Money for a gift is here: in the same transaction it gets its code, its giver a mail, and she her invoice; or the money is sent
 * back. It is owed until the gift is claimed.
 */
export async function keepWhatWasPaid(
  ctx: PaymentCtx,
  payment: PurposePayment,
): Promise<Settlement | undefined> {
  if (payment.purpose !== giftPurpose) return undefined;
  const gift = await lockGift(ctx, { id: payment.purposeId });
  if (!gift) return { kind: 'sent_back', reason: 'gift_gone' };
  const obstacle = findObstacle(gift, payment.amount);
  if (obstacle) return { kind: 'sent_back', reason: obstacle };
  const now = ctx.clock.now();
  const { stored } = await makeGiftCode(ctx);
  const sendsAt =
    gift.send_on === null ? undefined : sendingTime({ sendOn: gift.send_on, place: gift.place }, now).at;
  const next = stepAfter('paid', { at: now, sendsAt });
  const owed = gift.total - gift.tax;
  await updateGift(ctx, gift, {
    state: 'ready',
    payment_id: payment.paymentId,
    paid_at: now,
    owed,
    step: next?.step ?? null,
    due_at: next?.dueAt ?? null,
    ...stored,
  });
  await thankGiver(ctx, gift, payment);
  await bill(ctx, gift, payment);
  const { tax, tax_rule } = gift;
  return {
    kind: 'credited',
    credits: [
      { purpose: 'gift-codes', amount: BigInt(owed) },
      ...(tax > 0 && tax_rule
        ? [{ purpose: 'tax' as const, detail: tax_rule.country, amount: BigInt(tax) }]
        : []),
    ],
  };
}

/** The latest payment for a gift is being confirmed. */
export async function keepGiftWaiting(
  { db, clock }: PaymentCtx,
  { paymentId, purpose, purposeId }: PurposePayment,
): Promise<void> {
  if (purpose !== giftPurpose) return;
  await db
    .updateTable('gifts')
    .set({ returned_at: clock.now() })
    .where('id', '=', purposeId)
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'draft')
    .where('returned_at', 'is', null)
    .execute();
}

/** Sends the giver the address of her gift's page. */
async function thankGiver(ctx: PaymentCtx, gift: GiftRow, { paymentId }: PurposePayment): Promise<void> {
  if (gift.sealed_giver_address === null || gift.sealed_token === null) return;
  const language = gift.giver_language;
  const say = mailWords(ctx, language, { receiver: gift.receiver_name });
  await sendMail(ctx, {
    id: `gifts.paid:${gift.id}`,
    to: ctx.sealing.open(gift.sealed_giver_address),
    topic: 'own',
    about: aboutPayment(paymentId),
    askedBy: { timeZone: placeOfGift(gift).timeZone },
    language,
    title: say('gifts.mail.paidTitle'),
    text: [
      ctx.sayIn(language, 'gifts.mail.paidWhat', { gift: nameGift(ctx, language, gift) }),
      say(gift.send_on === null ? 'gifts.mail.paidPrint' : 'gifts.mail.paidSend'),
    ],
    action: {
      label: say('gifts.mail.paidAction'),
      path: href('giftOfGiver', { token: ctx.sealing.open(gift.sealed_token) }),
    },
    note: say('gifts.mail.paidNote'),
  });
}

/** Numbers are taken last, since everyone who issues a document waits for them. */
async function bill(ctx: PaymentCtx, gift: GiftRow, { paymentId, amount }: PurposePayment): Promise<void> {
  const { user_id: userId, currency, tax_rule, months } = gift;
  const country = userId === null ? undefined : (await readPayer(ctx, userId)).country;
  const emailAddress =
    gift.sealed_giver_address === null ? undefined : ctx.sealing.open(gift.sealed_giver_address);
  await issueInvoice(ctx, {
    entity: legalEntityOf(currency),
    cause: invoiceCause(gift),
    paymentId,
    ...(userId !== null && { userId }),
    buyer: { name: gift.giver_name, ...(emailAddress !== undefined && { emailAddress }) },
    ...(country !== undefined && { country }),
    locale: gift.giver_language,
    lines: [
      { text: giftNames[gift.plan], values: { months }, quantity: 1, unit: money(gift.price, currency) },
    ],
    ...(tax_rule && { tax: tax_rule }),
    total: amount,
  });
}
