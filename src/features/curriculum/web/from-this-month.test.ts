import { expect, test } from 'vitest';
import type { MonthView } from '../contract.ts';
import { fromThisMonth } from './from-this-month.ts';

const months = ['tishrei', 'cheshvan', 'kislev'].map((id) => ({ id, name: id, plans: [] }));
const ids = (some: readonly MonthView[]) => some.map(({ id }) => id);

test.each([
  { now: 'cheshvan', ahead: ['cheshvan', 'kislev'], behind: ['tishrei'] },
  { now: 'tishrei', ahead: ['tishrei', 'cheshvan', 'kislev'], behind: [] },
  { now: 'av', ahead: ['tishrei', 'cheshvan', 'kislev'], behind: [] },
  { now: undefined, ahead: ['tishrei', 'cheshvan', 'kislev'], behind: [] },
])('in $now a year begins with $ahead', ({ now, ahead, behind }) => {
  const sorted = fromThisMonth(months, now);
  expect(ids(sorted.ahead)).toEqual(ahead);
  expect(ids(sorted.behind)).toEqual(behind);
});
