import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { PrintButton } from '#ui/button/print-button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Container } from '#ui/layout/container.tsx';
import { ProgressBar } from '#ui/progress/progress-bar.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { href } from '#urls.ts';
import { ItemKindIcon } from '#features/learning/offered/item-kind-icon.tsx';
import { ClassHead } from '#features/teaching/web/class-head.tsx';
import { studentResultsQuery } from '#features/teaching/web/teaching-queries.ts';
import type { PageArgs } from '#page/page-route.ts';
import { openForTeacher } from '#features/classes/offered/open-for-teacher.ts';
import type { StudentItem } from '../contract.ts';
import { AnswerList } from './answer-list.tsx';
import { CellMark } from './cell-mark.tsx';
import { useCellWords } from './use-cell-words.ts';

export async function load(args: PageArgs): Promise<void> {
  const { api, queries } = await openForTeacher(args);
  const { classId = '', studentId = '' } = args.params;
  await queries.query({ ...studentResultsQuery(api, classId, studentId), staleTime: 0 });
}

/** `/educators/{classId}/students/{studentId}`: what one student has done, down to single answers. */
export default function StudentPage() {
  const t = useTranslations();
  const format = useFormatter();
  const { api } = usePage();
  const { classId = '', studentId = '' } = useParams();
  const { data } = useSuspenseQuery(studentResultsQuery(api, classId, studentId));
  const { student, className, done, items, courses } = data;
  const name = `${student.firstName} ${student.lastName}`.trim();
  const day = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'long' });
  const seen =
    student.seenFrom === null ? 'later' : student.seenFrom === student.since ? 'joining' : 'telling';
  return (
    <Container className="py-8 sm:py-12">
      <PageHead
        title={t('teaching.student.headTitle', { name })}
        path={href('classStudent', { classId, studentId })}
        noindex
      />
      <ClassHead classId={classId} className={className} title={isolate(name)} />
      <p className="mt-4 max-w-reading text-pretty text-ink-soft">
        {t('teaching.student.since', {
          since: day(student.since),
          seen,
          from: day(student.seenFrom ?? student.since),
        })}
      </p>
      <div className="mt-4 flex max-w-form items-center gap-4">
        <ProgressBar
          share={items === 0 ? 0 : done / items}
          label={t('teaching.grid.title')}
          valueText={t('teaching.grid.itemsDone', { done, items })}
          size="m"
        />
        <p className="shrink-0 font-semibold tabular-nums">{t('teaching.grid.itemsDone', { done, items })}</p>
      </div>
      <div className="mt-5">
        <PrintButton>{t('teaching.grid.print')}</PrintButton>
      </div>
      <div className="mt-8 space-y-10">
        {courses.map((course) => (
          <section key={course.id} aria-labelledby={`course-${course.id}`}>
            <h2 id={`course-${course.id}`} className="text-step-2">
              {course.title || t('teaching.student.assignedItems')}
            </h2>
            <Card padding="none" className="mt-4">
              <ul className="divide-y divide-line">
                {course.items.map((item) => (
                  <ItemRow key={item.id} item={item} />
                ))}
              </ul>
            </Card>
          </section>
        ))}
      </div>
    </Container>
  );
}

function ItemRow({ item }: { item: StudentItem }) {
  const t = useTranslations();
  const format = useFormatter();
  const cellWords = useCellWords();
  const words = cellWords(item.cell);
  return (
    <li className="px-4 py-3 print:break-inside-avoid">
      <div className="flex items-center gap-3">
        <ItemKindIcon kind={item.type} className="print:hidden" />
        <div className="min-w-0 grow">
          <a href={item.href} className="text-link inline-flex min-h-11 items-center font-semibold">
            {item.title}
          </a>
          <p className="text-step--1 text-muted">
            {words}
            {item.doneAt !== undefined &&
              ` · ${format.dateTime(new Date(item.doneAt), { dateStyle: 'medium' })}`}
          </p>
        </div>
        <CellMark cell={item.cell ?? undefined} />
      </div>
      {item.answers.length > 0 && (
        <details className="mt-1 sm:ms-13">
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
            {t('teaching.student.answers', {
              right: item.answers.filter(({ correct }) => correct).length,
              answers: item.answers.length,
            })}
          </summary>
          <AnswerList answers={item.answers} />
        </details>
      )}
    </li>
  );
}
