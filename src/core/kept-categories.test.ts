import { describe, expect, test } from 'vitest';
import { ageInYear, whatKeeps } from './kept-categories.ts';

const little = { id: 'little', minAge: null, maxAge: 5 };
const school = { id: 'school', minAge: 6, maxAge: 9 };
const grown = { id: 'grown', minAge: 12, maxAge: null };
const everyone = { id: 'everyone', minAge: null, maxAge: null };
const all = [little, school, grown, everyone];

const seenBy = (age: number | null, { hidden = [] as string[], shown = [] as string[] } = {}) =>
  all.filter((category) => whatKeeps(category, { hidden, shown, age }) === undefined).map(({ id }) => id);

describe('what a child sees', () => {
  test.each([
    [5, ['little', 'everyone']],
    [6, ['school', 'everyone']],
    [9, ['school', 'everyone']],
    [10, ['everyone']],
    [12, ['grown', 'everyone']],
  ])('at %i is what is meant for her age', (age, seen) => {
    expect(seenBy(age)).toEqual(seen);
  });

  test('is everything while her age is not known', () => {
    expect(seenBy(null)).toEqual(['little', 'school', 'grown', 'everyone']);
  });

  test('is what her parent has chosen, either way', () => {
    expect(seenBy(8, { hidden: ['school', 'everyone'] })).toEqual([]);
    expect(seenBy(8, { shown: ['little'] })).toEqual(['little', 'school', 'everyone']);
  });

  test('says whether her parent or her age keeps something from her', () => {
    const rules = { hidden: ['little'], shown: [], age: 8 };
    expect(whatKeeps(little, rules)).toBe('choice');
    expect(whatKeeps(grown, rules)).toBe('age');
    expect(whatKeeps(school, rules)).toBeUndefined();
  });
});

test('she is a year older from the first of January on', () => {
  expect(ageInYear(2018, new Date('2026-12-31T23:59:59Z'))).toBe(8);
  expect(ageInYear(2018, new Date('2027-01-01T00:00:00Z'))).toBe(9);
});
