import { useTranslations } from 'use-intl';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { href } from '#urls.ts';
import { ItemKindIcon } from '#features/learning/offered/item-kind-icon.tsx';
import { PresentLink } from '#features/presenting/offered/present-link.tsx';
import type { GridSummary, GridView } from '../contract.ts';
import { CellMark } from './cell-mark.tsx';
import { useCellWords } from './use-cell-words.ts';
import { useGridKeys } from './use-grid-keys.ts';

interface GridTableProps {
  classId: string;
  grid: GridView;
  summary: GridSummary | undefined;
}

const heading = 'border-b-2 border-line bg-sand align-bottom font-semibold';

/** The grid on a wide screen and on paper: a row for each student, a column for each item, moved in by the arrow keys. */
export function GridTable({ classId, grid, summary }: GridTableProps) {
  const t = useTranslations();
  const cellWords = useCellWords();
  const { items, students } = grid;
  const { tabIndexOf, onFocus, onKeyDown } = useGridKeys(students.length + 1, items.length + 1);
  const totals = new Map(summary?.items.map((item) => [item.id, item]));
  return (
    <div className="relative scroll-shadows max-h-[80vh] overflow-auto rounded-card shadow-lift-1 max-md:hidden print:block print:max-h-none print:overflow-visible">
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its cells are moved in by the arrow keys
        role="grid"
        aria-label={t('teaching.grid.caption', { className: grid.className })}
        aria-rowcount={grid.totalStudents + 1}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        className="w-full border-separate border-spacing-0 text-step--1"
      >
        <thead>
          <tr>
            <th
              scope="col"
              data-place="0 0"
              tabIndex={tabIndexOf(0, 0)}
              className={`${heading} sticky start-0 top-0 z-30 min-w-48 px-4 py-3 text-start print:static print:min-w-0 print:px-1`}
            >
              {t('teaching.grid.students', { students: grid.totalStudents })}
            </th>
            {items.map((item, index) => {
              const total = totals.get(item.id);
              return (
                <th
                  key={item.id}
                  scope="col"
                  className={`${heading} sticky top-0 z-20 min-w-26 px-2 py-3 text-center print:static print:min-w-0 print:px-0.5 print:py-1`}
                >
                  <a
                    href={href('classItem', { classId, itemId: item.id })}
                    data-place={`0 ${index + 1}`}
                    tabIndex={tabIndexOf(0, index + 1)}
                    className="flex flex-col items-center gap-1.5 rounded-small leading-tight hover:underline"
                  >
                    <ItemKindIcon kind={item.type} className="print:hidden" />
                    <span className="line-clamp-3 hyphens-auto print:line-clamp-none print:max-h-40 print:rotate-180 print:[writing-mode:vertical-rl]">
                      {item.title}
                    </span>
                  </a>
                  {total && summary && (
                    <span className="mt-1.5 block text-step--1 font-normal text-ink-soft tabular-nums">
                      {t('teaching.grid.doneOf', { done: total.done, students: summary.students })}
                      {total.score !== undefined && (
                        <span className="block">{t('teaching.grid.average', { score: total.score })}</span>
                      )}
                    </span>
                  )}
                  {/* By keyboard it is on the item's page. */}
                  {!grid.archived && <PresentLink classId={classId} item={item} isIcon tabIndex={-1} />}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {students.map((student, row) => {
            const name = `${student.firstName} ${student.lastName}`.trim();
            const cells = new Map(student.cells.map((cell) => [cell.itemId, cell]));
            return (
              <tr key={student.id} className="group/row print:break-inside-avoid">
                <th
                  scope="row"
                  className="sticky start-0 z-10 max-w-64 border-b border-line bg-paper px-4 py-1.5 text-start font-medium group-hover/row:bg-sand print:static print:px-1 print:py-0.5"
                >
                  <a
                    href={href('classStudent', { classId, studentId: student.id })}
                    data-place={`${row + 1} 0`}
                    tabIndex={tabIndexOf(row + 1, 0)}
                    className="flex min-h-11 items-center gap-3 rounded-small hover:underline print:min-h-0"
                  >
                    <Avatar name={name} src={student.avatar ?? undefined} size="s" className="print:hidden" />
                    <span className="min-w-0">
                      <span className="block truncate">
                        <bdi>{name}</bdi>
                      </span>
                      <span className="block text-step--1 font-normal text-muted tabular-nums">
                        {t('teaching.grid.itemsDone', { done: student.done, items: items.length })}
                      </span>
                    </span>
                  </a>
                </th>
                {items.map((item, index) => {
                  const cell = cells.get(item.id);
                  return (
                    <td
                      key={item.id}
                      data-place={`${row + 1} ${index + 1}`}
                      tabIndex={tabIndexOf(row + 1, index + 1)}
                      className="border-b border-line bg-paper px-1 py-1.5 text-center group-hover/row:bg-sand print:px-0 print:py-0"
                    >
                      <CellMark cell={cell} />
                      <span className="sr-only">{cellWords(cell)}</span>
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
