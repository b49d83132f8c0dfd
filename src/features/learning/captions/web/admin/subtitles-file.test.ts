import { expect, test } from 'vitest';
import { writeSubtitlesFile } from './subtitles-file.ts';

test('the report becomes a file in which no cell is a formula and none breaks its line', () => {
  const cell = { locale: 'he', cues: 3, uncaptioned: 90, tooFast: 1, hard: 0 } as const;
  const file = writeSubtitlesFile([
    { key: 'a__b', title: '=cmd("x")', course: 'One, two', duration: 60, cells: [cell] },
  ]);
  expect(file.split('\r\n')[1]).toBe(`a__b,"'=cmd(""x"")","One, two",he,3,1.50,1,0,`);
  expect(file.startsWith('\uFEFFfilm,title')).toBe(true);
});
