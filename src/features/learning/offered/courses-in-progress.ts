import type { CourseProgress } from '../progress/contract.ts';
import type { CourseSummary } from '../courses/contract.ts';

/** A course that a user has begun, and how far she is. */
export interface BegunCourse {
  course: CourseSummary;
  progress: CourseProgress;
}

/**
 * The courses in progress (spec §4): not archived, more than 0 and less than 100 percent. The one whose latest item was
 * completed most recently comes first; those whose latest item is not completed come last. `completed` are the ids of
 * completed items in order of completion.
 */
export function listCoursesInProgress(
  courses: readonly CourseSummary[],
  progress: readonly CourseProgress[],
  completed: readonly string[],
): BegunCourse[] {
  const completedAt = new Map(completed.map((id, index) => [id, index]));
  const orderOf = ({ progress }: BegunCourse) => completedAt.get(progress.mostRecentItemId ?? '') ?? -1;
  return matchCourses(courses, progress)
    .filter(({ progress }) => progress.progress > 0 && progress.progress < 100)
    .toSorted((a, b) => orderOf(b) - orderOf(a));
}

/**
 * The courses to continue, up to a limit: those in progress, then those with something watched but no item completed
 * yet.
 */
export function listBegunCourses(
  courses: readonly CourseSummary[],
  progress: readonly CourseProgress[],
  completed: readonly string[],
  atMost: number,
): BegunCourse[] {
  const justBegun = matchCourses(courses, progress).filter(
    ({ progress }) => progress.progress === 0 && progress.mostRecentItemId !== null,
  );
  return [...listCoursesInProgress(courses, progress, completed), ...justBegun].slice(0, atMost);
}

function matchCourses(courses: readonly CourseSummary[], progress: readonly CourseProgress[]): BegunCourse[] {
  const active = new Map(courses.filter(({ archived }) => !archived).map((course) => [course.id, course]));
  return progress.flatMap((own) => {
    const course = active.get(own.courseId);
    return course ? [{ course, progress: own }] : [];
  });
}
