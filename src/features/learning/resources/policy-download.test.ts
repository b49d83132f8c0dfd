import { describe, expect, test } from 'vitest';
import { visitor, type Member } from '#core/actor.ts';
import type { SessionId, UserId } from '#core/ids.ts';
import { mayDownload, type Downloadable } from './policy-download.ts';

const now = new Date('2026-11-17T12:00:00Z');

const member = (overrides: Partial<Member> = {}): Member => ({
  kind: 'member',
  minutesPerDay: undefined,
  userId: 'u' as UserId,
  sessionId: 's' as SessionId,
  role: 'learner',
  plan: 'standard',
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

const workbook: Downloadable = {
  courseId: 'honey',
  kind: 'workbook',
  access: 'paid',
  demo: false,
  comingSoon: false,
};
const kahoot: Downloadable = { ...workbook, kind: 'kahoot' };

const reasonFor = (actor: Parameters<typeof mayDownload>[0], file: Downloadable) => {
  const verdict = mayDownload(actor, file, now);
  return verdict.mayDownload ? 'open' : verdict.reason;
};

describe('who may download', () => {
  test('a file of a paid course: anyone who pays, and anyone who has unlocked that course', () => {
    expect(reasonFor(visitor, workbook)).toBe('sign_in_required');
    expect(reasonFor(member({ plan: 'free' }), workbook)).toBe('upgrade_required');
    expect(reasonFor(member({ plan: 'free', courseIds: ['honey'] }), workbook)).toBe('open');
    expect(reasonFor(member(), workbook)).toBe('open');
  });

  test('a file of a demo course, or a public one: everybody', () => {
    expect(reasonFor(visitor, { ...workbook, demo: true })).toBe('open');
    expect(reasonFor(visitor, { ...workbook, access: 'public' })).toBe('open');
  });

  test('a quiz with its right answers: only parents and educators, even if the course is open to all', () => {
    const open: Downloadable = { ...kahoot, demo: true };
    expect(reasonFor(visitor, open)).toBe('sign_in_required');
    expect(reasonFor(member({ role: 'student' }), open)).toBe('for_grown_ups');
    expect(reasonFor(member({ role: 'parent', awaitingGuardian: true }), open)).toBe(
      'guardian_approval_required',
    );
    expect(reasonFor(member({ role: 'educator' }), open)).toBe('open');
    expect(reasonFor(member({ role: 'parent', plan: 'free' }), kahoot)).toBe('upgrade_required');
  });

  test('a quiz with its right answers: an administrator too, whatever her role', () => {
    expect(reasonFor(member({ role: 'learner' }), kahoot)).toBe('for_grown_ups');
    expect(reasonFor(member({ role: 'learner', admin: true }), kahoot)).toBe('open');
  });

  test('nothing from a course that has not opened yet', () => {
    expect(reasonFor(member(), { ...workbook, comingSoon: true })).toBe('coming_soon');
  });
});
