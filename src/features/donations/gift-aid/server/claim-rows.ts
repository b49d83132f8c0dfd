import { sql, type Selectable, type SelectQueryBuilder } from 'kysely';
import { addDays, startOfDay, type LocalDate } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Tables } from '#platform/db/tables.ts';
import { selectDisputed } from '#features/payments/server/public.ts';
import { giftAidYears, giftAidZone, taxOnGifts, yearsBefore } from '../policy.ts';

export type ClaimRow = Selectable<Tables['gift_aid_claims']>;

/** A gift that can be claimed: how much is left of it, and how much has gone back. */
export interface ClaimableGift {
  contribution_id: string;
  declaration_id: string;
  amount: number;
  taken_back: number;
  given_at: Date;
}

/** Nobody else makes a claim, or frees gifts of one, until the caller's transaction ends. */
export async function lockClaims({ db }: Pick<Ctx, 'db'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('donations.giftAid.claims', 0))`.execute(db);
}

/** The day from which on gifts can still be claimed. */
export function claimedFrom({ clock }: Pick<Ctx, 'clock'>): Date {
  return yearsBefore(clock.now(), giftAidYears.claimed);
}

/** The gifts up to a day that can be claimed now: covered, not claimed, not gone back, not disputed, and not too old. */
export function selectClaimable(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  until: LocalDate,
): SelectQueryBuilder<Tables, 'gift_aid_gifts' | 'contributions' | 'gift_aid_declarations', ClaimableGift> {
  return ctx.db
    .selectFrom('gift_aid_gifts')
    .innerJoin('contributions', 'contributions.id', 'gift_aid_gifts.contribution_id')
    .innerJoin('gift_aid_declarations', 'gift_aid_declarations.id', 'gift_aid_gifts.declaration_id')
    .select([
      'gift_aid_gifts.contribution_id',
      'gift_aid_gifts.declaration_id',
      'contributions.amount',
      'gift_aid_gifts.taken_back',
      'contributions.given_at',
    ])
    .where('gift_aid_declarations.forgotten_at', 'is', null)
    .whereRef('gift_aid_gifts.taken_back', '<', 'contributions.amount')
    .where('contributions.given_at', '>=', claimedFrom(ctx))
    .where('contributions.given_at', '<', startOfDay(addDays(until, 1), giftAidZone))
    .where(sql<boolean>`not ${isDisputed}`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('gift_aid_claim_lines')
            .select('gift_aid_claim_lines.contribution_id')
            .whereRef('gift_aid_claim_lines.contribution_id', '=', 'gift_aid_gifts.contribution_id'),
        ),
      ),
    );
}

/** Whether the bank of the donor of `contributions` disputes the payment, and nobody knows yet who gets the money. */
export const isDisputed = sql<boolean>`(contributions.payment_id is not null
  and contributions.payment_id in (${selectDisputed()}))`;

/** What has gone back of a claimed gift and was not told yet; `tax` at the rate of its claim. */
export interface PendingAdjustment {
  contribution_id: string;
  donation_id: string;
  donor_name: string;
  number: number;
  amount: number;
  tax: number;
}

/** Everything that has gone back since it was claimed and has to be told with the next claim, the oldest claim first. */
export async function listPendingAdjustments({ db }: Pick<Ctx, 'db'>): Promise<PendingAdjustment[]> {
  const rows = await db
    .selectFrom('gift_aid_claim_lines as lines')
    .innerJoin('gift_aid_gifts as gifts', 'gifts.contribution_id', 'lines.contribution_id')
    .innerJoin('gift_aid_claims as claims', 'claims.id', 'lines.claim_id')
    .innerJoin('contributions', 'contributions.id', 'lines.contribution_id')
    .innerJoin('donations', 'donations.id', 'contributions.donation_id')
    .leftJoin(
      ({ selectFrom }) =>
        selectFrom('gift_aid_adjustments')
          .select(['contribution_id', ({ fn }) => fn.sum<number>('amount').as('amount')])
          .groupBy('contribution_id')
          .as('told'),
      (join) => join.onRef('told.contribution_id', '=', 'lines.contribution_id'),
    )
    .select([
      'lines.contribution_id',
      'contributions.donation_id',
      'donations.donor_name',
      'claims.number',
      'claims.rate',
      sql<number>`(gifts.taken_back - lines.taken_back - coalesce(told.amount, 0))::bigint`.as('amount'),
    ])
    .whereRef('gifts.taken_back', '>', 'lines.taken_back')
    .where(sql<boolean>`gifts.taken_back - lines.taken_back > coalesce(told.amount, 0)`)
    .orderBy('claims.number')
    .orderBy('lines.place')
    .execute();
  return rows.map(({ rate, ...row }) => ({
    ...row,
    tax: Number(taxOnGifts(BigInt(row.amount), rate)),
  }));
}
