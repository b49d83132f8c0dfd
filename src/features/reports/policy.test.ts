import { describe, expect, test } from 'vitest';
import { showCounted, showShare, showWords } from './policy.ts';

const of = (people: number) => ({ amount: people, people });

describe('a figure', () => {
  test('about fewer than five people is hidden, however large it is', () => {
    expect([1, 2, 3, 4].map((people) => showCounted({ amount: 900, people }))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(showCounted({ amount: 3, people: 3 })).toBeNull();
    expect(showWords('apples', 4)).toBeNull();
    expect(showWords('apples', 5)).toBe('apples');
  });

  test('of nothing is shown, and the others to the nearest five', () => {
    expect([0, 5, 7, 8, 12, 1003].map((people) => showCounted(of(people)))).toEqual([0, 5, 5, 10, 10, 1005]);
  });

  test('that is hidden cannot be found by subtraction: many worlds show the same', () => {
    // A total and its parts, of which one is hidden.
    const shown = (parts: readonly number[]) =>
      JSON.stringify(
        [parts.reduce((sum, part) => sum + part), ...parts].map((people) => showCounted(of(people))),
      );
    for (const hidden of [1, 2, 3, 4]) {
      const seen = shown([20, 15, hidden]);
      const others = [1, 2, 3, 4].filter((other) => {
        for (let more = -2; more <= 2; more += 1)
          for (let less = -2; less <= 2; less += 1)
            if (shown([20 + more, 15 + less, other]) === seen) return true;
        return false;
      });
      expect(others).toEqual([1, 2, 3, 4]);
    }
  });

  test('does not tell one more person in a longer range from none', () => {
    const longer = Array.from({ length: 40 }, (_, n) => 10 + n);
    const steps = longer.filter((people) => showCounted(of(people)) !== showCounted(of(people + 1)));
    expect(steps).toHaveLength(8);
  });
});

describe('a share', () => {
  test('is made of what is shown, and hidden where either part is', () => {
    expect(showShare(of(7), of(21))).toBe(0.25);
    expect(showShare(of(4), of(21))).toBeNull();
    expect(showShare(of(0), of(21))).toBe(0);
    expect(showShare(of(0), of(0))).toBe(0);
  });

  test('is never above the whole', () => {
    for (let all = 5; all < 60; all += 1)
      for (let some = 5; some <= all; some += 1) expect(showShare(of(some), of(all))).toBeLessThanOrEqual(1);
  });
});
