import { randomUUID } from 'node:crypto';
import type { LocalDate } from '#core/local-date.ts';
import { money, type Money } from '#core/money.ts';
import { fundMethods, legalEntityOf } from '#core/payment-providers.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import { sendAhead } from '#platform/db/pipelining.ts';
import { runTogether } from '#platform/db/run-together.ts';
import {
  findReceipt,
  issueCreditNoteForRefund,
  prepareAcknowledgment,
  prepareReceipt,
} from '#features/invoices/server/public.ts';
import type { PaymentCtx, PurposePayment, Settlement } from '#features/payments/server/public.ts';
import { findObstacle } from '#features/donations/policy.ts';
import { countForDonor } from '#features/donations/donors/server/count-donor.ts';
import { coverGift } from '#features/donations/gift-aid/server/cover-gifts.ts';
import { describeContribution, describeDonation } from '#features/donations/server/describe.ts';
import {
  contributionOffered,
  contributionReceived,
  pledgeChanged,
} from '#features/donations/server/donation-hooks.ts';
import {
  lockDonation,
  receiptCause,
  updateDonation,
  type ContributionRow,
  type DonationRow,
} from '#features/donations/server/donation-rows.ts';
import { tellDonor } from '#features/donations/server/tell-donor.ts';
import {
  findGiftObstacle,
  keepGift,
  startRecurrence,
} from '#features/donations/recurring/server/keep-gift.ts';
import { findRecurringPayment } from '#features/donations/recurring/server/recurrence-rows.ts';
import { donationPurpose } from './donation-purpose.ts';

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
  const later = donation.period === 'once' ? undefined : await findRecurringPayment(ctx, payment.paymentId);
  const obstacle = later ? await findGiftObstacle(ctx, donation, later) : findObstacle(donation, payment);
  const reason = obstacle ?? (await findRefusal(ctx, donation));
  if (reason !== undefined) {
    const { paymentId, amount: sum } = payment;
    // A feature that refuses for another reason tells the donor itself.
    const kind =
      obstacle || reason === 'paid_twice' ? 'sentBack' : reason === 'not_kept' ? 'notKept' : undefined;
    if (kind) await tellDonor(ctx, donation, { kind, once: paymentId, paymentId, sum });
    return { kind: 'sent_back', reason };
  }
  const contribution = await insertContribution(ctx, donation, payment);
  const given = later
    ? {}
    : ({
        state: donation.period === 'once' ? 'given' : 'running',
        payment_id: payment.paymentId,
        given_at: contribution.given_at,
      } as const);
  const [issue] = await runTogether(
    async () => {
      const giftAid = await coverGift(ctx, donation, contribution);
      return prepareConfirmation(ctx, donation, payment, { giftAid });
    },
    () => countForDonor(ctx, donation, { changes: given }),
    () =>
      callHook(ctx, contributionReceived, {
        donation: describeDonation(ctx, { ...donation, ...given }),
        contribution: describeContribution(contribution, { isFirst: !later }),
      }),
    async () => {
      const nextOn = await findNext(ctx, donation, payment, { isFirst: !later });
      await tellDonor(ctx, donation, {
        kind: nextOn === undefined ? 'thanks' : later ? 'taken' : 'started',
        once: payment.paymentId,
        paymentId: payment.paymentId,
        sum: payment.amount,
        ...(nextOn !== undefined && { day: nextOn }),
      });
    },
  );
  // Numbers are taken last, since everyone who issues a document waits for them.
  await issue();
  return {
    kind: 'credited',
    credits: [{ purpose: 'donations', detail: donation.account, amount: payment.amount.amount }],
  };
}

/** Why the target's feature refuses the money; undefined if it accepts it. */
async function findRefusal(ctx: PaymentCtx, donation: DonationRow): Promise<string | undefined> {
  const answers = await callHook(ctx, contributionOffered, describeDonation(ctx, donation));
  return answers.find((each) => each !== undefined);
}

/** When the next gift of one that recurs will be, now that this one is here; undefined if it is given once. */
async function findNext(
  ctx: PaymentCtx,
  donation: DonationRow,
  payment: PurposePayment,
  { isFirst }: { isFirst: boolean },
): Promise<LocalDate | undefined> {
  if (donation.period === 'once') return undefined;
  return isFirst ? startRecurrence(ctx, donation, payment) : keepGift(ctx, donation, payment);
}

async function insertContribution(
  { db, clock }: PaymentCtx,
  donation: DonationRow,
  { paymentId, amount, method, toDollars }: PurposePayment,
): Promise<ContributionRow> {
  const now = clock.now();
  const row: ContributionRow = {
    id: randomUUID(),
    donation_id: donation.id,
    payment_id: paymentId,
    kind: fundMethods.includes(method) ? 'pledge' : 'online',
    method,
    entity: legalEntityOf(amount.currency),
    currency: amount.currency,
    amount: Number(amount.amount),
    refunded: 0,
    rate: toDollars.rate,
    rate_on: toDollars.date,
    rate_source: toDollars.source,
    given_at: now,
    changed_at: now,
  };
  await sendAhead(db, db.insertInto('contributions').values(row));
  return row;
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
    .where('state', 'in', ['draft', 'running'])
    .where('returned_at', 'is', null)
    .execute();
}

/** A fund has agreed to a grant: until it has paid, that is a pledge. */
export async function keepPledge(ctx: PaymentCtx, payment: PurposePayment): Promise<void> {
  if (payment.purpose !== donationPurpose) return;
  const donation = await lockDonation(ctx, { id: payment.purposeId });
  if (!donation || findObstacle(donation, payment)) return;
  await updateDonation(ctx, donation, { state: 'pledged', payment_id: payment.paymentId });
  await callHook(ctx, pledgeChanged, { donation: describeDonation(ctx, donation), agreed: true });
  await tellDonor(ctx, donation, { kind: 'pledged', once: payment.paymentId, paymentId: payment.paymentId });
  const issue = await prepareConfirmation(ctx, donation, payment);
  await issue();
}

/** A fund does not pay what it had agreed to: what confirmed that is taken back, and the donor can give in another way. */
export async function endPledge(ctx: PaymentCtx, payment: PurposePayment): Promise<void> {
  if (payment.purpose !== donationPurpose) return;
  const donation = await lockDonation(ctx, { id: payment.purposeId });
  if (donation?.state !== 'pledged' || donation.payment_id !== payment.paymentId) return;
  await updateDonation(ctx, donation, { state: 'draft' });
  await callHook(ctx, pledgeChanged, { donation: describeDonation(ctx, donation), agreed: false });
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

/** A receipt, or an acknowledgment of a grant: what this returns issues it. */
function prepareConfirmation(
  ctx: PaymentCtx,
  donation: DonationRow,
  { paymentId, amount, method }: PurposePayment,
  { giftAid = false } = {},
): Promise<() => Promise<void>> {
  const { user_id: userId, country, currency, donor_name, sealed_address } = donation;
  const prepare = fundMethods.includes(method) ? prepareAcknowledgment : prepareReceipt;
  return prepare(ctx, {
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
    lines: linesOf(donation, amount),
    total: amount,
    giftAid,
  });
}

/** What was given, and apart what its donor has added to cover the cost of paying. */
function linesOf({ about, total, fee, currency }: DonationRow, paid: Money) {
  const costs = paid.amount === BigInt(total) ? BigInt(fee) : 0n;
  const given = { ...about, quantity: 1, unit: money(paid.amount - costs, currency) };
  if (costs === 0n) return [given];
  return [given, { text: 'donations.about.costs', quantity: 1, unit: money(costs, currency) }];
}
