import type { CourseView } from '#features/learning/contract.ts';
import { LessonFrame } from '../lesson/lesson-frame.tsx';
import { LessonHead } from '../lesson/lesson-head.tsx';
import type { Neighbours } from '../lesson/neighbours.ts';
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
