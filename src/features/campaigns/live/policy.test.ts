import { expect, test } from 'vitest';
import type { LiveTotal } from './contract.ts';
import { merge, newestShown } from './policy.ts';

const total = { raised: 0, matched: 0, gifts: 0, donors: 0 };
const gift = (minute: number, amount = 100) => ({
  id: String(minute),
  name: 'Rivka',
  amount,
  teamId: null,
  at: `2026-11-29T12:${String(minute).padStart(2, '0')}:00.000Z`,
});
const live = (version: number, changes: Partial<LiveTotal> = {}): LiveTotal => ({
  ...total,
  version,
  teams: {},
  newest: [],
  ...changes,
});

test('news is added to what is known, the newest gift first, and no gift twice', () => {
  const before = live(1, { teams: { red: total, blue: total }, newest: [gift(2), gift(1)] });
  const raised = { ...total, raised: 500 };
  const after = merge(
    before,
    live(2, { raised: 500, teams: { red: raised }, newest: [gift(3), gift(1, 40)] }),
  );
  expect(after).toMatchObject({ version: 2, raised: 500, teams: { red: raised, blue: total } });
  expect(after.newest).toEqual([gift(3), gift(2), gift(1, 40)]);
});

test('older news changes nothing', () => {
  const before = live(5, { raised: 500 });
  expect(merge(before, live(4))).toBe(before);
});

test('a page keeps as many gifts as it shows', () => {
  const before = live(1, {
    newest: Array.from({ length: newestShown }, (_, index) => gift(index)).toReversed(),
  });
  expect(merge(before, live(2, { newest: [gift(30)] })).newest).toHaveLength(newestShown);
});
