import { useTranslations } from 'use-intl';
import type { Cell, GridSummary, GridView } from '../contract.ts';

interface PrintTableProps {
  grid: GridView;
  summary: GridSummary;
}

const line = 'border border-line px-1 py-0.5';

/** The grid as a plain table: a thousand students are a long page, so that each cell is as little as it can be. */
export function PrintTable({ grid, summary }: PrintTableProps) {
  const t = useTranslations();
  const { className, items, students } = grid;
  const totals = new Map(summary.items.map((item) => [item.id, item]));
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by the keyboard
      tabIndex={0}
      role="group"
      aria-label={t('teaching.grid.headTitle', { className })}
      className="mt-4 overflow-x-auto print:overflow-visible"
    >
      <table className="border-collapse text-step--1 tabular-nums">
        <thead>
          <tr>
            <th scope="col" className={`${line} text-start align-bottom`}>
              {t('teaching.grid.students', { students: students.length })}
            </th>
            <th scope="col" className={`${line} align-bottom`}>
              {t('teaching.print.done')}
            </th>
            {items.map(({ id, title }) => (
              <th key={id} scope="col" className={`${line} h-40 align-bottom font-medium`}>
                <span className="inline-block max-h-40 rotate-180 text-start leading-tight [writing-mode:vertical-rl]">
                  {title}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {students.map(({ id, firstName, lastName, done, cells }) => {
            const byItem = new Map(cells.map((cell) => [cell.itemId, cell]));
            return (
              <tr key={id} className="break-inside-avoid">
                <th scope="row" className={`${line} text-start font-medium`}>
                  <bdi>{`${firstName} ${lastName}`.trim()}</bdi>
                </th>
                <td className={`${line} text-center`}>{done}</td>
                {items.map((item) => (
                  <td key={item.id} className={`${line} text-center`}>
                    {printCell(byItem.get(item.id))}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2} className={`${line} text-start`}>
              {t('teaching.print.doneBy')}
            </th>
            {items.map(({ id }) => (
              <td key={id} className={`${line} text-center font-semibold`}>
                {totals.get(id)?.done ?? 0}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function printCell(cell: Cell | undefined): string {
  if (!cell) return '';
  if (!cell.done) return `(${cell.percent ?? 1}%)`;
  return cell.score === undefined ? '✓' : `${cell.score}%`;
}
