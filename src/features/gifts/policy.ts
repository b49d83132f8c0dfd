import type { Plan } from '#core/actor.ts';
import { dayMs } from '#core/durations.ts';
import { addDays, type LocalDate } from '#core/local-date.ts';
import { money, type Money } from '#core/money.ts';

/** The plans that can be given. */
export const giftPlans = ['standard', 'premium'] as const satisfies readonly Plan[];
export type GiftPlan = (typeof giftPlans)[number];

/** For how many months a plan can be given. */
export const giftMonths = [1, 3, 6, 12] as const;
export type GiftMonths = (typeof giftMonths)[number];

/**
 * `draft`: not paid for. `ready`: anyone with its code can claim it. `canceled`: its money is on the way back. `void`: all of its
 * money has gone back.
 */
export const giftStates = ['draft', 'ready', 'claimed', 'canceled', 'void'] as const;
export type GiftState = (typeof giftStates)[number];

/** What is done next about a gift that waits: `last` is the last reminder. */
export const giftSteps = ['send', 'remind', 'last'] as const;
export type GiftStep = (typeof giftSteps)[number];

export const longestMessage = 500;
/** Nearly sixty bits: nobody guesses one. */
export const codeLength = 12;

/** Within how many days of paying its giver can take it back herself. */
export const daysToCancel = 14;
/** After how many days a gift that nobody has claimed is brought to mind, for the first and for the last time. */
export const remindAfterDays = { remind: 14, last: 60 } as const;
/** For how many days a gift is kept that nobody has paid for, and what people wrote on one that is over. */
export const daysKept = { draft: 30, over: 365 } as const;

/** What so many months of a plan cost: as many months one by one, and twelve as a year. */
export function priceOfMonths(price: { month: Money; year: Money }, months: GiftMonths): Money {
  if (months === 12) return price.year;
  return money(price.month.amount * BigInt(months), price.month.currency);
}

/** The days on which a card can be sent, from today on for a year. */
export function sendingDays(today: LocalDate): { first: LocalDate; last: LocalDate } {
  return { first: today, last: addDays(today, 365) };
}

export function isSendingDay(day: LocalDate, today: LocalDate): boolean {
  const { first, last } = sendingDays(today);
  return day >= first && day <= last;
}

/** What happens next to a gift that has been paid for or sent, and when; nothing after the last reminder. */
export function stepAfter(
  done: 'paid' | GiftStep,
  { at, sendsAt }: { at: Date; sendsAt: Date | undefined },
): { step: GiftStep; dueAt: Date } | undefined {
  const later = (days: number) => new Date(at.getTime() + days * dayMs);
  if (done === 'paid')
    return sendsAt ? { step: 'send', dueAt: sendsAt } : { step: 'last', dueAt: later(remindAfterDays.last) };
  if (done === 'send') return { step: 'remind', dueAt: later(remindAfterDays.remind) };
  if (done === 'remind') return { step: 'last', dueAt: later(remindAfterDays.last - remindAfterDays.remind) };
  return undefined;
}

/** Until when its giver can take it back herself; undefined if she cannot any more. */
export function cancelableUntil(
  { state, paidAt }: { state: GiftState; paidAt: Date | null },
  now: Date,
): Date | undefined {
  if (state !== 'ready' || !paidAt) return undefined;
  const until = new Date(paidAt.getTime() + daysToCancel * dayMs);
  return until > now ? until : undefined;
}

/** Why money for a gift cannot be kept, though it was paid: it goes back. Undefined if it can. */
export function findObstacle(
  { state, total, currency }: { state: GiftState; total: number; currency: string },
  paid: Money,
): 'paid_twice' | 'changed_meanwhile' | undefined {
  if (state !== 'draft') return 'paid_twice';
  const isAsAsked = paid.currency === currency && paid.amount === BigInt(total);
  return isAsAsked ? undefined : 'changed_meanwhile';
}
