import { describe, expect, test } from 'vitest';
import { matchGift, matchLeft, type MatchedGift, type Pool } from './policy.ts';

const at = new Date('2026-11-29T12:00:00Z');
const pool = (id: string, changes: Partial<Pool> = {}): Pool => ({
  id,
  ratio: 1,
  left: 1_000_000n,
  least: 0n,
  from: new Date(0),
  until: null,
  teams: [],
  methods: [],
  ...changes,
});
const gift = (amount: bigint, changes: Partial<MatchedGift> = {}): MatchedGift => ({
  amount,
  at,
  team: undefined,
  method: 'creditOrDebit',
  isFirst: true,
  ...changes,
});
const matched = (pools: Pool[], given: MatchedGift) =>
  matchGift(pools, given).map(({ poolId, amount, covers }) => [poolId, amount, covers]);

describe('matching', () => {
  test('adds to a gift by the ratio, and the last time what is left', () => {
    expect(matched([pool('a', { ratio: 3 })], gift(3600n))).toEqual([['a', 10_800n, 3600n]]);
    expect(matched([pool('a', { ratio: 3, left: 100n })], gift(3600n))).toEqual([['a', 100n, 34n]]);
    expect(matched([pool('a', { left: 0n })], gift(3600n))).toEqual([]);
  });

  test('goes on with the next pool, to what the first could not add to', () => {
    expect(matched([pool('a', { left: 1000n }), pool('b', { ratio: 2 })], gift(3600n))).toEqual([
      ['a', 1000n, 1000n],
      ['b', 5200n, 2600n],
    ]);
  });

  test('obeys the window, whose end is no longer in it', () => {
    const window = { from: at, until: new Date(at.getTime() + 1000) };
    expect(matched([pool('a', window)], gift(100n))).toHaveLength(1);
    expect(matched([pool('a', window)], gift(100n, { at: window.until }))).toEqual([]);
    expect(matched([pool('a', window)], gift(100n, { at: new Date(at.getTime() - 1) }))).toEqual([]);
  });

  test('obeys the least gift, the teams and the ways to pay', () => {
    expect(matched([pool('a', { least: 101n })], gift(100n))).toEqual([]);
    expect(matched([pool('a', { teams: ['red'] })], gift(100n))).toEqual([]);
    expect(matched([pool('a', { teams: ['red'] })], gift(100n, { team: 'red' }))).toHaveLength(1);
    expect(matched([pool('a', { methods: ['paypal'] })], gift(100n))).toEqual([]);
  });

  test('is for the first payment of a gift that recurs', () => {
    expect(matched([pool('a')], gift(100n, { isFirst: false }))).toEqual([]);
  });
});

describe('a refund', () => {
  test('gives back as much of the match as of the gift, and in the end all of it', () => {
    expect(matchLeft(10_800n, { whole: 3600n, left: 1800n })).toBe(5400n);
    expect(matchLeft(100n, { whole: 3600n, left: 1n })).toBe(0n);
    expect(matchLeft(101n, { whole: 200n, left: 100n })).toBe(50n);
    expect(matchLeft(10_800n, { whole: 3600n, left: 0n })).toBe(0n);
  });
});
