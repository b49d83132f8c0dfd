import type { Currency } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { RateSource } from '../contract.ts';
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
  setAt: Date | null;
}

/** Shipped, so that there is a rate at all: the order of magnitude of late 2026, for finance to replace. */
export const shippedRates: Readonly<Record<Exclude<Currency, 'USD'>, string>> = {
  GBP: '1.3',
  CAD: '0.72',
  EUR: '1.15',
  ILS: '0.3',
};
const shippedOn = '2026-11-01';

/** What one unit of each currency is in dollars now. */
export async function readRates({ db }: Pick<Ctx, 'db'>): Promise<Map<Currency, RateInForce>> {
  const rows = await db
    .selectFrom('exchange_rates')
    .distinctOn('currency')
    .select(['currency', 'rate', 'day', 'source', 'set_at'])
    .where('awaits_confirmation', '=', false)
    .orderBy('currency')
    .orderBy('id', 'desc')
    .execute();
  const known = new Map<Currency, RateInForce>();
  for (const [currency, rate] of Object.entries(shippedRates) as [Currency, string][])
    known.set(currency, { currency, rate, day: shippedOn, source: 'admin', setAt: null });
  for (const { set_at: setAt, ...row } of rows) known.set(row.currency, { ...row, setAt });
  return known;
}

/**
 * What one unit of a currency is in another now, to ten decimals; between two that are not dollars it follows from both, and is as old
 * as the older one. Callers freeze it in what they store.
 */
export async function findRate(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  from: Currency,
  to: Currency,
): Promise<FrozenRate> {
  const today = ctx.clock.now().toISOString().slice(0, 10);
  if (from === to) return { rate: '1', date: today, source: 'admin' };
  const rates = await readRates(ctx);
  const inDollars = (currency: Currency): RateInForce =>
    rates.get(currency) ?? { currency, rate: '1', day: today, source: 'daily', setAt: null };
  const [one, other] = [inDollars(from), inDollars(to)];
  return {
    rate: divideRates(one.rate, other.rate),
    date: one.day < other.day ? one.day : other.day,
    source: one.source === 'admin' || other.source === 'admin' ? 'admin' : 'daily',
  };
}
