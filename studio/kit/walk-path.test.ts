import { expect, test } from 'vitest';

import { cycleLength, gaits } from './pose.ts';
import { Path, going } from './walk-path.ts';

test('going starts and ends exactly, and never turns back', () => {
  const way = Array.from({ length: 101 }, (_, i) => going(i / 100, 2));
  expect(way[0]).toBe(0);
  expect(way[100]).toBe(1);
  expect(way.every((k, i) => i === 0 || k >= (way[i - 1] ?? 0))).toBe(true);
});

test('the steps of a walk fit the way, whatever time it takes', () => {
  const way = 4 * cycleLength(gaits.walk);
  for (const seconds of [1, 3, 8]) {
    const path = new Path(100, 600, 1, 1);
    path.move(2, 100 + way, 'walk', { seconds });
    expect(path.at(2 + seconds + 1).phase - path.at(2).phase).toBeCloseTo(4);
    expect(path.at(99).x).toBeCloseTo(100 + way);
  }
});

test('who walks to the left has turned to the left before arriving', () => {
  const path = new Path(500, 600, 1, 1);
  path.move(1, 200, 'run', {});
  expect(path.at(0).face).toBe(1);
  expect(path.at(1.4).face).toBe(-1);
});

test('a second move goes on from where the first one ended', () => {
  const path = new Path(0, 600, 1, 1);
  path.move(0, 300, 'walk', { seconds: 2 });
  path.move(4, 500, undefined, { seconds: 1, y: 500 });
  expect(path.at(3)).toMatchObject({ x: 300, y: 600, weight: 0 });
  expect(path.at(6)).toMatchObject({ x: 500, y: 500 });
});
