import { describe, expect, test } from 'vitest';
import { codeLetters, mayAdmit, mayJoin, mayTeach, readCode, showCode } from './policy.ts';

describe('a class code', () => {
  test.each(['abcd-2345', 'ABCD2345', ' Abcd 2345 ', 'ABCD–2345', 'ab-cd-23-45'])(
    'is read from %j',
    (typed) => {
      expect(readCode(typed)).toBe('ABCD2345');
    },
  );

  test.each([
    '',
    'ABCD-234',
    'ABCD-23456',
    'ABCD-234O',
    'ABCD-2340',
    'ABCI-2345',
    'ABCL-2345',
    '<b>ABCD2345',
  ])('is not %j', (typed) => expect(readCode(typed)).toBeUndefined());

  test('is shown in two halves, and has no letter that looks like another', () => {
    expect(showCode('ABCD2345')).toBe('ABCD-2345');
    expect(codeLetters).not.toMatch(/[0O1IL]/);
  });
});

describe('seats', () => {
  test.each([
    [{ seats: 24, taken: 23, isStudent: false }, true],
    [{ seats: 24, taken: 24, isStudent: false }, false],
    [{ seats: 24, taken: 24, isStudent: true }, true],
    [{ seats: 0, taken: 0, isStudent: false }, false],
    // A lapsed plan admits nobody, also to a second class.
    [{ seats: 0, taken: 3, isStudent: true }, false],
    [{ seats: 24, taken: 30, isStudent: true }, false],
  ])('%o: %s', (room, answer) => expect(mayAdmit(room)).toBe(answer));
});

test('educators teach and whoever learns joins', () => {
  expect([mayTeach({ role: 'educator' }), mayTeach({ role: 'parent' })]).toEqual([true, false]);
  expect(mayJoin({ role: 'student' }) && mayJoin({ role: 'learner' })).toBe(true);
  expect(mayJoin({ role: 'educator' }) || mayJoin({ role: 'parent' })).toBe(false);
});
