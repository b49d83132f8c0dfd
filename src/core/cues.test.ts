import { describe, expect, test } from 'vitest';
import { readCues, writeCues, type Cue } from './cues.ts';

const cues: Cue[] = [
  { start: 0.4, end: 5.45, text: 'הלל עני. הוא עובד כל היום\nומרוויח מטבע קטן אחד.' },
  { start: 6.7, end: 13.1, text: 'Half for his home', settings: 'line:10% align:start' },
  { start: 3600, end: 3661.007, text: '<i>and</i> half for the door' },
];

describe('captions', () => {
  test('are written as WebVTT and read back the same', () => {
    const file = writeCues(cues, 'vtt');
    expect(file.split('\n').slice(0, 3)).toEqual(['WEBVTT', '', '00:00.400 --> 00:05.450']);
    expect(file).toContain('00:06.700 --> 00:13.100 line:10% align:start');
    expect(readCues(file)).toEqual(cues);
  });

  test('are written as SRT and read back without what SRT does not know', () => {
    const file = writeCues(cues, 'srt');
    expect(file.split('\n').slice(0, 2)).toEqual(['1', '00:00:00,400 --> 00:00:05,450']);
    expect(file).toContain('3\n01:00:00,000 --> 01:01:01,007');
    expect(readCues(file)).toEqual(cues.map(({ settings: _settings, ...cue }) => cue));
  });

  test('are read from files as other programs write them', () => {
    const odd =
      '\uFEFFWEBVTT - made elsewhere\r\n\r\nNOTE a --> b\r\n\r\nSTYLE\r\n::cue { color: red }\r\n\r\nintro\r\n' +
      '0:02.5 --> 0:03.25\r\nSecond\r\n\r\n\r\n1\r\n00:00:01,000 --> 00:00:02,000  X1:40 X2:600\r\n First \r\n';
    expect(readCues(odd)).toEqual([
      { start: 1, end: 2, text: 'First', settings: 'X1:40 X2:600' },
      { start: 2.5, end: 3.25, text: 'Second' },
    ]);
  });

  test('whose text looks like a time, or has empty rows, do not break the file', () => {
    const written = writeCues([{ start: 1, end: 2, text: 'a --> b\n\nc' }], 'vtt');
    expect(readCues(written)).toEqual([{ start: 1, end: 2, text: 'a → b\nc' }]);
  });

  test.each([
    '',
    'WEBVTT',
    'no captions here',
    '1:2:3 --> x',
    '-->'.repeat(50_000),
    `${'9'.repeat(50_000)}:00.000`,
  ])('are none in %.20s', (file) => {
    expect(readCues(file)).toEqual([]);
  });
});
