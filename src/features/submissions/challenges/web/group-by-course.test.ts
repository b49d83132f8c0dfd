import { expect, test } from 'vitest';
import type { TaskSummary } from '#features/learning/contract.ts';
import { groupByCourse } from './group-by-course.ts';

test('the tasks of a course stand together, courses in the order in which they come', () => {
  const task = (id: string, courseId: string) =>
    ({ id, courseId, courseTitle: `Course ${courseId}` }) as TaskSummary;
  const groups = groupByCourse([task('1', 'b'), task('2', 'a'), task('3', 'b')]);
  expect(groups.map(({ courseTitle, tasks }) => [courseTitle, ...tasks.map(({ id }) => id)])).toEqual([
    ['Course b', '1', '3'],
    ['Course a', '2'],
  ]);
});
