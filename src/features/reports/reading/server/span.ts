import { Invalid } from '#core/refusals.ts';
import { addDays, noonOf, type LocalDate } from '#core/local-date.ts';
import { dayMs } from '#core/durations.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { ReportRequest } from '#features/reports/contract.ts';
import { reportSpans } from '#features/reports/policy.ts';
import type { Period } from '#features/reports/activity/server/periods.ts';

/** The days that a report is about, both ends included. */
export interface Span {
  from: LocalDate;
  until: LocalDate;
}

const [usualDays] = reportSpans;
const longestDays = 3660;
/** Shorter ranges would say what single people did when. */
const shortestDays = 7;

/** The span of a request; refuses a range that is too short, too long, or turned around. */
export function readSpan({ clock }: Pick<Ctx, 'clock'>, { days, from, until }: ReportRequest): Span {
  const today = clock.now().toISOString().slice(0, 10);
  if (from === undefined && until === undefined)
    return { from: addDays(today, 1 - (days ?? usualDays)), until: today };
  const last = until ?? today;
  const span = { from: from ?? addDays(last, 1 - (days ?? usualDays)), until: last };
  const length = daysOf(span);
  if (length < shortestDays || length > longestDays)
    throw new Invalid([{ path: 'from', messageKey: 'reports.field.range' }]);
  return span;
}

export function daysOf({ from, until }: Span): number {
  return Math.round((noonOf(until).getTime() - noonOf(from).getTime()) / dayMs) + 1;
}

/** What a span is divided into, so that a chart has neither two columns nor seven hundred. */
export function periodFor(span: Span): Period {
  const days = daysOf(span);
  if (days <= 62) return 'day';
  return days <= 400 ? 'week' : 'month';
}
