import { addDays } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { startOf } from '#features/reports/activity/server/periods.ts';
import type { Chart } from './charts.ts';
import { labelPeriod } from './labels.ts';
import { listStarts, readSeries } from './read-figures.ts';
import type { Span } from './span.ts';

/** How many weeks' newcomers are shown, and for how long each is followed. */
const cohorts = 12;
const weeksFollowed = 8;

/** Of those who joined in a week, how many were active in each of the weeks after it. */
export async function makeCohortChart(ctx: Ctx, { from, until }: Span): Promise<Chart> {
  const { say } = ctx;
  const latest = startOf('week', until);
  const earliest = [from, addDays(latest, -7 * cohorts)].toSorted().at(-1) ?? from;
  // The running week has nobody who could have come back.
  const span = { from: earliest, until: addDays(latest, -1) };
  const weeks = listStarts('week', span);
  const joined = new Map(
    (await readSeries(ctx, { kind: 'joined', span, period: 'week' })).map(({ start, counted }) => [
      start,
      counted,
    ]),
  );
  const rows = await Promise.all(
    weeks.map(async (week) => {
      const followed = { from: addDays(week, 7), until: addDays(week, 7 * weeksFollowed) };
      const active = await readSeries(ctx, {
        kind: 'active',
        dimension: 'joinedWeek',
        value: week,
        span: followed,
        period: 'week',
      });
      const of = joined.get(week) ?? { amount: 0, people: 0 };
      const cells = active.map(({ start, counted: { people } }) => {
        const part = { amount: people, people };
        // A week that is not over yet has no share.
        return start < latest ? { part, of } : { words: '', people: Number.POSITIVE_INFINITY };
      });
      return { id: week, label: labelPeriod(ctx, 'week', week), cells: [of, ...cells] };
    }),
  );
  return {
    id: 'cohorts',
    title: say('reports.people.cohorts'),
    note: say('reports.people.cohortsNote'),
    shape: 'grid',
    rowHeading: say('reports.heading.joinedWeek'),
    columns: [
      { label: say('reports.column.joined'), unit: 'number' },
      ...Array.from({ length: weeksFollowed }, (_, index) => ({
        label: ctx.sayIn(ctx.locale, 'reports.column.weekLater', { week: index + 1 }),
        unit: 'share' as const,
      })),
    ],
    rows,
  };
}
