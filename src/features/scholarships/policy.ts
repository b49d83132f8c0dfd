import type { LocalDate } from '#core/local-date.ts';
import { money, percentOf, type Money } from '#core/money.ts';

/** The people who ask. */
export const askers = ['parent', 'educator', 'student', 'other'] as const;
export type Asker = (typeof askers)[number];

/** For whom. */
export const beneficiaries = ['self', 'family', 'class'] as const;
export type Beneficiary = (typeof beneficiaries)[number];

/** The plans that can be wished for. */
export const wishedPlans = ['standard', 'premium'] as const;
export type WishedPlan = (typeof wishedPlans)[number];

/** What she could pay herself, in percent of the price. */
export const shares = [0, 25, 50, 75] as const;
export type Share = (typeof shares)[number];

export const requestStates = ['open', 'granted', 'declined'] as const;
export type RequestState = (typeof requestStates)[number];

/** Why a request is declined, each with kind words of its own; `other` with the decider's alone. */
export const declineReasons = ['budget', 'covered', 'unclear', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** `complimentary`: everything, for nothing. `discount`: a part of the price, by a code that works once. */
export const grantKinds = ['complimentary', 'discount'] as const;
export type GrantKind = (typeof grantKinds)[number];

export const grantPayments = ['first', 'every'] as const;
export type GrantPayments = (typeof grantPayments)[number];

/** `waiting`: nobody has claimed it yet. */
export const grantStates = ['waiting', 'running', 'ended', 'withdrawn'] as const;
export type GrantState = (typeof grantStates)[number];

export const longestWords = 1000;
export const longestAnswer = 2000;
export const longestNote = 500;

/** A code can be used for so many days. */
export const codeDays = 90;
/** A grant is given for three years at most, and can be extended. */
export const mostDays = 3 * 366;
/** So long before a grant ends, its holder is reminded and may ask again. */
export const reminderDays = 30;
/** What was declined, and what has ended, is kept so long. */
export const keptMonths = 12;
/** A discount counts as that of a year: nobody knows how long the plan will be paid for. */
const monthsOfDiscount = 12;

/** The whole share, in hundredths of a percent. */
export const everything = 10_000;

/** The first instant at which a last day is over everywhere, west of all time zones. */
export function endOfDay(day: LocalDate): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 36 * 3_600_000);
}

/** How many months begin between two days: each that has begun counts whole. */
export function startedMonths(from: LocalDate, until: LocalDate): number {
  const [one, other] = [partsOf(from), partsOf(until)];
  const whole = (other.year - one.year) * 12 + other.month - one.month;
  return Math.max(0, whole + (other.day > one.day ? 1 : 0));
}

function partsOf(day: LocalDate) {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  return { year, month, day: dayOfMonth };
}

interface Granted {
  kind: GrantKind;
  endsOn: LocalDate;
}

/** For how many months a grant counts when it is given. */
export function monthsOf({ kind, endsOn }: Granted, today: LocalDate): number {
  return kind === 'discount' ? monthsOfDiscount : Math.max(1, startedMonths(today, endsOn));
}

/** How many months an extension adds. */
export function monthsAdded(from: LocalDate, until: LocalDate): number {
  return startedMonths(from, until);
}

/** How many months of a grant have not begun, and go back to the budget when it is withdrawn. */
export function monthsLeft(months: number, grantedOn: LocalDate, today: LocalDate): number {
  return Math.max(0, months - Math.max(1, startedMonths(grantedOn, today)));
}

/** What a grant is worth: so many months of the price, or the part of them that is given. */
export function valueOf(price: Money, months: number, percent: number): Money {
  return percentOf(money(price.amount * BigInt(months), price.currency), percent);
}

interface Standing {
  claimedAt: Date | null;
  withdrawnAt: Date | null;
  endsOn: LocalDate;
}

export function stateOfGrant({ claimedAt, withdrawnAt, endsOn }: Standing, now: Date): GrantState {
  if (withdrawnAt !== null) return 'withdrawn';
  if (endOfDay(endsOn) <= now) return 'ended';
  return claimedAt === null ? 'waiting' : 'running';
}

/** Whether she may ask: nothing of hers is open, and what she has been given ends soon or is over. */
export function mayAsk(
  last: { state: RequestState } | undefined,
  given: Standing | undefined,
  now: Date,
): boolean {
  if (last?.state === 'open') return false;
  if (!given || stateOfGrant(given, now) === 'withdrawn') return true;
  return endOfDay(given.endsOn).getTime() - now.getTime() <= reminderDays * 86_400_000;
}
