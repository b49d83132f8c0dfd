import { expect, test } from 'vitest';
import { canBeFilm, canRetry, filmProblems, listRenditions } from './policy.ts';

test('a film is made in every usual height up to its own', () => {
  expect(listRenditions({ width: 1920, height: 1080 }).map(({ height }) => height)).toEqual([
    240, 480, 720, 1080,
  ]);
  expect(listRenditions({ width: 1280, height: 720 }).map(({ height }) => height)).toEqual([240, 480, 720]);
  expect(listRenditions({ width: 3840, height: 2160 }).at(-1)).toMatchObject({ width: 1920, height: 1080 });
});

test('a film between two heights is made in its own, too', () => {
  expect(listRenditions({ width: 1000, height: 700 }).map(({ height }) => height)).toEqual([240, 480, 700]);
  expect(listRenditions({ width: 640, height: 360 }).at(-1)).toMatchObject({ width: 640, height: 360 });
});

test('a film smaller than all of them keeps its size, in even numbers', () => {
  expect(listRenditions({ width: 177, height: 99 })).toMatchObject([{ width: 178, height: 100 }]);
  expect(listRenditions({ width: 1, height: 1 })).toMatchObject([{ width: 2, height: 2 }]);
});

test('a film held upright keeps its shape', () => {
  expect(listRenditions({ width: 1080, height: 1920 }).at(-1)).toMatchObject({ width: 608, height: 1080 });
});

test('another try is offered only where it may help', () => {
  expect(filmProblems.filter(canRetry)).toEqual(['broken', 'only_mp4', 'disk_full']);
});

test('a picture or a text is refused when it is chosen, and nothing that may be a film', () => {
  const refused = ['image/png', 'image/svg+xml', 'text/plain', 'font/woff2', 'application/pdf'];
  expect(refused.filter((type) => canBeFilm({ type }))).toEqual([]);
  const films = ['video/mp4', 'video/x-matroska', 'application/mxf', 'application/octet-stream', ''];
  expect(films.filter((type) => !canBeFilm({ type }))).toEqual([]);
});
