import { describe, expect, test } from 'vitest';
import { averageScore, cellOf, chooseCourse, mostMissed, pageAfter, sortByName } from './policy.ts';

const nothing = { done: false, watchedSeconds: 0, answered: 0, right: 0 };
const film = { seconds: 200, questions: 0 };
const quiz = { seconds: undefined, questions: 4 };
const vidQuiz = { seconds: 200, questions: 4 };

describe('a cell', () => {
  test.each([
    ['nothing', film, {}, undefined],
    ['a film half seen', film, { watchedSeconds: 100 }, { done: false, percent: 50 }],
    ['a moment of a film', film, { watchedSeconds: 0.5 }, { done: false, percent: 1 }],
    ['a film seen whole, and not claimed', film, { watchedSeconds: 200 }, { done: false, percent: 99 }],
    ['a film that is done', film, { done: true, watchedSeconds: 170 }, { done: true }],
    ['half a quiz', quiz, { answered: 2, right: 1 }, { done: false, percent: 50 }],
    ['a quiz that is done', quiz, { done: true, answered: 4, right: 3 }, { done: true, score: 75 }],
    ['a quiz with no answer right', quiz, { done: true, answered: 4 }, { done: true, score: 0 }],
    ['a quiz done before she joined', quiz, { done: true }, { done: true }],
    ['a quiz begun before she joined', quiz, { done: true, answered: 1, right: 1 }, { done: true }],
    [
      'a film with questions, by what is further',
      vidQuiz,
      { watchedSeconds: 150, answered: 1 },
      { done: false, percent: 75 },
    ],
    ['a film begun before she joined', film, { watchedSeconds: undefined }, { done: false }],
    ['something without parts', { seconds: undefined, questions: 0 }, {}, undefined],
  ])('says of %s', (_name, item, work, cell) => expect(cellOf(item, { ...nothing, ...work })).toEqual(cell));
});

test('the question that most got wrong comes first, and none that everyone got right', () => {
  const questions = [
    { id: 'a', answered: 10, missed: 2 },
    { id: 'b', answered: 3, missed: 3 },
    { id: 'c', answered: 10, missed: 0 },
    { id: 'd', answered: 4, missed: 3 },
  ];
  expect(mostMissed(questions, 3).map(({ id }) => id)).toEqual(['b', 'd', 'a']);
  expect(mostMissed(questions, 1).map(({ id }) => id)).toEqual(['b']);
  expect(averageScore(questions)).toBe(70);
  expect(averageScore([])).toBeUndefined();
});

test('all courses are shown together as long as they fit, else the first', () => {
  const [one, two] = [
    { id: 'one', items: 12 },
    { id: 'two', items: 13 },
  ];
  expect(chooseCourse([one], undefined)).toBeNull();
  expect(chooseCourse([one, { ...two, items: 12 }], undefined)).toBeNull();
  expect(chooseCourse([one, two], undefined)).toBe('one');
  expect(chooseCourse([one, two], 'two')).toBe('two');
  expect(chooseCourse([one, two], 'all')).toBeNull();
  expect(chooseCourse([one, two], 'another')).toBe('one');
  expect(chooseCourse([], 'one')).toBeNull();
});

test('students are in the order of their names in the language of the teacher, page by page', () => {
  const people = [
    { userId: '1', firstName: 'Zoë', lastName: 'Ödberg' },
    { userId: '2', firstName: 'Ari', lastName: 'Perl' },
    { userId: '3', firstName: 'Ari', lastName: 'Adler' },
    { userId: '4', firstName: 'Ari', lastName: 'Perl' },
  ];
  const inOrder = sortByName(people, 'en');
  expect(inOrder.map(({ userId }) => userId)).toEqual(['3', '1', '2', '4']);
  const first = pageAfter(inOrder, undefined, 2);
  expect(first).toMatchObject({ page: [{ userId: '3' }, { userId: '1' }], next: '1' });
  expect(pageAfter(inOrder, '1', 2)).toEqual({ page: inOrder.slice(2) });
  expect(pageAfter(inOrder, 'gone', 2)).toEqual(first);
});
