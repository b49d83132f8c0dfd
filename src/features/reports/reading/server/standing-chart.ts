import type { Ctx } from '#platform/ctx.ts';
import type { Counted } from '#features/reports/policy.ts';
import { endOf } from '#features/reports/activity/server/periods.ts';
import type { Chart } from './charts.ts';
import { headPeriod, labelPeriod } from './labels.ts';
import { listStarts } from './read-figures.ts';
import { periodFor, type Span } from './span.ts';

interface Line {
  value: string;
  label: string;
}

/** How something stood at the end of each period of a span: the last day of it that is known. */
export async function makeStandingChart(
  ctx: Pick<Ctx, 'db' | 'locale' | 'say'>,
  {
    kind,
    span,
    lines,
    ...chart
  }: Pick<Chart, 'id' | 'title' | 'note'> & {
    kind: string;
    span: Span;
    lines: readonly Line[];
  },
): Promise<Chart> {
  const rows = await ctx.db
    .selectFrom('activity_figures')
    .select(['start', 'value', 'amount', 'people'])
    .where('kind', '=', kind)
    .where('dimension', '=', 'value')
    .where('period', '=', 'day')
    .where('start', '>=', span.from)
    .where('start', '<=', span.until)
    .orderBy('start')
    .execute();
  const period = periodFor(span);
  const lastIn = (start: string, value: string): Counted =>
    rows.findLast((row) => row.value === value && row.start >= start && row.start < endOf(period, start)) ?? {
      amount: 0,
      people: 0,
    };
  return {
    ...chart,
    shape: 'columns',
    rowHeading: headPeriod(ctx, period),
    columns: lines.map(({ label }) => ({ label, unit: 'number' })),
    rows: listStarts(period, span).map((start) => ({
      id: start,
      label: labelPeriod(ctx, period, start),
      cells: lines.map(({ value }) => lastIn(start, value)),
    })),
  };
}
