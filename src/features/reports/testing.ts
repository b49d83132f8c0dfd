import type { Ctx } from '#platform/ctx.ts';
import { flushActivity } from './activity/server/record-activity.ts';
import { rollUp } from './activity/server/roll-up.ts';
import { getReport } from './reading/server/get-report.ts';

/** Everything recorded so far, as `kind subject detail amount`, sorted. */
export async function listActivity(ctx: Ctx): Promise<string[]> {
  await flushActivity(ctx);
  const rows = await ctx.db
    .selectFrom('activity_events')
    .select(['kind', 'subject', 'detail', 'amount'])
    .execute();
  return rows.map((row) => Object.values(row).join(' ')).toSorted();
}

/** A chart of a report as it stands now, a line for each row; what is hidden is `hidden`. */
export async function readChart(ctx: Ctx, reportName: string, chartId: string): Promise<string[]> {
  await flushActivity(ctx);
  await rollUp(ctx);
  const { charts } = await getReport(ctx, { reportName });
  const chart = charts.find(({ id }) => id === chartId);
  if (!chart) throw new Error(`the report ${reportName} has no chart ${chartId}`);
  return chart.rows.map(({ label, figures }) =>
    [label, ...figures.map((figure) => figure ?? 'hidden')].join(' '),
  );
}
