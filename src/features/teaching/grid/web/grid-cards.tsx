import { useTranslations } from 'use-intl';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { Card } from '#ui/card/card.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { href } from '#urls.ts';
import { ItemKindIcon } from '#features/learning/offered/item-kind-icon.tsx';
import { PresentLink } from '#features/presenting/offered/present-link.tsx';
import type { GridSummary, GridView } from '../contract.ts';
import { CellMark } from './cell-mark.tsx';
import { useCellWords } from './use-cell-words.ts';

interface GridCardsProps {
  classId: string;
  grid: GridView;
  summary: GridSummary | undefined;
}

/** The grid on a phone: item by item how many have done it, then student by student. */
export function GridCards({ classId, grid, summary }: GridCardsProps) {
  const t = useTranslations();
  const cellWords = useCellWords();
  const { items, students } = grid;
  const totals = new Map(summary?.items.map((item) => [item.id, item]));
  return (
    <div className="space-y-8 md:hidden print:hidden">
      <section aria-labelledby="by-item">
        <h2 id="by-item" className="text-step-2">
          {t('teaching.grid.byItem')}
        </h2>
        <Card padding="none" className="mt-3">
          <ul className="divide-y divide-line">
            {items.map((item) => {
              const total = totals.get(item.id);
              return (
                <li key={item.id} className="relative flex items-center gap-3 px-4 py-3">
                  <ItemKindIcon kind={item.type} />
                  <div className="min-w-0 grow">
                    <a
                      href={href('classItem', { classId, itemId: item.id })}
                      className="stretched-link font-semibold"
                    >
                      {item.title}
                    </a>
                    {total && summary && summary.students > 0 && (
                      <>
                        <ProgressBar
                          share={total.done / summary.students}
                          label={item.title}
                          valueText={t('teaching.grid.doneOf', {
                            done: total.done,
                            students: summary.students,
                          })}
                          className="mt-1.5"
                        />
                        <p className="mt-1 text-step--1 text-muted tabular-nums">
                          {t('teaching.grid.doneOf', { done: total.done, students: summary.students })}
                          {total.score !== undefined &&
                            ` · ${t('teaching.grid.average', { score: total.score })}`}
                        </p>
                      </>
                    )}
                  </div>
                  {!grid.archived && <PresentLink classId={classId} item={item} isIcon />}
                </li>
              );
            })}
          </ul>
        </Card>
      </section>
      <section aria-labelledby="by-student">
        <h2 id="by-student" className="text-step-2">
          {t('teaching.grid.byStudent')}
        </h2>
        <ul className="mt-3 space-y-3">
          {students.map((student) => {
            const name = `${student.firstName} ${student.lastName}`.trim();
            const cells = new Map(student.cells.map((cell) => [cell.itemId, cell]));
            return (
              <Card key={student.id} as="li">
                <div className="flex items-center gap-3">
                  <Avatar name={name} src={student.avatar ?? undefined} size="s" />
                  <div className="min-w-0 grow">
                    <a
                      href={href('classStudent', { classId, studentId: student.id })}
                      className="stretched-link font-bold wrap-anywhere"
                    >
                      <bdi>{name}</bdi>
                    </a>
                    <p className="text-step--1 text-muted tabular-nums">
                      {t('teaching.grid.itemsDone', { done: student.done, items: items.length })}
                    </p>
                  </div>
                </div>
                <ul className="mt-3 flex flex-wrap gap-1">
                  {items.map((item) => (
                    <li key={item.id}>
                      <CellMark cell={cells.get(item.id)} size="s" />
                      <span className="sr-only">{`${item.title}: ${cellWords(cells.get(item.id))}`}</span>
                    </li>
                  ))}
                </ul>
              </Card>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
