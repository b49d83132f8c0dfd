import { NotFound } from '#core/refusals.ts';
import { showClearCode } from '#core/clear-code.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { resumesAt } from '#platform/jewish-calendar/melacha.ts';
import { visitorPlace } from '#platform/jewish-calendar/visitor-place.ts';
import { findDocumentLink, findInvoice } from '#features/invoices/server/public.ts';
import { completePayment, findPaymentState, listMethods } from '#features/payments/server/public.ts';
import { cancelableUntil } from '#features/gifts/policy.ts';
import { invoiceCause } from '#features/gifts/server/causes.ts';
import { findGift, type GiftRow } from '#features/gifts/server/gift-rows.ts';
import { nameGift } from '#features/gifts/server/name-gift.ts';
import { daysToChoose, sendingTime } from '#features/gifts/server/sending-time.ts';
import { href } from '#urls.ts';
import type { GiftView } from '../contract.ts';
import { quoteGift } from './quote-gift.ts';

/** A gift by the token of its giver's page. */
export async function getGift(ctx: RequestCtx, { token }: { token: string }): Promise<GiftView> {
  return viewGift(ctx, await findKnown(ctx, token));
}

/** The giver is back from the provider, which is asked what came of it; what her browser brings along proves nothing. */
export async function completeGift(
  ctx: RequestCtx,
  { token, query }: { token: string; query: Record<string, string> },
): Promise<GiftView> {
  const { payment_id, state } = await findKnown(ctx, token);
  if (payment_id !== null && state === 'draft') await completePayment(ctx, payment_id, query);
  return viewGift(ctx, await findKnown(ctx, token));
}

async function findKnown(ctx: RequestCtx, token: string): Promise<GiftRow> {
  const gift = await findGift(ctx, { token });
  if (!gift) throw new NotFound();
  return gift;
}

/** Everything of a gift for its giver; a draft with its price of now. */
export async function viewGift(ctx: RequestCtx, gift: GiftRow): Promise<GiftView> {
  const now = ctx.clock.now();
  const open = (sealed: string | null) => (sealed === null ? null : ctx.sealing.open(sealed));
  const receiverAddress = open(gift.sealed_receiver_address);
  const sending =
    gift.send_on !== null && (gift.state === 'draft' || gift.step === 'send')
      ? sendingTime({ sendOn: gift.send_on, place: gift.place }, now)
      : undefined;
  const days = daysToChoose(gift, now);
  return {
    state: gift.state,
    plan: gift.plan,
    months: gift.months,
    currency: gift.currency,
    ...(await priceView(ctx, gift)),
    card: gift.card,
    language: gift.language,
    giverName: gift.giver_name,
    giverAddress: open(gift.sealed_giver_address) ?? '',
    receiverName: gift.receiver_name,
    message: open(gift.sealed_message) ?? '',
    receiverAddress,
    sendOn: gift.send_on,
    sendsAt: sending?.at.toISOString() ?? null,
    waitsForHolyDay: sending?.waits ?? false,
    sentAt: gift.sent_at?.toISOString() ?? null,
    claimedAt: gift.claimed_at?.toISOString() ?? null,
    code:
      gift.state === 'ready' && gift.sealed_code ? showClearCode(ctx.sealing.open(gift.sealed_code)) : null,
    printed: {
      gift: nameGift(ctx, gift.language, gift),
      how: ctx.sayIn(gift.language, 'gifts.card.how', { address: claimAddress(ctx) }),
    },
    ...(await paymentView(ctx, gift)),
    cancelableUntil: cancelableUntil({ state: gift.state, paidAt: gift.paid_at }, now)?.toISOString() ?? null,
    refundAsked: gift.refund_asked_at !== null,
    invoiceHref: await invoiceHrefOf(ctx, gift),
    firstDay: days.first,
    lastDay: days.last,
  };
}

async function priceView(ctx: RequestCtx, gift: GiftRow): Promise<Pick<GiftView, 'price' | 'tax' | 'total'>> {
  const quote = gift.state === 'draft' ? await quoteGift(ctx, gift) : undefined;
  const rule = quote ? quote.rule : (gift.tax_rule ?? undefined);
  return {
    price: quote ? Number(quote.price.amount) : gift.price,
    tax: rule
      ? {
          amount: quote ? Number(quote.tax.amount) : gift.tax,
          name: rule.name,
          rate: rule.rate,
          mode: rule.mode,
        }
      : null,
    total: quote ? Number(quote.total.amount) : gift.total,
  };
}

async function paymentView(
  ctx: RequestCtx,
  gift: GiftRow,
): Promise<Pick<GiftView, 'methods' | 'reopensAt' | 'payment' | 'isConfirming' | 'failure' | 'payHref'>> {
  if (gift.state !== 'draft')
    return {
      methods: [],
      reopensAt: null,
      payment: 'none',
      isConfirming: false,
      failure: null,
      payHref: null,
    };
  const payment = gift.payment_id === null ? undefined : await findPaymentState(ctx, gift.payment_id);
  const state = payment?.state;
  return {
    methods: await listMethods(ctx, gift.currency, { recurs: false }),
    reopensAt: resumesAt(ctx.clock.now(), visitorPlace(ctx))?.toISOString() ?? null,
    payment:
      state === undefined
        ? 'none'
        : state === 'review'
          ? 'review'
          : state === 'failed' || state === 'expired'
            ? 'failed'
            : state === 'refunded'
              ? 'none'
              : 'waiting',
    isConfirming:
      gift.returned_at !== null && ['created', 'pending', 'authorised', 'unknown'].includes(state ?? ''),
    failure: payment?.failure ?? null,
    payHref: state === 'pending' ? (payment?.payHref ?? null) : null,
  };
}

/** As it is read from paper. */
function claimAddress({ origin }: RequestCtx): string {
  return origin.replace(/^https?:\/\//, '') + href('giftClaim');
}

async function invoiceHrefOf(ctx: RequestCtx, gift: GiftRow): Promise<string | null> {
  const invoice = await findInvoice(ctx, invoiceCause(gift));
  const reference = invoice && (await findDocumentLink(ctx, invoice.id));
  return reference === undefined ? null : href('invoice', { reference });
}
