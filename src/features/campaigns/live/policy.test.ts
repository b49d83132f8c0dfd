import { expect, test } from 'vitest';
import type { LiveTotal } from './contract.ts';
import { isBonusRound, keptOnPage, merge, showNext } from './policy.ts';

const total = { raised: 0, matched: 0, gifts: 0, donors: 0 };
const gift = (minute: number, amount = 100) => ({
  id: String(minute),
  name: 'Rivka',
  amount,
  teamId: null,
  comment: null,
  isOffline: false,
  at: `2026-11-29T12:${String(minute).padStart(2, '0')}:00.000Z`,
});
/** Of all minutes from one to another, the newest first. */
const gifts = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => gift(to - index));
const live = (version: number, changes: Partial<LiveTotal> = {}): LiveTotal => ({
  ...total,
  version,
  teams: {},
  newest: [],
  pools: {},
  ...changes,
});

test('news is added to what is known, the newest gift first, and no gift twice', () => {
  const before = live(1, { teams: { red: total, blue: total }, newest: gifts(1, 9) });
  const raised = { ...total, raised: 500 };
  const newest = [...gifts(8, 10), gift(7, 40), ...gifts(3, 6)];
  const after = merge(before, live(2, { raised: 500, teams: { red: raised }, newest }));
  expect(after).toMatchObject({ version: 2, raised: 500, teams: { red: raised, blue: total } });
  expect(after.newest).toEqual([...newest, gift(2), gift(1)]);
});

test('a gift that went back leaves the page', () => {
  const among = live(1, { newest: gifts(1, 12) });
  expect(merge(among, live(2, { newest: [...gifts(6, 12), gift(4)] })).newest).toEqual([
    ...gifts(6, 12),
    ...gifts(1, 4),
  ]);
  const only = live(1, { newest: [gift(1)] });
  expect(merge(only, live(2)).newest).toEqual([]);
});

test('a pool that changes is news, and the others are known', () => {
  const before = live(1, { pools: { one: 500, other: 300 } });
  expect(merge(before, live(2, { pools: { one: 200 } })).pools).toEqual({ one: 200, other: 300 });
});

test('older news changes nothing', () => {
  const before = live(5, { raised: 500 });
  expect(merge(before, live(4))).toBe(before);
});

test('a page keeps so many gifts and no more', () => {
  const many = Array.from({ length: keptOnPage }, () => gift(1)).map((each, id) => ({
    ...each,
    id: `old-${id}`,
  }));
  const after = merge(live(1, { newest: many }), live(2, { newest: gifts(2, 9) }));
  expect(after.newest).toHaveLength(keptOnPage);
  expect(after.newest[0]).toEqual(gift(9));
});

test('the bonus round begins with the gift that reaches the goal, and stays when money goes back', () => {
  const campaign = { state: 'live', goal: 500, bonusGoal: 800 };
  expect([isBonusRound(campaign, 499), isBonusRound(campaign, 500)]).toEqual([false, true]);
  expect(isBonusRound({ ...campaign, state: 'bonus' }, 400)).toBe(true);
  expect(isBonusRound({ ...campaign, bonusGoal: null }, 900)).toBe(false);
});

test.each([
  ['of each of two falls, its own', [10_000, 9663, 8663], [0, 337, 1000]],
  ['nothing, once it has risen', [10_000, 9663, 8663, 9663], [0, 337, 1000, 0]],
  ['the same, while it stays', [10_000, 9000, 9000], [0, 1000, 1000]],
  ['nothing, if it only rises', [0, 500, 700], [0, 0, 0]],
])('a page says by how much a sum fell: %s', (_, sums, fell) => {
  let shown = { sum: sums[0] ?? 0, fell: 0 };
  expect(sums.map((sum) => (shown = showNext(shown, sum)).fell)).toEqual(fell);
});
