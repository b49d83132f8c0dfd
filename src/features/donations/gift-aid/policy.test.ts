import { describe, expect, test } from 'vitest';
import { GiftAidInput } from './contract.ts';
import { dayInLondon, isNamedIn, readPostcode, schedulesOf, taxOnGifts, yearsBefore } from './policy.ts';

describe('a postcode', () => {
  test.each([
    ['ls81aa', 'LS8 1AA'],
    ['EC1A-1BB', 'EC1A 1BB'],
    [' w1a 0ax ', 'W1A 0AX'],
    ['M1 1AE', 'M1 1AE'],
    ['gir 0aa', 'GIR 0AA'],
  ])('typed as %j is %s', (typed, printed) => expect(readPostcode(typed)).toBe(printed));

  test.each(['', '90210', 'LS8 1A', 'LS8 1CC', 'Leeds', '12345-6789', 'LS88 81AA'])('is not %j', (typed) =>
    expect(readPostcode(typed)).toBeUndefined(),
  );
});

describe('what a taxpayer types', () => {
  const typed = {
    scope: 'gift',
    title: '',
    firstName: 'L',
    lastName: 'O’Neill-Levi',
    house: 'Rose Cottage',
    address: 'Leeds',
    postcode: 'LS8 1AA',
    isOverseas: false,
  };
  const wrongFields = (changes: Partial<Record<keyof typeof typed, unknown>>) =>
    (GiftAidInput.safeParse({ ...typed, ...changes }).error?.issues ?? []).map(({ path }) => path.join('.'));

  test('may have an initial, and a home abroad without a postcode', () => {
    expect(wrongFields({})).toEqual([]);
    expect(wrongFields({ postcode: '', isOverseas: true })).toEqual([]);
  });

  test.each([
    [{ postcode: '' }, 'postcode'],
    [{ postcode: '90210' }, 'postcode'],
    [{ firstName: '' }, 'firstName'],
    [{ lastName: 'כהן' }, 'lastName'],
    [{ lastName: '=cmd()' }, 'lastName'],
    [{ firstName: 'x'.repeat(36) }, 'firstName'],
    [{ house: ' ' }, 'house'],
    [{ address: '' }, 'address'],
    [{ scope: 'some' }, 'scope'],
  ])('is refused at its field: %j', (changes, field) => expect(wrongFields(changes)).toEqual([field]));
});

describe('a gift under another name', () => {
  test.each([
    ['Leah Donor', 'Donor', true],
    ['Mr & Mrs DONOR', 'Donor', true],
    ['Miriam Müller', 'Muller', true],
    ['Leah ben David', 'Ben David', true],
    ['Donor & Sons Ltd', 'Levi', false],
    ['Leah Donorson', 'Donor', false],
    ['לאה כהן', 'Cohen', false],
  ])('%s is from the family %s: %s', (donorName, lastName, isHers) =>
    expect(isNamedIn(donorName, { lastName })).toBe(isHers),
  );
});

test('the tax on gifts is a quarter of them at the basic rate of 20 %, rounded half to even', () => {
  expect(taxOnGifts(10_000n, 2_000)).toBe(2_500n);
  expect(taxOnGifts(2n, 2_000)).toBe(0n);
  expect(taxOnGifts(6n, 2_000)).toBe(2n);
  expect(taxOnGifts(10_000n, 1_900)).toBe(2_346n);
});

test('days are those of London, also where its clocks are ahead', () => {
  expect(dayInLondon(new Date('2026-07-01T23:30:00Z'))).toBe('2026-07-02');
  expect(dayInLondon(new Date('2026-12-01T23:30:00Z'))).toBe('2026-12-01');
});

test('four years ago is the same day, also from a 29 February', () => {
  expect(yearsBefore(new Date('2026-11-17T10:00:00Z'), 4).toISOString()).toBe('2022-11-17T00:00:00.000Z');
  expect(yearsBefore(new Date('2028-02-29T10:00:00Z'), 6).toISOString()).toBe('2022-02-28T00:00:00.000Z');
});

test('a schedule has a thousand rows at most', () => {
  expect([1, 1000, 1001, 2000].map(schedulesOf)).toEqual([1, 1, 2, 2]);
});
