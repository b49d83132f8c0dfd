import type { RequestCtx } from '#platform/ctx.ts';
import { findDocumentLink, findReceipt } from '#features/invoices/server/public.ts';
import { completePayment, findPaymentState, findSentBack } from '#features/payments/server/public.ts';
import {
  findKnownDonation,
  listContributionsOf,
  nameDonation,
  receiptCause,
  receiptCauseOf,
  targetOf,
  type DonationRow,
} from '#features/donations/server/donation-rows.ts';
import { viewGiftAid } from '#features/donations/gift-aid/server/view-gift-aid.ts';
import { viewRecurrence } from '#features/donations/recurring/server/view-recurrence.ts';
import { href } from '#urls.ts';
import type { DonationView } from '../contract.ts';
import { findClosed } from './ask-target.ts';
import { listWays, noWays } from './ways.ts';

/** A donation by the token of its donor's page. */
export async function getDonation(ctx: RequestCtx, { token }: { token: string }): Promise<DonationView> {
  return viewDonation(ctx, await findKnownDonation(ctx, { token }));
}

/** The donor is back from the provider, which is asked what came of it; what her browser brings along proves nothing. */
export async function completeDonation(
  ctx: RequestCtx,
  { token, query }: { token: string; query: Record<string, string> },
): Promise<DonationView> {
  const { payment_id, state } = await findKnownDonation(ctx, { token });
  if (payment_id !== null && (state === 'draft' || state === 'running'))
    await completePayment(ctx, payment_id, query);
  return getDonation(ctx, { token });
}

async function viewDonation(ctx: RequestCtx, donation: DonationRow): Promise<DonationView> {
  const open = (sealed: string | null) => (sealed === null ? '' : ctx.sealing.open(sealed));
  const { state, payment_id } = donation;
  return {
    state,
    review: donation.review,
    period: donation.period,
    currency: donation.currency,
    amount: donation.amount,
    fee: donation.fee,
    total: donation.total,
    about: nameDonation(ctx, ctx.locale, donation),
    to: targetOf(donation),
    anonymity: donation.anonymity,
    dedication: donation.dedication,
    dedicationText: open(donation.sealed_dedication),
    message: open(donation.sealed_message),
    donorName: donation.donor_name,
    donorAddress: open(donation.sealed_address),
    language: donation.language,
    givenAt: donation.given_at?.toISOString() ?? null,
    contributions: await viewContributions(ctx, donation),
    acknowledgmentHref:
      state === 'pledged' && payment_id !== null ? await receiptHrefOf(ctx, receiptCause(payment_id)) : null,
    giftAid: await viewGiftAid(ctx, donation),
    recurrence: await viewRecurrence(ctx, donation),
    ...(await paymentView(ctx, donation)),
  };
}

async function viewContributions(
  ctx: RequestCtx,
  { id }: DonationRow,
): Promise<DonationView['contributions']> {
  const views: DonationView['contributions'] = [];
  for (const row of await listContributionsOf(ctx, id))
    views.push({
      id: row.id,
      amount: row.amount,
      refunded: row.refunded,
      givenAt: row.given_at.toISOString(),
      receiptHref: await receiptHrefOf(ctx, receiptCauseOf(row)),
    });
  return views;
}

type PaymentState = Awaited<ReturnType<typeof findPaymentState>>['state'];

/** Something may still come of a payment. */
const openStates: readonly PaymentState[] = ['created', 'pending', 'authorised', 'unknown'];

type PaymentView = Pick<
  DonationView,
  | 'payment'
  | 'isConfirming'
  | 'failure'
  | 'sentBack'
  | 'refused'
  | 'payHref'
  | 'methods'
  | 'saved'
  | 'costs'
  | 'mayKeep'
  | 'reopensAt'
>;

const nothingToPay: PaymentView = {
  ...noWays,
  payment: 'none',
  isConfirming: false,
  failure: null,
  sentBack: null,
  refused: null,
  payHref: null,
};

async function paymentView(ctx: RequestCtx, donation: DonationRow): Promise<PaymentView> {
  const isOpen = donation.state === 'draft' || donation.state === 'running';
  if (!isOpen || donation.review === 'waiting') return nothingToPay;
  const payment = donation.payment_id === null ? undefined : await findPaymentState(ctx, donation.payment_id);
  const state = payment?.state;
  const sentBack = await viewSentBack(ctx, donation);
  const refused = await findClosed(ctx, donation);
  const ways =
    refused === undefined
      ? await listWays(ctx, donation.currency, { recurs: donation.period !== 'once' })
      : noWays;
  return {
    ...ways,
    payment: sentBack ? 'none' : sayPayment(state, donation),
    isConfirming: donation.returned_at !== null && state !== undefined && openStates.includes(state),
    failure: payment?.failure ?? null,
    sentBack,
    refused: refused === undefined ? null : ctx.say(refused),
    payHref: state === 'pending' ? (payment?.payHref ?? null) : null,
  };
}

/** Whether its latest payment goes back; of a running donation, its page says nothing of that. */
async function viewSentBack(
  ctx: RequestCtx,
  { state, payment_id }: DonationRow,
): Promise<DonationView['sentBack']> {
  const sentBack = state === 'draft' && payment_id !== null ? await findSentBack(ctx, payment_id) : undefined;
  return sentBack ? { amount: sentBack.amount, isDone: sentBack.isDone } : null;
}

/** How far its latest payment is. That of a running donation may be one that has paid a gift long ago. */
function sayPayment(
  state: PaymentState | undefined,
  donation: Pick<DonationRow, 'state'>,
): PaymentView['payment'] {
  if (state === undefined || state === 'refunded') return 'none';
  if (state === 'review') return 'review';
  if (state === 'failed' || state === 'expired') return 'failed';
  return donation.state === 'draft' || openStates.includes(state) ? 'waiting' : 'none';
}

/** The address of the receipt or acknowledgment for a cause, for anyone who has it. */
export async function receiptHrefOf(
  ctx: Pick<RequestCtx, 'db' | 'sealing'>,
  cause: string,
): Promise<string | null> {
  const receipt = await findReceipt(ctx, cause);
  const reference = receipt && (await findDocumentLink(ctx, receipt.id));
  return reference === undefined ? null : href('invoice', { reference });
}
