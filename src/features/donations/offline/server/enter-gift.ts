import { randomUUID } from 'node:crypto';
import { signedIn } from '#core/actor.ts';
import { localDateOf, noonOf } from '#core/local-date.ts';
import { Conflict, Invalid } from '#core/refusals.ts';
import { legalEntityOf } from '#core/payment-providers.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import { hashSecret } from '#platform/crypto/hash-secret.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { placeFor } from '#platform/jewish-calendar/visitor-place.ts';
import { findRate } from '#features/currencies/server/public.ts';
import { mayIssue } from '#features/invoices/server/public.ts';
import { book } from '#features/ledger/server/public.ts';
import { recordAudit } from '#features/people/server/public.ts';
import type { AdminDonation } from '#features/donations/finance/contract.ts';
import { countForDonor } from '#features/donations/donors/server/count-donor.ts';
import { getAdminDonation } from '#features/donations/finance/server/admin-donation.ts';
import { targetColumns } from '#features/donations/giving/server/chosen-columns.ts';
import { readDonatedAmount } from '#features/donations/giving/server/read-amount.ts';
import { coverGift } from '#features/donations/gift-aid/server/cover-gifts.ts';
import { describeContribution, describeDonation } from '#features/donations/server/describe.ts';
import { contributionReceived } from '#features/donations/server/donation-hooks.ts';
import {
  makeToken,
  markOfAddress,
  targetOf,
  type ContributionRow,
  type DonationRow,
} from '#features/donations/server/donation-rows.ts';
import { tellDonor } from '#features/donations/server/tell-donor.ts';
import type { EnterGiftInput } from '../contract.ts';
import { isReceivable } from '../policy.ts';
import { nameTarget } from './name-target.ts';
import { issueForGift } from './receipts.ts';

/**
 * Enters a gift that came by hand: in one transaction it is a donation with its contribution, booked, counted by the feature whose target
 * it is, receipted, and its donor gets her thanks by mail if we know where to. The same key is the same gift.
 */
export async function enterGift(ctx: RequestCtx, input: EnterGiftInput): Promise<AdminDonation> {
  const { userId } = signedIn(ctx);
  const id = await inTransaction(ctx, async (ctx) => {
    const mark = ctx.sealing.disguise(`by hand\n${JSON.stringify(input)}`);
    const known = await findEntered(ctx, input.key, mark);
    if (known !== undefined) return known;
    const donation = await insertDonation(ctx, input, mark);
    // Someone else has entered it at this moment.
    if (!donation) return requireEntered(ctx, input.key, mark);
    const contribution = await insertContribution(ctx, donation, input);
    await bookGift(ctx, donation, contribution);
    await countForDonor(ctx, donation, { byHand: true });
    const giftAid = await coverGift(ctx, donation, contribution);
    await callHook(ctx, contributionReceived, {
      donation: describeDonation(ctx, donation),
      contribution: describeContribution(contribution, { isFirst: true }),
    });
    await recordAudit(ctx, {
      who: userId,
      what: 'donation.entered',
      subject: donation.id,
      after: {
        amount: donation.total,
        currency: donation.currency,
        method: input.method,
        receivedOn: input.receivedOn,
        target: targetOf(donation),
      },
    });
    await tellDonor(ctx, donation, { kind: 'thanksByHand', once: contribution.id });
    await issueForGift(ctx, donation, contribution, { receivedOn: input.receivedOn, giftAid });
    return donation.id;
  });
  return getAdminDonation(ctx, { id });
}

/** Keys of finance and of donors have nothing to do with each other. */
const keyOf = (key: string) => `by-hand:${key}`;

async function findEntered(ctx: RequestCtx, key: string, mark: string): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('donations')
    .select(['id', 'body_mark'])
    .where('key', '=', keyOf(key))
    .executeTakeFirst();
  if (row && row.body_mark !== mark) throw new Conflict('key_used', 'donations.refusal.enteredBefore');
  return row?.id;
}

async function requireEntered(ctx: RequestCtx, key: string, mark: string): Promise<string> {
  const id = await findEntered(ctx, key, mark);
  if (id === undefined) throw new Error('a gift was entered and is gone');
  return id;
}

/** Undefined if another transaction has taken the key. */
async function insertDonation(
  ctx: RequestCtx,
  input: EnterGiftInput,
  mark: string,
): Promise<DonationRow | undefined> {
  const { sealing, clock } = ctx;
  const { currency, emailAddress } = input;
  const amount = readDonatedAmount(input.amount, { currency, locale: ctx.locale });
  const now = clock.now();
  const place = placeFor(undefined, undefined);
  // Where the day begins first of all places that we have an entity in.
  if (!isReceivable(input.receivedOn, localDateOf(now, 'Asia/Jerusalem')))
    throw new Invalid([{ path: 'receivedOn', messageKey: 'donations.offline.dayWrong' }]);
  if (!(await mayIssue(ctx, legalEntityOf(currency))))
    throw new Conflict('undescribed', 'donations.refusal.undescribed');
  const to = await nameTarget(ctx, input.to);
  const asked = { to, period: 'once', isByHand: true, receivedOn: input.receivedOn } as const;
  const { about, ...target } = await targetColumns(ctx, asked, amount);
  const token = emailAddress === '' ? undefined : makeToken();
  const seal = (text: string) => (text === '' ? null : sealing.seal(text));
  return ctx.db
    .insertInto('donations')
    .values({
      id: randomUUID(),
      key: keyOf(input.key),
      body_mark: mark,
      token_hash: token === undefined ? null : hashSecret(token),
      sealed_token: token === undefined ? null : sealing.seal(token),
      user_id: null,
      ...target,
      about: JSON.stringify(about),
      period: 'once',
      currency,
      amount: Number(amount.amount),
      fee: 0,
      total: Number(amount.amount),
      anonymity: input.anonymity,
      dedication: 'none',
      donor_name: input.donorName,
      sealed_address: seal(emailAddress),
      address_mark: emailAddress === '' ? null : markOfAddress(ctx, emailAddress),
      sealed_dedication: null,
      sealed_message: null,
      sealed_postal: seal(input.postalAddress),
      sealed_note: seal(input.note),
      channel: null,
      review: null,
      language: input.language,
      place: place.id,
      country: input.country === '' ? null : input.country.toUpperCase(),
      state: 'given',
      payment_id: null,
      returned_at: null,
      created_at: now,
      changed_at: now,
      given_at: givenAt(input, now),
      erased_at: null,
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** A gift is of the day on which it was received, for summaries and reports; the books and a campaign's total count it as of now. */
function givenAt({ receivedOn }: EnterGiftInput, now: Date): Date {
  const noon = noonOf(receivedOn);
  return noon < now ? noon : now;
}

async function insertContribution(
  ctx: RequestCtx,
  { id, currency, total }: DonationRow,
  input: EnterGiftInput,
): Promise<ContributionRow> {
  const now = ctx.clock.now();
  const { rate, date, source } = await findRate(ctx, currency, 'USD');
  return ctx.db
    .insertInto('contributions')
    .values({
      id: randomUUID(),
      donation_id: id,
      payment_id: null,
      kind: 'offline',
      method: input.method,
      entity: legalEntityOf(currency),
      currency,
      amount: total,
      rate,
      rate_on: date,
      rate_source: source,
      given_at: givenAt(input, now),
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function bookGift(ctx: RequestCtx, { account }: DonationRow, row: ContributionRow): Promise<void> {
  const { id, entity, currency, method, amount } = row;
  await book(ctx, {
    entity,
    currency,
    cause: `contribution:${id}:received`,
    lines: [
      { purpose: 'received', detail: method, amount: BigInt(amount) },
      { purpose: 'donations', detail: account, amount: -BigInt(amount) },
    ],
    note: `A gift came by ${method}`,
  });
}
