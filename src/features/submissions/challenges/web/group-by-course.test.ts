import { expect, test } from 'vitest';
import type { TaskSummary } from '#features/learning/contract.ts';
import { groupByCourse, pickFew } from './group-by-course.ts';

test('the tasks of a course stand together, courses in the order in which they come', () => {
  const task = (id: string, courseId: string) =>
    ({ id, courseId, courseTitle: `Course ${courseId}` }) as TaskSummary;
  const groups = groupByCourse([task('1', 'b'), task('2', 'a'), task('3', 'b')]);
  expect(groups.map(({ courseTitle, tasks }) => [courseTitle, ...tasks.map(({ id }) => id)])).toEqual([
    ['Course b', '1', '3'],
    ['Course a', '2'],
  ]);
});

test('a few are those to do next: what was handed in comes later, what is closed comes last', () => {
  const task = (id: string, mayWatch = true) => ({ id, mayWatch }) as TaskSummary;
  const few = (tasks: TaskSummary[], ...done: string[]) => pickFew(tasks, new Set(done)).map(({ id }) => id);
  expect(few([task('1'), task('2'), task('3')])).toEqual(['1', '2']);
  expect(few([task('1'), task('2'), task('3')], '1')).toEqual(['2', '3']);
  expect(few([task('1', false), task('2'), task('3')], '2')).toEqual(['3', '2']);
  expect(few([task('1', false), task('2')])).toEqual(['2', '1']);
});
