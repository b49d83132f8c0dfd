import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { findPlace, type Place } from '#core/places.ts';
import { NotFound } from '#core/refusals.ts';
import { hashSecret } from '#platform/crypto/hash-secret.ts';
import type { Ctx } from '#platform/ctx.ts';
import { sendAhead } from '#platform/db/pipelining.ts';
import { placeFor } from '#platform/jewish-calendar/visitor-place.ts';
import { emailKey } from '#features/people/server/public.ts';
import type { About, ContributionsTable, DonationsTable } from './tables.ts';

export type DonationRow = Selectable<DonationsTable>;
export type ContributionRow = Selectable<ContributionsTable>;

/** What names one donation: its id, or its donor's token. */
export type DonationName = { id: string } | { token: string };

/** A donation, locked until the caller's transaction ends; all that happens to one happens one after the other. */
export function lockDonation({ db }: Pick<Ctx, 'db'>, name: DonationName): Promise<DonationRow | undefined> {
  return selectDonation(db, name).forUpdate().executeTakeFirst();
}

export function findDonation({ db }: Pick<Ctx, 'db'>, name: DonationName): Promise<DonationRow | undefined> {
  return selectDonation(db, name).executeTakeFirst();
}

export async function lockKnownDonation(ctx: Pick<Ctx, 'db'>, name: DonationName): Promise<DonationRow> {
  const donation = await lockDonation(ctx, name);
  if (!donation) throw new NotFound();
  return donation;
}

export async function findKnownDonation(ctx: Pick<Ctx, 'db'>, name: DonationName): Promise<DonationRow> {
  const donation = await findDonation(ctx, name);
  if (!donation) throw new NotFound();
  return donation;
}

function selectDonation(db: Ctx['db'], name: DonationName) {
  const donations = db.selectFrom('donations').selectAll();
  return 'id' in name
    ? donations.where('id', '=', name.id)
    : donations.where('token_hash', '=', hashSecret(name.token));
}

export type DonationChanges = Partial<Omit<DonationRow, 'about'>> & { about?: string };

export async function updateDonation(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { id }: Pick<DonationRow, 'id'>,
  set: DonationChanges,
): Promise<void> {
  const changed = { ...set, changed_at: clock.now() };
  await sendAhead(db, db.updateTable('donations').set(changed).where('id', '=', id));
}

/** The contribution of a payment, locked; undefined if the payment gave none. */
export function lockContribution(
  { db }: Pick<Ctx, 'db'>,
  paymentId: string,
): Promise<ContributionRow | undefined> {
  return db
    .selectFrom('contributions')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .forUpdate()
    .executeTakeFirst();
}

/** Everything that came of a donation, the latest first. */
export function listContributionsOf({ db }: Pick<Ctx, 'db'>, donationId: string): Promise<ContributionRow[]> {
  return db
    .selectFrom('contributions')
    .selectAll()
    .where('donation_id', '=', donationId)
    .orderBy('given_at', 'desc')
    .orderBy('id')
    .execute();
}

/** The new secret of a donor's page. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Under which the donations of an address are found. */
export function markOfAddress({ sealing }: Pick<Ctx, 'sealing'>, emailAddress: string): string {
  return sealing.disguise(`donor\n${emailKey(emailAddress)}`);
}

/** Whose sunset a donation keeps: its donor's. */
export function placeOfDonation({ place }: Pick<DonationRow, 'place'>): Place {
  return findPlace(place) ?? placeFor(undefined, undefined);
}

/** What a donation is for, in a language. */
export function nameDonation(
  { sayIn }: Pick<Ctx, 'sayIn'>,
  language: DonationRow['language'],
  { about: { text, values } }: { about: About },
): string {
  return sayIn(language, text, values);
}

/** What the receipt of a payment is for. */
export function receiptCause(paymentId: string): string {
  return `payment:${paymentId}`;
}

/** What the receipt of a contribution is for: its payment, or itself if finance entered it by hand. */
export function receiptCauseOf({ id, payment_id }: Pick<ContributionRow, 'id' | 'payment_id'>): string {
  return payment_id === null ? `contribution:${id}` : receiptCause(payment_id);
}

/** The ids of the contributions of a donation, by the token of its donor's page; refuses an unknown one. */
export async function listContributionIds(ctx: Pick<Ctx, 'db'>, token: string): Promise<string[]> {
  const { id } = await findKnownDonation(ctx, { token });
  return (await listContributionsOf(ctx, id)).map((contribution) => contribution.id);
}

/** What a donation is for, as addresses name it: `general`, or `campaign:ID`. */
export function targetOf({ target_kind, target_id }: Pick<DonationRow, 'target_kind' | 'target_id'>): string {
  return target_id === null ? target_kind : `${target_kind}:${target_id}`;
}
