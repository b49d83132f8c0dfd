import { expect, test } from 'vitest';
import { markMilestones } from './policy.ts';

const milestones = [
  { amount: 500, text: 'The library opens' },
  { amount: 100, text: 'New books' },
];

test('milestones are reached by the total, and what is missing to the next one is known', () => {
  const { marked, next } = markMilestones(milestones, 100);
  expect(marked.map(({ amount, isReached }) => [amount, isReached])).toEqual([
    [100, true],
    [500, false],
  ]);
  expect(next).toMatchObject({ amount: 500, missing: 400 });
});

test('after the last one there is no next', () => {
  expect(markMilestones(milestones, 500).next).toBeUndefined();
  expect(markMilestones([], 500)).toEqual({ marked: [], next: undefined });
});
