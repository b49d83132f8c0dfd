import { sql } from 'kysely';
import { addDays, type LocalDate } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Counted } from '#features/reports/policy.ts';
import { endOf, startOf, type Period } from '#features/reports/activity/server/periods.ts';
import type { Span } from './span.ts';

interface Asked {
  kind: string;
  span: Span;
  dimension?: string | undefined;
}

/** A figure of each period of a span that begins in it, zeros included. */
export async function readSeries(
  { db }: Pick<Ctx, 'db'>,
  {
    kind,
    span,
    dimension = 'all',
    value = '',
    period,
  }: Asked & { value?: string | undefined; period: Period },
): Promise<{ start: LocalDate; counted: Counted }[]> {
  const rows = await db
    .selectFrom('activity_figures')
    .select(['start', 'amount', 'people'])
    .where('kind', '=', kind)
    .where('dimension', '=', dimension)
    .where('period', '=', period)
    .where('value', '=', value)
    .where('start', '>=', span.from)
    .where('start', '<=', span.until)
    .execute();
  const known = new Map(rows.map((row) => [row.start, row]));
  return listStarts(period, span).map((start) => {
    const { amount = 0, people = 0 } = known.get(start) ?? {};
    return { start, counted: { amount, people } };
  });
}

/** The figures of one period by value, the largest first. */
export async function readPeriod(
  { db }: Pick<Ctx, 'db'>,
  { kind, dimension, period, start }: { kind: string; dimension: string; period: Period; start: LocalDate },
): Promise<Map<string, Counted>> {
  const rows = await db
    .selectFrom('activity_figures')
    .select(['value', 'amount', 'people'])
    .where('kind', '=', kind)
    .where('dimension', '=', dimension)
    .where('period', '=', period)
    .where('start', '=', start)
    .orderBy('people', 'desc')
    .orderBy('value')
    .execute();
  return new Map(rows.map(({ value, amount, people }) => [value, { amount, people }]));
}

/** The first days of the periods that begin in a span. */
export function listStarts(period: Period, { from, until }: Span): LocalDate[] {
  const starts: LocalDate[] = [];
  for (let start = startOf(period, from); start <= until; start = endOf(period, start))
    if (start >= from) starts.push(start);
  return starts;
}

/**
 * The figures of a whole span by value, the largest first. Whole months are read as such, whole weeks before and after them
 * too, and the days that are left one by one. `people` is the most there were in one of those; where nobody is counted twice (`once`), it is the sum.
 */
export async function readSums(
  { db }: Pick<Ctx, 'db'>,
  { kind, span, dimension = 'all', once = false }: Asked & { once?: boolean },
): Promise<Map<string, Counted>> {
  const { from, until } = span;
  const firstMonth = startOf('month', from) === from ? from : endOf('month', startOf('month', from));
  const afterMonths = startOf('month', addDays(until, 1));
  // A short span has no whole month: all of its days are after those.
  const [first, after] = firstMonth < afterMonths ? [firstMonth, afterMonths] : [from, from];
  const parts = [
    ...splitByWeek(from, first),
    { period: 'month' as const, start: first, end: after },
    ...splitByWeek(after, addDays(until, 1)),
  ];
  // Each part of the union is one range of the primary key.
  const toQuery = ({ period, start, end }: Part) => sql`
    select value, amount, people from activity_figures
    where kind = ${kind} and dimension = ${dimension} and period = ${period}
      and start >= ${start}::date and start < ${end}::date`;
  const { rows } = await sql<{ value: string; amount: number; people: number }>`
    select value, sum(amount)::bigint as amount, max(people) as people from (
      ${sql.join(
        parts.filter(({ start, end }) => start < end).map((part) => toQuery(part)),
        sql` union all `,
      )}
    ) figures
    group by value order by 2 desc, 1`.execute(db);
  return new Map(
    rows.map(({ value, amount, people }) => [value, { amount, people: once ? amount : people }]),
  );
}

/** Days that are read as figures of one period, up to but without `end`. */
interface Part {
  period: Period;
  start: LocalDate;
  end: LocalDate;
}

/** The whole weeks of a few days, and the days before and after those. */
function splitByWeek(from: LocalDate, end: LocalDate): Part[] {
  const firstWeek = startOf('week', from) === from ? from : endOf('week', startOf('week', from));
  const afterWeeks = startOf('week', end);
  if (firstWeek >= afterWeeks) return [{ period: 'day', start: from, end }];
  return [
    { period: 'day', start: from, end: firstWeek },
    { period: 'week', start: firstWeek, end: afterWeeks },
    { period: 'day', start: afterWeeks, end },
  ];
}

/** How many people have seen each second of a film in the months of a span, from second 0 on. */
export async function readWatchedSeconds(
  { db }: Pick<Ctx, 'db'>,
  subject: string,
  { from, until }: Span,
): Promise<number[]> {
  const rows = await db
    .selectFrom('watched_seconds')
    .select(['second', ({ fn }) => fn.sum<number>('people').as('people')])
    .where('subject', '=', subject)
    .where('month', '>=', startOf('month', from))
    .where('month', '<=', until)
    .groupBy('second')
    .orderBy('second')
    .execute();
  const people: number[] = Array.from({ length: (rows.at(-1)?.second ?? -1) + 1 }, () => 0);
  for (const row of rows) people[row.second] = row.people;
  return people;
}
