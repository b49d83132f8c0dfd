import { expect, test } from 'vitest';

import { film, lasts, type Film } from './film.ts';

const parts = (pace: number): Film => ({
  course: 'patience',
  poster: 3,
  bpm: 90,
  music: [],
  sounds: [],
  chapters: [],
  scenes: [{ seconds: 60, pace, draw: () => undefined }],
});

test('a scene with a slower clock is shown longer', () => {
  expect(lasts({ seconds: 9, pace: 0.75, draw: () => undefined })).toBe(12);
  expect(lasts({ seconds: 9, draw: () => undefined })).toBe(9);
});

test('a scene that is too slow, or faster than real time, is refused', () => {
  expect(() => film(parts(0.74))).toThrow('A pace of 0.74 looks like slow motion');
  expect(() => film(parts(1.1))).toThrow('A pace of 1.1');
  expect(film(parts(0.75)).scenes).toHaveLength(1);
});

test('a poster after the end is refused, counted in seconds of the film', () => {
  expect(film({ ...parts(0.75), poster: 79 }).poster).toBe(79);
  expect(() => film({ ...parts(0.75), poster: 81 })).toThrow('behind the end (80 s)');
});
