import type { Ctx } from '#platform/ctx.ts';
import type { Period } from '#features/reports/activity/server/periods.ts';
import type { Counted } from '#features/reports/policy.ts';
import type { Chart } from './charts.ts';
import { headPeriod, labelPeriod } from './labels.ts';
import { readSeries } from './read-figures.ts';
import type { Span } from './span.ts';

interface Line {
  label: string;
  kind: string;
  dimension?: string;
  value?: string;
  /** What is shown of a figure, where it is not the amount: people, or seconds as minutes. */
  of?(counted: Counted): Counted;
}

/** How many people, rather than how often. */
export const peopleOf = ({ people }: Counted): Counted => ({ amount: people, people });

/** A chart over time, of one line or several. */
export async function makeTimeChart(
  ctx: Pick<Ctx, 'db' | 'locale' | 'say'>,
  {
    id,
    title,
    note,
    span,
    period,
    lines,
  }: Pick<Chart, 'id' | 'title' | 'note'> & {
    span: Span;
    period: Period;
    lines: readonly Line[];
  },
): Promise<Chart> {
  const series = await Promise.all(
    lines.map(async ({ kind, dimension, value, of = (counted) => counted }) =>
      (await readSeries(ctx, { kind, dimension, value, span, period })).map(({ start, counted }) => ({
        start,
        counted: of(counted),
      })),
    ),
  );
  return {
    id,
    title,
    note,
    shape: 'columns',
    rowHeading: headPeriod(ctx, period),
    columns: lines.map(({ label }) => ({ label, unit: 'number' })),
    rows: (series[0] ?? []).map(({ start }, index) => ({
      id: start,
      label: labelPeriod(ctx, period, start),
      cells: series.map((line) => line[index]?.counted ?? { amount: 0, people: 0 }),
    })),
  };
}
