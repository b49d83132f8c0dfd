import { expect, test } from 'vitest';
import { findCurrentLine, readCaptionLines } from './caption-lines.ts';

const vtt = `\uFEFFWEBVTT

NOTE made by a script

1
00:01.000 --> 00:03.500 line:80%
“Honor your father
and your <i>mother</i>.”

00:00:04.000 --> 00:00:06.000
Bread &amp; salt

01:00:00.000 --> 01:00:02.000

`;

test('a transcript has the text of every cue, without tags, and its times in seconds', () => {
  expect(readCaptionLines(vtt)).toEqual([
    { start: 1, end: 3.5, text: '“Honor your father and your mother.”' },
    { start: 4, end: 6, text: 'Bread & salt' },
  ]);
});

test('files with Windows line endings read the same', () => {
  expect(readCaptionLines(vtt.replaceAll('\n', '\r\n'))).toEqual(readCaptionLines(vtt));
});

test('the last line spoken stays current through a pause', () => {
  const lines = readCaptionLines(vtt);
  expect([0, 1, 3.7, 4, 99].map((at) => findCurrentLine(lines, at))).toEqual([-1, 0, 0, 1, 1]);
});
