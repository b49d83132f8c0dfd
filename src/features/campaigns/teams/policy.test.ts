import { describe, expect, test } from 'vitest';
import {
  addBelow,
  branchOf,
  inTreeOrder,
  levelBelow,
  pathOf,
  rank,
  shownGoals,
  type TeamPlace,
} from './policy.ts';

const team = (id: string, parentId: string | null = null, changes: Partial<TeamPlace> = {}): TeamPlace => ({
  id,
  parentId,
  goal: 100,
  isClosed: false,
  ...changes,
});
/** Leeds has two teams, one of which has an ambassador. */
const teams = [team('leeds'), team('red', 'leeds'), team('blue', 'leeds'), team('sara', 'red'), team('york')];

describe('where a team may be', () => {
  test('is on one of three levels, below an open one', () => {
    expect(levelBelow(teams, { parentId: null })).toBe(1);
    expect(levelBelow(teams, { parentId: 'leeds' })).toBe(2);
    expect(levelBelow(teams, { parentId: 'red' })).toBe(3);
    expect(levelBelow(teams, { parentId: 'sara' })).toBeUndefined();
    expect(
      levelBelow([...teams, team('old', null, { isClosed: true })], { parentId: 'old' }),
    ).toBeUndefined();
    expect(levelBelow(teams, { parentId: 'nowhere' })).toBeUndefined();
  });

  test('is never below itself, and takes those below it along', () => {
    expect(levelBelow(teams, { id: 'red', parentId: 'york' })).toBe(2);
    expect(levelBelow(teams, { id: 'red', parentId: 'blue' })).toBeUndefined();
    expect(levelBelow(teams, { id: 'leeds', parentId: 'york' })).toBeUndefined();
    for (const parentId of ['leeds', 'red', 'sara'])
      expect(levelBelow(teams, { id: 'leeds', parentId })).toBeUndefined();
    expect(levelBelow(teams, { id: 'sara', parentId: null })).toBe(1);
  });

  test('is known upward and downward', () => {
    expect(branchOf(teams, 'leeds')).toEqual(new Set(['leeds', 'red', 'blue', 'sara']));
    expect(pathOf(teams, 'sara').map(({ id }) => id)).toEqual(['sara', 'red', 'leeds']);
  });
});

test('the shown goal is the larger of a team’s own and what the open ones below it show', () => {
  const goals = shownGoals([
    team('leeds', null, { goal: 150 }),
    team('red', 'leeds', { goal: 50 }),
    team('sara', 'red', { goal: 120 }),
    team('blue', 'leeds', { goal: 80 }),
    team('green', 'leeds', { goal: 900, isClosed: true }),
  ]);
  expect([goals.get('leeds'), goals.get('red'), goals.get('blue')]).toEqual([200, 120, 80]);
});

test('a leaderboard is by what was raised or by donors times that, and of equals the earlier is first', () => {
  const ranked = ['b', 'a', 'c', 'd'].map((id, day) => ({ id, createdAt: `2026-11-0${day + 1}` }));
  const totals = {
    a: { raised: 500, donors: 2 },
    b: { raised: 500, donors: 2 },
    c: { raised: 900, donors: 1 },
  };
  const ids = (by: 'raised' | 'donors') => rank(ranked, totals, by).map(({ id }) => id);
  expect(ids('raised')).toEqual(['c', 'b', 'a', 'd']);
  expect(ids('donors')).toEqual(['b', 'a', 'c', 'd']);
});

test('teams are listed as a tree is read', () => {
  const mixed = [
    team('sara', 'red'),
    team('york'),
    team('red', 'leeds'),
    team('leeds'),
    team('lost', 'gone'),
  ];
  expect(inTreeOrder(mixed).map(({ id }) => id)).toEqual(['york', 'leeds', 'red', 'sara', 'lost']);
});

test('someone who gave to several teams is one donor of each, and of every team above them', () => {
  const parents = new Map(teams.map(({ id, parentId }) => [id, parentId]));
  const gave = (donors: number) => ({ raised: 100 * donors, matched: 0, gifts: donors, donors });
  const own = new Map([
    ['sara', gave(2)],
    ['blue', gave(3)],
    ['york', gave(1)],
  ]);
  // One gave to Sara, to Blue and to York, another to Sara and to Blue.
  const shared = [
    { teams: ['sara', 'blue', 'york'], donors: 1 },
    { teams: ['blue', 'sara'], donors: 1 },
  ];
  const totals = addBelow(parents, own, shared);
  const donors = ['sara', 'red', 'blue', 'leeds', 'york'].map((id) => totals.get(id)?.donors);
  expect(donors).toEqual([2, 2, 3, 3, 1]);
  expect(totals.get('leeds')).toMatchObject({ raised: 500, gifts: 5 });
});
