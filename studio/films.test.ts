import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MOST = 2_500_000;
const ALL = 34_000_000;

const folder = join(import.meta.dirname, '../content/courses');
const films = globSync('*/media/*/film.mp4', { cwd: folder }).map((path) => ({
  path,
  bytes: statSync(join(folder, path)).size,
}));

test('no film is too large for a phone', () => {
  expect(films.length).toBeGreaterThan(0);
  expect(films.filter(({ bytes }) => bytes > MOST)).toEqual([]);
});

test('all films together stay small enough to be cloned', () => {
  expect(films.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(ALL);
});
