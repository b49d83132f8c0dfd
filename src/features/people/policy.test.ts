import { describe, expect, test } from 'vitest';
import { isPremium } from '#core/plans.ts';
import { adultFrom, isMinor, planInForce, seatsOf } from './policy.ts';

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

test('premium features come with premium and complimentary plans only', () => {
  const plans = ['free', 'standard', 'premium', 'complimentary'] as const;
  expect(plans.filter(isPremium)).toEqual(['premium', 'complimentary']);
});

test('a plan given for a limited time is free from the instant it ends', () => {
  const now = new Date('2026-11-17T12:00:00Z');
  const endingIn = (milliseconds: number) =>
    planInForce({ plan: 'premium', plan_ends_at: new Date(now.getTime() + milliseconds) }, now);
  expect([endingIn(1), endingIn(0), endingIn(-1)]).toEqual(['premium', 'free', 'free']);
  expect(planInForce({ plan: 'standard', plan_ends_at: null }, now)).toBe('standard');
});

test('seats come with a plan: 24, and 36 with premium and complimentary', () => {
  const plans = ['free', 'trial', 'standard', 'premium', 'complimentary'] as const;
  expect(plans.map(seatsOf)).toEqual([0, 24, 24, 36, 36]);
});
