import { expect, test } from 'vitest';
import { readNumber } from './policy.ts';

test.each([
  ['+1 (555) 010-0199', '+15550100199'],
  ['+972.50.123.4567', '+972501234567'],
  ['050-123-4567', undefined],
  ['+0 555 010 0199', undefined],
  ['+1 555', undefined],
  ['+1 555 010 0199 0199 0199', undefined],
])('%s is known to the network as %s', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});
