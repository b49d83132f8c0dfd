import { describe, expect, test } from 'vitest';
import type { CourseView, ItemView } from '../../contract.ts';
import { findNextItem } from './next-item.ts';

const item = (id: string, mayWatch = true) => ({ id, mayWatch }) as ItemView;
const course = {
  chapters: [{ items: [item('a'), item('later', false)] }, { items: [item('b'), item('c')] }],
} as CourseView;
const next = (completed: string[], recent?: string | null) => {
  const found = findNextItem(course, new Set(completed), recent);
  return found && [found.step, found.item.id];
};

describe('where somebody goes on in a course', () => {
  test('the first open item starts it', () => expect(next([])).toEqual(['start', 'a']));
  test('an item left in the middle is gone on with', () =>
    expect(next(['a'], 'c')).toEqual(['continue', 'c']));
  test('after a completed item comes the next open one', () =>
    expect(next(['a'], 'a')).toEqual(['continue', 'b']));
  test('what was skipped comes when the end is reached', () =>
    expect(next(['b', 'c'], 'c')).toEqual(['continue', 'a']));
  test('a completed item counts as begun, whatever was watched last', () =>
    expect(next(['a'], null)).toEqual(['continue', 'b']));
  test('all done, it starts again', () => expect(next(['a', 'b', 'c'], 'c')).toEqual(['again', 'a']));
  test('a latest item that is closed now is passed over', () =>
    expect(next([], 'later')).toEqual(['start', 'a']));
  test('there is none when nothing is open', () =>
    expect(findNextItem({ chapters: [{ items: [item('x', false)] }] } as CourseView, new Set(), 'x')).toBe(
      undefined,
    ));
});
