import { dayMs, hourMs } from '#core/durations.ts';
import { addDays, noonOf, weekdayOf, type LocalDate } from '#core/local-date.ts';
import type { Channel } from '../policy.ts';

/** The spans that are one press away. */
export const reportSpans = ['week', 'month', 'year', 'last_month', 'last_year', 'all'] as const;
export type ReportSpan = (typeof reportSpans)[number];

/** The one that a report is about unless it is asked for another. */
export const usualSpan: ReportSpan = 'month';

/** Days of the books (UTC), both included. */
export interface Days {
  from: LocalDate;
  until: LocalDate;
}

/** The first and last day of a span, relative to today. Weeks begin on Sunday; “all” begins with the first gift. */
export function daysOfSpan(span: ReportSpan, today: LocalDate, first: LocalDate = today): Days {
  const [year, month] = [today.slice(0, 4), today.slice(0, 7)];
  const beforeMonth = addDays(`${month}-01`, -1);
  const lastYear = String(Number(year) - 1);
  return {
    week: { from: addDays(today, -weekdayOf(today)), until: today },
    month: { from: `${month}-01`, until: today },
    year: { from: `${year}-01-01`, until: today },
    last_month: { from: `${beforeMonth.slice(0, 7)}-01`, until: beforeMonth },
    last_year: { from: `${lastYear}-01-01`, until: `${lastYear}-12-31` },
    all: { from: first < today ? first : today, until: today },
  }[span];
}

/** What a span is divided into, so that a chart has neither one column nor seven hundred. */
export const periodUnits = ['day', 'week', 'month'] as const;
export type PeriodUnit = (typeof periodUnits)[number];

export function unitFor({ from, until }: Days): PeriodUnit {
  const days = Math.round((noonOf(until).getTime() - noonOf(from).getTime()) / dayMs) + 1;
  if (days <= 45) return 'day';
  return days <= 400 ? 'week' : 'month';
}

/** The first day of the period that a day falls in, within the span. */
export function periodOf(day: LocalDate, unit: PeriodUnit, { from }: Days): LocalDate {
  const start =
    unit === 'day' ? day : unit === 'week' ? addDays(day, -weekdayOf(day)) : `${day.slice(0, 7)}-01`;
  return start < from ? from : start;
}

/** The first days of all periods of a span, also of those in which nothing was given. */
export function listPeriods(days: Days, unit: PeriodUnit): LocalDate[] {
  const starts: LocalDate[] = [];
  for (let day = days.from; day <= days.until; day = addDays(day, 1)) {
    const start = periodOf(day, unit, days);
    if (starts.at(-1) !== start) starts.push(start);
  }
  return starts;
}

/** What a report is divided by. */
export const reportGroups = ['source', 'purpose', 'method', 'channel'] as const;
export type ReportGroup = (typeof reportGroups)[number];

/** Where money came from: the form on the site, a gift that recurs, the hand of finance, or a donor-advised fund. */
export const sources = ['form', 'recurring', 'by_hand', 'fund'] as const;
export type Source = (typeof sources)[number];

/** What an appeal has raised so far towards its goal, in minor units of one currency. */
export interface Raised {
  goal: number;
  raised: number;
  startsAt: Date;
  endsAt: Date | undefined;
}

export const paces = ['reached', 'ahead', 'on_pace', 'behind', 'open'] as const;

/** Shares are of 1. Amounts are in minor units. */
export interface Pace {
  /** `open`: it has no end to be compared with. */
  pace: (typeof paces)[number];
  raisedShare: number;
  /** How much of its time has passed; undefined without an end. */
  timeShare: number | undefined;
  /** What would have to come on each remaining day, or hour within the last two days; undefined where nothing is missing or there is no end. */
  needed: { amount: number; per: 'day' | 'hour' } | undefined;
  /** What it comes to if it goes on like this; undefined before a twentieth of its time has passed, and without an end. */
  projected: number | undefined;
}

/** Within so many percent of the time that has passed, it is on pace. */
const tolerance = 5;
const soonest = 0.05;

/** How an appeal stands against the time that has passed; it is assumed to go on as it went so far. */
export function paceOf({ goal, raised, startsAt, endsAt }: Raised, now: Date): Pace {
  const raisedShare = raised / goal;
  if (!endsAt)
    return {
      pace: raised >= goal ? 'reached' : 'open',
      raisedShare,
      timeShare: undefined,
      needed: undefined,
      projected: undefined,
    };
  const length = endsAt.getTime() - startsAt.getTime();
  const timeShare = Math.min(1, Math.max(0, (now.getTime() - startsAt.getTime()) / length));
  const missing = goal - raised;
  const left = endsAt.getTime() - now.getTime();
  const lead = Math.round((raisedShare - timeShare) * 100);
  return {
    pace: missing <= 0 ? 'reached' : lead > tolerance ? 'ahead' : lead < -tolerance ? 'behind' : 'on_pace',
    raisedShare,
    timeShare,
    needed: missing > 0 && left > 0 ? neededOf(missing, left) : undefined,
    projected: timeShare >= soonest ? Math.round(raised / timeShare) : undefined,
  };
}

function neededOf(missing: number, left: number): Pace['needed'] {
  const per = left < 2 * dayMs ? 'hour' : 'day';
  return { amount: Math.ceil(missing / Math.max(1, left / (per === 'hour' ? hourMs : dayMs))), per };
}

/* What everything is called, as messages. */

export const spanNames = {
  week: 'donations.reports.week',
  month: 'donations.reports.month',
  year: 'donations.reports.year',
  last_month: 'donations.reports.lastMonth',
  last_year: 'donations.reports.lastYear',
  all: 'donations.reports.all',
} as const satisfies Record<ReportSpan, string>;

export const groupNames = {
  purpose: 'donations.reports.byPurpose',
  source: 'donations.reports.bySource',
  method: 'donations.reports.byMethod',
  channel: 'donations.reports.byChannel',
} as const satisfies Record<ReportGroup, string>;

export const sourceNames = {
  form: 'donations.reports.fromForm',
  recurring: 'donations.reports.fromRecurring',
  by_hand: 'donations.kind.offline',
  fund: 'donations.kind.pledge',
} as const satisfies Record<Source, string>;

/** `none`: no link said how she came. */
export const channelNames = {
  link: 'donations.channel.link',
  mail: 'donations.channel.mail',
  whatsapp: 'donations.channel.whatsapp',
  poster: 'donations.channel.poster',
  embed: 'donations.channel.embed',
  wall: 'donations.channel.wall',
  none: 'donations.channel.none',
} as const satisfies Record<Channel | 'none', string>;

export const paceNames = {
  reached: 'donations.pace.reached',
  ahead: 'donations.pace.ahead',
  on_pace: 'donations.pace.onPace',
  behind: 'donations.pace.behind',
  open: 'donations.pace.open',
} as const satisfies Record<Pace['pace'], string>;
