import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { EmptyState } from '#ui/card/empty-state.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Container } from '#ui/layout/container.tsx';
import { href } from '#urls.ts';
import { ownClassQuery } from '#features/classes/offered/own-class-query.ts';
import {
  classWaitingQuery,
  readWaitingNext,
} from '#features/submissions/class-moderation/web/class-waiting-query.ts';
import { WaitingWorks } from '#features/submissions/class-moderation/web/waiting-works.tsx';
import { BrickWall } from '#features/submissions/wall/web/brick-wall.tsx';
import { useMoreWorks } from '#features/submissions/wall/web/use-more-works.ts';
import { wallQuery } from '#features/submissions/wall/web/wall-queries.ts';
import { WorkBrick } from '#features/submissions/wall/web/work-brick.tsx';
import { workHref } from '#features/submissions/wall/web/work-href.ts';

/** Pictures on the first screen are fetched at once. */
const eagerWorks = 6;

const readNext = (search: URLSearchParams) => search.get('next')?.slice(0, 200) || undefined;

export async function load({ page, params, url }: PageArgs): Promise<void> {
  const { classId = '' } = params;
  const { relation } = await page.queries.query({ ...ownClassQuery(page.api, classId), staleTime: 0 });
  await Promise.all([
    page.queries.query({
      ...wallQuery(page, { class: classId, next: readNext(url.searchParams) }),
      staleTime: 0,
    }),
    relation === 'teacher' &&
      page.queries.query({
        ...classWaitingQuery(page.api, classId, readWaitingNext(url.searchParams)),
        staleTime: 0,
      }),
  ]);
}

/** `/classes/{classId}/wall`: what a class has made, for those who belong to it; to its teachers also what waits. */
export default function ClassWallPage() {
  const t = useTranslations();
  const page = usePage();
  const { classId = '' } = useParams();
  const { data: own } = useSuspenseQuery(ownClassQuery(page.api, classId));
  const choice = { class: classId, next: readNext(useSearchParams()[0]) };
  const { data: wall } = useSuspenseQuery(wallQuery(page, choice));
  const more = useMoreWorks(choice, wall);
  const works = [...wall.items, ...more.items];
  const isTeacher = own.relation === 'teacher';
  return (
    <Container className="pt-8 pb-16 sm:pt-12 sm:pb-24">
      <PageHead
        title={t('submissions.classWall.headTitle', { className: own.name })}
        path={href('classWall', { classId })}
        noindex
      />
      <a
        href={isTeacher ? href('classGrid', { classId }) : href('ownClass', { classId })}
        className="text-link inline-flex min-h-11 items-center gap-1"
      >
        <Icon shape={IconChevronLeft} size={18} mirrors />
        <bdi>{own.name}</bdi>
      </a>
      <h1 className="text-step-3 font-extrabold text-balance sm:text-step-4">
        {t('submissions.classWall.title')}
      </h1>
      <p className="mt-2 mb-8 max-w-reading text-pretty text-ink-soft">
        {own.relation === 'guardian'
          ? t('submissions.classWall.forGuardian')
          : t('submissions.classWall.intro')}
      </p>
      {isTeacher && <WaitingWorks classId={classId} />}
      {works.length === 0 ? (
        <EmptyState
          scene="table-talk"
          title={t('submissions.wall.emptyTitle')}
          action={<Button href={href('challenges')}>{t('submissions.wall.toChallenges')}</Button>}
        >
          {t('submissions.classWall.empty')}
        </EmptyState>
      ) : (
        <section aria-label={t('submissions.classWall.shownTitle')}>
          <p role="status" className="mb-6 text-muted">
            {t('submissions.wall.count', { count: wall.totalItems })}
          </p>
          <BrickWall>
            {works.map((work, index) => (
              <WorkBrick
                key={work.id}
                work={work}
                href={workHref(work.id, { class: classId })}
                eager={index < eagerWorks}
              />
            ))}
          </BrickWall>
        </section>
      )}
      {more.state === 'failed' && (
        <Callout tone="warning" announced className="mx-auto mt-8 max-w-form">
          {t('submissions.wall.moreFailed')}
        </Callout>
      )}
      {more.next !== undefined && (
        <p className="mt-8 text-center">
          <Button
            href={href('classWall', { classId }, { next: more.next })}
            rel="next"
            variant="secondary"
            aria-busy={more.state === 'loading'}
            onClick={(event: MouseEvent) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              void more.load();
            }}
          >
            {t('submissions.wall.more')}
          </Button>
        </p>
      )}
    </Container>
  );
}
