import { describe, expect, test } from 'vitest';
import { coinsForPoints, levelNameKey, levelOf, pointsFor } from './policy.ts';
import { pointsSetting } from './server/reward-settings.ts';

const rule = { first: 100, step: 50 };

describe('levels', () => {
  test.each([
    [0, { level: 1, earnedPoints: 0, totalPoints: 100 }],
    [99, { level: 1, earnedPoints: 99, totalPoints: 100 }],
    [100, { level: 2, earnedPoints: 0, totalPoints: 150 }],
    [249, { level: 2, earnedPoints: 149, totalPoints: 150 }],
    [250, { level: 3, earnedPoints: 0, totalPoints: 200 }],
    [450, { level: 4, earnedPoints: 0, totalPoints: 250 }],
  ])('%i points are %o', (points, expected) => {
    expect(levelOf(points, rule)).toEqual(expected);
  });

  test('need 100 + 50(n − 1) more points at level n, for the first hundred levels', () => {
    let points = 0;
    for (let n = 1; n <= 100; n += 1) {
      const totalPoints = 100 + 50 * (n - 1);
      expect(levelOf(points, rule)).toEqual({ level: n, earnedPoints: 0, totalPoints });
      points += totalPoints;
      expect(levelOf(points - 1, rule).level).toBe(n);
    }
  });

  test('follow another rule when the setting is changed', () => {
    expect(levelOf(30, { first: 10, step: 0 })).toEqual({ level: 4, earnedPoints: 0, totalPoints: 10 });
  });
});

describe('level names', () => {
  test('begin with the beginner and never return to an earlier name', () => {
    const names = Array.from({ length: 60 }, (_, index) => levelNameKey(index + 1));
    expect(names[0]).toBe('rewards.level.beginner');
    const changes = names.filter((name, index) => name !== names[index - 1]);
    expect(changes).toHaveLength(9);
    expect(new Set(changes).size).toBe(9);
  });
});

describe('coins for points', () => {
  test.each([
    [0, 10, 1],
    [0, 5, 0],
    [5, 5, 1],
    [15, 100, 10],
    [19, 1, 1],
    [20, 9, 0],
  ])('with %i points already, %i more bring %i coins', (before, added, coins) => {
    expect(coinsForPoints(before, added)).toBe(coins);
  });

  test('bring the same coins however they are split', () => {
    const portions = [5, 10, 10, 5, 15, 7, 3, 20];
    let total = 0;
    let coins = 0;
    for (const portion of portions) {
      coins += coinsForPoints(total, portion);
      total += portion;
    }
    expect(coins).toBe(Math.floor(total / 10));
  });
});

describe('points', () => {
  const points = { ...pointsSetting.initial, film: 10, game: 15, quiz: 5, vidquiz: 10 };
  const scorePoints = { quiz: 15, vidquiz: 15 };

  test.each([
    ['quiz', 0, 5],
    ['quiz', 0.5, 13],
    ['quiz', 1, 20],
    ['vidquiz', 2 / 3, 20],
    ['game', 1, 15],
    ['film', undefined, 10],
  ] as const)('of a %s with score %s are %i', (type, score, expected) => {
    expect(pointsFor(points, scorePoints, { type, score })).toBe(expected);
  });
});
