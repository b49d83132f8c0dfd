import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { usePage } from '#page/page-provider.tsx';
import { useTimeRestriction } from '#features/families/offered/use-time-restriction.ts';
import { ClassicModeLesson } from '#features/learning/classic-mode/web/classic-mode-lesson.tsx';
import { lessonOf } from '#features/learning/kinds/web/lesson-of.ts';
import { LockedLesson } from './locked-lesson.tsx';
import { findNeighbours } from './neighbours.ts';
import { courseQuery } from '#features/learning/offered/learning-queries.ts';
import { isTimeUp } from '#features/learning/time/web/is-time-up.ts';
import { TimeIsUpLesson } from '#features/learning/time/web/time-is-up-lesson.tsx';
import { TimeKeeper } from '#features/learning/time/web/time-keeper.tsx';
import { BodyLanguageProvider } from './body-text.tsx';

/** One item of a course: what to watch, read or do, or why it is closed. */
export default function LessonPage() {
  const page = usePage();
  const { courseSlug = '', itemSlug = '' } = useParams();
  const { data: course } = useSuspenseQuery(courseQuery(page, courseSlug));
  const time = useTimeRestriction();
  const place = findNeighbours(course, itemSlug);
  const hidden = course.hidden?.find(({ slug }) => slug === itemSlug);
  if (hidden) return <ClassicModeLesson key={hidden.id} course={course} item={hidden} />;
  // The loader returns 404 for an item that is not in this course.
  if (!place) return null;
  const { id: itemId, mayWatch, type, bodyLang } = place.item;
  if (!mayWatch) return <LockedLesson key={itemId} course={course} place={place} />;
  if (isTimeUp(time, itemId)) return <TimeIsUpLesson key={itemId} course={course} place={place} />;
  const Lesson = lessonOf[type];
  return (
    <BodyLanguageProvider lang={bodyLang}>
      {/* Where a parent gives more time from elsewhere, the page opens by itself, and its body comes then. */}
      <Suspense>
        <Lesson key={itemId} course={course} place={place} />
      </Suspense>
      {time && <TimeKeeper key={`time of ${itemId}`} itemId={itemId} />}
    </BodyLanguageProvider>
  );
}
