import { defineQuestion } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { ChartView, FigureView, ReportRequest } from '#features/reports/contract.ts';
import { showCounted, showShare, showWords, type Counted } from '#features/reports/policy.ts';
import type { Span } from './span.ts';

/** What a cell is made of: each is shown only as far as it may be. */
export type Cell = Counted | { part: Counted; of: Counted } | { words: string; people: number };

/** A chart as a feature makes it: with figures as they are, which reports alone decides to show. */
export interface Chart extends Omit<ChartView, 'rows'> {
  rows: { id: string; label: string; cells: readonly Cell[] }[];
}

/** What a report is asked for. */
export interface Asked {
  span: Span;
  request: ReportRequest;
}

/** A report, as its feature registers it. */
export interface Report {
  /** Its part of the address. */
  name: string;
  /** The message of its title. */
  title: string;
  /** Where it stands among the others, from the smallest on. */
  place: number;
  charts(ctx: Ctx, asked: Asked): Promise<Chart[]>;
}

/** The reports that features have. */
export const offeredReports = defineQuestion<Record<string, never>, Report[]>('reports.offeredReports');

/** A chart as it may be shown. */
export function showChart({ rows, ...chart }: Chart): ChartView {
  return {
    ...chart,
    rows: rows.map(({ id, label, cells }) => ({ id, label, figures: cells.map(showCell) })),
  };
}

function showCell(cell: Cell): FigureView {
  if ('words' in cell) return showWords(cell.words, cell.people);
  return 'of' in cell ? showShare(cell.part, cell.of) : showCounted(cell);
}
