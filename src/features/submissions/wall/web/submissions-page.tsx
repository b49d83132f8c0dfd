import { useSuspenseQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { NightBand } from '#art/night-band.tsx';
import { courseListQuery } from '#features/learning/offered/learning-queries.ts';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { EmptyState } from '#ui/card/empty-state.tsx';
import { Container } from '#ui/layout/container.tsx';
import { href } from '#urls.ts';
import { ImpactCounter } from '#features/submissions/offered/impact-counter.tsx';
import { BrickWall } from './brick-wall.tsx';
import { useMoreWorks } from './use-more-works.ts';
import { WallFilter } from './wall-filter.tsx';
import { readWallChoice, wallQuery } from './wall-queries.ts';
import { WorkBrick } from './work-brick.tsx';
import { workHref } from './work-href.ts';

/** Pictures on the first screen are fetched at once. */
const eagerWorks = 6;

export { loadWall as load } from './load-wall.ts';

/** `/submissions`: what learners made, for everyone to see. */
export default function SubmissionsPage() {
  const t = useTranslations();
  const page = usePage();
  const choice = readWallChoice(useSearchParams()[0]);
  const { data: wall } = useSuspenseQuery(wallQuery(page, choice));
  const { data: courses } = useSuspenseQuery(courseListQuery(page));
  const more = useMoreWorks(choice, wall);
  const works = [...wall.items, ...more.items];
  const isFiltered = choice.course !== undefined || choice.from !== undefined;
  return (
    <>
      <PageHead
        title={t('submissions.wall.title')}
        description={t('submissions.wall.intro')}
        path={href('submissions')}
        noindex={choice.next !== undefined}
      />
      <NightBand>
        <h1 className="pt-8 text-step-4 sm:pt-14">{t('submissions.wall.title')}</h1>
        <p className="mt-3 max-w-reading text-step-1 text-pretty text-muted">{t('submissions.wall.intro')}</p>
      </NightBand>
      <Container className="pt-4 pb-16 sm:pb-24">
        {(works.length > 0 || isFiltered) && (
          <>
            <WallFilter courses={courses} choice={choice} />
            <p role="status" className="mt-5 mb-6 text-muted">
              {t('submissions.wall.count', { count: wall.totalItems })}
            </p>
          </>
        )}
        {works.length === 0 && (
          <EmptyState
            scene="table-talk"
            title={isFiltered ? t('submissions.wall.emptyChoice') : t('submissions.wall.emptyTitle')}
            action={
              <div className="flex flex-wrap justify-center gap-3">
                <Button href={href('challenges')}>{t('submissions.wall.toChallenges')}</Button>
                {isFiltered && (
                  <Button href={href('submissions')} variant="secondary">
                    {t('submissions.wall.showAll')}
                  </Button>
                )}
              </div>
            }
          >
            {t('submissions.wall.emptyText')}
          </EmptyState>
        )}
        <BrickWall>
          {works.map((work, index) => (
            <WorkBrick
              key={work.id}
              work={work}
              href={workHref(work.id, choice)}
              eager={index < eagerWorks}
            />
          ))}
        </BrickWall>
        {more.state === 'failed' && (
          <Callout tone="warning" announced className="mx-auto mt-8 max-w-form">
            {t('submissions.wall.moreFailed')}
          </Callout>
        )}
        {more.next !== undefined && (
          <p className="mt-8 text-center">
            <Button
              href={href('submissions', undefined, {
                course: choice.course,
                sort: choice.sort,
                next: more.next,
              })}
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
      <ImpactCounter />
    </>
  );
}
