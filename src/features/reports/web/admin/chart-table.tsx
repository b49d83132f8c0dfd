import { useTranslations } from 'use-intl';
import type { ChartView } from '#features/reports/contract.ts';
import { classNames } from '#ui/styles/class-names.ts';
import { useFigureWords } from '#features/reports/offered/use-figure-words.ts';

interface ChartTableProps {
  chart: ChartView;
  /** Shares are tinted by their size. */
  isGrid?: boolean;
}

const tints = ['', 'bg-tint-olive/40', 'bg-tint-olive', 'bg-mint', 'bg-leaf/60'];

/** The figures of a chart, for anyone who would rather read or copy them. */
export function ChartTable({ chart, isGrid = false }: ChartTableProps) {
  const t = useTranslations();
  const words = useFigureWords();
  const { title, rowHeading, columns, rows } = chart;
  return (
    <div
      role="region"
      aria-label={t('reports.chart.tableOf', { title })}
      // It scrolls sideways on a phone, by keyboard too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative mt-4 overflow-x-auto"
    >
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b-2 border-line text-start">
            <th scope="col" className="py-2 pe-4 text-start align-bottom">
              {rowHeading}
            </th>
            {columns.map(({ label, unit }) => (
              <th
                key={label}
                scope="col"
                className={classNames('px-3 py-2 align-bottom', unit === 'text' ? 'text-start' : 'text-end')}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, figures }) => (
            <tr key={id} className="border-b border-line">
              <th scope="row" className="min-w-36 py-2 pe-4 text-start font-normal">
                <bdi>{label}</bdi>
              </th>
              {columns.map(({ label: column, unit }, index) => (
                <td
                  key={column}
                  className={classNames(
                    'px-3 py-2 tabular-nums',
                    unit === 'text' ? 'text-start' : 'text-end',
                    isGrid && unit === 'share' && tintOf(figures[index]),
                  )}
                >
                  {words(figures[index], unit)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function tintOf(figure: unknown): string {
  return typeof figure === 'number' ? (tints[Math.min(tints.length - 1, Math.ceil(figure * 5))] ?? '') : '';
}
