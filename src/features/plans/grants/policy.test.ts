import { expect, test } from 'vitest';
import { dayMs } from '#core/durations.ts';
import { beginningOf, isMore, lastGiftEnd, movedGifts, type KnownGrant } from './policy.ts';

const now = new Date('2026-05-04T10:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * dayMs);
const gift = (id: string, plan: KnownGrant['plan'], from: number, until: number): KnownGrant => ({
  id,
  plan,
  source: 'gift',
  startsAt: days(from),
  endsAt: days(until),
});
const premiumUntil = (day: number) => ({ plan: 'premium', periodEndsAt: days(day) }) as const;

test('complimentary and premium are more than standard', () => {
  expect([isMore('premium', 'standard'), isMore('complimentary', 'premium')]).toEqual([true, true]);
  expect([isMore('standard', 'standard'), isMore('standard', 'premium')]).toEqual([false, false]);
});

test('only gifts of at least as much come before a plan that is bought', () => {
  const grants = [gift('a', 'standard', -1, 30), gift('b', 'premium', 30, 60)];
  expect(lastGiftEnd(grants, 'standard', now)).toEqual(days(60));
  expect(lastGiftEnd([gift('a', 'standard', -1, 30)], 'premium', now)).toBeUndefined();
  expect(lastGiftEnd([gift('a', 'standard', -9, -1)], 'standard', now)).toBeUndefined();
});

test('a new gift begins after the others, and after what she pays for herself if that is more', () => {
  const grants = [gift('a', 'standard', -1, 30)];
  expect(beginningOf('standard', { grants: [], own: undefined, now })).toEqual(now);
  expect(beginningOf('standard', { grants, own: undefined, now })).toEqual(days(30));
  expect(beginningOf('standard', { grants: [], own: premiumUntil(20), now })).toEqual(days(20));
  expect(beginningOf('premium', { grants: [], own: premiumUntil(20), now })).toEqual(now);
});

test('gifts wait while she pays for more, one after the other, and keep what is left of them', () => {
  const grants = [gift('a', 'standard', -10, 30), gift('b', 'standard', 30, 60)];
  expect(movedGifts(grants, premiumUntil(20), now)).toEqual([
    { id: 'a', startsAt: days(20), endsAt: days(50) },
    { id: 'b', startsAt: days(50), endsAt: days(80) },
  ]);
  expect(movedGifts(grants, undefined, now)).toEqual([]);
});

test('gifts that waited come forward when she pays for no more', () => {
  const grants = [gift('a', 'standard', 20, 50), gift('b', 'standard', 50, 80)];
  expect(movedGifts(grants, undefined, now)).toEqual([
    { id: 'a', startsAt: now, endsAt: days(30) },
    { id: 'b', startsAt: days(30), endsAt: days(60) },
  ]);
});
