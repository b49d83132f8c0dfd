import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Container } from '#ui/layout/container.tsx';
import { LinkChips } from '#ui/menu/link-chips.tsx';
import { href } from '#urls.ts';
import { ClassHead } from '#features/teaching/web/class-head.tsx';
import { gridQuery, readAsked, summaryQuery } from '#features/teaching/web/teaching-queries.ts';
import type { PageArgs } from '#page/page-route.ts';
import { openForTeacher } from '#features/classes/offered/open-for-teacher.ts';
import type { GridView } from '../contract.ts';
import { allCourses } from '../policy.ts';
import { GridCards } from './grid-cards.tsx';
import { GridTable } from './grid-table.tsx';
import { MissedQuestions } from './missed-questions.tsx';
import { NothingYet } from './nothing-yet.tsx';

export async function load(args: PageArgs): Promise<void> {
  const { api, queries } = await openForTeacher(args);
  const asked = readAsked(args.params['classId'] ?? '', args.url.searchParams);
  await Promise.all([
    queries.query({ ...gridQuery(api, asked), staleTime: 0 }),
    queries.query({ ...summaryQuery(api, asked), staleTime: 0 }),
  ]);
}

/** `/educators/{classId}`: at one glance who has done what, and which question everybody missed. */
export default function GridPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { classId = '' } = useParams();
  const [query] = useSearchParams();
  const asked = readAsked(classId, query);
  const { data: grid } = useSuspenseQuery(gridQuery(api, asked));
  const { data: summary } = useQuery(summaryQuery(api, asked));
  const isEmpty = grid.items.length === 0 || grid.totalStudents === 0;
  return (
    <Container className="py-8 sm:py-12">
      <PageHead
        title={t('teaching.grid.headTitle', { className: grid.className })}
        path={href('classGrid', { classId })}
        noindex
      />
      <ClassHead
        classId={classId}
        className={grid.className}
        title={t('teaching.grid.title')}
        current="grid"
      />
      {isEmpty ? (
        <NothingYet classId={classId} isWithoutCourses={grid.items.length === 0} />
      ) : (
        <>
          <div className="mt-6 space-y-3 print:hidden">
            <Filters classId={classId} grid={grid} />
            <div className="flex flex-wrap gap-3">
              {!grid.archived && (
                <Button href={href('newAssignment', { classId })} size="s" icon={IconPlus}>
                  {t('teaching.assignments.new')}
                </Button>
              )}
              <Files classId={classId} grid={grid} />
            </div>
          </div>
          <div className="mt-8 space-y-10">
            <MissedQuestions classId={classId} questions={summary?.missed ?? []} />
            <div>
              <GridTable classId={classId} grid={grid} summary={summary} />
              <GridCards classId={classId} grid={grid} summary={summary} />
              <Legend />
              <Pages classId={classId} grid={grid} after={asked.after} />
            </div>
          </div>
        </>
      )}
    </Container>
  );
}

/** What is shown, for spreadsheets and for paper, with the students of all its pages. */
function Files({ classId, grid }: { classId: string; grid: GridView }) {
  const t = useTranslations();
  const part = { course: grid.courseId ?? allCourses, group: grid.groupId ?? undefined };
  const query = new URLSearchParams({ course: part.course, ...(part.group && { group: part.group }) });
  const files = `/api/classes/${encodeURIComponent(classId)}`;
  return (
    <>
      <Button href={`${files}/results.csv?${query}`} size="s" variant="secondary" icon={IconTable} download>
        {t('teaching.grid.file')}
      </Button>
      <Button
        href={`${files}/answers.csv?${query}`}
        size="s"
        variant="secondary"
        icon={IconListCheck}
        download
      >
        {t('teaching.grid.answersFile')}
      </Button>
      <Button href={href('gridPrint', { classId }, part)} size="s" variant="secondary" icon={IconPrinter}>
        {t('teaching.print.open')}
      </Button>
      {grid.courses.length > 0 && (
        <Button
          href={href('classCertificates', { classId }, { ...part, course: grid.courseId ?? undefined })}
          size="s"
          variant="secondary"
          icon={IconCertificate}
        >
          {t('teaching.certificates.open')}
        </Button>
      )}
    </>
  );
}

function Filters({ classId, grid }: { classId: string; grid: GridView }) {
  const t = useTranslations();
  const { courses, courseId, groups, groupId } = grid;
  const address = (course: string | null, group: string | null) =>
    href('classGrid', { classId }, { course: course ?? allCourses, group: group ?? undefined });
  return (
    <>
      {courses.length > 1 && (
        <LinkChips
          label={t('teaching.grid.courses')}
          inOneLine
          chips={[
            { text: t('teaching.grid.allCourses'), href: address(null, groupId), current: courseId === null },
            ...courses.map(({ id, title }) => ({
              text: title,
              href: address(id, groupId),
              current: id === courseId,
            })),
          ]}
        />
      )}
      {groups.length > 0 && (
        <LinkChips
          label={t('teaching.grid.groups')}
          inOneLine
          chips={[
            {
              text: t('teaching.grid.allStudents'),
              href: address(courseId, null),
              current: groupId === null,
            },
            ...groups.map(({ id, name }) => ({
              text: name,
              href: address(courseId, id),
              current: id === groupId,
            })),
          ]}
        />
      )}
    </>
  );
}

function Legend() {
  const t = useTranslations();
  return (
    <p className="mt-3 max-w-reading text-step--1 text-pretty text-muted print:hidden">
      {t('teaching.grid.legend')}
    </p>
  );
}

function Pages({ classId, grid, after }: { classId: string; grid: GridView; after: string | undefined }) {
  const t = useTranslations();
  const query = { course: grid.courseId ?? allCourses, group: grid.groupId ?? undefined };
  if (!grid.next && after === undefined) return null;
  return (
    <nav aria-label={t('teaching.grid.pages')} className="mt-4 flex flex-wrap gap-3 print:hidden">
      {after !== undefined && (
        <Button href={href('classGrid', { classId }, query)} variant="secondary" size="s">
          {t('teaching.grid.firstPage')}
        </Button>
      )}
      {grid.next !== undefined && (
        <Button
          href={href('classGrid', { classId }, { ...query, after: grid.next })}
          variant="secondary"
          size="s"
        >
          {t('teaching.grid.nextPage')}
        </Button>
      )}
    </nav>
  );
}
