import { randomUUID } from 'node:crypto';
import { createProviderTwin } from '#test/support/payments/provider-twin.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { createMemoryJobs } from '#platform/jobs/memory-jobs.ts';
import { definePaymentJobs } from '#features/payments/testing.ts';
import { giveDonation, makeDonation, wantedDonation } from '#features/donations/testing.ts';
import { book } from './booking/server/book.ts';
import type { BookInput } from './booking/contract.ts';
import type { Review, Span } from './policy.ts';
import { findSponsorship, type SponsorshipRow } from './server/sponsorship-rows.ts';

/** 10 Tevet 5787, in memory of someone. */
export const wantedDay = {
  span: 'day',
  on: '2026-12-20',
  kind: 'memory',
  words: 'Avraham ben Moshe',
  repeats: false,
} as const satisfies Omit<BookInput, 'key'>;

/** A browser that comes for the first time. */
const newBrowser = {
  set: () => undefined,
  read: () => undefined,
  clear: () => undefined,
} as const satisfies RequestCtx['signedCookies'];

export async function makeBooking(
  ctx: RequestCtx,
  input: Partial<BookInput> = {},
): Promise<{ id: string; target: string }> {
  return book({ ...ctx, signedCookies: newBrowser }, { ...wantedDay, key: randomUUID(), ...input });
}

const pricesInDollars: Record<Span, number> = { day: 180, week: 360, month: 540, course: 720 };

/** A dedication that is paid, and shown on its days once its words are approved. */
export async function makeDedication(
  ctx: RequestCtx,
  input: Partial<BookInput> = {},
  review: Review = 'approved',
): Promise<string> {
  const { id, target: to } = await makeBooking(ctx, input);
  const jobs = createMemoryJobs();
  const paying = { ...ctx, jobs, providers: { sandbox: createProviderTwin() } };
  definePaymentJobs(jobs, paying);
  const amount = String(pricesInDollars[input.span ?? 'day']);
  const donation = await makeDonation(paying, { to, amount, dedication: 'none', dedicationText: '' });
  await ctx.db
    .updateTable('sponsorships')
    .set({ state: 'given', review, held_until: null, given_at: ctx.clock.now(), donation_id: donation.id })
    .where('id', '=', id)
    .execute();
  return id;
}

/** Begins paying for what is booked; the id of the payment. The same key is the same donation. */
export async function beginPaying(
  ctx: RequestCtx,
  target: string,
  amount = '180',
  key: string = randomUUID(),
): Promise<string> {
  const { payHref } = await giveDonation(ctx, {
    ...wantedDonation,
    key,
    to: target,
    amount,
    dedication: 'none',
    dedicationText: '',
  });
  return new URL(payHref ?? '').pathname.slice(1);
}

export async function readSponsorship(ctx: Pick<RequestCtx, 'db'>, id: string): Promise<SponsorshipRow> {
  const row = await findSponsorship(ctx, { id });
  if (!row) throw new Error('no such sponsorship');
  return row;
}
