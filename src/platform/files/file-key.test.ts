import { expect, test } from 'vitest';
import { InvalidFileKey, isFileKey, typeOfKey } from './file-key.ts';

test.each([
  ['film.mp4', 'video/mp4'],
  ['courses/live-to-give/1_giving.he.vtt', 'text/vtt; charset=utf-8'],
  ['a/b/c/stream.m3u8', 'application/vnd.apple.mpegurl'],
  [`${'a'.repeat(196)}.mp4`, 'video/mp4'],
])('%s names a file', (key, type) => {
  expect(isFileKey(key)).toBe(true);
  expect(typeOfKey(key)).toBe(type);
});

test.each([
  ['nothing', ''],
  ['a way up', '../film.mp4'],
  ['a way up inside', 'courses/../film.mp4'],
  ['a dot', './film.mp4'],
  ['an absolute path', '/film.mp4'],
  ['an empty segment', 'courses//film.mp4'],
  ['a closing slash', 'film.mp4/'],
  ['a hidden file', 'courses/.film.mp4'],
  ['a backslash', 'courses\\film.mp4'],
  ['a NUL', 'film.mp4\0'],
  ['a line end', 'film.mp4\n'],
  ['an escape', '%2e%2e/film.mp4'],
  ['a space', 'my film.mp4'],
  ['an upper-case letter, which some disks cannot tell apart', 'Film.mp4'],
  ['a letter beyond ASCII', 'שלום.mp4'],
  ['no extension', 'film'],
  ['an unknown extension', 'mp4'],
  ['a page', 'film.html'],
  ['more than 200 characters', `${'a'.repeat(197)}.mp4`],
])('%s is refused', (_, key) => {
  expect(isFileKey(key)).toBe(false);
  expect(() => typeOfKey(key)).toThrow(InvalidFileKey);
});
