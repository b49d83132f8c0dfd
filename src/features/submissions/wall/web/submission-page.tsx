import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams, useRevalidator, useSearchParams } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { findRefusal } from '#page/find-refusal.ts';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { Button } from '#ui/button/button.tsx';
import { PrintButton } from '#ui/button/print-button.tsx';
import { Container } from '#ui/layout/container.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { href } from '#urls.ts';
import { ReportPanel } from './single-work/report-panel.tsx';
import { PrintFoot } from './single-work/print-foot.tsx';
import { ShareWork } from './single-work/share-work.tsx';
import { StickerBar } from './single-work/sticker-bar.tsx';
import { WorkFiles } from './single-work/work-files.tsx';
import { WorkNeighbours } from './single-work/work-neighbours.tsx';
import { firstWorks, readWorkChoice, wallQuery, workQuery } from './wall-queries.ts';
import { findFace } from './work-face.tsx';
import { wallHref, workHref } from './work-href.ts';

export { loadWork as load } from './load-wall.ts';

/** `/submissions/{id}`: one work, whole, and from there the next. */
export default function SubmissionPage() {
  const t = useTranslations();
  const format = useFormatter();
  const page = usePage();
  const queries = useQueryClient();
  const { submissionId = '' } = useParams();
  const choice = readWorkChoice(useSearchParams()[0]);
  const { data: work, error } = useSuspenseQuery(workQuery(page, submissionId));
  const { data: wall, dataUpdatedAt: wallAt } = useSuspenseQuery(wallQuery(page, choice));
  const first = wall.items.slice(0, firstWorks);
  useEffect(() => {
    // The next one is there before it is asked for, with its picture.
    for (const each of wall.items.slice(0, firstWorks)) {
      const { queryKey } = workQuery(page, each.id);
      const knownAt = queries.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
      if (knownAt < wallAt) queries.setQueryData(queryKey, each, { updatedAt: wallAt });
      const large = findFace(each)?.variants['large'];
      if (large) new Image().src = large;
    }
  }, [wall, wallAt, page, queries]);
  const { revalidate } = useRevalidator();
  const isGone = findRefusal(error)?.status === 404;
  useEffect(() => {
    // It was taken down while it was looked at: the page is loaded again, which says that there is none.
    if (!isGone) return;
    queries.removeQueries({ queryKey: workQuery(page, submissionId).queryKey, exact: true });
    void revalidate();
  }, [isGone, page, queries, submissionId, revalidate]);
  const { by, item, text, files, shown } = work;
  const path = href('submission', { submissionId });
  const title = item.title ?? t('submissions.work.untitled');
  const headTitle = t('submissions.work.headTitle', { title, name: by.name });
  const picture = findFace(work)?.variants['large'];
  const lesson =
    item.courseSlug !== undefined && item.slug !== undefined
      ? href('lesson', { courseSlug: item.courseSlug, itemSlug: item.slug })
      : undefined;
  return (
    <>
      <PageHead
        title={headTitle}
        description={text.slice(0, 160)}
        path={path}
        type="article"
        noindex
        {...(shown && picture && { image: picture })}
      />
      <Container className="pt-4 pb-16 sm:pb-24 print:p-0">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 print:hidden">
          <Button
            href={wallHref(choice)}
            variant="quiet"
            size="s"
            icon={IconArrowLeft}
            iconMirrors
            className="-ms-3"
          >
            {choice.class === undefined ? t('submissions.work.back') : t('submissions.classWall.back')}
          </Button>
          <WorkNeighbours id={work.id} works={first} choice={choice} />
        </div>
        <article className="grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] print:block">
          <header className="lg:col-start-2 lg:row-start-1">
            <div className="flex items-center gap-4">
              <Avatar name={by.name} src={by.avatar} className="print:hidden" />
              <div className="min-w-0">
                <p className="font-bold">{t.rich('submissions.work.by', { name: by.name, bdi: isolate })}</p>
                <p className="text-step--1 text-muted">
                  <time dateTime={work.at}>{format.dateTime(new Date(work.at), { dateStyle: 'long' })}</time>
                </p>
              </div>
            </div>
            <h1 className="mt-4 text-step-3 leading-tight font-extrabold text-balance">{title}</h1>
            {item.courseTitle !== undefined && <p className="mt-1 text-muted">{item.courseTitle}</p>}
            {lesson !== undefined && (
              <p className="print:hidden">
                <a href={lesson} className="text-link inline-flex min-h-11 items-center">
                  {t('submissions.work.doIt')}
                </a>
              </p>
            )}
          </header>
          <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1 print:mt-4">
            {files.length > 0 && <WorkFiles files={files} name={by.name} />}
            {text && (
              <div
                lang={work.language}
                dir="auto"
                className="on-paper mt-6 rounded-card bg-paper p-5 text-step-1 wrap-anywhere whitespace-pre-line shadow-lift-2 first:mt-0 sm:p-8 print:p-0 print:shadow-none"
              >
                <p className="max-w-reading print:max-w-none">{text}</p>
              </div>
            )}
          </div>
          <div className="space-y-8 lg:col-start-2">
            <StickerBar work={work} />
            {shown && (
              <div className="flex flex-wrap gap-3 print:hidden">
                <ShareWork title={headTitle} address={page.origin + path} />
                <PrintButton>{t('submissions.work.print')}</PrintButton>
              </div>
            )}
            {work.mayRespond && <ReportPanel key={work.id} workId={work.id} />}
          </div>
        </article>
        {shown && <PrintFoot address={page.origin + workHref(work.id)} />}
      </Container>
    </>
  );
}
