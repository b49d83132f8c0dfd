import { expect, test } from 'vitest';
import { dayOfGift, lastYear, spanOfYear } from './policy.ts';

test('a gift belongs to the year of its donor’s calendar', () => {
  const givenAt = new Date('2027-01-01T03:00:00Z');
  expect(dayOfGift(givenAt, 'America/New_York')).toBe('2026-12-31');
  expect(dayOfGift(givenAt, 'Asia/Jerusalem')).toBe('2027-01-01');
});

test('the span of a year has every place’s', () => {
  const { from, before } = spanOfYear(2026);
  expect(dayOfGift(from, 'Pacific/Kiritimati')).toBe('2026-01-01');
  expect(dayOfGift(new Date(before.getTime() - 1), 'Pacific/Pago_Pago') >= '2026-12-31').toBe(true);
  expect(dayOfGift(before, 'Pacific/Pago_Pago')).toBe('2027-01-01');
});

test.each([
  ['2027-01-01T09:00:00Z', 2025],
  ['2027-01-01T15:00:00Z', 2026],
  ['2027-12-31T23:00:00Z', 2026],
])('at %s the year that is over everywhere is %d', (now, year) => expect(lastYear(new Date(now))).toBe(year));
