import type { Currency } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import { rateSources, type RateSource } from '../contract.ts';
import { divideRates } from '../policy.ts';

/** A rate as a payment freezes it: a plain decimal, the day that it is of, and who said it. */
export interface FrozenRate {
  rate: string;
  date: string;
  source: RateSource;
}

export interface RateInForce {
  currency: Currency;
  rate: string;
  day: string;
  source: RateSource;
  /** The host of the feed. */
  readFrom: string | null;
  /** The row that says it: a change is based on it. */
  version: number;
}

/** What one unit of each currency is in dollars now; the dollar itself is not among them. */
export async function readRates({ db }: Pick<Ctx, 'db'>): Promise<Map<Currency, RateInForce>> {
  const rows = await db
    .selectFrom('exchange_rates')
    .distinctOn('currency')
    .select(['currency', 'rate', 'day', 'source', 'read_from as readFrom', 'id as version'])
    .where('awaits_confirmation', '=', false)
    .orderBy('currency')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.currency, row]));
}

/**
 * What one unit of a currency is in another now, to ten decimals; between two that are not dollars it follows from both, is as old as
 * the older one, and its source is the one that `rateSources` names first. Callers freeze it in what they store.
 */
export async function findRate(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  from: Currency,
  to: Currency,
): Promise<FrozenRate> {
  const today = ctx.clock.now().toISOString().slice(0, 10);
  if (from === to) return { rate: '1', date: today, source: 'admin' };
  const rates = await readRates(ctx);
  const known = [from, to].flatMap((currency) => rates.get(currency) ?? []);
  const inDollars = (currency: Currency): string => {
    if (currency === 'USD') return '1';
    const rate = rates.get(currency)?.rate;
    if (rate === undefined) throw new Error(`${currency} has no rate`);
    return rate;
  };
  return {
    rate: divideRates(inDollars(from), inDollars(to)),
    date: known.map(({ day }) => day).reduce((one, other) => (one < other ? one : other), today),
    source: rateSources.find((source) => known.some((rate) => rate.source === source)) ?? 'admin',
  };
}
