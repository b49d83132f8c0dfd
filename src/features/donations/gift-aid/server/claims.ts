import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { signedIn } from '#core/actor.ts';
import { addDays, type LocalDate } from '#core/local-date.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { describePeople, recordAudit } from '#features/people/server/public.ts';
import { readSetting } from '#platform/settings/settings.ts';
import { findCharity } from '#features/invoices/server/public.ts';
import { giftAidRateSetting } from '#features/donations/server/settings.ts';
import type { Adjustment, ClaimRow as ClaimRowView, GiftAidClaim, GiftAidSums } from '../contract.ts';
import { claimNumber, dayInLondon, schedulesOf, taxOnGifts } from '../policy.ts';
import {
  listPendingAdjustments,
  lockClaims,
  selectClaimable,
  type ClaimableGift,
  type ClaimRow,
  type PendingAdjustment,
} from './claim-rows.ts';

/** How many claims the page shows, the latest first: a charity makes a few a year. */
const shown = 100;
/** Lines that are written by one statement. */
const atOnce = 1000;

/** What can be claimed now of the gifts up to a day, yesterday if none is said: a day that is over in London brings no more gifts. */
export async function getGiftAidSums(
  ctx: RequestCtx,
  { until: asked }: { until?: string | undefined },
): Promise<GiftAidSums> {
  const until = asked ?? addDays(dayInLondon(ctx.clock.now()), -1);
  const rate = await readSetting(ctx, giftAidRateSetting);
  const { gifts, total } = await ctx.db
    .selectFrom(selectClaimable(ctx, until).as('claimable'))
    .select([
      sql<number>`count(*)::int`.as('gifts'),
      sql<number>`coalesce(sum(amount - taken_back), 0)::bigint`.as('total'),
    ])
    .executeTakeFirstOrThrow();
  const pending = await listPendingAdjustments(ctx);
  const claims = await ctx.db
    .selectFrom('gift_aid_claims')
    .selectAll()
    .orderBy('number', 'desc')
    .limit(shown)
    .execute();
  return {
    until,
    gifts,
    total,
    tax: Number(taxOnGifts(BigInt(total), rate)),
    rate,
    adjustments: pending.map(viewAdjustment),
    adjustmentTax: sumOfTax(pending),
    claims: claims.map(viewRow),
    isCharity: (await findCharity(ctx, 'uk')) !== undefined,
  };
}

/** What finance has seen, and wants to claim. */
interface Asked {
  key: string;
  until: LocalDate;
  gifts: number;
  total: number;
  adjustmentTax: number;
}

/**
 * Makes a claim of everything that can be claimed of the gifts up to a day: in one transaction each of them is in it, once, and it tells what has
 * gone back of earlier ones. Refuses if that is not what finance has seen. The same key is the same claim.
 */
export async function claimGiftAid(ctx: RequestCtx, asked: Asked): Promise<GiftAidClaim> {
  const { userId } = signedIn(ctx);
  const id = await inTransaction(ctx, async (ctx) => {
    await lockClaims(ctx);
    const known = await findByKey(ctx, asked);
    if (known) return known.id;
    // A refund that is being booked at this moment is waited for, and one that comes later waits.
    const gifts = await selectClaimable(ctx, asked.until)
      .orderBy('gift_aid_gifts.contribution_id')
      .forUpdate('gift_aid_gifts')
      .execute();
    const pending = await listPendingAdjustments(ctx);
    const claim = await insertClaim(ctx, asked, gifts, pending);
    await insertLines(ctx, claim, gifts);
    await insertAdjustments(ctx, claim, pending);
    await recordAudit(ctx, {
      who: userId,
      what: 'giftAid.claimed',
      subject: claim.id,
      after: { number: claim.number, gifts: claim.gifts, total: claim.total, tax: claim.tax },
    });
    return claim.id;
  });
  return getGiftAidClaim(ctx, { id });
}

async function findByKey(ctx: RequestCtx, { key, until }: Asked): Promise<ClaimRow | undefined> {
  const known = await ctx.db
    .selectFrom('gift_aid_claims')
    .selectAll()
    .where('key', '=', key)
    .executeTakeFirst();
  if (known && known.given_until !== until) throw new Conflict('key_used', 'donations.refusal.claimKeyUsed');
  return known;
}

async function insertClaim(
  ctx: RequestCtx,
  asked: Asked,
  gifts: readonly ClaimableGift[],
  pending: readonly PendingAdjustment[],
): Promise<ClaimRow> {
  const total = gifts.reduce((sum, { amount, taken_back }) => sum + amount - taken_back, 0);
  const adjustmentTax = sumOfTax(pending);
  if (gifts.length !== asked.gifts || total !== asked.total || adjustmentTax !== asked.adjustmentTax)
    throw new Conflict('changed_meanwhile', 'donations.refusal.claimChanged');
  if (gifts.length === 0) throw new Conflict('nothing_to_claim', 'donations.refusal.nothingToClaim');
  const rate = await readSetting(ctx, giftAidRateSetting);
  const { last } = await ctx.db
    .selectFrom('gift_aid_claims')
    .select(sql<number>`coalesce(max(number), 0)`.as('last'))
    .executeTakeFirstOrThrow();
  return ctx.db
    .insertInto('gift_aid_claims')
    .values({
      id: randomUUID(),
      number: last + 1,
      key: asked.key,
      rate,
      gifts: gifts.length,
      total,
      tax: Number(taxOnGifts(BigInt(total), rate)),
      adjustment_tax: adjustmentTax,
      given_until: asked.until,
      made_by: signedIn(ctx).userId,
      made_at: ctx.clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** In the order in which they were given. */
async function insertLines(
  { db }: Pick<Ctx, 'db'>,
  { id }: ClaimRow,
  gifts: readonly ClaimableGift[],
): Promise<void> {
  const lines = gifts
    .toSorted((one, other) => one.given_at.getTime() - other.given_at.getTime())
    .map(({ contribution_id, declaration_id, amount, taken_back, given_at }, index) => ({
      contribution_id,
      declaration_id,
      claim_id: id,
      place: index + 1,
      given_on: dayInLondon(given_at),
      amount: amount - taken_back,
      taken_back,
    }));
  for (let from = 0; from < lines.length; from += atOnce)
    await db
      .insertInto('gift_aid_claim_lines')
      .values(lines.slice(from, from + atOnce))
      .execute();
}

async function insertAdjustments(
  { db }: Pick<Ctx, 'db'>,
  { id }: ClaimRow,
  pending: readonly PendingAdjustment[],
): Promise<void> {
  for (let from = 0; from < pending.length; from += atOnce)
    await db
      .insertInto('gift_aid_adjustments')
      .values(
        pending
          .slice(from, from + atOnce)
          .map(({ contribution_id, amount, tax }) => ({ claim_id: id, contribution_id, amount, tax })),
      )
      .execute();
}

/** A claim, with what was told with it. */
export async function getGiftAidClaim(ctx: RequestCtx, { id }: { id: string }): Promise<GiftAidClaim> {
  const claim = await ctx.db
    .selectFrom('gift_aid_claims')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!claim) throw new NotFound();
  const told = await ctx.db
    .selectFrom('gift_aid_adjustments as told')
    .innerJoin('gift_aid_claim_lines as lines', 'lines.contribution_id', 'told.contribution_id')
    .innerJoin('gift_aid_claims as claims', 'claims.id', 'lines.claim_id')
    .innerJoin('contributions', 'contributions.id', 'told.contribution_id')
    .innerJoin('donations', 'donations.id', 'contributions.donation_id')
    .select([
      'told.contribution_id',
      'contributions.donation_id',
      'donations.donor_name',
      'claims.number',
      'told.amount',
      'told.tax',
    ])
    .where('told.claim_id', '=', id)
    .orderBy('claims.number')
    .orderBy('lines.place')
    .execute();
  const { made_by } = claim;
  const maker = made_by === null ? undefined : (await describePeople(ctx, [made_by])).get(made_by);
  return {
    ...viewRow(claim),
    rate: claim.rate,
    givenUntil: claim.given_until,
    madeBy: maker?.displayName ?? null,
    schedules: schedulesOf(claim.gifts),
    adjustments: told.map(viewAdjustment),
  };
}

function viewRow(row: ClaimRow): ClaimRowView {
  return {
    id: row.id,
    number: claimNumber(row.number),
    madeAt: row.made_at.toISOString(),
    gifts: row.gifts,
    total: row.total,
    tax: row.tax,
    adjustmentTax: row.adjustment_tax,
  };
}

function viewAdjustment(row: PendingAdjustment): Adjustment {
  return {
    contributionId: row.contribution_id,
    donationId: row.donation_id,
    donorName: row.donor_name,
    claimedIn: claimNumber(row.number),
    amount: row.amount,
    tax: row.tax,
  };
}

function sumOfTax(pending: readonly PendingAdjustment[]): number {
  return pending.reduce((sum, { tax }) => sum + tax, 0);
}
