import { describe, expect, test } from 'vitest';
import { chooseQuestions, chooseStory, type Seen } from './policy.ts';

describe('the story of the day', () => {
  const films = [
    { id: 'tent', courseId: 'give' },
    { id: 'tree', courseId: 'give' },
    { id: 'stone', courseId: 'patience' },
    { id: 'roof', courseId: 'patience' },
  ];
  const choose = (seen: Record<string, Seen>, lastCourseId?: string) => {
    const story = chooseStory(films, new Map(Object.entries(seen)), { today: '2026-11-22', lastCourseId });
    return story && [story.film.id, story.isSeen];
  };
  const completed = (day: string): Seen => ({ day, isCompleted: true });

  test.each([
    ['is the first film for a beginner', {}, undefined, ['tent', false]],
    [
      'is the next one of the most recently studied course',
      { stone: completed('2026-11-21') },
      'patience',
      ['roof', false],
    ],
    [
      'comes from another course once that one is done',
      { stone: completed('2026-11-20'), roof: completed('2026-11-21') },
      'patience',
      ['tent', false],
    ],
    ['stays the one seen today', { stone: completed('2026-11-22') }, 'patience', ['stone', true]],
    [
      'does not count as seen while it is only begun',
      { tent: { day: '2026-11-22', isCompleted: false } },
      'give',
      ['tent', false],
    ],
    [
      'is an unfinished one before the next one',
      { roof: { day: '2026-11-20', isCompleted: false } },
      'patience',
      ['roof', false],
    ],
    [
      'is the one seen longest ago once all are completed',
      {
        tent: completed('2026-11-03'),
        tree: completed('2026-11-01'),
        stone: completed('2026-11-02'),
        roof: completed('2026-11-04'),
      },
      'patience',
      ['tree', false],
    ],
  ])('%s', (_, seen: Record<string, Seen>, last, story) => expect(choose(seen, last)).toEqual(story));

  test('is missing if no film is open', () =>
    expect(chooseStory([], new Map(), { today: '2026-11-22', lastCourseId: undefined })).toBeUndefined());
});

test('the questions of the day are a few, one of which was wrong the first time', () => {
  const answered = Array.from({ length: 9 }, (_, rank) => ({ rank, isRight: rank !== 7 }));
  expect(chooseQuestions(answered, ({ rank }) => rank, 3).map(({ rank }) => rank)).toEqual([7, 0, 1]);
  expect(chooseQuestions(answered.slice(0, 2), ({ rank }) => -rank, 3).map(({ rank }) => rank)).toEqual([
    1, 0,
  ]);
});
