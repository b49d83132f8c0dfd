import { useTranslations } from 'use-intl';
import type { ChartView, ReportView } from '#features/reports/contract.ts';
import { Card } from '#ui/card/card.tsx';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import { ChartChoice } from './chart-choice.tsx';
import { ChartTable } from './chart-table.tsx';
import { Columns } from '#features/reports/offered/columns.tsx';
import { Curve } from './charts/curve.tsx';
import { Strips } from './charts/strips.tsx';
import { spanPart } from './span-part.ts';

interface ChartSheetProps {
  chart: ChartView;
  report: ReportView;
  search: URLSearchParams;
}

/** More strips than these take the whole width, side by side. */
const mostInHalf = 10;

/** One chart on its sheet of paper: the drawing, and behind it the table that it was drawn from. */
export function ChartSheet({ chart, report, search }: ChartSheetProps) {
  const t = useTranslations();
  const { id, title, note, shape } = chart;
  const isTable = shape === 'table' || shape === 'grid';
  const isLong = shape === 'strips' && chart.rows.length > mostInHalf;
  const isWide = isTable || isLong || shape === 'curve';
  const isEmpty = chart.rows.every(({ figures }) => figures.every((figure) => figure === 0 || figure === ''));
  return (
    <Card
      as="section"
      padding="l"
      labelledBy={`chart-${id}`}
      className={classNames('min-w-0', isWide ? 'xl:col-span-2' : 'break-inside-avoid')}
    >
      <h2 id={`chart-${id}`} className="text-step-1 font-bold">
        {title}
      </h2>
      {note && <p className="mt-1 max-w-reading text-pretty text-muted">{note}</p>}
      {chart.choice && <ChartChoice choice={chart.choice} search={search} />}
      {isEmpty ? (
        <p className="mt-5 rounded-control bg-sand p-5">{t('reports.chart.empty')}</p>
      ) : (
        <>
          <Drawing chart={chart} />
          {isTable ? (
            <ChartTable chart={chart} isGrid={shape === 'grid'} />
          ) : (
            <details className="mt-4">
              <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-link">
                {t('reports.chart.table')}
              </summary>
              <ChartTable chart={chart} />
            </details>
          )}
          <Button
            variant="quiet"
            size="s"
            className="-ms-3 mt-2 print:hidden"
            href={fileHref(report.name, id, search)}
            download
          >
            {t('reports.chart.file')}
          </Button>
        </>
      )}
    </Card>
  );
}

function Drawing({ chart }: { chart: ChartView }) {
  switch (chart.shape) {
    case 'columns':
      return <Columns chart={chart} />;
    case 'curve':
      return <Curve chart={chart} />;
    case 'strips':
    case 'funnel':
      return <Strips chart={chart} />;
    case 'grid':
    case 'table':
      return null;
  }
}

/** The same days and the same film as on the page. */
function fileHref(reportName: string, chartId: string, search: URLSearchParams): string {
  const asked = Object.entries({ ...spanPart(search), film: search.get('film') || undefined });
  const query = new URLSearchParams(
    asked.flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]])),
  );
  const path = `/api/admin/reports/${reportName}/${chartId}/file`;
  return query.size > 0 ? `${path}?${query}` : path;
}
