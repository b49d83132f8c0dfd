import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import type { CourseView } from '#features/learning/courses/contract.ts';
import { FinishedCard } from '#features/learning/lesson/web/finished-card.tsx';
import { LessonFrame } from '#features/learning/lesson/web/lesson-frame.tsx';
import { LessonHead } from '#features/learning/lesson/web/lesson-head.tsx';
import type { Neighbours } from '#features/learning/lesson/web/neighbours.ts';
import { TalkQuestions } from '#features/learning/films/web/talk-questions.tsx';
import { useIsLive } from '#features/learning/lesson/web/use-is-live.ts';
import { useNextStep } from '#features/learning/lesson/web/use-next-step.ts';
import { ComicCover, comicPagesId } from './comic-cover.tsx';
import { ComicPages } from './comic-pages.tsx';
import { comicQuery } from './comic-query.ts';
import { GuidedEnd } from './guided-end.tsx';
import { GuidedView } from './guided-view.tsx';
import { findStoredPlace, storePlace } from './stored-place.ts';
import { useReading } from './use-reading.ts';
import { useGender } from '#features/people/offered/use-gender.ts';

/** A lesson with a readable comic: panel by panel over the whole window, or all of it on the page. */
export function ComicLesson({ course, place }: { course: CourseView; place: Neighbours }) {
  const t = useTranslations();
  const gender = useGender();
  const { item } = place;
  const { data: comic } = useSuspenseQuery(comicQuery(usePage(), item.id));
  const { see, outcome, dismiss } = useReading(comic);
  const [openAt, setOpenAt] = useState<number>();
  const [first] = comic.panels;
  const last = comic.panels.length - 1;
  const isLive = useIsLive();
  const startAt = isLive ? startOf(findStoredPlace(comic.id), last) : 0;

  const show = (index: number) => {
    see(index);
    storePlace(comic.id, index);
  };
  const read = (from: number) => {
    show(from);
    setOpenAt(from);
  };
  const next = useNextStep(course, place);
  const { source, note } = comic;
  const after =
    note === undefined
      ? t('learning.comic.after', { source })
      : t('learning.comic.afterWithNote', { source, note });
  return (
    <>
      <LessonHead course={course} item={item} />
      <LessonFrame
        course={course}
        place={place}
        stage={first && <ComicCover panel={first} startAt={startAt} onRead={read} />}
      >
        <section
          id={comicPagesId}
          aria-label={t('learning.comic.pages')}
          className="mx-auto w-full max-w-240 lg:col-span-2"
        >
          <ComicPages comic={comic} onSee={see} onEnlarge={read} />
          <p className="mt-6 text-center text-step--1 text-muted">
            <cite className="not-italic">{after}</cite>
          </p>
        </section>
        {item.talk?.length ? <TalkQuestions questions={item.talk} lang={item.lang} /> : null}
      </LessonFrame>
      {openAt !== undefined ? (
        <GuidedView
          title={item.title}
          panels={comic.panels}
          from={openAt}
          onSee={show}
          onClose={() => setOpenAt(undefined)}
          end={<GuidedEnd outcome={outcome} source={after} next={next} />}
        />
      ) : (
        outcome && (
          <FinishedCard
            outcome={outcome}
            next={next}
            onClose={dismiss}
            words={{
              wellDone: t('learning.comic.wellDone', { gender }),
              visitorTitle: t('learning.comic.wellDone', { gender }),
              visitorText: t('learning.comic.visitorText'),
            }}
          />
        )
      )}
    </>
  );
}

/** A comic left at its beginning or read to its end starts over. */
function startOf(kept: number | undefined, last: number): number {
  return kept !== undefined && kept < last ? kept : 0;
}
