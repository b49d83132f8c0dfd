import { describe, expect, test } from 'vitest';
import { keepMatches, matchGift, type MatchedGift, type Pool } from './policy.ts';

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
  covered: 0n,
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
  const kept = (pools: Pool[], whole: bigint, lefts: readonly bigint[]) => {
    const ratios = new Map(pools.map(({ id, ratio }) => [id, ratio]));
    let matches = matchGift(pools, gift(whole));
    for (const left of lefts)
      matches = keepMatches(
        matches.map((match) => ({ ...match, ratio: ratios.get(match.poolId) ?? 1 })),
        left,
      );
    return matches.map(({ amount }) => amount);
  };

  test('leaves what the ratio gives for what is left, to the minor unit, however many there were', () => {
    const pools = [pool('a', { left: 1000n }), pool('b', { ratio: 3 })];
    expect(kept(pools, 3601n, [])).toEqual([1000n, 7803n]);
    for (let left = 3600n; left > 1000n; left -= 7n) {
      expect(kept(pools, 3601n, [left])).toEqual([1000n, (left - 1000n) * 3n]);
      expect(
        kept(
          pools,
          3601n,
          [3333n, (3333n + left) / 2n, left].filter((each) => each >= left),
        ),
      ).toEqual(kept(pools, 3601n, [left]));
    }
    expect(kept(pools, 3601n, [3000n, 1n])).toEqual([1n, 0n]);
    expect(kept(pools, 3601n, [0n])).toEqual([0n, 0n]);
  });

  test('takes what no pool has added to first', () => {
    expect(kept([pool('a', { ratio: 3, left: 100n })], 3600n, [34n])).toEqual([100n]);
    expect(kept([pool('a', { ratio: 3, left: 100n })], 3600n, [33n])).toEqual([99n]);
  });

  test('lets no match grow again', () => {
    expect(kept([pool('a', { ratio: 2 })], 3600n, [1800n, 3600n])).toEqual([3600n]);
  });
});

describe('a gift that is moved', () => {
  test('is matched in what no pool of those that it keeps has added to', () => {
    expect(
      matched([pool('b', { left: 500n }), pool('c', { ratio: 2 })], gift(3600n, { covered: 1000n })),
    ).toEqual([
      ['b', 500n, 500n],
      ['c', 4200n, 2100n],
    ]);
    expect(matched([pool('b')], gift(3600n, { covered: 3600n }))).toEqual([]);
  });
});
