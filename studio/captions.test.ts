import { expect, test } from 'vitest';

import { captionFaults, parseCaptions } from './captions.ts';

const cue = (from: number, to: number, text = 'Words.'): string =>
  `00:${String(from).padStart(2, '0')}.000 --> 00:${String(to).padStart(2, '0')}.000\n${text}`;
const file = (...cues: string[]): string => ['WEBVTT', ...cues].join('\n\n');
const eight = Array.from({ length: 8 }, (_, i) => cue(i * 4, i * 4 + 3));

test('cues are read with their times and lines', () => {
  expect(parseCaptions(file(cue(1, 3, 'One\nTwo')))).toEqual([{ start: 1, end: 3, lines: ['One', 'Two'] }]);
});

test('good captions have no faults', () => {
  expect(captionFaults(file(...eight), 40, 'en')).toEqual([]);
});

test.each([
  ['overlapping cues', file(...eight, cue(30, 34)), 'cue 9 (30.0 s) begins before the one before it ends'],
  [
    'a cue too short to read',
    file(...eight, cue(33, 34)),
    'cue 9 (33.0 s) is shown for 1.0 s, 1.5 s is the least',
  ],
  ['a cue after the end', file(...eight, cue(38, 42)), 'cue 9 (38.0 s) ends after the film (40.0 s)'],
  [
    'a line too long',
    file(...eight, cue(34, 37, 'x'.repeat(43))),
    'cue 9 (34.0 s) has a line of 43 characters, 42 are the most',
  ],
  [
    'a cue too fast to read',
    file(...eight, cue(34, 36, 'Four hundred zuz! That is the bet.')),
    'cue 9 (34.0 s) must be read at 17.0 characters a second, 13 are the most',
  ],
  ['three lines', file(...eight, cue(34, 37, 'a\nb\nc')), 'cue 9 (34.0 s) has 3 lines, 2 are the most'],
  ['no heading', cue(1, 3), 'does not begin with WEBVTT'],
  ['a broken time', file('00:01 --> 00:03.000\nWords.'), '"00:01" is no time (mm:ss.mmm)'],
])('%s are named', (_, text, fault) => {
  expect(captionFaults(text, 40, 'en')).toContain(fault);
});
