import { expect, test } from 'vitest';
import { readTime, writeTime } from './cue-times.ts';

test.each([
  [0, '0:00.000'],
  [62.5, '1:02.500'],
  [3661.007, '61:01.007'],
])('%d seconds are shown as %s, and read back', (seconds, text) => {
  expect(writeTime(seconds)).toBe(text);
  expect(readTime(text)).toBe(seconds);
});

test.each([
  ['62,5', 62.5],
  [' 1:02 ', 62],
  ['1:01:01.007', 3661.007],
])('a time may be typed as %s', (text, seconds) => {
  expect(readTime(text)).toBe(seconds);
});

test.each(['', 'soon', '1:', '1:2:3:4', '-1', '1e5'])('%s is no time', (text) => {
  expect(readTime(text)).toBeUndefined();
});
