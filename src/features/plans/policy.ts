import { divideHalfEven, money, subtractMoney, type Money } from '#core/money.ts';

/** The plans that are sold, from the lower to the higher. */
export const paidPlans = ['standard', 'premium'] as const;
export type PaidPlan = (typeof paidPlans)[number];

export const periods = ['month', 'year'] as const;
export type Period = (typeof periods)[number];

export interface Offer {
  plan: PaidPlan;
  period: Period;
}

/** `past_due`: a renewal has failed, and is tried again. `paused`: nothing is charged, and nothing is included, until it resumes. */
export const subscriptionStates = ['active', 'past_due', 'paused', 'ended'] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

export const monthsOf: Record<Period, number> = { month: 1, year: 12 };

/** An instant so many months later, in UTC; in a shorter month, its last day. */
export function addMonths(from: Date, months: number): Date {
  const moved = new Date(from);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return moved;
}

/** What of a subscription decides about buying another plan. */
export interface Held extends Offer {
  state: SubscriptionState;
  price: Money;
  periodStartsAt: Date;
  periodEndsAt: Date;
  periodValue: Money;
}

/**
 * What wanting an offer means. `first`: there is no subscription. `renewal`: it rests or waits for its money, and goes on with this
 * offer. `upgrade`: a higher price, at once. `later`: a lower one, or another currency, with the next period. `same`: she has it.
 */
export type OrderKind = 'first' | 'renewal' | 'upgrade' | 'later' | 'same';

export function kindOf(held: Held | undefined, wanted: Offer, price: Money): OrderKind {
  if (!held || held.state === 'ended') return 'first';
  if (held.state !== 'active') return held.price.currency === price.currency ? 'renewal' : 'later';
  if (held.plan === wanted.plan && held.period === wanted.period) return 'same';
  const isHigher = paidPlans.indexOf(wanted.plan) >= paidPlans.indexOf(held.plan);
  const costsMore = price.currency === held.price.currency && price.amount > held.price.amount;
  return isHigher && costsMore ? 'upgrade' : 'later';
}

/** What is left of a period at an instant, to the minor unit, half to even. */
export function creditOf(
  held: Pick<Held, 'periodStartsAt' | 'periodEndsAt' | 'periodValue'>,
  now: Date,
): Money {
  const { periodStartsAt, periodEndsAt, periodValue } = held;
  const whole = BigInt(periodEndsAt.getTime() - periodStartsAt.getTime());
  const left = BigInt(
    Math.max(0, periodEndsAt.getTime() - Math.max(now.getTime(), periodStartsAt.getTime())),
  );
  return { ...periodValue, amount: divideHalfEven(periodValue.amount * left, whole) };
}

/** What has to be paid of a price, before tax that is added: a credit counts up to all of it. */
export function dueOf(price: Money, credit: Money): { credit: Money; due: Money } {
  const used = credit.amount > price.amount ? price : credit;
  return { credit: used, due: subtractMoney(price, used) };
}

/** After how many days from the end of a period its renewal is tried again: three tries over ten days (spec §5). */
export const retryDays = [0, 3, 10] as const;

/** How many days a plan goes on while its renewal is under way: a little longer than the tries, which wait on Shabbat. */
export const graceDays = 14;

/** For how many months at most a subscription can rest. */
export const longestPause = 3;

/** When the next period is charged: at the end of this one, or of the pause that is planned after it. */
export function nextChargeAt(periodEndsAt: Date, pauseMonths: number | null): Date {
  return pauseMonths === null ? periodEndsAt : addMonths(periodEndsAt, pauseMonths);
}

/** A year's price in what each of its months costs, for comparing. */
export function perMonth({ amount, currency }: Money): Money {
  return money(divideHalfEven(amount, 12n), currency);
}
