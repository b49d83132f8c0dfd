import { expect, test } from 'vitest';
import { isRecentDay, isStale, judgeDaily, ratesInDollars } from './policy.ts';

const said = (base: string, rates: Record<string, string>) =>
  ratesInDollars({ base, rates: new Map(Object.entries(rates)) });

test('from a base of euros, or of anything, each currency follows in dollars', () => {
  expect(said('EUR', { USD: '1.08', GBP: '0.84', ILS: '4', JPY: '160' })).toEqual(
    new Map([
      ['GBP', '1.2857142857'],
      ['EUR', '1.08'],
      ['ILS', '0.27'],
    ]),
  );
  expect(said('USD', { EUR: '0.8', CAD: '1.25' })).toEqual(
    new Map([
      ['CAD', '0.8'],
      ['EUR', '1.25'],
    ]),
  );
  expect(said('JPY', { USD: '0.0064', EUR: '0.006', ILS: '0.02' })?.get('ILS')).toBe('0.32');
});

test.each<[string, Record<string, string>]>([
  ['EUR', { GBP: '0.84' }],
  ['EUR', { USD: '108000', GBP: '0.84' }],
  ['EUR', { USD: '1.08', ILS: '0.0001' }],
  ['EUR', { USD: '1.08', ILS: '1e3' }],
  ['EUR', { USD: 'much' }],
])('of %s, %o says no rates of ours', (base, rates) => {
  expect(said(base, rates)).toBeUndefined();
});

test.each([
  ['2026-11-10', true],
  ['2026-11-09', false],
  ['2026-11-17', true],
  // The day has begun farther east.
  ['2026-11-18', true],
  ['2026-11-19', false],
])('on 17 November a feed may speak of %s: %s', (day, may) => {
  expect(isRecentDay(day, '2026-11-17')).toBe(may);
});

test('a feed is stale after three days', () => {
  const read = new Date('2026-11-17T16:23:00Z');
  expect(isStale(read, new Date('2026-11-20T16:23:00Z'))).toBe(false);
  expect(isStale(read, new Date('2026-11-20T16:24:00Z'))).toBe(true);
});

test.each([
  ['taken', { rate: '0.31', day: '2026-11-17' }, true],
  ['taken', { rate: '0.3', day: '2026-11-17' }, true],
  ['taken', { rate: '0.31', day: '2026-11-17' }, false],
  // The same day again, unchanged or corrected.
  ['kept', { rate: '0.3', day: '2026-11-16' }, true],
  ['taken', { rate: '0.31', day: '2026-11-16' }, true],
  // Finance has spoken on that day, or since.
  ['kept', { rate: '0.31', day: '2026-11-16' }, false],
  ['kept', { rate: '0.5', day: '2026-11-15' }, false],
  ['kept', { rate: '0.31', day: '2026-11-15' }, true],
  ['proposed', { rate: '0.3601', day: '2026-11-17' }, true],
  ['taken', { rate: '0.36', day: '2026-11-17' }, true],
  ['proposed', { rate: '0.23', day: '2026-11-17' }, false],
] as const)('is %s: %o after 0.3 of the day before, of the feed: %s', (becomes, daily, isOfFeed) => {
  expect(judgeDaily({ rate: '0.3', day: '2026-11-16', isOfFeed }, daily)).toBe(becomes);
});
