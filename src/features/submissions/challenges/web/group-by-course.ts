import type { TaskSummary } from '#features/learning/contract.ts';

interface CourseTasks {
  courseId: string;
  courseTitle: string;
  tasks: TaskSummary[];
}

/** The tasks of each course together, in the order in which the courses come. */
export function groupByCourse(tasks: readonly TaskSummary[]): CourseTasks[] {
  const courses = new Map<string, CourseTasks>();
  for (const task of tasks) {
    const { courseId, courseTitle } = task;
    const course = courses.get(courseId) ?? { courseId, courseTitle, tasks: [] };
    course.tasks.push(task);
    courses.set(courseId, course);
  }
  return [...courses.values()];
}
