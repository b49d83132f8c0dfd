import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Button } from '#ui/button/button.tsx';
import { PrintButton } from '#ui/button/print-button.tsx';
import { EmptyState } from '#ui/card/empty-state.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Container } from '#ui/layout/container.tsx';
import { LinkChips } from '#ui/menu/link-chips.tsx';
import { href } from '#urls.ts';
import { openForTeacher } from '#features/classes/offered/open-for-teacher.ts';
import { NothingYet } from '#features/teaching/grid/web/nothing-yet.tsx';
import { classCertificatesQuery, readAsked } from '#features/teaching/web/teaching-queries.ts';
import type { ClassCertificates } from '../contract.ts';
import { CertificateChoice } from './certificate-choice.tsx';
import { StillLearning } from './still-learning.tsx';

export async function load(args: PageArgs): Promise<void> {
  const { api, queries } = await openForTeacher(args);
  const asked = readAsked(args.params['classId'] ?? '', args.url.searchParams);
  await queries.query({ ...classCertificatesQuery(api, asked), staleTime: 0 });
}

/** `/educators/{classId}/certificates`: a sheet for each student who has finished a course, for paper. */
export default function CertificatesPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { classId = '' } = useParams();
  const [query] = useSearchParams();
  const asked = readAsked(classId, query);
  const { data } = useSuspenseQuery(classCertificatesQuery(api, asked));
  const { className, courses, courseId, totalFinished, totalUnfinished } = data;
  const isEmpty = courseId === null || totalFinished + totalUnfinished === 0;
  return (
    <Container className="py-8 [page:certificate] sm:py-12 print:max-w-none print:p-0">
      <PageHead
        title={t('teaching.certificates.headTitle', { className })}
        path={href('classCertificates', { classId })}
        noindex
      />
      <header className="print:hidden">
        <a
          href={href('classGrid', { classId }, { course: asked.course, group: asked.group })}
          className="text-link inline-flex min-h-11 items-center gap-1"
        >
          <Icon shape={IconChevronLeft} size={18} mirrors />
          {t('teaching.print.back')}
        </a>
        <p className="mt-1 font-semibold text-muted">
          <bdi>{className}</bdi>
        </p>
        <h1 className="text-step-3 font-extrabold text-balance sm:text-step-4">
          {t('teaching.certificates.title')}
        </h1>
        {!isEmpty && <Filters classId={classId} data={data} />}
      </header>
      {isEmpty ? (
        <NothingYet classId={classId} isWithoutCourses={courseId === null} />
      ) : (
        <>
          {totalFinished === 0 ? (
            <NobodyYet classId={classId} isArchived={data.archived} />
          ) : (
            <CertificateChoice
              classId={classId}
              data={data}
              course={courses.find(({ id }) => id === courseId)?.title ?? ''}
              isNoneChosen={query.get('chosen') === 'none'}
              after={asked.after}
              printing={<PrintButton>{t('teaching.grid.print')}</PrintButton>}
            />
          )}
          <StillLearning classId={classId} data={data} />
        </>
      )}
    </Container>
  );
}

function Filters({ classId, data }: { classId: string; data: ClassCertificates }) {
  const t = useTranslations();
  const { courses, courseId, groups, groupId } = data;
  const chip = (text: string, course: string | null, group: string | null) => ({
    text,
    href: href('classCertificates', { classId }, { course: course ?? undefined, group: group ?? undefined }),
    current: course === courseId && group === groupId,
  });
  return (
    <div className="mt-5 space-y-3">
      {courses.length > 1 && (
        <LinkChips
          label={t('teaching.grid.courses')}
          inOneLine
          chips={courses.map(({ id, title }) => chip(title, id, groupId))}
        />
      )}
      {groups.length > 0 && (
        <LinkChips
          label={t('teaching.grid.groups')}
          inOneLine
          chips={[
            chip(t('teaching.grid.allStudents'), courseId, null),
            ...groups.map(({ id, name }) => chip(name, courseId, id)),
          ]}
        />
      )}
    </div>
  );
}

function NobodyYet({ classId, isArchived }: { classId: string; isArchived: boolean }) {
  const t = useTranslations();
  return (
    <EmptyState
      scene="film-lesson"
      title={t('teaching.certificates.nobody')}
      action={
        !isArchived && (
          <Button href={href('newAssignment', { classId })}>{t('teaching.assignments.new')}</Button>
        )
      }
    >
      {t('teaching.certificates.nobodyText')}
    </EmptyState>
  );
}
