import { expect, test } from 'vitest';
import { bestOf, type HeldPlan } from './policy.ts';

const now = new Date('2026-05-04T10:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 24 * 3_600_000);
const month: HeldPlan = { plan: 'standard', startsAt: days(-1), endsAt: days(30) };

test('the better of two plans in force counts, and the first of equal ones', () => {
  const premium: HeldPlan = { plan: 'premium', endsAt: days(3) };
  expect(bestOf([month, premium], now)).toMatchObject({ plan: 'premium', endsAt: days(3) });
  expect(bestOf([{ plan: 'standard' }, month], now)).toEqual({ plan: 'standard', endsAt: undefined });
  expect(bestOf([], now)).toEqual({ plan: 'free', endsAt: undefined });
});

test('a plan begins and ends at its instants', () => {
  const given: HeldPlan = { plan: 'premium', startsAt: days(1), endsAt: days(2) };
  const at = (when: Date) => bestOf([given], when).plan;
  expect(at(new Date(days(1).getTime() - 1))).toBe('free');
  expect(at(days(1))).toBe('premium');
  expect(at(new Date(days(2).getTime() - 1))).toBe('premium');
  expect(at(days(2))).toBe('free');
});

test('plans that follow one another without a gap are one, as long as none of them is less', () => {
  const next: HeldPlan = { plan: 'standard', startsAt: days(30), endsAt: days(60) };
  const better: HeldPlan = { plan: 'premium', startsAt: days(59), endsAt: days(90) };
  const late: HeldPlan = { plan: 'premium', startsAt: days(91), endsAt: days(120) };
  expect(bestOf([month, next, better, late], now).endsAt).toEqual(days(90));
  expect(bestOf([{ ...month, plan: 'premium' }, next], now).endsAt).toEqual(days(30));
  expect(bestOf([month, { plan: 'standard', startsAt: days(30) }], now).endsAt).toBeUndefined();
});

test('a trial counts while nothing better is in force', () => {
  const trial: HeldPlan = { plan: 'free', trialEndsAt: days(2) };
  expect(bestOf([trial], now)).toMatchObject({ plan: 'free', trialEndsAt: days(2) });
  expect(bestOf([trial, month], now).plan).toBe('standard');
});
