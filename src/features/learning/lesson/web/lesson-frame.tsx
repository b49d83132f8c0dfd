import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Breadcrumb } from '#ui/layout/breadcrumb.tsx';
import { Container } from '#ui/layout/container.tsx';
import { PageParts } from '#page/page-parts.tsx';
import { href } from '#urls.ts';
import { CitedSources } from '#features/learning/offered/cited-sources.tsx';
import { lessonEndPlace } from '#features/learning/offered/page-places.ts';
import { TimeLeft } from '#features/learning/time/web/time-left.tsx';
import type { CourseView } from '#features/learning/courses/contract.ts';
import { RatingsSection } from '#features/learning/ratings/web/ratings-section.tsx';
import { RespectLine } from '#features/learning/offered/respect-line.tsx';
import { ChapterLists } from '#features/learning/films/web/chapter-lists.tsx';
import { LessonActions } from './lesson-actions.tsx';
import { LessonHeading } from './lesson-heading.tsx';
import { LessonNeighbours } from './lesson-neighbours.tsx';
import type { Neighbours } from './neighbours.ts';

interface LessonFrameProps {
  course: CourseView;
  place: Neighbours;
  /** What is being watched, or why it cannot be. */
  stage: ReactNode;
  underHeading?: ReactNode;
  /** For a stage that is read from top to bottom, and is longer than a small screen. */
  headingFirst?: boolean;
  /** Whether it can be rated: not by anyone who cannot open it now. */
  mayRate?: boolean;
  /** What there is to read, on parchment. */
  children?: ReactNode;
}

/** A lesson's page: the stage on night blue beside its chapter, and the reading below it. */
export function LessonFrame({
  course,
  place,
  stage,
  underHeading,
  headingFirst = false,
  mayRate = place.item.mayWatch,
  children,
}: LessonFrameProps) {
  const t = useTranslations();
  const { item, previousOpen, nextOpen } = place;
  const heading = (
    <div className={headingFirst ? 'mb-6 print:mb-0' : 'mt-6 print:order-first print:mt-0'}>
      <LessonHeading item={item} />
      {underHeading}
    </div>
  );
  return (
    <>
      <div className="on-night bg-night pb-10 sm:pb-14 print:bg-white print:pb-0 print:text-ink">
        <Container>
          <div className="flex flex-wrap items-center justify-between gap-x-6 pb-3 sm:pb-0">
            <Breadcrumb
              label={t('learning.lesson.breadcrumb')}
              className="min-w-0 py-2 print:hidden"
              items={[
                { text: t('learning.lesson.courses'), href: href('home') },
                { text: course.title, href: href('course', { courseSlug: course.slug }) },
                { text: item.title },
              ]}
            />
            <TimeLeft itemId={item.id} />
          </div>
          <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
            <div className="min-w-0 print:flex print:flex-col print:gap-6">
              {headingFirst && heading}
              {stage}
              {!headingFirst && heading}
            </div>
            <div className="print:hidden">
              <ChapterLists course={course} place={place} />
            </div>
          </div>
        </Container>
      </div>
      <Container className="py-12 sm:py-16 print:py-6">
        {item.cites && <CitedSources cites={item.cites} />}
        {children && <div className="mb-12 grid items-start gap-10 lg:grid-cols-2">{children}</div>}
        <div className="print:hidden">
          {item.mayWatch && <PageParts place={lessonEndPlace} told={{ item }} />}
          {mayRate && <RatingsSection itemId={item.id} />}
          <LessonNeighbours courseSlug={course.slug} previous={previousOpen} next={nextOpen} />
          <LessonActions course={course} item={item} />
        </div>
        <RespectLine />
      </Container>
    </>
  );
}
