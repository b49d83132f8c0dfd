import { expect, test } from 'vitest';
import { urgencyOf } from './policy.ts';

const now = new Date('2026-11-29T12:00:00Z');

test.each([
  ['open', '2026-12-10T00:00:00Z', 'calm'],
  ['open', '2026-12-01T00:00:00Z', 'urgent'],
  ['open', '2026-11-29T11:59:00Z', 'over'],
  ['open', null, 'calm'],
  ['won', '2026-11-01T00:00:00Z', 'calm'],
] as const)('a dispute that is %s and due at %s is %s', (state, dueAt, urgency) => {
  expect(urgencyOf({ state, dueAt: dueAt === null ? null : new Date(dueAt) }, now)).toBe(urgency);
});
