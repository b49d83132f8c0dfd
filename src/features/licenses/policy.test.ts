import { expect, test } from 'vitest';
import { money } from '#core/money.ts';
import {
  beginsAt,
  isInForce,
  isOverAt,
  isRenewable,
  lastDayOf,
  priceOfSeats,
  remindersBy,
  renewalDayOf,
  seatsLeft,
} from './policy.ts';

test.each([
  ['2026-09-01', '2027-08-31'],
  ['2027-01-01', '2027-12-31'],
  ['2028-02-29', '2029-02-28'],
])('a year from %s lasts until %s', (startsOn, endsOn) => {
  expect(lastDayOf(startsOn)).toBe(endsOn);
});

test('a license is in force from the first place where its first day begins to the last where its last one ends', () => {
  expect(beginsAt('2026-09-01')).toEqual(new Date('2026-08-31T10:00:00Z'));
  expect(isOverAt('2027-08-31')).toEqual(new Date('2027-09-01T12:00:00Z'));
  const license = { state: 'accepted', endsOn: '2027-08-31' } as const;
  expect(isInForce(license, new Date('2027-09-01T11:59:59Z'))).toBe(true);
  expect(isInForce(license, new Date('2027-09-01T12:00:00Z'))).toBe(false);
  expect(isInForce({ ...license, state: 'canceled' }, new Date('2026-10-01'))).toBe(false);
});

test('seats cost their number, and shares are taken off', () => {
  expect(priceOfSeats(120, money(600, 'GBP'))).toEqual(money(72_000, 'GBP'));
  expect(seatsLeft(120, [{ seats: 30 }, { seats: 40 }])).toBe(50);
  expect(seatsLeft(10, [{ seats: 11 }])).toBe(-1);
});

test('an unpaid invoice is reminded of on the due day, and two and four weeks later', () => {
  const days = ['2026-12-16', '2026-12-17', '2026-12-30', '2026-12-31', '2027-01-16', '2028-01-01'];
  expect(days.map((day) => remindersBy('2026-12-17', day))).toEqual([0, 1, 1, 2, 3, 3]);
});

test('a holder hears of the end two months and one month before it, and can renew then', () => {
  const days = ['2027-07-01', '2027-07-02', '2027-08-01', '2027-08-31', '2027-09-01'];
  expect(days.map((day) => renewalDayOf('2027-08-31', day))).toEqual([undefined, 60, 30, 30, undefined]);
  const license = { state: 'paid', endsOn: '2027-08-31' } as const;
  expect(isRenewable(license, new Date('2027-05-01'))).toBe(false);
  expect(isRenewable(license, new Date('2027-07-02'))).toBe(true);
  expect(isRenewable({ ...license, state: 'declined' }, new Date('2027-07-02'))).toBe(false);
});
