import { expect, test } from 'vitest';
import { decideReminder, opensAt } from './policy.ts';

const now = new Date('2026-11-28T12:00:00Z');
const later = new Date('2026-11-28T18:00:00Z');
const before = new Date('2026-11-27T12:00:00Z');
const live = { state: 'live', startsAt: before, endsAt: null, restsUntil: undefined } as const;

test('one that rests opens when its Shabbat ends, and one that comes when it begins', () => {
  expect(opensAt({ ...live, restsUntil: later }, now)).toEqual(later);
  expect(opensAt({ ...live, state: 'scheduled', startsAt: later }, now)).toEqual(later);
  expect(opensAt(live, now)).toBeUndefined();
});

test('one that is over or paused opens at no time that is known', () => {
  for (const state of ['ended', 'cancelled', 'archived', 'paused'] as const)
    expect(opensAt({ ...live, state, restsUntil: later }, now)).toBeUndefined();
  expect(opensAt({ ...live, endsAt: before, restsUntil: later }, now)).toBeUndefined();
});

test('a reminder goes out while gifts are taken, waits while they will be, and is dropped once they never are', () => {
  expect(decideReminder(live, now)).toEqual({ kind: 'mail' });
  expect(decideReminder({ ...live, restsUntil: later }, now)).toEqual({ kind: 'wait', until: later });
  expect(decideReminder({ ...live, state: 'paused' }, now).kind).toBe('wait');
  expect(decideReminder({ ...live, state: 'ended' }, now)).toEqual({ kind: 'drop' });
  expect(decideReminder({ ...live, endsAt: before }, now)).toEqual({ kind: 'drop' });
});
