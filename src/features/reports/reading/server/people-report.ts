import { addDays } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { startOf } from '#features/reports/activity/server/periods.ts';
import type { Chart, Report } from './charts.ts';
import { makeCohortChart } from './cohorts.ts';
import { labelCountry, labelLanguage, labelRole } from './labels.ts';
import { readPeriod, readSums } from './read-figures.ts';
import { periodFor, type Span } from './span.ts';
import { makeTimeChart, peopleOf } from './time-chart.ts';

/** More days than these are too many columns. */
const daysDrawn = 60;
/** The longest list of countries; the others are in none. */
const mostRows = 15;

/** Who comes: new people, people who are active, and whether they come back. */
export const peopleReport: Report = {
  name: 'people',
  title: 'reports.people.title',
  place: 1,
  charts: async (ctx, { span }) => [
    await chartJoined(ctx, span),
    ...(await chartActive(ctx, span)),
    ...(await chartParts(ctx, span)),
    await makeCohortChart(ctx, span),
  ],
};

function chartJoined(ctx: Ctx, span: Span): Promise<Chart> {
  return makeTimeChart(ctx, {
    id: 'joined',
    title: ctx.say('reports.people.joined'),
    span,
    period: periodFor(span),
    lines: [{ label: ctx.say('reports.column.people'), kind: 'joined' }],
  });
}

function chartActive(ctx: Ctx, span: Span): Promise<Chart[]> {
  const { say } = ctx;
  const lines = [{ label: say('reports.column.people'), kind: 'active', of: peopleOf }];
  const recent = [span.from, addDays(span.until, 1 - daysDrawn)].toSorted().at(-1) ?? span.from;
  return Promise.all([
    makeTimeChart(ctx, {
      id: 'active-by-month',
      title: say('reports.people.activeByMonth'),
      span: wholeMonths(span),
      period: 'month',
      lines,
    }),
    makeTimeChart(ctx, {
      id: 'active-by-week',
      title: say('reports.people.activeByWeek'),
      span,
      period: 'week',
      lines,
    }),
    makeTimeChart(ctx, {
      id: 'active-by-day',
      title: say('reports.people.activeByDay'),
      span: { ...span, from: recent },
      period: 'day',
      lines,
    }),
  ]);
}

/** From the beginning of the month that the span begins in: a year then has its twelve months. */
function wholeMonths({ from, until }: Span): Span {
  return { from: startOf('month', from), until };
}

function chartParts(ctx: Ctx, span: Span): Promise<Chart[]> {
  const { say } = ctx;
  const month = startOf('month', span.until);
  const parts = [
    {
      dimension: 'language',
      title: say('reports.people.byLanguage'),
      heading: say('reports.heading.language'),
      label: labelLanguage,
    },
    {
      dimension: 'country',
      title: say('reports.people.byCountry'),
      heading: say('reports.heading.country'),
      label: labelCountry,
    },
    {
      dimension: 'role',
      title: say('reports.people.byRole'),
      heading: say('reports.heading.role'),
      label: labelRole,
    },
  ];
  return Promise.all(
    parts.map(async ({ dimension, title, heading, label }): Promise<Chart> => {
      const [joined, active] = await Promise.all([
        readSums(ctx, { kind: 'joined', dimension, span, once: true }),
        readPeriod(ctx, { kind: 'active', dimension, period: 'month', start: month }),
      ]);
      const values = [...new Set([...joined.keys(), ...active.keys()])].slice(0, mostRows);
      const nobody = { amount: 0, people: 0 };
      return {
        id: `by-${dimension}`,
        title,
        shape: 'strips',
        rowHeading: heading,
        columns: [
          { label: say('reports.column.joined'), unit: 'number' },
          { label: say('reports.column.activeAtOnce'), unit: 'number' },
        ],
        rows: values.map((value) => ({
          id: value || 'unknown',
          label: label(ctx, value),
          cells: [joined.get(value) ?? nobody, peopleOf(active.get(value) ?? nobody)],
        })),
      };
    }),
  );
}
