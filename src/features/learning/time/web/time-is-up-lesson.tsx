import type { CourseView } from '#features/learning/courses/contract.ts';
import { LessonFrame } from '#features/learning/lesson/web/lesson-frame.tsx';
import { LessonHead } from '#features/learning/lesson/web/lesson-head.tsx';
import type { Neighbours } from '#features/learning/lesson/web/neighbours.ts';
import { TimeIsUpPanel } from './time-is-up-panel.tsx';

/** A lesson that has to wait until tomorrow: today's time is up. */
export function TimeIsUpLesson({ course, place }: { course: CourseView; place: Neighbours }) {
  return (
    <>
      <LessonHead course={course} item={place.item} />
      <LessonFrame
        course={course}
        place={place}
        mayRate={false}
        stage={<TimeIsUpPanel course={course} item={place.item} />}
      />
    </>
  );
}
