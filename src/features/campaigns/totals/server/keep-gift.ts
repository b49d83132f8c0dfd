import type { Selectable } from 'kysely';
import { divideHalfEven, type Currency, type Money } from '#core/money.ts';
import type { PaymentMethod } from '#core/payment-providers.ts';
import type { Ctx } from '#platform/ctx.ts';
import { convert, findRate } from '#features/currencies/server/public.ts';
import { matchLeft } from '#features/campaigns/matching/policy.ts';
import { addToSums } from './add-to-sums.ts';
import { changeMatches, takeMatches } from './match.ts';
import type { CampaignGiftsTable } from './tables.ts';

type SumsCtx = Pick<Ctx, 'db' | 'clock' | 'events' | 'afterCommit'>;
export type GiftRow = Selectable<CampaignGiftsTable>;

/** A contribution as a campaign counts it. */
export interface NewGift {
  contributionId: string;
  donationId: string;
  campaignId: string;
  teamId: string | undefined;
  /** The same for all gifts of one person. */
  donor: string;
  donorName: string;
  anonymity: GiftRow['anonymity'];
  kind: GiftRow['kind'];
  method: PaymentMethod;
  isFirst: boolean;
  given: Money;
}

/**
 * Counts a contribution for its campaign in the campaign's currency, with the rate of now, and adds what the pools match; all in the transaction
 * that books it. The same contribution again counts once.
 */
export async function keepGift(ctx: SumsCtx, gift: NewGift): Promise<void> {
  const { currency } = await ctx.db
    .selectFrom('campaigns')
    .select('currency')
    .where('id', '=', gift.campaignId)
    .$narrowType<{ currency: Currency }>()
    .executeTakeFirstOrThrow();
  const { rate } = await findRate(ctx, gift.given.currency, currency);
  const amount = Number(convert(gift.given, { rate, to: currency }).amount);
  const now = ctx.clock.now();
  const row = await ctx.db
    .insertInto('campaign_gifts')
    .values({
      id: gift.contributionId,
      campaign_id: gift.campaignId,
      team_id: gift.teamId ?? null,
      donation_id: gift.donationId,
      donor: gift.donor,
      donor_name: gift.donorName,
      anonymity: gift.anonymity,
      kind: gift.kind,
      method: gift.method,
      is_first: gift.isFirst,
      given: Number(gift.given.amount),
      given_left: Number(gift.given.amount),
      currency: gift.given.currency,
      rate,
      amount,
      amount_left: amount,
      given_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!row) return;
  const matched = await takeMatches(ctx, row);
  await ctx.db
    .updateTable('campaigns')
    .set({ has_gifts: true })
    .where('id', '=', gift.campaignId)
    .where('has_gifts', '=', false)
    .execute();
  await addToSums(ctx, row, { raised: BigInt(amount), matched, gifts: 1 });
}

/** Has a gift be what is left of it in the donor's currency: after a refund, or after one that came back. In the caller's transaction. */
export async function changeGift(ctx: SumsCtx, contributionId: string, left: Money): Promise<void> {
  const row = await lockGift(ctx, contributionId);
  if (!row || BigInt(row.given_left) === left.amount) return;
  const whole = { whole: BigInt(row.given), left: left.amount };
  // By the frozen rate, and all of it once all has gone back.
  const amount = Number(divideHalfEven(BigInt(row.amount) * whole.left, whole.whole));
  await ctx.db
    .updateTable('campaign_gifts')
    .set({ given_left: Number(left.amount), amount_left: amount, changed_at: ctx.clock.now() })
    .where('id', '=', row.id)
    .execute();
  const matched = await changeMatches(ctx, row.id, await keptOf(ctx, row, whole));
  await addToSums(ctx, row, {
    raised: BigInt(amount - row.amount_left),
    matched,
    gifts: left.amount === 0n ? -1 : row.given_left === 0 ? 1 : 0,
  });
}

/**
 * What stays of each match once so much of its gift is left. It never grows: what has gone back to a pool may be another gift's by now.
 */
async function keptOf(
  { db }: SumsCtx,
  { id }: GiftRow,
  part: { whole: bigint; left: bigint },
): Promise<(match: { poolId: string; amount: bigint }) => bigint> {
  const rows = await db
    .selectFrom('campaign_matches')
    .select(['pool_id', 'amount_left'])
    .where('gift_id', '=', id)
    .execute();
  const before = new Map(rows.map(({ pool_id, amount_left }) => [pool_id, BigInt(amount_left)]));
  return ({ poolId, amount }) => {
    const [kept, most] = [matchLeft(amount, part), before.get(poolId) ?? 0n];
    return kept < most ? kept : most;
  };
}

function lockGift({ db }: SumsCtx, id: string): Promise<GiftRow | undefined> {
  return db.selectFrom('campaign_gifts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}
