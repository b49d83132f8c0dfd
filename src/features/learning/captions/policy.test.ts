import { expect, test } from 'vitest';
import { measureCaptions } from './policy.ts';

const cue = (start: number, end: number, text = 'A word') => ({ start, end, text });

test('a film without captions is uncaptioned throughout', () => {
  expect(measureCaptions([], 66, 'en')).toEqual({ cues: 0, uncaptioned: 66, tooFast: 0, hard: 0 });
});

test('short pauses belong to the telling, long ones are uncaptioned', () => {
  expect(measureCaptions([cue(1, 10), cue(13, 20), cue(30, 58)], 60, 'en').uncaptioned).toBe(10);
});

test('captions that overlap or are out of order count once', () => {
  expect(measureCaptions([cue(10, 30), cue(0, 25)], 30, 'en').uncaptioned).toBe(0);
});

test('what must be read too fast is told from what is hard for another reason', () => {
  const measures = measureCaptions(
    [cue(0, 2, 'a'.repeat(40)), cue(2, 3, 'Yes.'), cue(4, 9, 'Calm')],
    10,
    'en',
  );
  expect(measures).toMatchObject({ cues: 3, tooFast: 1, hard: 1 });
});
