import { expect, test } from 'vitest';

import { hertz, melodyBeats, parseMelody } from './melody.ts';

test('notes have the pitch of their name', () => {
  expect(hertz('A4')).toBe(440);
  expect(hertz('C4')).toBeCloseTo(261.63, 2);
  expect(hertz('Eb4')).toBeCloseTo(hertz('D#4'));
});

test('a melody knows lengths, rests, chords and force', () => {
  const notes = parseMelody('D4 F#4:.5! - | A3+D4:2?');
  expect(notes.map(({ word, at, beats, force }) => [word, at, beats, force])).toEqual([
    ['D4', 0, 1, 1],
    ['F#4', 1, 0.5, 1.35],
    ['A3+D4', 2.5, 2, 0.6],
  ]);
  expect(notes[2]?.pitches).toHaveLength(2);
});

test('rests count for the length of a melody', () => {
  expect(melodyBeats('D4:2 - | A4:.5 -:1.5')).toBe(5);
});

test('the drum takes its own words and no notes', () => {
  expect(parseMelody('D t:.5 k:.5 - s', true).map((note) => note.word)).toEqual(['D', 't', 'k', 's']);
  expect(() => parseMelody('D A4', true)).toThrow('"A4" is no beat of the drum');
});

test('what is no note names itself', () => {
  expect(() => parseMelody('D4 H4')).toThrow('"H4" is no note');
  expect(() => parseMelody('D4:x')).toThrow('"D4:x" has no length');
});
