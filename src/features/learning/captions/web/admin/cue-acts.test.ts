import { describe, expect, test } from 'vitest';
import { actOnCues, type CueAct } from './cue-acts.ts';

const cues = [
  { start: 0, end: 4, text: 'One two three four' },
  { start: 4.5, end: 6, text: 'five' },
  { start: 10, end: 12, text: 'six\nseven' },
];
const after = (act: CueAct) => actOnCues(cues, act);

describe('captions', () => {
  test('are split at the caret, and the time with the text', () => {
    expect(after({ type: 'split', index: 0, caret: 4 }).slice(0, 2)).toEqual([
      { start: 0, end: 0.889, text: 'One' },
      { start: 0.889, end: 4, text: 'two three four' },
    ]);
  });

  test('are split in the middle when the caret is at an end, and not at all when there is one word', () => {
    for (const caret of [undefined, 0, 18])
      expect(after({ type: 'split', index: 0, caret })[0]?.text).toBe('One two');
    expect(after({ type: 'split', index: 1 })).toEqual(cues);
  });

  test('are merged with the next, in at most two rows', () => {
    expect(after({ type: 'merge', index: 0 })[0]).toEqual({
      start: 0,
      end: 6,
      text: 'One two three four\nfive',
    });
    expect(after({ type: 'merge', index: 1 })[1]?.text).toBe('five six seven');
    expect(after({ type: 'merge', index: 2 })).toBe(cues);
  });

  test('are shifted alone or with all that follow, never to before the film', () => {
    expect(after({ type: 'shift', index: 1, by: 0.25, following: true }).map(({ start }) => start)).toEqual([
      0, 4.75, 10.25,
    ]);
    expect(after({ type: 'shift', index: 1, by: -9, following: true }).map(({ start }) => start)).toEqual([
      0, 0, 5.5,
    ]);
    expect(after({ type: 'shift', index: 2, by: -1, following: false })[2]).toMatchObject({
      start: 9,
      end: 11,
    });
  });

  test('snap to neighbors that are near, and only to those', () => {
    expect(after({ type: 'snap', index: 1 })[1]).toEqual({ start: 4, end: 6, text: 'five' });
    expect(after({ type: 'snap', index: 2 })).toEqual(cues);
  });

  test('are added where the film is, without running into the next', () => {
    expect(after({ type: 'add', at: 9 })[2]).toEqual({ start: 9, end: 10, text: '' });
    expect(after({ type: 'add', at: 20 })[3]).toEqual({ start: 20, end: 22, text: '' });
  });

  test('never end before they start, and stay in the order of their time', () => {
    expect(
      after({ type: 'times', index: 0, start: 5, end: 1 }).map(({ start, end }) => [start, end]),
    ).toEqual([
      [4.5, 6],
      [5, 5.1],
      [10, 12],
    ]);
  });

  test('that are not there change nothing', () => {
    for (const type of ['split', 'merge', 'remove', 'snap'] as const)
      expect(after({ type, index: 9 })).toBe(cues);
  });
});
