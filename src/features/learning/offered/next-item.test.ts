import { describe, expect, test } from 'vitest';
import type { CourseView } from '../courses/contract.ts';
import type { ItemView } from '../catalogue/contract.ts';
import { findNextItem } from './next-item.ts';

const item = (id: string, mayWatch = true, type: ItemView['type'] = 'film') =>
  ({ id, mayWatch, type }) as ItemView;
const course = {
  chapters: [{ items: [item('a'), item('later', false)] }, { items: [item('b'), item('c')] }],
} as CourseView;
const next = (completed: string[], recent?: string | null) => {
  const found = findNextItem(course, new Set(completed), recent);
  return found && [found.step, found.item.id];
};

describe('where a learner continues in a course', () => {
  test('the first open item starts it', () => expect(next([])).toEqual(['start', 'a']));
  test('an unfinished item is continued', () => expect(next(['a'], 'c')).toEqual(['continue', 'c']));
  test('after a completed item comes the next open one', () =>
    expect(next(['a'], 'a')).toEqual(['continue', 'b']));
  test('skipped items come once the end is reached', () =>
    expect(next(['b', 'c'], 'c')).toEqual(['continue', 'a']));
  test('a completed item counts as begun, whatever was watched last', () =>
    expect(next(['a'], null)).toEqual(['continue', 'b']));
  test('it starts over when everything is done', () =>
    expect(next(['a', 'b', 'c'], 'c')).toEqual(['again', 'a']));
  test('a latest item that is now closed is passed over', () =>
    expect(next([], 'later')).toEqual(['start', 'a']));
  test('there is none when nothing is open', () =>
    expect(findNextItem({ chapters: [{ items: [item('x', false)] }] } as CourseView, new Set(), 'x')).toBe(
      undefined,
    ));
});

describe('the film that tells the story', () => {
  const quiz = (id: string) => item(id, true, 'quiz');
  const stories = {
    chapters: [
      { items: [item('first'), quiz('first-quiz'), quiz('first-game')] },
      { items: [item('closed', false), item('second'), quiz('second-quiz'), item('third')] },
    ],
  } as CourseView;
  const after = (completed: string[], recent: string | null) =>
    findNextItem(stories, new Set(completed), recent)?.item.id;

  test('comes before anything else in a course with no film watched', () => {
    expect(after(['first-game'], 'first-game')).toBe('first');
    expect(after(['first-quiz'], 'first-quiz')).toBe('first');
    expect(after([], 'second-quiz')).toBe('first');
  });
  test('does not interrupt another film the learner is in the middle of', () =>
    expect(after([], 'third')).toBe('third'));
  test('comes before what follows it in its chapter', () =>
    expect(after(['first'], 'second-quiz')).toBe('second'));
  test('is no reason to go back to an earlier chapter, or to what is closed', () =>
    expect(after(['second'], 'second')).toBe('second-quiz'));
  test('is not what follows in the chapter', () =>
    expect(after(['first', 'second'], 'second')).toBe('second-quiz'));
});
