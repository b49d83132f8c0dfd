import { instantAt } from '#core/zoned-time.ts';
import type { LocalDate } from '#core/local-date.ts';
import type { DonationPeriod } from '../policy.ts';

export type RecurringPeriod = Exclude<DonationPeriod, 'once'>;

const monthsOf: Record<RecurringPeriod, number> = { month: 1, year: 12 };

/** Stands for the last day of a month, however long that is. */
export const lastDay = 31;
/** The days of the month that a donor can choose. */
export const chosenDays: readonly number[] = [
  ...Array.from({ length: 28 }, (_, index) => index + 1),
  lastDay,
];

/** For how many months a donor can pause, together with what she has skipped (decisions: giving). */
export const longestPause = 6;

/** After how many days a gift that failed is tried again: three tries over ten days, as for plans. */
const retryDays = [0, 3, 10] as const;

/** The time of day at which gifts are taken, by the donor's clocks: nobody is woken by her bank. */
const takenAt = '09:00';

/** The day of the month for someone who has first given on a day that not every month has. */
export function dayOfFirst(givenOn: LocalDate): number {
  const day = Number(givenOn.slice(8));
  return day > 28 ? lastDay : day;
}

/** A day of the month so many months after that of a date; in a shorter month, its last. */
function dayInMonth(date: LocalDate, months: number, day: number): LocalDate {
  const [year = 0, month = 0] = date.split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  const last = new Date(Date.UTC(Math.floor(count / 12), (count % 12) + 1, 0)).getUTCDate();
  return new Date(Date.UTC(Math.floor(count / 12), count % 12, Math.min(day, last)))
    .toISOString()
    .slice(0, 10);
}

/** The day of the next gift after that of a day: later than today, so that gifts that were missed are not taken all at once. */
export function followingGift(
  on: LocalDate,
  { period, day }: { period: RecurringPeriod; day: number },
  today: LocalDate,
): LocalDate {
  let next = dayInMonth(on, monthsOf[period], day);
  while (next <= today) next = dayInMonth(next, monthsOf[period], day);
  return next;
}

/** The first such day of a month after today. */
function firstAfter(today: LocalDate, day: number): LocalDate {
  const candidate = dayInMonth(today, 0, day);
  return candidate > today ? candidate : dayInMonth(today, 1, day);
}

/** When the gift of a day is taken where its donor is. */
export function dueAt(on: LocalDate, timeZone: string): Date {
  return instantAt(on, takenAt, timeZone) ?? new Date(`${on}T${takenAt}:00Z`);
}

/** How many days after its day a gift is tried again that has failed so many times; undefined once it has been tried enough. */
export function retryAfterDays(tries: number): number | undefined {
  return retryDays[tries];
}

/** What of a donation that recurs decides about changing it. */
export interface Schedule {
  period: RecurringPeriod;
  day: number;
  nextOn: LocalDate;
  pausedFrom: LocalDate | null;
  skippedOn: LocalDate | null;
  isCanceled: boolean;
  /** A gift is being taken at this moment. */
  isCharging: boolean;
}

export const scheduleActs = ['amount', 'day', 'skip', 'pause', 'resume', 'cancel', 'undo'] as const;
export type ScheduleAct = (typeof scheduleActs)[number];

/** What a donor wants. `on` is the day of the next gift as she saw it, so that an act that is sent twice has one effect. */
export type ScheduleWish =
  | { act: 'amount' }
  | { act: 'day'; day: number }
  | { act: 'skip'; on: LocalDate }
  | { act: 'pause'; on: LocalDate; months: number }
  /** With `on`, it is about the pause or the end, or about the gift that was skipped on that day; without it, about the latest. */
  | { act: 'resume'; on?: LocalDate }
  | { act: 'cancel' }
  | { act: 'undo'; on?: LocalDate };

/** Why it cannot be done now. */
export const scheduleRefusals = ['charging', 'canceled', 'paused', 'changed_meanwhile', 'too_long'] as const;
export type ScheduleRefusal = (typeof scheduleRefusals)[number];

/** The words for it, as messages. */
export const refusalKeys = {
  charging: 'donations.refusal.charging',
  canceled: 'donations.refusal.canceled',
  paused: 'donations.refusal.paused',
  changed_meanwhile: 'donations.refusal.changedMeanwhile',
  too_long: 'donations.refusal.tooLong',
} as const satisfies Record<ScheduleRefusal, string>;

export type ScheduleAnswer =
  | { kind: 'change'; schedule: Partial<Omit<Schedule, 'period' | 'isCharging'>> }
  /** It is so already, such as when it is sent a second time. */
  | { kind: 'same' }
  | { kind: 'refused'; why: ScheduleRefusal };

const same: ScheduleAnswer = { kind: 'same' };
const refuse = (why: ScheduleRefusal): ScheduleAnswer => ({ kind: 'refused', why });
const change = (schedule: (ScheduleAnswer & { kind: 'change' })['schedule']): ScheduleAnswer => ({
  kind: 'change',
  schedule,
});

/** What becomes of a donation that recurs by what its donor wants, on a day where she is. */
export function changeSchedule(schedule: Schedule, wish: ScheduleWish, today: LocalDate): ScheduleAnswer {
  const { isCanceled, isCharging, nextOn, day, pausedFrom } = schedule;
  if (wish.act === 'cancel') return isCanceled ? same : change({ isCanceled: true });
  if (wish.act === 'undo' && isCanceled) return change({ isCanceled: false });
  if (isCanceled) return refuse('canceled');
  if (isRepeated(schedule, wish, today)) return same;
  if (isCharging) return refuse('charging');
  if (wish.act === 'amount') return change({});
  if (wish.act === 'undo' || (wish.act === 'resume' && pausedFrom === null))
    return change({ skippedOn: null, nextOn: skippedAhead(schedule, today) ?? nextOn });
  if (wish.act === 'resume') {
    const asBefore = pausedFrom !== null && pausedFrom > today ? pausedFrom : firstAfter(today, day);
    return change({ pausedFrom: null, nextOn: asBefore });
  }
  if (pausedFrom !== null) return refuse('paused');
  if (wish.act === 'day') {
    const moved = dayInMonth(nextOn, 0, wish.day);
    return change({ day: wish.day, nextOn: moved > today ? moved : firstAfter(today, wish.day) });
  }
  if (wish.on !== nextOn) return refuse('changed_meanwhile');
  if (wish.act === 'skip')
    return maySkip(schedule, today)
      ? change({ skippedOn: nextOn, nextOn: followingGift(nextOn, schedule, today) })
      : refuse('too_long');
  if (wish.months > mostMonths(schedule, today)) return refuse('too_long');
  return change({ pausedFrom: nextOn, nextOn: dayInMonth(nextOn, wish.months, day) });
}

/** By how many months the next gift can still be put off: what its donor has skipped of the gifts to come counts, too. */
export function mostMonths(schedule: Schedule, today: LocalDate): number {
  const { nextOn, day } = schedule;
  const latest = dayInMonth(plannedGift(schedule, today), longestPause, day);
  let months = longestPause;
  while (months > 0 && dayInMonth(nextOn, months, day) > latest) months -= 1;
  return months;
}

/** Whether the next gift can be skipped: of those given yearly, one at a time. */
export function maySkip(schedule: Schedule, today: LocalDate): boolean {
  return schedule.period === 'year'
    ? schedule.nextOn === plannedGift(schedule, today)
    : mostMonths(schedule, today) > 0;
}

/** The day that its donor has skipped and can still bring back: to come, and with no later gift given since. */
export function skippedAhead(
  { period, day, nextOn, skippedOn, pausedFrom, isCanceled }: Schedule,
  today: LocalDate,
): LocalDate | undefined {
  if (skippedOn === null || skippedOn <= today || pausedFrom !== null || isCanceled) return undefined;
  return dayInMonth(skippedOn, monthsOf[period], day) >= nextOn ? skippedOn : undefined;
}

/** When the next gift would be, had its donor skipped none to come. */
function plannedGift({ period, day, nextOn, skippedOn }: Schedule, today: LocalDate): LocalDate {
  if (skippedOn === null || skippedOn < today) return nextOn;
  return period === 'year' ? skippedOn : firstAfter(today, day);
}

/** Whether it has been done. */
function isRepeated(schedule: Schedule, wish: ScheduleWish, today: LocalDate): boolean {
  const { day, nextOn, pausedFrom, skippedOn } = schedule;
  switch (wish.act) {
    case 'day':
      return wish.day === day;
    case 'undo':
    case 'resume': {
      if (wish.act === 'resume' && pausedFrom !== null) return false;
      const skipped = skippedAhead(schedule, today);
      return skipped === undefined || (wish.on ?? skipped) !== skipped;
    }
    case 'skip':
      return wish.on === skippedOn && nextOn > wish.on;
    case 'pause':
      return wish.on === pausedFrom && nextOn === dayInMonth(wish.on, wish.months, day);
    default:
      return false;
  }
}

/** Why money for the gift of a day is not kept: it has been given in another way, or is no longer wanted. Undefined if it is. */
export function findChargeObstacle(
  { isRunning, nextOn }: { isRunning: boolean; nextOn: LocalDate },
  { dueOn }: { dueOn: LocalDate },
): 'paid_twice' | 'changed_meanwhile' | undefined {
  if (!isRunning) return 'changed_meanwhile';
  if (dueOn < nextOn) return 'paid_twice';
  return dueOn === nextOn ? undefined : 'changed_meanwhile';
}
