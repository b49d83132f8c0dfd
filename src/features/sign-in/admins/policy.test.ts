import { describe, expect, test } from 'vitest';
import { mayBeAdmin } from './policy.ts';

describe('administrators', () => {
  test('an adult may be one', () => expect(mayBeAdmin({ role: 'educator', minor: false })).toBe(true));
  test.each([
    { role: 'learner', minor: true },
    { role: 'home', minor: false },
    { role: 'student', minor: false },
  ] as const)('a child may not: %o', (user) => expect(mayBeAdmin(user)).toBe(false));
});
