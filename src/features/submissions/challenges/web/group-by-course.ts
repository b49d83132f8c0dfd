import type { TaskSummary } from '#features/learning/contract.ts';

export interface CourseTasks {
  courseId: string;
  courseTitle: string;
  tasks: TaskSummary[];
}

/** So many tasks of each course are shown as long as no course is chosen. */
const fewTasks = 2;

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

/** A few tasks for a beginning: first those that can be done and were not, then those that were, then those still closed. */
export function pickFew(tasks: readonly TaskSummary[], done: ReadonlySet<string>): TaskSummary[] {
  const rank = ({ id, mayWatch }: TaskSummary) => (mayWatch ? Number(done.has(id)) : 2);
  return tasks.toSorted((one, other) => rank(one) - rank(other)).slice(0, fewTasks);
}
