import { describe, expect, test } from 'vitest';
import { signedIn, visitor, type Member } from './actor.ts';
import type { SessionId, UserId } from './ids.ts';
import { isOnTrial, isPremium, isRestricted, planInForce, planKey, planOrTrial, seatsOf } from './plans.ts';
import { shippedRestriction, shippedSeats } from './plan-rules.ts';
import { SignInRequired } from './refusals.ts';

const now = new Date('2026-11-17T12:00:00Z');
const later = new Date(now.getTime() + 1);

const member = (overrides: Partial<Member>): Member => ({
  kind: 'member',
  minutesPerDay: undefined,
  userId: 'u' as UserId,
  sessionId: 's' as SessionId,
  role: 'learner',
  plan: 'free',
  trialEndsAt: undefined,
  createdAt: now,
  classicMode: false,
  place: undefined,
  courseIds: [],
  admin: false,
  staff: undefined,
  tookSecondStep: false,
  awaitingGuardian: false,
  ...overrides,
});

test('a trial runs until the instant it ends', () => {
  expect(isOnTrial(member({ trialEndsAt: later }), now)).toBe(true);
  expect(isOnTrial(member({ trialEndsAt: now }), now)).toBe(false);
  expect(isOnTrial(member({}), now)).toBe(false);
});

describe('what is cached by plan is the same for', () => {
  test.each([
    ['visitor', visitor],
    ['free', member({})],
    ['free', member({ trialEndsAt: now })],
    ['trial', member({ trialEndsAt: later })],
    ['standard', member({ plan: 'standard', trialEndsAt: later })],
    ['premium', member({ plan: 'premium' })],
  ] as const)('%s: %o', (key, actor) => expect(planKey(actor, now)).toBe(key));
});

test('a visitor has to sign in where a member is needed', () => {
  const actor = member({});
  expect(signedIn({ actor })).toBe(actor);
  expect(() => signedIn({ actor: visitor })).toThrow(SignInRequired);
});

test('a plan given for a limited time is free from the instant it ends', () => {
  const endingIn = (milliseconds: number) =>
    planInForce('premium', new Date(now.getTime() + milliseconds), now);
  expect([endingIn(1), endingIn(0), endingIn(-1)]).toEqual(['premium', 'free', 'free']);
  expect(planInForce('standard', undefined, now)).toBe('standard');
});

test('seats come with a plan: 24, and 36 with premium and complimentary', () => {
  const plans = ['free', 'trial', 'standard', 'premium', 'complimentary'] as const;
  expect(plans.map((plan) => seatsOf(plan, shippedSeats))).toEqual([0, 24, 24, 36, 36]);
});

test('the site may have other numbers of seats', () => {
  expect(seatsOf('standard', { standard: 30, premium: 50 })).toBe(30);
  expect(seatsOf('complimentary', { standard: 30, premium: 50 })).toBe(50);
});

test.each([
  ['after 180 days', '2026-05-21T12:00:00Z', undefined, true],
  ['not before', '2026-05-21T12:00:01Z', undefined, false],
  ['by an early date, if it is older than the rule', '2024-08-31T23:59:59Z', undefined, true],
  ['after as many days as the site says', '2026-05-21T12:00:00Z', { days: 181 }, false],
  ['from a date that the site says', '2024-08-01T00:00:00Z', { olderFrom: '2026-11-17' }, false],
])('a free account becomes restricted %s', (_when, created, own, restricted) => {
  const restriction = own && { restriction: { ...shippedRestriction, ...own } };
  expect(isRestricted(member({ createdAt: new Date(created), ...restriction }), now)).toBe(restricted);
});

test('a trial takes the place of the free plan only, and only while it runs', () => {
  const held = (plan: 'free' | 'standard', trialEndsAt: Date) => planOrTrial({ plan, trialEndsAt }, now);
  expect([held('free', later), held('free', now), held('standard', later)]).toEqual([
    'trial',
    'free',
    'standard',
  ]);
});

test('premium features come with premium and complimentary plans only', () => {
  const plans = ['free', 'standard', 'premium', 'complimentary'] as const;
  expect(plans.filter(isPremium)).toEqual(['premium', 'complimentary']);
});
