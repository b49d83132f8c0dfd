import { oc } from '@orpc/contract';
import * as z from 'zod/mini';

import { refuses } from '#core/declared-refusals.ts';
import { reportSpans } from './policy.ts';

const Day = z.iso.date();
const Name = z.string().check(z.regex(/^[a-z-]{1,40}$/));

/** What a report is about: so many days up to today, or a range of days with both ends. */
export const ReportRequest = z.object({
  days: z.optional(z.pipe(z.coerce.number(), z.literal([...reportSpans]))),
  from: z.optional(Day),
  until: z.optional(Day),
  /** The film whose audience is drawn second by second. */
  film: z.optional(z.string().check(z.maxLength(100))),
});
export type ReportRequest = z.infer<typeof ReportRequest>;

/** How a chart is drawn: figures over time, long strips, steps of a way, shares in a grid, a curve, or only the table. */
const shapes = ['columns', 'strips', 'funnel', 'grid', 'curve', 'table'] as const;

/** A number, a share of 1, or words; null where it would say something about fewer than five people. */
const FigureView = z.nullable(z.union([z.number(), z.string()]));
export type FigureView = z.infer<typeof FigureView>;

export const ChartView = z.object({
  id: z.string(),
  title: z.string(),
  note: z.optional(z.string()),
  shape: z.enum(shapes),
  /** What the rows are, such as weeks. */
  rowHeading: z.string(),
  columns: z.array(z.object({ label: z.string(), unit: z.enum(['number', 'share', 'text']) })),
  rows: z.array(z.object({ id: z.string(), label: z.string(), figures: z.array(FigureView) })),
  /** What else it may be about: a parameter of the address. */
  choice: z.optional(
    z.object({
      name: z.string(),
      label: z.string(),
      value: z.string(),
      options: z.array(z.object({ value: z.string(), label: z.string() })),
    }),
  ),
});
export type ChartView = z.infer<typeof ChartView>;

export const ReportView = z.object({
  name: z.string(),
  title: z.string(),
  from: Day,
  until: Day,
  /** Every report there is, for the way from one to another. */
  reports: z.array(z.object({ name: z.string(), title: z.string() })),
  charts: z.array(ChartView),
  /** Figures of the demo world, which nobody has caused. */
  demo: z.boolean(),
});
export type ReportView = z.infer<typeof ReportView>;

export const reportsContract = {
  read: oc
    .route({
      method: 'GET',
      path: '/admin/reports/{reportName}',
      operationId: 'readReport',
      summary: 'Read a report: its charts, with figures about at least five people each',
    })
    .meta(refuses({ notFound: true }))
    .input(z.extend(ReportRequest, { reportName: Name }))
    .output(ReportView),
  file: oc
    .route({
      method: 'GET',
      path: '/admin/reports/{reportName}/{chartId}/file',
      operationId: 'downloadChart',
      summary: 'Download a chart’s table as a CSV file',
    })
    .meta(refuses({ notFound: true }))
    .input(z.extend(ReportRequest, { reportName: Name, chartId: Name }))
    .output(z.file()),
};

declare module '../../core/api.ts' {
  interface Api {
    reports: typeof reportsContract;
  }
}
