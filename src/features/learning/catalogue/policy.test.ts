import { describe, expect, test } from 'vitest';
import { visitor, type Actor, type Member } from '#core/actor.ts';
import type { SessionId, UserId } from '#core/ids.ts';
import type { LockReason } from './contract.ts';
import {
  inheritAccess,
  isOpenThroughClass,
  mayWatch,
  reasonBeyondSigningIn,
  type Access,
  type Watchable,
} from './policy.ts';

const now = new Date('2026-06-01T12:00:00Z');

function member(overrides: Partial<Member> = {}): Member {
  return {
    kind: 'member',
    userId: 'u' as UserId,
    sessionId: 's' as SessionId,
    role: 'learner',
    plan: 'free',
    trialEndsAt: undefined,
    createdAt: new Date('2026-05-30T12:00:00Z'),
    classicMode: false,
    minutesPerDay: undefined,
    place: undefined,
    courseIds: [],
    admin: false,
    staff: undefined,
    tookSecondStep: false,
    awaitingGuardian: false,
    ...overrides,
  };
}

function item(access: Access, overrides: Partial<Watchable> = {}): Watchable {
  return { courseId: 'honey', access, demo: false, planned: false, comingSoon: false, ...overrides };
}

const later = new Date(now.getTime() + 1000);
const longAgo = new Date('2025-10-01T00:00:00Z');

const actors: Record<string, Actor> = {
  'a visitor': visitor,
  'a free member': member(),
  'a restricted free member': member({ createdAt: longAgo }),
  'a member on trial': member({ trialEndsAt: later }),
  'an old member on trial': member({ trialEndsAt: later, createdAt: longAgo }),
  'a member whose trial ends this second': member({ trialEndsAt: now }),
  'a standard member': member({ plan: 'standard', createdAt: longAgo }),
  'a premium member': member({ plan: 'premium', createdAt: longAgo }),
  'a complimentary member': member({ plan: 'complimentary', createdAt: longAgo }),
  'a free administrator': member({ admin: true }),
  'a child awaiting her guardian': member({ awaitingGuardian: true }),
  'a premium child awaiting her guardian': member({ awaitingGuardian: true, plan: 'premium' }),
  'a student of a standard teacher': member({ openedCourses: { honey: 'paid' } }),
  'a student of a premium teacher': member({ openedCourses: { honey: 'premium' } }),
  'an old free student of a standard teacher': member({
    openedCourses: { honey: 'paid' },
    createdAt: longAgo,
  }),
  'a student whose class learns another course': member({ openedCourses: { wax: 'premium' } }),
  'a student awaiting her guardian': member({ openedCourses: { honey: 'premium' }, awaitingGuardian: true }),
};

type Row = [actor: string, all: LockReason | 'open', paid: LockReason | 'open', premium: LockReason | 'open'];

const table: Row[] = [
  ['a visitor', 'sign_in_required', 'sign_in_required', 'sign_in_required'],
  ['a free member', 'open', 'upgrade_required', 'premium_required'],
  ['a restricted free member', 'restricted_free', 'restricted_free', 'restricted_free'],
  ['a member on trial', 'open', 'open', 'premium_required'],
  ['an old member on trial', 'open', 'open', 'premium_required'],
  ['a member whose trial ends this second', 'open', 'upgrade_required', 'premium_required'],
  ['a standard member', 'open', 'open', 'premium_required'],
  ['a premium member', 'open', 'open', 'open'],
  ['a complimentary member', 'open', 'open', 'open'],
  ['a free administrator', 'open', 'upgrade_required', 'premium_required'],
  ['a child awaiting her guardian', ...repeat('guardian_approval_required')],
  ['a premium child awaiting her guardian', ...repeat('guardian_approval_required')],
  ['a student of a standard teacher', 'open', 'open', 'premium_required'],
  ['a student of a premium teacher', 'open', 'open', 'open'],
  ['an old free student of a standard teacher', 'open', 'open', 'restricted_free'],
  ['a student whose class learns another course', 'open', 'upgrade_required', 'premium_required'],
  ['a student awaiting her guardian', ...repeat('guardian_approval_required')],
];

function repeat(reason: LockReason): [LockReason, LockReason, LockReason] {
  return [reason, reason, reason];
}

function answer(actor: Actor | undefined, watchable: Watchable, at = now): LockReason | 'open' {
  if (!actor) throw new Error('no such actor in the table');
  const verdict = mayWatch(actor, watchable, at);
  return verdict.mayWatch ? 'open' : verdict.reason;
}

describe('who may watch what', () => {
  test('has a row for every kind of actor', () => {
    expect(table.map(([name]) => name)).toEqual(Object.keys(actors));
  });

  test.each(table)("%s gets the table's answer at each level", (name, all, paid, premium) => {
    const actor = actors[name];
    expect(answer(actor, item('all'))).toBe(all);
    expect(answer(actor, item('paid'))).toBe(paid);
    expect(answer(actor, item('premium'))).toBe(premium);
  });

  test.each(Object.keys(actors))('%s may watch public items and demo courses of any level', (name) => {
    expect(answer(actors[name], item('public'))).toBe('open');
    for (const access of ['all', 'paid', 'premium'] as const) {
      expect(answer(actors[name], item(access, { demo: true }))).toBe('open');
    }
  });

  test.each(Object.keys(actors))('%s cannot open anything planned or coming soon', (name) => {
    for (const access of ['public', 'all', 'paid', 'premium'] as const) {
      expect(answer(actors[name], item(access, { planned: true, demo: true }))).toBe('coming_soon');
      expect(answer(actors[name], item(access, { comingSoon: true, demo: true }))).toBe('coming_soon');
    }
  });

  test.each([
    ['made when the rule began', '2024-09-01T00:00:00Z', '2025-02-28T00:00:00Z'],
    ['made one second before the rule', '2024-08-31T23:59:59Z', '2025-12-19T00:00:00Z'],
    ['made long before the rule', '2019-01-01T00:00:00Z', '2025-12-19T00:00:00Z'],
    ['made at noon on an ordinary day', '2026-01-01T12:34:56Z', '2026-06-30T12:34:56Z'],
  ])('a free account %s is restricted from its 180th day on, to the second', (_, created, from) => {
    const actor = member({ createdAt: new Date(created) });
    const start = Date.parse(from);
    expect(answer(actor, item('all'), new Date(start - 1000))).toBe('open');
    expect(answer(actor, item('all'), new Date(start))).toBe('restricted_free');
  });
});

test('a course is open through a class where nothing else would open it', () => {
  const student = { openedCourses: { honey: 'paid' } } as const;
  const asked = (overrides: Partial<Member>) => isOpenThroughClass(member(overrides), [item('paid')], now);
  expect(asked(student)).toBe(true);
  expect(asked({ ...student, plan: 'standard' })).toBe(false);
  expect(asked({ ...student, courseIds: ['honey'] })).toBe(false);
  expect(isOpenThroughClass(member(student), [item('all'), item('premium')], now)).toBe(false);
  expect(isOpenThroughClass(visitor, [item('public')], now)).toBe(false);
});

describe('inherited access', () => {
  test.each([
    ['premium', 'public', 'paid', 'premium'],
    ['default', 'public', 'paid', 'public'],
    ['default', 'default', 'paid', 'paid'],
    ['default', 'default', 'all', 'all'],
  ] as const)('item %s in course %s on a site of %s is %s', (own, course, site, expected) => {
    expect(inheritAccess(own, course, site)).toBe(expected);
  });
});

test.each([
  ['sign_in_required', 'paid', 'upgrade_required'],
  ['sign_in_required', 'premium', 'premium_required'],
  ['sign_in_required', 'all', 'sign_in_required'],
  ['coming_soon', 'paid', 'coming_soon'],
] as const)('%s of an item that is open to %s is shown as %s', (reason, access, shown) => {
  expect(reasonBeyondSigningIn(reason, access)).toBe(shown);
});
