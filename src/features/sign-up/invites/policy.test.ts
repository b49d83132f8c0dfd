import { expect, test } from 'vitest';
import { mayInvite } from './policy.ts';

test('a child never invites others; an adult does', () => {
  expect(mayInvite({ role: 'parent', minor: false })).toBe(true);
  expect(mayInvite({ role: 'learner', minor: true })).toBe(false);
  expect(mayInvite({ role: 'home', minor: false })).toBe(false);
});
