import { sql } from 'kysely';
import { adminHref } from '#admin-urls.ts';
import { signedIn } from '#core/actor.ts';
import { holdsPermission } from '#core/permissions.ts';
import { Conflict } from '#core/refusals.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { selectDisputed } from '#features/payments/server/public.ts';
import { describePeople, recordAudit } from '#features/people/server/public.ts';
import { getHead } from '#features/donations/donors/server/donor-rows.ts';
import { receiptHrefOf } from '#features/donations/giving/server/view-donation.ts';
import { viewAdminGiftAid } from '#features/donations/gift-aid/server/view-gift-aid.ts';
import { viewRecurrence } from '#features/donations/recurring/server/view-recurrence.ts';
import {
  findKnownDonation,
  listContributionsOf,
  lockKnownDonation,
  nameDonation,
  receiptCause,
  receiptCauseOf,
  targetOf,
  updateDonation,
  type DonationRow,
} from '#features/donations/server/donation-rows.ts';
import { tellDonor } from '#features/donations/server/tell-donor.ts';
import { mayMove } from '#features/donations/offline/policy.ts';
import type { AdminDonation, WaitingDonation } from '../contract.ts';
import { viewContribution } from './view-contribution.ts';

const most = 100;

/** The donations that finance has to look at, and those that funds have pledged, the oldest first. */
export async function listWaiting({ db }: Pick<Ctx, 'db'>): Promise<WaitingDonation[]> {
  const rows = await db
    .selectFrom('donations')
    .select(['id', 'created_at', 'donor_name', 'total', 'currency', 'state'])
    .where(({ or, eb }) => or([eb('review', '=', 'waiting'), eb('state', '=', 'pledged')]))
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at.toISOString(),
    donorName: row.donor_name,
    total: { amount: row.total, currency: row.currency },
    why: row.state === 'pledged' ? 'pledge' : 'review',
  }));
}

/** Everything of a donation, for finance. */
export async function getAdminDonation(ctx: RequestCtx, { id }: { id: string }): Promise<AdminDonation> {
  const donation = await findKnownDonation(ctx, { id });
  const { currency, payment_id } = donation;
  const mayAct = holdsPermission(signedIn(ctx), 'money.act');
  const sum = (amount: number) => ({ amount, currency });
  const rows = await listContributionsOf(ctx, id);
  const disputed = await listDisputed(ctx, id);
  const contributions: AdminDonation['contributions'] = [];
  for (const row of rows)
    contributions.push({
      ...viewContribution(ctx, row, donation),
      receiptHref: await receiptHrefOf(ctx, receiptCauseOf(row)),
      isDisputed: disputed.has(row.id),
      rate: row.rate,
      rateOn: row.rate_on,
      rateSource: row.rate_source,
    });
  return {
    id,
    state: donation.state,
    review: donation.review,
    createdAt: donation.created_at.toISOString(),
    givenAt: donation.given_at?.toISOString() ?? null,
    period: donation.period,
    about: nameDonation(ctx, ctx.locale, donation),
    target: targetOf(donation),
    amount: sum(donation.amount),
    fee: sum(donation.fee),
    total: sum(donation.total),
    anonymity: donation.anonymity,
    dedication: donation.dedication,
    donorName: donation.donor_name,
    person: await describePerson(ctx, donation),
    language: donation.language,
    place: donation.place,
    country: donation.country,
    donorId: donation.donor_id === null ? null : (await getHead(ctx, donation.donor_id)).id,
    words: mayAct ? openWords(ctx, donation) : null,
    paymentId: payment_id,
    receiptHref:
      donation.state === 'pledged' && payment_id !== null
        ? await receiptHrefOf(ctx, receiptCause(payment_id))
        : null,
    contributions,
    giftAid: await viewAdminGiftAid(ctx, donation),
    recurrence: await viewRecurrence(ctx, donation),
    mayEnd: mayAct && donation.state === 'running',
    mayDecide: mayAct && donation.review === 'waiting',
    mayMove: mayAct && mayMove(donation.state),
    mayCorrect: mayAct && donation.state === 'given' && rows.some(({ kind }) => kind === 'offline'),
  };
}

/** The contributions whose donor has asked her bank for the money back, while nobody knows yet whose it is. */
async function listDisputed({ db }: Pick<Ctx, 'db'>, donationId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('contributions')
    .select('id')
    .where('donation_id', '=', donationId)
    .where(sql<boolean>`payment_id in (${selectDisputed()})`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

function openWords({ sealing }: Pick<Ctx, 'sealing'>, donation: DonationRow): AdminDonation['words'] {
  const open = (sealed: string | null) => (sealed === null ? '' : sealing.open(sealed));
  return {
    emailAddress: open(donation.sealed_address),
    dedicationText: open(donation.sealed_dedication),
    message: open(donation.sealed_message),
    postalAddress: open(donation.sealed_postal),
    note: open(donation.sealed_note),
  };
}

async function describePerson(ctx: Ctx, { user_id }: DonationRow): Promise<AdminDonation['person']> {
  if (user_id === null) return null;
  const person = (await describePeople(ctx, [user_id])).get(user_id);
  const mayOpen = holdsPermission(signedIn(ctx), 'users.find');
  return person
    ? { name: person.displayName, href: mayOpen ? adminHref('adminUser', { id: user_id }) : null }
    : null;
}

/** Approves or declines a large donation, and tells its donor. Refuses if it is no longer the one that was seen. */
export async function reviewDonation(
  ctx: RequestCtx,
  { id, verdict, total }: { id: string; verdict: 'approved' | 'declined'; total: number },
): Promise<AdminDonation> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, async (ctx) => {
    const donation = await lockKnownDonation(ctx, { id });
    if (donation.review !== 'waiting' || donation.total !== total)
      throw new Conflict('changed_meanwhile', 'donations.refusal.changedMeanwhile');
    await updateDonation(ctx, donation, {
      review: verdict,
      ...(verdict === 'declined' && { state: 'void' }),
    });
    await recordAudit(ctx, {
      who: userId,
      what: verdict === 'approved' ? 'donation.approved' : 'donation.declined',
      subject: id,
      why: 'form',
      before: { review: 'waiting' },
      after: { review: verdict },
    });
    await tellDonor(ctx, donation, { kind: verdict, once: `${id}:${total}` });
  });
  return getAdminDonation(ctx, { id });
}
