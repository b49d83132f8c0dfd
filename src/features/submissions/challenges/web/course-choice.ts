import type { TaskSummary } from '#features/learning/contract.ts';

/** The course that the address asks for; none if nothing is to be done in it. */
export function findChosenCourse(
  search: URLSearchParams,
  tasks: readonly Pick<TaskSummary, 'courseId'>[],
): string | undefined {
  const asked = search.get('course');
  return tasks.find(({ courseId }) => courseId === asked)?.courseId;
}
