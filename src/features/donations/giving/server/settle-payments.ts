import { randomUUID } from 'node:crypto';
import { money } from '#core/money.ts';
import { fundMethods, legalEntityOf } from '#core/payment-providers.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import {
  findReceipt,
  issueAcknowledgment,
  issueCreditNoteForRefund,
  issueReceipt,
} from '#features/invoices/server/public.ts';
import type { PaymentCtx, PurposePayment, Settlement } from '#features/payments/server/public.ts';
import { findObstacle } from '#features/donations/policy.ts';
import { describeContribution, describeDonation } from '#features/donations/server/describe.ts';
import { contributionReceived } from '#features/donations/server/donation-hooks.ts';
import {
  lockDonation,
  receiptCause,
  updateDonation,
  type ContributionRow,
  type DonationRow,
} from '#features/donations/server/donation-rows.ts';
import { tellDonor } from '#features/donations/server/tell-donor.ts';
import { donationPurpose } from './pay-donation.ts';

/**
 * Money for a donation is here: in the same transaction it becomes a contribution, features above hear of it, and the donor gets her
 * thanks and her receipt; or it is sent back.
 */
export async function keepDonation(
  ctx: PaymentCtx,
  payment: PurposePayment,
): Promise<Settlement | undefined> {
  if (payment.purpose !== donationPurpose) return undefined;
  const donation = await lockDonation(ctx, { id: payment.purposeId });
  if (!donation) return { kind: 'sent_back', reason: 'donation_gone' };
  const obstacle = findObstacle(donation, payment);
  if (obstacle) return { kind: 'sent_back', reason: obstacle };
  const contribution = await insertContribution(ctx, donation, payment);
  const given = { state: 'given', payment_id: payment.paymentId, given_at: contribution.given_at } as const;
  await updateDonation(ctx, donation, given);
  await callHook(ctx, contributionReceived, {
    donation: describeDonation(ctx, { ...donation, ...given }),
    contribution: describeContribution(contribution, { isFirst: true }),
  });
  await tellDonor(ctx, donation, { kind: 'thanks', once: payment.paymentId, paymentId: payment.paymentId });
  await confirm(ctx, donation, payment);
  return {
    kind: 'credited',
    credits: [{ purpose: 'donations', detail: donation.account, amount: payment.amount.amount }],
  };
}

function insertContribution(
  { db, clock }: PaymentCtx,
  donation: DonationRow,
  { paymentId, amount, method, toDollars }: PurposePayment,
): Promise<ContributionRow> {
  const now = clock.now();
  return db
    .insertInto('contributions')
    .values({
      id: randomUUID(),
      donation_id: donation.id,
      payment_id: paymentId,
      kind: fundMethods.includes(method) ? 'pledge' : 'online',
      method,
      entity: legalEntityOf(amount.currency),
      currency: amount.currency,
      amount: Number(amount.amount),
      rate: toDollars.rate,
      rate_on: toDollars.date,
      rate_source: toDollars.source,
      given_at: now,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The latest payment for a donation is being confirmed. */
export async function keepDonationWaiting(
  { db, clock }: PaymentCtx,
  { paymentId, purpose, purposeId }: PurposePayment,
): Promise<void> {
  if (purpose !== donationPurpose) return;
  await db
    .updateTable('donations')
    .set({ returned_at: clock.now() })
    .where('id', '=', purposeId)
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'draft')
    .where('returned_at', 'is', null)
    .execute();
}

/** A fund has agreed to a grant: until it has paid, that is a pledge. */
export async function keepPledge(ctx: PaymentCtx, payment: PurposePayment): Promise<void> {
  if (payment.purpose !== donationPurpose) return;
  const donation = await lockDonation(ctx, { id: payment.purposeId });
  if (!donation || findObstacle(donation, payment)) return;
  await updateDonation(ctx, donation, { state: 'pledged', payment_id: payment.paymentId });
  await tellDonor(ctx, donation, { kind: 'pledged', once: payment.paymentId, paymentId: payment.paymentId });
  await confirm(ctx, donation, payment);
}

/** A fund does not pay what it had agreed to: what confirmed that is taken back, and the donor can give in another way. */
export async function endPledge(ctx: PaymentCtx, payment: PurposePayment): Promise<void> {
  if (payment.purpose !== donationPurpose) return;
  const donation = await lockDonation(ctx, { id: payment.purposeId });
  if (donation?.state !== 'pledged' || donation.payment_id !== payment.paymentId) return;
  await updateDonation(ctx, donation, { state: 'draft' });
  await tellDonor(ctx, donation, {
    kind: 'pledgeEnded',
    once: payment.paymentId,
    paymentId: payment.paymentId,
  });
  const acknowledgment = await findReceipt(ctx, receiptCause(payment.paymentId));
  if (acknowledgment)
    await issueCreditNoteForRefund(ctx, {
      documentId: acknowledgment.id,
      cause: `pledge:${payment.paymentId}:ended`,
      amount: payment.amount,
    });
}

/** A receipt, or of a grant an acknowledgment. Numbers are taken last, since everyone who issues a document waits for them. */
async function confirm(
  ctx: PaymentCtx,
  donation: DonationRow,
  { paymentId, amount, method }: PurposePayment,
): Promise<void> {
  const { user_id: userId, country, currency, donor_name, sealed_address, about } = donation;
  const issue = fundMethods.includes(method) ? issueAcknowledgment : issueReceipt;
  await issue(ctx, {
    entity: legalEntityOf(currency),
    cause: receiptCause(paymentId),
    paymentId,
    ...(userId !== null && { userId }),
    buyer: {
      name: donor_name,
      ...(sealed_address !== null && { emailAddress: ctx.sealing.open(sealed_address) }),
    },
    ...(country !== null && { country }),
    locale: donation.language,
    lines: [{ ...about, quantity: 1, unit: money(donation.total, currency) }],
    total: amount,
  });
}
