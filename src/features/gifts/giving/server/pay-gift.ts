import { hourMs } from '#core/durations.ts';
import { money } from '#core/money.ts';
import type { PaymentMethod } from '#core/payment-providers.ts';
import { Conflict } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { resumesAt } from '#platform/jewish-calendar/melacha.ts';
import { visitorPlace } from '#platform/jewish-calendar/visitor-place.ts';
import { beginPayment, createPayment, listMethods } from '#features/payments/server/public.ts';
import { lockKnownGift, updateGift } from '#features/gifts/server/gift-rows.ts';
import { refuseMinor } from '#features/gifts/server/refuse-minor.ts';
import { nameGift } from '#features/gifts/server/name-gift.ts';
import { href } from '#urls.ts';
import { priceColumns, quoteGift } from './quote-gift.ts';

export const giftPurpose = 'gift';

export interface PayGiftInput {
  token: string;
  method: PaymentMethod;
  /** What the giver was shown, in minor units: another sum is refused. */
  total: number;
}

/**
 * Begins paying for a gift, and answers with the page to pay at. Again it is the same payment, until that has come to nothing or the
 * gift has changed. Refuses while melacha is forbidden where the giver is.
 */
export async function payGift(ctx: RequestCtx, input: PayGiftInput): Promise<{ payHref: string | null }> {
  const paymentId = await inTransaction(ctx, (ctx) => placePayment(ctx, input));
  return { payHref: (await beginPayment(ctx, paymentId)) ?? null };
}

async function placePayment(ctx: RequestCtx, { token, method, total }: PayGiftInput): Promise<string> {
  await refuseMinor(ctx);
  const now = ctx.clock.now();
  const gift = await lockKnownGift(ctx, { token });
  if (gift.state !== 'draft') throw new Conflict('already_paid', 'gifts.refusal.alreadyPaid');
  const reopens = resumesAt(now, visitorPlace(ctx));
  if (reopens) throw new Conflict('holy_day', 'gifts.refusal.holyDay', { resumesAt: reopens.toISOString() });
  const quote = await quoteGift(ctx, gift);
  if (quote.total.amount !== BigInt(total)) throw new Conflict('price_changed', 'gifts.refusal.priceChanged');
  if (!(await listMethods(ctx, gift.currency, { recurs: false })).includes(method))
    throw new Conflict('method_unavailable', 'gifts.refusal.methodUnavailable');
  const create = (attempt: number) =>
    createPayment(ctx, {
      payer: `gift:${gift.id}`,
      // Another sum or way to pay is another payment.
      key: [attempt, method, gift.currency, total].join(':'),
      userId: gift.user_id ?? undefined,
      purpose: giftPurpose,
      purposeId: gift.id,
      amount: money(total, gift.currency),
      method,
      description: nameGift(ctx, ctx.locale, gift),
      locale: ctx.locale,
      emailAddress:
        gift.sealed_giver_address === null ? undefined : ctx.sealing.open(gift.sealed_giver_address),
      name: gift.giver_name,
      // Without the token, which must not be stored.
      returnPath: href('giftPaid'),
      saves: false,
      expiresAt: new Date(now.getTime() + hourMs),
    });
  const before = await create(gift.attempt);
  const isOver = !before.isNew && !['created', 'pending', 'unknown'].includes(before.payment.state);
  const attempt = isOver ? gift.attempt + 1 : gift.attempt;
  const { payment } = isOver ? await create(attempt) : before;
  await updateGift(ctx, gift, {
    ...priceColumns(quote),
    attempt,
    payment_id: payment.id,
    ...(payment.id !== gift.payment_id && { returned_at: null }),
  });
  return payment.id;
}
