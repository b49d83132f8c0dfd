import { describe, expect, test } from 'vitest';
import { askedItems, standingOf } from './policy.ts';

const monday = '2026-11-23';
const week = ['2026-11-23', '2026-11-30', '2026-12-07'];

test('everything is due on the one day; repeated, one item each week', () => {
  expect(askedItems(['a', 'b'], [monday])).toEqual([
    { id: 'a', due: monday },
    { id: 'b', due: monday },
  ]);
  expect(askedItems(['a', 'b'], week)).toEqual([
    { id: 'a', due: '2026-11-23' },
    { id: 'b', due: '2026-11-30' },
  ]);
  expect(askedItems(['a', 'b', 'c', 'd'], week).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(askedItems([], [monday])).toEqual([]);
});

describe('a student', () => {
  const asked = askedItems(['a', 'b', 'c'], week);
  const on = (today: string, ...done: string[]) =>
    standingOf(asked, new Set(done), { today, lastDue: '2026-12-07' });

  test('has time until the end of the day on which it is due', () => {
    expect(on('2026-11-23')).toEqual({ state: 'open', done: 0, due: '2026-11-23', nextId: 'a' });
    expect(on('2026-11-24')).toMatchObject({ state: 'late', nextId: 'a' });
  });

  test('is not late with what is due next week', () => {
    expect(on('2026-11-24', 'a')).toEqual({ state: 'open', done: 1, due: '2026-11-30', nextId: 'b' });
  });

  test('is late with what she skipped, even if she has done more than that', () => {
    expect(on('2026-11-24', 'b', 'c')).toMatchObject({ state: 'late', done: 2, nextId: 'a' });
  });

  test('is done when everything is, however late', () => {
    expect(on('2027-01-01', 'a', 'b', 'c', 'x')).toEqual({
      state: 'done',
      done: 3,
      due: '2026-12-07',
      nextId: undefined,
    });
  });

  test('is never late with a file', () => {
    const standing = standingOf([], new Set(), { today: '2027-01-01', lastDue: '2026-12-07' });
    expect(standing).toMatchObject({ state: 'open' });
  });
});
