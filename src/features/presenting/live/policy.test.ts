import { describe, expect, test } from 'vitest';
import {
  findHardest,
  isTold,
  liveStates,
  stepAfter,
  takesAnswer,
  type LiveAct,
  type LiveStep,
} from './policy.ts';

const acts: readonly LiveAct[] = ['next', 'end'];

describe('a live quiz', () => {
  test('asks and reveals each question once, and then ends', () => {
    const seen: string[] = [];
    let step: LiveStep | undefined = { state: 'lobby', index: 0 };
    while (step) {
      seen.push(`${step.state} ${step.index}`);
      step = stepAfter(step, 'next', 2);
    }
    expect(seen).toEqual(['lobby 0', 'question 0', 'reveal 0', 'question 1', 'reveal 1', 'ended 1']);
  });

  test('can be ended at any step, and has nothing after its end', () => {
    for (const state of liveStates) {
      const after = stepAfter({ state, index: 1 }, 'end', 3);
      expect(after).toEqual(state === 'ended' ? undefined : { state: 'ended', index: 1 });
    }
    expect(stepAfter({ state: 'ended', index: 1 }, 'next', 3)).toBeUndefined();
  });

  test('without questions ends at once', () => {
    expect(stepAfter({ state: 'lobby', index: 0 }, 'next', 0)).toEqual({ state: 'ended', index: 0 });
  });

  test('ends after every series of acts within twice its questions and two, and never goes back', () => {
    for (let count = 0; count <= 6; count += 1)
      for (let seed = 0; seed < 64; seed += 1) {
        let step: LiveStep = { state: 'lobby', index: 0 };
        let taken = 0;
        for (;;) {
          // One in eight acts ends it.
          const act = acts[(seed >> (taken % 6)) % 8 === 7 ? 1 : 0] ?? 'next';
          const next = stepAfter(step, act, count);
          if (!next) break;
          expect(next.index).toBeGreaterThanOrEqual(step.index);
          expect(next.index).toBeLessThan(Math.max(1, count));
          step = next;
          taken += 1;
        }
        expect(step.state).toBe('ended');
        expect(taken).toBeLessThanOrEqual(2 * count + 2);
      }
  });

  test('takes answers to the question that is open and to no other', () => {
    for (const state of liveStates)
      for (const asked of [0, 1, 2])
        expect(takesAnswer({ state, index: 1 }, asked)).toBe(state === 'question' && asked === 1);
  });

  test('never tells a key while its question takes answers', () => {
    for (const state of liveStates)
      for (const asked of [0, 1, 2]) {
        const step = { state, index: 1 };
        expect(isTold(step, asked) && takesAnswer(step, asked)).toBe(false);
      }
    expect(isTold({ state: 'reveal', index: 1 }, 1)).toBe(true);
    expect(isTold({ state: 'reveal', index: 1 }, 2)).toBe(false);
    expect(isTold({ state: 'question', index: 1 }, 0)).toBe(true);
  });
});

describe('the hardest question', () => {
  test('is the one that the smallest share had', () => {
    const tallies = [
      { answered: 10, right: 9 },
      { answered: 4, right: 1 },
      { answered: 10, right: 3 },
    ];
    expect(findHardest(tallies)).toBe(1);
  });

  test('is none where everyone was right, or nobody answered', () => {
    expect(findHardest([{ answered: 3, right: 3 }])).toBeUndefined();
    expect(findHardest([{ answered: 0, right: 0 }])).toBeUndefined();
  });
});
