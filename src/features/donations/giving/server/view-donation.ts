import type { RequestCtx } from '#platform/ctx.ts';
import { findDocumentLink, findReceipt } from '#features/invoices/server/public.ts';
import { completePayment, findPaymentState } from '#features/payments/server/public.ts';
import {
  findKnownDonation,
  listContributionsOf,
  nameDonation,
  receiptCause,
  type DonationRow,
} from '#features/donations/server/donation-rows.ts';
import { href } from '#urls.ts';
import type { DonationView } from '../contract.ts';
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
  if (payment_id !== null && state === 'draft') await completePayment(ctx, payment_id, query);
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
      state === 'pledged' && payment_id !== null ? await receiptHrefOf(ctx, payment_id) : null,
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
      receiptHref: row.payment_id === null ? null : await receiptHrefOf(ctx, row.payment_id),
    });
  return views;
}

type PaymentView = Pick<
  DonationView,
  'payment' | 'isConfirming' | 'failure' | 'payHref' | 'methods' | 'saved' | 'costs' | 'mayKeep' | 'reopensAt'
>;

async function paymentView(ctx: RequestCtx, donation: DonationRow): Promise<PaymentView> {
  if (donation.state !== 'draft' || donation.review === 'waiting')
    return { ...noWays, payment: 'none', isConfirming: false, failure: null, payHref: null };
  const payment = donation.payment_id === null ? undefined : await findPaymentState(ctx, donation.payment_id);
  const state = payment?.state;
  return {
    ...(await listWays(ctx, donation.currency)),
    payment:
      state === undefined || state === 'refunded'
        ? 'none'
        : state === 'review'
          ? 'review'
          : state === 'failed' || state === 'expired'
            ? 'failed'
            : 'waiting',
    isConfirming:
      donation.returned_at !== null && ['created', 'pending', 'authorised', 'unknown'].includes(state ?? ''),
    failure: payment?.failure ?? null,
    payHref: state === 'pending' ? (payment?.payHref ?? null) : null,
  };
}

/** The address of the receipt or acknowledgment of a payment, for anyone who has it. */
export async function receiptHrefOf(
  ctx: Pick<RequestCtx, 'db' | 'sealing'>,
  paymentId: string,
): Promise<string | null> {
  const receipt = await findReceipt(ctx, receiptCause(paymentId));
  const reference = receipt && (await findDocumentLink(ctx, receipt.id));
  return reference === undefined ? null : href('invoice', { reference });
}
