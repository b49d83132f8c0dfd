import type { Plan } from '#core/actor.ts';
import { addDays, type LocalDate } from '#core/local-date.ts';

export const couponKinds = ['percent', 'fixed', 'free_days'] as const;
export type CouponKind = (typeof couponKinds)[number];

/** Whether it counts for the first payment, or for each renewal too. */
export const couponPayments = ['first', 'every'] as const;
export type CouponPayments = (typeof couponPayments)[number];

/** The plans that are sold. */
export const couponPlans = ['standard', 'premium'] as const satisfies readonly Plan[];
export type CouponPlan = (typeof couponPlans)[number];

export const couponStates = ['running', 'scheduled', 'expired', 'used_up', 'off'] as const;
export type CouponState = (typeof couponStates)[number];

export const statesOfUse = ['held', 'kept', 'released'] as const;
export type StateOfUse = (typeof statesOfUse)[number];

/** At most so many single-use codes are made at once. */
export const mostCodesAtOnce = 5000;

const shortestCode = 4;
const longestCode = 24;

/**
 * A code as it is shown: in capitals, without the spaces that came along when it was copied. Undefined for what cannot be
 * one: 4 to 24 letters, digits and single dashes between them.
 */
export function readCode(typed: string): string | undefined {
  if (typed.length > longestCode * 2) return undefined;
  const code = typed
    .replaceAll(/\s/g, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .toUpperCase();
  if (code.length > longestCode || !/^[A-Z0-9]+(?:-[A-Z0-9]+)*$/.test(code)) return undefined;
  return keyOf(code).length < shortestCode ? undefined : code;
}

/** What makes a code differ from others: dashes do not. */
export function keyOf(code: string): string {
  return code.replaceAll('-', '');
}

/** What decides whether a coupon can be used at all, by anyone. */
export interface Standing {
  isOn: boolean;
  startsOn: LocalDate | null;
  endsOn: LocalDate | null;
  maxUses: number | null;
  used: number;
}

/** The earliest and the latest day that it is anywhere at an instant: from UTC−12 to UTC+14. */
export function daysAnywhere(now: Date): { earliest: LocalDate; latest: LocalDate } {
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString().slice(0, 10);
  return { earliest: at(-12), latest: at(14) };
}

/**
 * Days count wherever the payer is: a coupon begins once its first day has begun anywhere, and has expired once its last
 * day is over everywhere.
 */
export function stateOf({ isOn, startsOn, endsOn, maxUses, used }: Standing, now: Date): CouponState {
  const { earliest, latest } = daysAnywhere(now);
  if (!isOn) return 'off';
  if (endsOn !== null && endsOn < earliest) return 'expired';
  if (startsOn !== null && startsOn > latest) return 'scheduled';
  return maxUses !== null && used >= maxUses ? 'used_up' : 'running';
}

/** How far apart the columns of the chart of uses are: about thirty of them at most. */
export function chartUnit(firstDay: LocalDate, today: LocalDate): 'day' | 'week' | 'month' {
  if (addDays(firstDay, 30) >= today) return 'day';
  return addDays(firstDay, 30 * 7) >= today ? 'week' : 'month';
}
