import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { usePage } from '#page/page-provider.tsx';
import { PrintButton } from '#ui/button/print-button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Container } from '#ui/layout/container.tsx';
import { href } from '#urls.ts';
import { openForTeacher } from '#features/classes/offered/open-for-teacher.ts';
import { readAsked, summaryQuery, wholeGridQuery } from '#features/teaching/web/teaching-queries.ts';
import { PrintTable } from './print-table.tsx';

export async function load(args: PageArgs): Promise<void> {
  const { api, queries } = await openForTeacher(args);
  const asked = readAsked(args.params['classId'] ?? '', args.url.searchParams);
  await Promise.all([
    queries.query({ ...wholeGridQuery(api, asked), staleTime: 0 }),
    queries.query({ ...summaryQuery(api, asked), staleTime: 0 }),
  ]);
}

/** `/educators/{classId}/print`: all students of a class with what each has done, for paper. */
export default function PrintPage() {
  const t = useTranslations();
  const format = useFormatter();
  const { api } = usePage();
  const { classId = '' } = useParams();
  const [query] = useSearchParams();
  const asked = readAsked(classId, query);
  const { data: grid } = useSuspenseQuery(wholeGridQuery(api, asked));
  const { data: summary } = useSuspenseQuery(summaryQuery(api, asked));
  const course = grid.courses.find(({ id }) => id === grid.courseId);
  const group = grid.groups.find(({ id }) => id === grid.groupId);
  const day = format.dateTime(useNow(), { dateStyle: 'long' });
  return (
    <Container className="py-8 [page:wide] print:p-0">
      <PageHead
        title={t('teaching.grid.headTitle', { className: grid.className })}
        path={href('gridPrint', { classId })}
        noindex
      />
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <a
          href={href('classGrid', { classId }, { course: asked.course, group: asked.group })}
          className="text-link inline-flex min-h-11 items-center gap-1"
        >
          <Icon shape={IconChevronLeft} size={18} mirrors />
          {t('teaching.print.back')}
        </a>
        <PrintButton>{t('teaching.grid.print')}</PrintButton>
      </div>
      <h1 className="mt-4 text-step-3 font-extrabold text-balance wrap-anywhere print:mt-0">
        <bdi>{grid.className}</bdi>
      </h1>
      <p className="mt-1 text-step--1 text-ink-soft">
        {[course?.title, group?.name, t('teaching.print.day', { day })].filter(Boolean).join(' · ')}
      </p>
      <p className="mt-1 max-w-reading text-step--1 text-pretty text-ink-soft">
        {t('teaching.print.legend')}
      </p>
      <PrintTable grid={grid} summary={summary} />
    </Container>
  );
}
