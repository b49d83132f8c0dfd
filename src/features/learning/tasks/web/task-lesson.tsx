import { useSuspenseQuery } from '@tanstack/react-query';
import { PageParts } from '#page/page-parts.tsx';
import { usePage } from '#page/page-provider.tsx';
import type { CourseView } from '#features/learning/courses/contract.ts';
import { useLearner } from '#features/people/offered/learner.ts';
import { LessonFrame } from '#features/learning/lesson/web/lesson-frame.tsx';
import { LessonHead } from '#features/learning/lesson/web/lesson-head.tsx';
import type { Neighbours } from '#features/learning/lesson/web/neighbours.ts';
import { handInPlace } from '#features/learning/offered/page-places.ts';
import { taskQuery } from './task-query.ts';
import { PlanForm } from './plan-form.tsx';
import { PlanInvitation } from './plan-invitation.tsx';
import { TaskSheet } from './task-sheet.tsx';

interface TaskLessonProps {
  course: CourseView;
  place: Neighbours;
}

/** Something to do away from the screen: why, with what, how, and when the user plans to do it. */
export function TaskLesson({ course, place }: TaskLessonProps) {
  const { item } = place;
  const { data: task } = useSuspenseQuery(taskQuery(usePage(), item.id));
  const learner = useLearner();
  return (
    <>
      <LessonHead course={course} item={item} />
      <LessonFrame
        course={course}
        place={place}
        headingFirst
        stage={<TaskSheet kind={item.type} task={task} />}
      >
        <div className="print:hidden lg:col-span-2">
          {learner ? (
            <PlanForm key={task.plan?.plannedFor} task={task} isDeed={item.type === 'rwi'} />
          ) : (
            <PlanInvitation />
          )}
        </div>
        <PageParts place={handInPlace} told={{ course, item }} />
      </LessonFrame>
    </>
  );
}
