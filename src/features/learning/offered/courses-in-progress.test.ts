import { describe, expect, test } from 'vitest';
import type { CourseProgress } from '../progress/contract.ts';
import type { CourseSummary } from '../courses/contract.ts';
import { listCoursesInProgress, listBegunCourses } from './courses-in-progress.ts';

const course = (id: string, archived = false) => ({ id, slug: id, archived }) as CourseSummary;
const begun = (courseId: string, progress: number, mostRecentItemId: string | null): CourseProgress => ({
  courseId,
  progress,
  mostRecentItemId,
});
const ids = (list: { course: CourseSummary }[]) => list.map((entry) => entry.course.id);

describe('the courses in progress', () => {
  const courses = [course('anger'), course('patience'), course('friendship')];

  test('are ordered by when their latest item was completed', () => {
    const progress = [
      begun('anger', 50, 'anger-1'),
      begun('patience', 20, 'patience-1'),
      begun('friendship', 10, 'friendship-1'),
    ];
    const completed = ['patience-1', 'friendship-1', 'anger-1'];
    expect(ids(listCoursesInProgress(courses, progress, completed))).toEqual([
      'anger',
      'friendship',
      'patience',
    ]);
  });

  test('come last if their latest item is not completed, in their own order', () => {
    const progress = [
      begun('anger', 50, 'anger-2'),
      begun('friendship', 30, null),
      begun('patience', 20, 'patience-1'),
    ];
    expect(ids(listCoursesInProgress(courses, progress, ['anger-1', 'patience-1']))).toEqual([
      'patience',
      'anger',
      'friendship',
    ]);
  });

  test('leave out any that are archived, not begun, finished or unknown', () => {
    const progress = [
      begun('anger', 50, 'a'),
      begun('patience', 100, 'p'),
      begun('friendship', 0, 'f'),
      begun('gone', 50, 'g'),
    ];
    const archived = [course('anger', true), ...courses.slice(1)];
    expect(listCoursesInProgress(archived, progress, ['a', 'p', 'f', 'g'])).toEqual([]);
  });
});

describe('the courses to continue', () => {
  const courses = [course('anger'), course('patience'), course('friendship'), course('old', true)];
  const progress = [
    begun('patience', 0, 'patience-1'),
    begun('anger', 50, 'anger-1'),
    begun('friendship', 0, null),
    begun('old', 0, 'old-1'),
  ];

  test('are those in progress, then those with only part of a film seen', () =>
    expect(ids(listBegunCourses(courses, progress, ['anger-1'], 4))).toEqual(['anger', 'patience']));

  test('are at most the number requested', () =>
    expect(ids(listBegunCourses(courses, progress, ['anger-1'], 1))).toEqual(['anger']));
});
