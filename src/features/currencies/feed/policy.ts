import { dayMs } from '#core/durations.ts';
import { addDays, type LocalDate } from '#core/local-date.ts';
import { currencyCodes, type Currency } from '#core/money.ts';
import { divideRates, isJump, isSaneRate, ratePattern } from '../policy.ts';

/** What a feed says of a day: how much of each currency one unit of the base is. */
interface Said {
  base: string;
  rates: ReadonlyMap<string, string>;
}

/**
 * What one unit of each of our currencies is in dollars by a feed, to ten decimals. A currency is missing if the feed does not name it;
 * undefined if it does not name the dollar, or says what no rate of ours can be.
 */
export function ratesInDollars({ base, rates }: Said): Map<Currency, string> | undefined {
  const perBase = (currency: string) => (currency === base ? '1' : rates.get(currency));
  const dollar = perBase('USD');
  if (dollar === undefined || !ratePattern.test(dollar)) return undefined;
  const named = currencyCodes.flatMap((currency) => {
    const rate = currency === 'USD' ? undefined : perBase(currency);
    return rate === undefined ? [] : [[currency, rate] as const];
  });
  if (!named.every(([, rate]) => ratePattern.test(rate))) return undefined;
  const inDollars = named.map(([currency, rate]) => [currency, divideRates(dollar, rate)] as const);
  return inDollars.every(([, rate]) => isSaneRate(rate)) ? new Map(inDollars) : undefined;
}

/** Banks publish no rates on days off, of which there are four in a row at Easter; older ones come from a feed that stands still. */
const oldestDays = 7;

/** Whether a feed that is read today may speak of a day. */
export function isRecentDay(day: LocalDate, today: LocalDate): boolean {
  return day >= addDays(today, -oldestDays) && day <= addDays(today, 1);
}

/** How long a feed may fail before its rates are shown as stale. */
const staleMilliseconds = 3 * dayMs;

export function isStale(lastRead: Date, now: Date): boolean {
  return now.getTime() - lastRead.getTime() > staleMilliseconds;
}

interface Dated {
  rate: string;
  day: LocalDate;
}

/**
 * What becomes of a rate that the feed brings: `kept` is the one in force, if it is as new and finance has set it, or says the same.
 * What jumps is `proposed`, and finance decides.
 */
export function judgeDaily(
  inForce: Dated & { isOfFeed: boolean },
  daily: Dated,
): 'taken' | 'kept' | 'proposed' {
  const isNews = daily.day > inForce.day || (daily.day === inForce.day && inForce.isOfFeed);
  const isSame = daily.day === inForce.day && daily.rate === inForce.rate;
  if (!isNews || isSame) return 'kept';
  return isJump(inForce.rate, daily.rate) ? 'proposed' : 'taken';
}
