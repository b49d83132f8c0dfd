import { sql, type Insertable } from 'kysely';
import { signedIn } from '#core/actor.ts';
import { dayMs } from '#core/durations.ts';
import { localDateOf, noonOf } from '#core/local-date.ts';
import type { Currency } from '#core/money.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Tables } from '#platform/db/tables.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { recordAudit } from '#features/people/server/public.ts';
import type { ChangeRateInput, ExchangeRate, JudgeRateInput, RateProposal } from '../contract.ts';
import { readProposals } from './find-proposals.ts';
import { readRates, type RateInForce } from './find-rate.ts';

/** The rates in force, by code, with what the feed proposes. */
export async function listRates(ctx: Ctx): Promise<ExchangeRate[]> {
  const [rates, proposals] = [await readRates(ctx), await readProposals(ctx)];
  return [...rates.values()].map((rate) => viewOf(ctx, rate, proposals.get(rate.currency)));
}

/**
 * Finance says what a currency is worth today. Refuses if someone else, or the feed, has said so since; the refusal has what is in
 * force. The dollar has no rate.
 */
export function changeRate(ctx: Ctx, { currency, version, rate }: ChangeRateInput): Promise<ExchangeRate> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const before = await lockSeen(ctx, { currency, version });
    const now = ctx.clock.now();
    const day = localDateOf(now, 'UTC');
    const saved = await say(ctx, { currency, rate, day, source: 'admin', set_by: userId, set_at: now });
    await recordAudit(ctx, {
      who: userId,
      what: 'rates.changed',
      subject: currency,
      why: 'form',
      before: audited(before),
      after: audited(saved),
    });
    return viewOf(ctx, saved);
  });
}

/**
 * Finance takes what the feed proposes, or sets it aside. Refuses if the rate in force or the proposal is no longer the one that was
 * seen.
 */
export function judgeRate(
  ctx: Ctx,
  { currency, version, proposal: proposalId, take }: JudgeRateInput,
): Promise<ExchangeRate> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const before = await lockSeen(ctx, { currency, version });
    const proposal = (await readProposals(ctx)).get(currency);
    if (proposal?.id !== proposalId) throw changedMeanwhile(before);
    const now = ctx.clock.now();
    const { rate, day, readFrom: read_from } = proposal;
    const saved = take
      ? await say(ctx, { currency, rate, day, source: 'daily', read_from, set_by: userId, set_at: now })
      : before;
    if (!take) {
      await ctx.db
        .updateTable('exchange_rates')
        .set({ set_aside_at: now })
        .where('id', '=', proposalId)
        .execute();
    }
    await recordAudit(ctx, {
      who: userId,
      what: take ? 'rates.proposalTaken' : 'rates.proposalSetAside',
      subject: currency,
      why: 'form',
      before: audited(before),
      after: { ...audited(saved), proposed: proposal.rate },
    });
    return viewOf(ctx, saved);
  });
}

/** Locks a currency's rate, and refuses if the one in force is no longer the one that was seen. */
async function lockSeen(
  ctx: Ctx,
  { currency, version }: Pick<ChangeRateInput, 'currency' | 'version'>,
): Promise<RateInForce> {
  await lockRate(ctx, currency);
  const inForce = (await readRates(ctx)).get(currency);
  if (!inForce) throw new NotFound();
  if (inForce.version !== version) throw changedMeanwhile(inForce);
  return inForce;
}

const changedMeanwhile = ({ version, rate }: RateInForce) =>
  new Conflict('changed_meanwhile', 'currencies.refusal.changedMeanwhile', { version, values: { rate } });

function say({ db }: Pick<Ctx, 'db'>, row: Insertable<Tables['exchange_rates']>): Promise<RateInForce> {
  return db
    .insertInto('exchange_rates')
    .values(row)
    .returning(['currency', 'rate', 'day', 'source', 'read_from as readFrom', 'id as version'])
    .executeTakeFirstOrThrow();
}

const audited = ({ rate, day, source }: RateInForce) => ({ rate, day, source });

/** Until the transaction ends, nobody else says what this currency is worth: which row is in force depends on their order. */
export async function lockRate({ db }: Pick<Ctx, 'db'>, currency: Currency): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`currencies.rate:${currency}`}, 0))`.execute(db);
}

function viewOf({ clock }: Pick<Ctx, 'clock'>, rate: RateInForce, proposal?: RateProposal): ExchangeRate {
  const age = noonOf(localDateOf(clock.now(), 'UTC')).getTime() - noonOf(rate.day).getTime();
  return { ...rate, daysOld: Math.max(age / dayMs, 0), proposal: proposal ?? null };
}
