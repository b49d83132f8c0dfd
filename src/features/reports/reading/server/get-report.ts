import { NotFound } from '#core/refusals.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';
import { writeCsv } from '#platform/listing/listing-csv.ts';
import type { ReportRequest, ReportView } from '#features/reports/contract.ts';
import { offeredReports, showChart, type Report } from './charts.ts';
import { readSpan } from './span.ts';

type Asked = ReportRequest & { reportName: string };

/** A report over a span, as it may be shown. Refuses a name that no feature has registered. */
export async function getReport(ctx: Ctx, { reportName, ...request }: Asked): Promise<ReportView> {
  const reports = await listReports(ctx);
  const report = reports.find(({ name }) => name === reportName);
  if (!report) throw new NotFound();
  const span = readSpan(ctx, request);
  const charts = await report.charts(ctx, { span, request });
  return {
    name: reportName,
    title: ctx.say(report.title),
    ...span,
    reports: reports.map(({ name, title }) => ({ name, title: ctx.say(title) })),
    charts: charts.map(showChart),
    demo: ctx.demoWorld,
  };
}

/** The table of a chart as a file: the same figures, so nothing that the page hides. */
export async function getChartFile(
  ctx: Ctx,
  { chartId, ...asked }: Asked & { chartId: string },
): Promise<File> {
  const { charts, from, until } = await getReport(ctx, asked);
  const chart = charts.find(({ id }) => id === chartId);
  if (!chart) throw new NotFound();
  const hidden = ctx.say('reports.figure.hidden');
  const lines = [
    [chart.rowHeading, ...chart.columns.map(({ label }) => label)],
    ...chart.rows.map(({ label, figures }) => [label, ...figures.map((figure) => figure ?? hidden)]),
  ];
  const name = `${asked.reportName}-${chartId}-${from}-${until}.csv`;
  // With a byte order mark, or a spreadsheet would misread Hebrew and Russian.
  return new File(['\u{feff}', writeCsv(lines)], name, { type: 'text/csv; charset=utf-8' });
}

async function listReports(ctx: Ctx): Promise<Report[]> {
  const reports = (await callHook(ctx, offeredReports, {})).flat();
  return reports.toSorted((one, other) => one.place - other.place);
}
