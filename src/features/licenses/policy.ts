import { addDays, type LocalDate } from '#core/local-date.ts';
import { money, type Money } from '#core/money.ts';

export const leastSeats = 10;
export const mostSeats = 5000;

/** `requested`, then `declined`, or `accepted` with an invoice; that one is `paid` or `canceled`. */
export const licenseStates = ['requested', 'accepted', 'paid', 'declined', 'canceled'] as const;
export type LicenseState = (typeof licenseStates)[number];

/** As finance looks for them: an invoice that is due is `overdue` the day after. */
export const licenseFilters = ['requested', 'unpaid', 'overdue', 'paid', 'declined', 'canceled'] as const;
export type LicenseFilter = (typeof licenseFilters)[number];

/** An invoice is due so many days after it was issued. */
export const dueDays = 30;
/** On which days from the due one the billing contact is reminded. */
export const reminderDays = [0, 14, 30] as const;
/** How many days before the end the holder hears of it. */
export const renewalDays = [60, 30] as const;
/** A license can begin so many days from now. */
export const farthestStart = 366;
/** A license can be renewed so many days before it ends. */
export const renewableDays = 90;

export const longestSchool = 160;
export const longestAddress = 300;
export const longestReason = 1000;
/** As long as an invoice has room for beside its label. */
export const longestOrder = 32;

/** The last day of a year that begins on a day. */
export function lastDayOf(startsOn: LocalDate): LocalDate {
  const [year = 0, month = 1, day = 1] = startsOn.split('-').map(Number);
  return addDays(new Date(Date.UTC(year + 1, month - 1, day)).toISOString().slice(0, 10), -1);
}

/** The first instant of a day anywhere, east of all time zones. */
export const beginsAt = (day: LocalDate): Date => new Date(Date.parse(`${day}T00:00:00Z`) - 14 * 3_600_000);

/** The first instant at which a day is over everywhere. */
export const isOverAt = (day: LocalDate): Date => new Date(Date.parse(`${day}T00:00:00Z`) + 36 * 3_600_000);

/** What so many seats cost for the year. */
export const priceOfSeats = (seats: number, unit: Money): Money =>
  money(unit.amount * BigInt(seats), unit.currency);

/** What of a license is left to its holder once the shares of others are taken off; below zero if they are too many. */
export function seatsLeft(seats: number, shares: readonly { seats: number }[]): number {
  return shares.reduce((left, share) => left - share.seats, seats);
}

/** Whether it gives anything, or will. */
export function isInForce({ state, endsOn }: { state: LicenseState; endsOn: LocalDate }, now: Date): boolean {
  return (state === 'accepted' || state === 'paid') && isOverAt(endsOn) > now;
}

/** Whether it ends so soon that it can be renewed now. */
export function isRenewable(license: { state: LicenseState; endsOn: LocalDate }, now: Date): boolean {
  const from = isOverAt(license.endsOn).getTime() - renewableDays * 86_400_000;
  return (license.state === 'accepted' || license.state === 'paid') && from <= now.getTime();
}

/** How many reminders of an invoice should have been sent by a day. */
export function remindersBy(dueOn: LocalDate, today: LocalDate): number {
  return reminderDays.filter((days) => addDays(dueOn, days) <= today).length;
}

/** The latest of `renewalDays` that has come for a license; undefined before the first, and once it has ended. */
export function renewalDayOf(endsOn: LocalDate, today: LocalDate): number | undefined {
  if (endsOn < today) return undefined;
  return renewalDays.findLast((days) => addDays(endsOn, -days) <= today);
}
