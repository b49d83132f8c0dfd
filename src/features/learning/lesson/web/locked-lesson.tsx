import type { CourseView } from '#features/learning/courses/contract.ts';
import { LessonFrame } from './lesson-frame.tsx';
import { LessonHead } from './lesson-head.tsx';
import { LockedPanel } from './locked-panel.tsx';
import type { Neighbours } from './neighbours.ts';

/** A lesson that is closed to the caller. */
export function LockedLesson({ course, place }: { course: CourseView; place: Neighbours }) {
  const { item } = place;
  return (
    <>
      <LessonHead course={course} item={item} />
      <LessonFrame
        course={course}
        place={place}
        stage={<LockedPanel course={course} item={item} reason={item.reason ?? 'coming_soon'} />}
      />
    </>
  );
}
