import { describe, expect, test } from 'vitest';
import { thanksFor } from './policy.ts';

const rule = { coins: 36, perMonth: 5 };
const none = { thankedMailboxes: new Set<string>(), thankedLately: 0 };
const grownUp = (mailbox: string | undefined) => ({
  isChild: false,
  givenUp: false,
  classicMode: false,
  mailbox,
});
const ruth = grownUp('ruth@example.org');
const dina = grownUp('dina@example.org');

describe('a friend’s first finished course', () => {
  test('is worth the same to both', () => {
    expect(thanksFor({ inviter: ruth, friend: dina }, rule, none)).toEqual({ inviter: 36, friend: 36 });
  });

  test('is worth nothing to an inviter who has been thanked often enough this month, and no less to the friend', () => {
    const often = { ...none, thankedLately: 5 };
    expect(thanksFor({ inviter: ruth, friend: dina }, rule, often)).toEqual({ inviter: 0, friend: 36 });
  });

  test.each([
    ['a child who invited', { inviter: { ...ruth, isChild: true }, friend: dina }],
    ['a child who was invited', { inviter: ruth, friend: { ...dina, isChild: true } }],
    ['an account that is being deleted', { inviter: ruth, friend: { ...dina, givenUp: true } }],
    ['an address that nobody has proved', { inviter: ruth, friend: grownUp(undefined) }],
    ['an inviter who has not proved hers', { inviter: grownUp(undefined), friend: dina }],
    ['a second account of her own', { inviter: ruth, friend: grownUp('ruth@example.org') }],
  ])('does not count for %s', (_what, both) => {
    expect(thanksFor(both, rule, none)).toBeUndefined();
  });

  test('does not count for a second account of a friend', () => {
    const before = { ...none, thankedMailboxes: new Set(['dina@example.org']) };
    expect(thanksFor({ inviter: ruth, friend: dina }, rule, before)).toBeUndefined();
  });

  test('gives no coins in classic mode', () => {
    const quiet = { ...dina, classicMode: true };
    expect(thanksFor({ inviter: ruth, friend: quiet }, rule, none)).toEqual({ inviter: 36, friend: 0 });
  });
});
