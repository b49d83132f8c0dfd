import { describe, expect, test } from 'vitest';
import { lineOf, mayAdmit, mayJoin, mayTeach, readStudents } from './policy.ts';

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

describe('a list of names', () => {
  test.each([
    ['Dina Levi', 'Dina', 'Levi'],
    ['  Sara Rivka   Levi ', 'Sara Rivka', 'Levi'],
    ['Miriam, bat Sheva', 'Miriam', 'bat Sheva'],
    ['Yonah\tKatz', 'Yonah', 'Katz'],
    ['דינה לוי', 'דינה', 'לוי'],
    ['12. Dina Levi', 'Dina', 'Levi'],
    ['Dina', 'Dina', ''],
    ['Dina,', 'Dina', ''],
  ])('reads %j', (line, firstName, lastName) => {
    expect(readStudents(line)).toEqual([{ firstName, lastName }]);
  });

  test.each([
    ['Dina Levi dina@example.org', 'Dina', 'Levi'],
    ['Dina, Levi, dina@example.org', 'Dina', 'Levi'],
    ['Dina\tLevi\tdina@example.org', 'Dina', 'Levi'],
    ['"Dina Levi" <dina@example.org>', 'Dina', 'Levi'],
    ['dina@example.org', '', ''],
  ])('finds the email in %j', (line, firstName, lastName) => {
    expect(readStudents(line)).toEqual([{ firstName, lastName, emailAddress: 'dina@example.org' }]);
  });

  test('keeps what is meant as an email and is none, to be refused as such', () => {
    expect(readStudents('Dina Levi dina@')).toMatchObject([{ emailAddress: 'dina@' }]);
  });

  test('tells the line of a student, empty ones counted', () => {
    expect(lineOf('Dina Levi\n\n \nTal', 1)).toBe(4);
  });

  test('has one student a line, and no empty ones', () => {
    expect(readStudents('Dina Levi\r\n\n  \nYonah Katz\n')).toHaveLength(2);
    expect(readStudents(' \n')).toEqual([]);
  });
});
