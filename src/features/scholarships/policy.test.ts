import { describe, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import {
  endOfDay,
  mayAsk,
  monthsAdded,
  monthsLeft,
  monthsOf,
  stateOfGrant,
  startedMonths,
  valueOf,
} from './policy.ts';

describe('the months of a grant', () => {
  test.each([
    ['2026-01-10', '2026-01-10', 0],
    ['2026-01-10', '2026-01-11', 1],
    ['2026-01-10', '2026-02-10', 1],
    ['2026-01-10', '2026-02-11', 2],
    ['2026-01-31', '2026-02-28', 1],
    ['2026-11-29', '2027-11-29', 12],
    ['2026-11-29', '2026-11-01', 0],
  ])('from %s until %s are %i that begin', (from, until, months) => {
    expect(startedMonths(from, until)).toBe(months);
  });

  test('are at least one of a plan, and twelve of a discount', () => {
    expect(monthsOf({ kind: 'complimentary', endsOn: '2026-12-01' }, '2026-11-29')).toBe(1);
    expect(monthsOf({ kind: 'discount', endsOn: '2026-12-01' }, '2026-11-29')).toBe(12);
    expect(monthsAdded('2026-12-01', '2027-03-01')).toBe(3);
  });

  test('that have begun are not given back', () => {
    expect(monthsLeft(12, '2026-11-29', '2026-11-29')).toBe(11);
    expect(monthsLeft(12, '2026-11-29', '2027-02-01')).toBe(9);
    expect(monthsLeft(12, '2026-11-29', '2028-02-01')).toBe(0);
  });
});

test('a grant is worth its share of the price, rounded half to even', () => {
  expect(valueOf(money(1800, 'USD'), 12, 10_000)).toEqual(money(21_600, 'USD'));
  expect(valueOf(money(333, 'EUR'), 1, 5000)).toEqual(money(166, 'EUR'));
});

const given = { claimedAt: new Date('2026-01-01'), withdrawnAt: null, endsOn: '2026-06-30' };

test('a grant is in force until its last day is over everywhere', () => {
  expect(endOfDay('2026-06-30')).toEqual(new Date('2026-07-01T12:00:00Z'));
  expect(stateOfGrant(given, new Date('2026-07-01T11:59:59Z'))).toBe('running');
  expect(stateOfGrant(given, new Date('2026-07-01T12:00:00Z'))).toBe('ended');
  expect(stateOfGrant({ ...given, claimedAt: null }, new Date('2026-03-01'))).toBe('waiting');
  expect(stateOfGrant({ ...given, withdrawnAt: new Date() }, new Date('2026-03-01'))).toBe('withdrawn');
});

describe('asking', () => {
  const early = new Date('2026-03-01');
  test('is for someone without an open request', () => {
    expect(mayAsk(undefined, undefined, early)).toBe(true);
    expect(mayAsk({ state: 'open' }, undefined, early)).toBe(false);
    expect(mayAsk({ state: 'declined' }, undefined, early)).toBe(true);
  });

  test('comes again a month before what was given ends, or once it was withdrawn', () => {
    const last = { state: 'granted' } as const;
    expect(mayAsk(last, given, early)).toBe(false);
    expect(mayAsk(last, given, new Date('2026-06-02'))).toBe(true);
    expect(mayAsk(last, { ...given, withdrawnAt: early }, early)).toBe(true);
  });
});
