import { describe, expect, test } from 'vitest';
import { isPremium } from '#core/plans.ts';
import { adultFrom, isMinor, mayBeAdmin, mayInvite, mayRestrictTime } from './policy.ts';

describe('the age of digital consent', () => {
  const born2010 = adultFrom(2010, 13);

  test('someone who may have had her birthday this year is still a minor', () => {
    expect(isMinor(born2010, new Date('2023-12-31T23:59:59Z'))).toBe(true);
  });
  test('in the year after, she is certainly past it', () => {
    expect(isMinor(born2010, new Date('2024-01-01T00:00:00Z'))).toBe(false);
  });
  test('an adult at sign-up stays one', () => expect(isMinor(null, new Date())).toBe(false));
});

describe('administrators', () => {
  test('an adult may be one', () => expect(mayBeAdmin({ role: 'educator', minor: false })).toBe(true));
  test.each([
    { role: 'learner', minor: true },
    { role: 'home', minor: false },
    { role: 'student', minor: false },
  ] as const)('a child may not: %o', (user) => expect(mayBeAdmin(user)).toBe(false));
});

test('premium features come with premium and complimentary plans only', () => {
  const plans = ['free', 'standard', 'premium', 'complimentary'] as const;
  expect(plans.filter(isPremium)).toEqual(['premium', 'complimentary']);
});

test('a child neither invites others nor sets a time limit; an adult does', () => {
  for (const may of [mayInvite, mayRestrictTime]) {
    expect(may({ role: 'parent', minor: false })).toBe(true);
    expect(may({ role: 'learner', minor: true })).toBe(false);
    expect(may({ role: 'home', minor: false })).toBe(false);
  }
});
