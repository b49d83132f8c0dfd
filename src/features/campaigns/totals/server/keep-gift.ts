import type { Selectable } from 'kysely';
import { divideHalfEven, type Currency, type Money } from '#core/money.ts';
import type { GiftMethod } from '#core/payment-providers.ts';
import type { Ctx } from '#platform/ctx.ts';
import { convert, findRate } from '#features/currencies/server/public.ts';
import { foldName } from '#features/campaigns/server/fold-name.ts';
import { addToSums } from './add-to-sums.ts';
import { selectOpenPools, shrinkMatches, takeMatches } from './match.ts';
import type { CampaignGiftsTable } from './tables.ts';

export type SumsCtx = Pick<Ctx, 'db' | 'clock' | 'events' | 'afterCommit'>;
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
  method: GiftMethod;
  isFirst: boolean;
  given: Money;
  /** The day on which it was received by hand, or the time of its payment. */
  givenAt: Date;
}

/**
 * Counts a contribution for its campaign in the campaign's currency, with the rate of now, and adds what the pools match; all in the transaction
 * that books it. The same contribution again counts once. `mayReachBonus` says that its campaign has a bonus round before it.
 */
export function keepGift(ctx: SumsCtx, gift: NewGift): Promise<{ mayReachBonus: boolean }> {
  return insertGift(ctx, gift, { left: gift.given, replaces: false });
}

/** The same for what is `left` of it; `replaces` the row of a gift that has left another campaign, which the caller has locked. */
export async function insertGift(
  ctx: SumsCtx,
  gift: NewGift,
  { left, replaces }: { left: Money; replaces: boolean },
): Promise<{ mayReachBonus: boolean }> {
  const { currency, has_gifts, state, bonus_goal, has_open_pools } = await ctx.db
    .selectFrom('campaigns')
    .select(['currency', 'has_gifts', 'state', 'bonus_goal'])
    .select(({ exists }) => exists(selectOpenPools(ctx, gift.campaignId)).as('has_open_pools'))
    .where('id', '=', gift.campaignId)
    .$narrowType<{ currency: Currency }>()
    .executeTakeFirstOrThrow();
  const { rate } = await findRate(ctx, gift.given.currency, currency);
  const amount = Number(convert(gift.given, { rate, to: currency }).amount);
  const given = Number(gift.given.amount);
  const amountLeft = partLeft({ amount, given }, left);
  const columns = {
    campaign_id: gift.campaignId,
    team_id: gift.teamId ?? null,
    donation_id: gift.donationId,
    donor: gift.donor,
    donor_name: gift.donorName,
    folded_name: gift.anonymity === 'anonymous' ? '' : foldName(gift.donorName),
    anonymity: gift.anonymity,
    kind: gift.kind,
    method: gift.method,
    is_first: gift.isFirst,
    given,
    given_left: Number(left.amount),
    currency: gift.given.currency,
    rate,
    amount,
    amount_left: amountLeft,
    given_at: gift.givenAt,
    changed_at: ctx.clock.now(),
  };
  const inserted = ctx.db.insertInto('campaign_gifts').values({ id: gift.contributionId, ...columns });
  const row = await inserted
    .onConflict((conflict) =>
      replaces ? conflict.column('id').doUpdateSet(columns) : conflict.column('id').doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  const mayReachBonus = row !== undefined && state === 'live' && bonus_goal !== null;
  if (!row) return { mayReachBonus };
  const matched = has_open_pools ? await takeMatches(ctx, row) : 0n;
  if (!has_gifts)
    await ctx.db
      .updateTable('campaigns')
      .set({ has_gifts: true })
      .where('id', '=', gift.campaignId)
      .execute();
  await addToSums(ctx, row, { raised: BigInt(amountLeft), matched, gifts: left.amount > 0n ? 1 : 0 });
  return { mayReachBonus };
}

/** Has a gift be what is left of it in the donor's currency: after a refund, or after one that came back. In the caller's transaction. */
export async function changeGift(ctx: SumsCtx, contributionId: string, left: Money): Promise<void> {
  const row = await lockGift(ctx, contributionId);
  if (!row || BigInt(row.given_left) === left.amount) return;
  const amount = partLeft(row, left);
  await ctx.db
    .updateTable('campaign_gifts')
    .set({ given_left: Number(left.amount), amount_left: amount, changed_at: ctx.clock.now() })
    .where('id', '=', row.id)
    .execute();
  const matched = await shrinkMatches(ctx, row.id, BigInt(amount));
  await addToSums(ctx, row, {
    raised: BigInt(amount - row.amount_left),
    matched,
    gifts: left.amount === 0n ? -1 : row.given_left === 0 ? 1 : 0,
  });
}

/** By the frozen rate, and nothing once all has gone back. */
function partLeft({ amount, given }: Pick<GiftRow, 'amount' | 'given'>, left: Money): number {
  return left.amount === 0n ? 0 : Number(divideHalfEven(BigInt(amount) * left.amount, BigInt(given)));
}

export function lockGift({ db }: SumsCtx, id: string): Promise<GiftRow | undefined> {
  return db.selectFrom('campaign_gifts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The donor's name as team leaders see it: empty for anonymous donors, whom only organizers and staff see. */
export function nameForLeader({ donor_name, anonymity }: Pick<GiftRow, 'donor_name' | 'anonymity'>): string {
  return anonymity === 'anonymous' ? '' : donor_name;
}
