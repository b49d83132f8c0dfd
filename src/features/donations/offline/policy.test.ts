import { expect, test } from 'vitest';
import { isReceivable, mayMove } from './policy.ts';

test('a gift can be dated today or within the last two years', () => {
  expect(isReceivable('2026-11-17', '2026-11-17')).toBe(true);
  expect(isReceivable('2024-11-17', '2026-11-17')).toBe(true);
  expect(isReceivable('2026-11-18', '2026-11-17')).toBe(false);
  expect(isReceivable('2016-11-17', '2026-11-17')).toBe(false);
});

test('what nothing came of, and what has gone back, is not moved', () => {
  expect((['given', 'running', 'ended'] as const).map(mayMove)).not.toContain(false);
  expect((['draft', 'pledged', 'void'] as const).map(mayMove)).not.toContain(true);
});
