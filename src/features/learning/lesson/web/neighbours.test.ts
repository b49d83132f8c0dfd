import { expect, test } from 'vitest';
import type { CourseView } from '#features/learning/courses/contract.ts';
import type { ItemView } from '#features/learning/catalogue/contract.ts';
import { findNeighbours } from './neighbours.ts';

const item = (slug: string, mayWatch = true) => ({ id: `i_${slug}`, slug, mayWatch }) as ItemView;
const course = {
  chapters: [
    { id: 'one', title: 'One', items: [item('a'), item('b', false)] },
    { id: 'two', title: 'Two', items: [item('c', false), item('d')] },
  ],
} as CourseView;

test('neighbors are found across chapters, and open ones past closed items', () => {
  const found = findNeighbours(course, 'b');
  expect(found).toMatchObject({
    previousOpen: { slug: 'a' },
    nextOpen: { slug: 'd' },
  });
  expect(findNeighbours(course, 'd')?.previousOpen).toMatchObject({ slug: 'a' });
});

test('the ends of a course have no neighbor beyond', () => {
  expect(findNeighbours(course, 'a')?.previousOpen).toBeUndefined();
  expect(findNeighbours(course, 'd')).toMatchObject({
    chapter: { id: 'two' },
    nextOpen: undefined,
  });
});

test('an item of another course is not found', () => {
  expect(findNeighbours(course, 'x')).toBeUndefined();
});
