import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#page/page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { PageArgs } from '#page/page-route.ts';
import { Button } from '#ui/button/button.tsx';
import { Container } from '#ui/layout/container.tsx';
import { href } from '#urls.ts';
import { AnnounceForm } from '#features/teaching/announcements/web/announce-form.tsx';
import { AnnouncementCard } from '#features/teaching/announcements/web/announcement-card.tsx';
import { announcementsQuery, readAfter } from '#features/teaching/announcements/web/announcements-query.ts';
import { ClassGoalChoice } from '#features/teaching/goal/web/class-goal-choice.tsx';
import { ClassGoalPanel } from '#features/teaching/goal/web/class-goal-panel.tsx';
import { classGoalQuery } from '#features/teaching/goal/web/class-goal-query.ts';
import { ClassHead } from '#features/teaching/web/class-head.tsx';
import { openForTeacher } from '#features/classes/offered/open-for-teacher.ts';
import { boardQuery } from '#features/teaching/web/teaching-queries.ts';

export async function load(args: PageArgs): Promise<void> {
  const { api, queries } = await openForTeacher(args);
  const { classId = '' } = args.params;
  // First, since the page is for the class’s teachers alone.
  await queries.query({ ...boardQuery(api, classId), staleTime: 0 });
  const asked = announcementsQuery(api, classId, readAfter(args.url.searchParams));
  await Promise.all([
    queries.query({ ...asked, staleTime: 0 }),
    queries.query({ ...classGoalQuery(api, classId), staleTime: 0 }),
  ]);
}

/** `/educators/{classId}/board`: what a class's teachers say to it, and what they want it to reach together. */
export default function BoardPage() {
  const t = useTranslations();
  const { api } = usePage();
  const { classId = '' } = useParams();
  const after = readAfter(useSearchParams()[0]);
  const { data: board } = useSuspenseQuery(boardQuery(api, classId));
  const { data: goal } = useSuspenseQuery(classGoalQuery(api, classId));
  const { data: list } = useSuspenseQuery(announcementsQuery(api, classId, after));
  const headline = useRef<HTMLHeadingElement>(null);
  const { className, archived, groups } = board;
  const isEmpty = list.items.length === 0 && after === undefined;
  return (
    <Container className="py-8 sm:py-12">
      <PageHead
        title={t('teaching.board.headTitle', { className })}
        path={href('classBoard', { classId })}
        noindex
      />
      <ClassHead classId={classId} className={className} title={t('teaching.board.title')} current="board">
        <p className="mt-4 max-w-reading text-pretty text-ink-soft">
          {t('teaching.board.intro')}{' '}
          <a href={href('ownClass', { classId })} className="text-link">
            {t('teaching.board.toClass')}
          </a>
        </p>
      </ClassHead>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
        {!archived && <AnnounceForm groups={groups} />}
        <ClassGoalPanel view={goal}>{!archived && <ClassGoalChoice goal={goal.goal} />}</ClassGoalPanel>
      </div>
      <h2
        ref={headline}
        tabIndex={-1}
        id="announcements"
        className="mt-10 scroll-mt-24 text-step-2 outline-none"
      >
        {t('teaching.board.listTitle')}
      </h2>
      {isEmpty && <p className="mt-2 text-muted">{t('teaching.board.none')}</p>}
      <ul className="mt-4 grid items-start gap-4 lg:grid-cols-2 lg:gap-6">
        {list.items.map((announcement) => (
          <AnnouncementCard
            key={announcement.id}
            announcement={announcement}
            isReadOnly={archived}
            onRemoved={() => headline.current?.focus()}
          />
        ))}
      </ul>
      {(list.next !== undefined || after !== undefined) && (
        <p className="mt-6 flex flex-wrap gap-3">
          {after !== undefined && (
            <Button href={href('classBoard', { classId })} variant="secondary">
              {t('teaching.board.newest')}
            </Button>
          )}
          {list.next !== undefined && (
            <Button href={href('classBoard', { classId }, { after: list.next })} variant="secondary">
              {t('teaching.board.earlier')}
            </Button>
          )}
        </p>
      )}
    </Container>
  );
}
