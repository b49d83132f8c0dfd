import { localDateOf, type LocalDate } from '#core/local-date.ts';
import type { Currency } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { RateFeedFailed, type RateFeed } from '#platform/exchange-rates/rate-feed.ts';
import type { RateFeedProblem } from '#features/currencies/contract.ts';
import { lockRate } from '#features/currencies/server/edit-rates.ts';
import { readRates } from '#features/currencies/server/find-rate.ts';
import { isRecentDay, judgeDaily, ratesInDollars } from '../policy.ts';
import { mailJumps, type Jump } from './mail-jumps.ts';

export const feedJob = 'currencies.feed';

/** What the feed says of a day, in dollars. */
interface Daily {
  day: LocalDate;
  inDollars: ReadonlyMap<Currency, string>;
}

/**
 * Takes the rates of the day from the feed. What jumps waits, and finance gets a mail. A feed that fails leaves all as it is; the error is
 * thrown after it has been noted, so that the job is tried again.
 */
export async function readFeed(ctx: Ctx): Promise<void> {
  const { rateFeed } = ctx;
  if (!rateFeed) return;
  const daily = await readDaily(ctx, rateFeed);
  await inTransaction(ctx, async (ctx) => {
    await noteReading(ctx, rateFeed, { problem: null, day: daily.day });
    const jumps: Jump[] = [];
    for (const [currency, rate] of daily.inDollars) {
      const jump = await takeRate(ctx, { currency, rate, day: daily.day, host: rateFeed.host });
      if (jump) jumps.push(jump);
    }
    if (jumps.length > 0) await mailJumps(ctx, { host: rateFeed.host, day: daily.day, jumps });
  });
}

async function readDaily(ctx: Ctx, feed: RateFeed): Promise<Daily> {
  try {
    const { base, rates, day } = await feed.read();
    const inDollars = ratesInDollars({ base, rates });
    if (!inDollars)
      throw new RateFeedFailed('unreadable', 'it does not say what our currencies are in dollars');
    if (!isRecentDay(day, localDateOf(ctx.clock.now(), 'UTC')))
      throw new RateFeedFailed('outdated', `it speaks of ${day}`);
    return { day, inDollars };
  } catch (error) {
    if (error instanceof RateFeedFailed) await noteReading(ctx, feed, { problem: error.problem });
    throw error;
  }
}

interface Reading {
  problem: RateFeedProblem | null;
  /** Of a reading that went well. */
  day?: LocalDate;
}

async function noteReading(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { host }: RateFeed,
  { problem, day }: Reading,
): Promise<void> {
  const now = clock.now();
  const noted = { tried_at: now, problem, ...(day !== undefined && { read_at: now, day }) };
  await db
    .insertInto('exchange_rate_feeds')
    .values({ host, first_tried_at: now, read_at: null, day: null, ...noted })
    .onConflict((conflict) => conflict.column('host').doUpdateSet(noted))
    .execute();
}

interface DailyRate {
  currency: Currency;
  rate: string;
  day: LocalDate;
  host: string;
}

/** Answers with a jump that is new. */
async function takeRate(ctx: Ctx, { currency, rate, day, host }: DailyRate): Promise<Jump | undefined> {
  await lockRate(ctx, currency);
  const before = (await readRates(ctx)).get(currency);
  if (!before) throw new Error(`${currency} has no rate`);
  const verdict = judgeDaily({ ...before, isOfFeed: before.source === 'daily' }, { rate, day });
  if (verdict === 'kept') return undefined;
  const isJump = verdict === 'proposed';
  if (isJump && (await isKnownJump(ctx, { currency, rate, day }))) return undefined;
  await ctx.db
    .insertInto('exchange_rates')
    .values({
      currency,
      rate,
      day,
      source: 'daily',
      read_from: host,
      set_by: null,
      set_at: ctx.clock.now(),
      awaits_confirmation: isJump,
    })
    .execute();
  return isJump ? { currency, before: before.rate, after: rate } : undefined;
}

/** Whether the feed has said so before; finance may have set it aside since. */
async function isKnownJump(
  { db }: Pick<Ctx, 'db'>,
  { currency, rate, day }: Omit<DailyRate, 'host'>,
): Promise<boolean> {
  const known = await db
    .selectFrom('exchange_rates')
    .select('id')
    .where('currency', '=', currency)
    .where('day', '=', day)
    .where('rate', '=', rate)
    .where('awaits_confirmation', '=', true)
    .executeTakeFirst();
  return known !== undefined;
}
