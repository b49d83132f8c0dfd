import { describe, expect, test } from 'vitest';
import type { UserView } from '#features/people/contract.ts';
import { choosePrompt, promptOrder, restDays, type Prompt } from './policy.ts';

const now = new Date('2026-11-20T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();
const daysAgo = (days: number) => hoursAgo(days * 24);

/** Someone for whom no prompt is due. */
const settled = {
  verified: true,
  phone: null,
  phoneVerified: false,
  gender: 2,
  role: 'learner',
  status: 'free',
  displayName: '',
  created: daysAgo(100),
  classStatus: null,
  classAwaitsGuardian: false,
  minor: false,
  awaitsGuardian: false,
  lastConfirmedShareNotice: null,
  eraseAt: null,
} as UserView;
const paid = {
  status: 'paid',
  phone: '555 0100',
  phoneVerified: true,
  lastConfirmedShareNotice: daysAgo(10),
} as const;
/** Every prompt is due at once, but she is no minor. */
const everything = {
  verified: false,
  status: 'paid',
  gender: null,
  role: 'parent',
} as const satisfies Partial<UserView>;

type Situation = Parameters<typeof choosePrompt>[0];
function choose(changes: Partial<UserView>, situation: Partial<Situation> = {}): Prompt | null {
  return choosePrompt({
    viewer: { ...settled, ...changes },
    loginAsked: false,
    completedItems: 0,
    now,
    mayVerifyPhone: true,
    wasPrompted: false,
    resting: new Set(),
    ...situation,
  });
}

interface Case {
  when: string;
  viewer?: Partial<UserView>;
  items?: number;
  shows: Prompt | null;
}
const young = { verified: false, created: hoursAgo(1) } as const;
const unasked = { ...paid, phone: null, phoneVerified: false } as const;
const unproved = { ...paid, phoneVerified: false } as const;
const unread = { ...paid, lastConfirmedShareNotice: null } as const;
const table: Case[] = [
  { when: 'nothing is due', shows: null },

  { when: 'an unverified account is an hour old', viewer: young, shows: null },
  { when: 'it has completed two items', viewer: young, items: 2, shows: null },
  { when: 'it has completed three', viewer: young, items: 3, shows: 'verifyEmail' },
  { when: 'it is paid', viewer: { ...young, status: 'paid' }, shows: 'verifyEmail' },
  { when: 'it is on trial', viewer: { ...young, status: 'trial' }, shows: 'verifyEmail' },
  { when: 'it is exactly a day old', viewer: { ...young, created: hoursAgo(24) }, shows: null },
  { when: 'it is older than a day', viewer: { ...young, created: hoursAgo(24.001) }, shows: 'verifyEmail' },
  { when: 'it is verified by now', viewer: { ...young, verified: true }, items: 9, shows: null },

  {
    when: 'a minor’s class waits for a guardian',
    viewer: { minor: true, classAwaitsGuardian: true },
    shows: 'guardianEmail',
  },
  {
    when: 'her class has let her in',
    viewer: { minor: true, classStatus: 'joined', classAwaitsGuardian: false },
    shows: null,
  },
  { when: 'an adult’s class is pending', viewer: { classAwaitsGuardian: true }, shows: null },

  { when: 'a paid account has no phone', viewer: unasked, shows: 'phone' },
  { when: 'a trial has no phone', viewer: { ...unasked, status: 'trial' }, shows: 'phone' },
  { when: 'a free one has none', viewer: { ...unasked, status: 'free' }, shows: null },
  { when: 'a family member has none', viewer: { ...unasked, role: 'home' }, shows: null },
  { when: 'a student has none', viewer: { ...unasked, role: 'student' }, shows: null },
  { when: 'a minor has none', viewer: { ...unasked, minor: true }, shows: null },
  { when: 'the phone is verified', viewer: { ...unasked, phoneVerified: true }, shows: null },
  { when: 'a phone number was given but not verified', viewer: unproved, shows: 'phone' },
  { when: 'the account is a day old', viewer: { ...unasked, created: hoursAgo(24) }, shows: null },

  { when: 'a paid account never confirmed the notice', viewer: unread, shows: 'shareNotice' },
  {
    when: 'it confirmed it 60 days ago',
    viewer: { ...paid, lastConfirmedShareNotice: daysAgo(60) },
    shows: null,
  },
  {
    when: 'it confirmed it longer ago',
    viewer: { ...paid, lastConfirmedShareNotice: daysAgo(60.001) },
    shows: 'shareNotice',
  },
  { when: 'a free account did not', viewer: { ...unread, status: 'free' }, shows: null },
  { when: 'a family member did not', viewer: { ...unread, role: 'home' }, shows: null },
  { when: 'a student did not', viewer: { ...unread, role: 'student' }, shows: null },

  { when: 'the gender is not set', viewer: { gender: null }, shows: 'gender' },
  { when: 'a parent has no display name', viewer: { role: 'parent' }, shows: 'displayName' },
  { when: 'an educator has none', viewer: { role: 'educator' }, shows: 'displayName' },
  { when: 'a parent has one', viewer: { role: 'parent', displayName: 'Imma' }, shows: null },
  { when: 'a parent has given neither', viewer: { role: 'parent', gender: null }, shows: 'gender' },

  { when: 'everything is due', viewer: everything, shows: 'verifyEmail' },
  {
    when: 'all is due of a minor',
    viewer: { ...everything, minor: true, classAwaitsGuardian: true, verified: true },
    shows: 'guardianEmail',
  },
  { when: 'a minor waits', viewer: { ...everything, minor: true, awaitsGuardian: true }, shows: null },
  { when: 'an account was deleted', viewer: { ...everything, eraseAt: daysAgo(-20) }, shows: null },
];

describe('the prompt that is shown', () => {
  test.each(table)('when $when: $shows', ({ viewer = {}, items = 0, shows }) =>
    expect(choose(viewer, { completedItems: items })).toBe(shows),
  );

  test('is the next in order while those before it are resting', () => {
    const resting = new Set<Prompt>();
    const shown: Prompt[] = [];
    for (;;) {
      const prompt = choose({ ...everything, ...(resting.has('gender') && { gender: 1 }) }, { resting });
      if (!prompt) break;
      shown.push(prompt);
      resting.add(prompt);
    }
    expect(shown).toEqual(['verifyEmail', 'phone', 'shareNotice', 'gender', 'displayName']);
    expect(promptOrder.filter((prompt) => shown.includes(prompt))).toEqual(shown);
  });

  test('asks for no proof of a number where no text messages are sent', () => {
    expect(choose(unproved, { mayVerifyPhone: false })).toBeNull();
    expect(choose(unasked, { mayVerifyPhone: false })).toBe('phone');
  });

  test('is none in a session that has already seen one', () =>
    expect(choose(everything, { wasPrompted: true })).toBeNull());

  test('is the login prompt for a visitor who asked for it, even in a session that has seen another', () => {
    expect(choosePrompt({ ...visit, loginAsked: true })).toBe('login');
    expect(choosePrompt({ ...visit, loginAsked: true, wasPrompted: true })).toBe('login');
    expect(choosePrompt({ ...visit, loginAsked: false })).toBeNull();
  });

  test('is never the login prompt for a signed-in user', () =>
    expect(choose({}, { loginAsked: true })).toBeNull());
});

const visit: Situation = {
  viewer: null,
  loginAsked: false,
  completedItems: 0,
  now,
  mayVerifyPhone: true,
  wasPrompted: false,
  resting: new Set(),
};

test('a dismissed prompt rests for days', () =>
  expect(Math.min(...Object.values(restDays))).toBeGreaterThan(1));
