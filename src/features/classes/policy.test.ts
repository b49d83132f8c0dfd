import { describe, expect, test } from 'vitest';
import { roles } from '#core/actor.ts';
import { fitsSeats, mayJoin, mayLeaveAlone, mayTeach, seatsToGive } from './policy.ts';

describe('seats', () => {
  test.each([
    [
      { seats: 24, taken: 23 },
      { free: 1, toStudents: true },
    ],
    [
      { seats: 24, taken: 24 },
      { free: 0, toStudents: true },
    ],
    [
      { seats: 0, taken: 0 },
      { free: 0, toStudents: true },
    ],
    // A lapsed plan admits nobody, not even to a second class.
    [
      { seats: 0, taken: 3 },
      { free: 0, toStudents: false },
    ],
    [
      { seats: 24, taken: 30 },
      { free: 0, toStudents: false },
    ],
  ])('%o: %o', (room, answer) => expect(seatsToGive(room)).toEqual(answer));
});

test('educators teach and learners join', () => {
  expect([mayTeach({ role: 'educator' }), mayTeach({ role: 'parent' })]).toEqual([true, false]);
  expect(new Set(roles.filter((role) => mayJoin({ role })))).toEqual(
    new Set(['learner', 'student', 'home', 'new']),
  );
});

test.each([
  [{ minor: false, hasCard: false, isWaiting: false }, true],
  [{ minor: true, hasCard: false, isWaiting: false }, false],
  [{ minor: false, hasCard: true, isWaiting: false }, false],
  [{ minor: true, hasCard: true, isWaiting: true }, true],
])('a student who is %o may leave a class without asking: %s', (who, answer) =>
  expect(mayLeaveAlone(who)).toBe(answer),
);

describe('an archived class', () => {
  const taken = new Set(['ada', 'bo']);

  test.each([
    ['with a seat for each who returns', { seats: 3, returning: ['cy'] }, true],
    ['whose students all have seats, even without a plan', { seats: 0, returning: ['ada', 'bo'] }, true],
    ['of one too many', { seats: 3, returning: ['ada', 'cy', 'di'] }, false],
  ])('%s', (_name, { seats, returning }, fits) => {
    expect(fitsSeats({ seats, taken, returning })).toBe(fits);
  });
});
