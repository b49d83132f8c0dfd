import { sql } from 'kysely';
import { signedIn } from '#core/actor.ts';
import { noonOf } from '#core/local-date.ts';
import type { Currency } from '#core/money.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { recordAudit } from '#features/people/server/public.ts';
import type { ChangeRateInput, ExchangeRate } from '../contract.ts';
import { readRates, type RateInForce } from './find-rate.ts';

/** The rates in force, by code. */
export async function listRates(ctx: Ctx): Promise<ExchangeRate[]> {
  const rates = await readRates(ctx);
  return [...rates.values()].map((rate) => withAge(ctx, rate));
}

/**
 * Finance says what a currency is worth today. Refuses if someone else, or the feed, has said so since; the refusal has what is in
 * force. The dollar has no rate.
 */
export function changeRate(ctx: Ctx, { currency, version, rate }: ChangeRateInput): Promise<ExchangeRate> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    await lockRate(ctx, currency);
    const before = (await readRates(ctx)).get(currency);
    if (!before) throw new NotFound();
    if (before.version !== version)
      throw new Conflict('changed_meanwhile', 'currencies.refusal.changedMeanwhile', {
        version: before.version,
        values: { rate: before.rate },
      });
    const now = ctx.clock.now();
    const saved = await ctx.db
      .insertInto('exchange_rates')
      .values({ currency, rate, day: utcDay(now), source: 'admin', set_by: userId, set_at: now })
      .returning(['currency', 'rate', 'day', 'source', 'id as version'])
      .executeTakeFirstOrThrow();
    await recordAudit(ctx, {
      who: userId,
      what: 'rates.changed',
      subject: currency,
      why: 'form',
      before: { rate: before.rate, day: before.day, source: before.source },
      after: { rate: saved.rate, day: saved.day, source: saved.source },
    });
    return withAge(ctx, saved);
  });
}

/** Until the transaction ends, nobody else says what this currency is worth: which row is in force depends on their order. */
async function lockRate({ db }: Pick<Ctx, 'db'>, currency: Currency): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`currencies.rate:${currency}`}, 0))`.execute(db);
}

function withAge({ clock }: Pick<Ctx, 'clock'>, rate: RateInForce): ExchangeRate {
  const age = noonOf(utcDay(clock.now())).getTime() - noonOf(rate.day).getTime();
  return { ...rate, daysOld: age / dayInMilliseconds };
}

const dayInMilliseconds = 86_400_000;

const utcDay = (instant: Date): string => instant.toISOString().slice(0, 10);
