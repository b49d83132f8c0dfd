import { describe, expect, test } from 'vitest';
import { dayMs } from '#core/durations.ts';
import {
  campaignStates,
  moved,
  refusedChanges,
  takesGifts,
  takesOfflineGifts,
  type Act,
  type CampaignState,
} from './policy.ts';

const now = new Date('2026-11-29T12:00:00Z');
const past = new Date(now.getTime() - 1);
const future = new Date(now.getTime() + dayMs);
const standing = (state: CampaignState, { startsAt = past, inBonus = false } = {}) => ({
  state,
  startsAt,
  inBonus,
});

describe('a campaign', () => {
  test('goes from its first step to its archive', () => {
    const acts: Act[] = ['describe', 'complete', 'ask', 'approve', 'reach', 'end', 'archive'];
    const states = acts.reduce<CampaignState[]>(
      (states, act) => [...states, moved(standing(states.at(-1) ?? 'step_1'), act, now) ?? 'rejected'],
      ['step_1'],
    );
    expect(states).toEqual(['step_1', 'step_2', 'draft', 'pending', 'live', 'bonus', 'ended', 'archived']);
  });

  test('that begins later is scheduled until then, and in its bonus round if its goal was reached before', () => {
    expect(moved(standing('draft', { startsAt: future }), 'launch', now)).toBe('scheduled');
    expect(moved(standing('paused', { startsAt: future }), 'resume', now)).toBe('scheduled');
    expect(moved(standing('scheduled'), 'begin', now)).toBe('live');
    expect(moved(standing('paused', { inBonus: true }), 'resume', now)).toBe('bonus');
  });

  test('makes no other move', () => {
    const acts: Act[] = ['launch', 'approve', 'pause', 'resume', 'cancel', 'reach', 'end'];
    const allowed = campaignStates.map(
      (state) => acts.filter((act) => moved(standing(state), act, now) !== undefined).join(' ') || '–',
    );
    expect(Object.fromEntries(campaignStates.map((state, index) => [state, allowed[index]]))).toEqual({
      step_1: '–',
      step_2: '–',
      draft: 'launch cancel',
      pending: 'approve cancel',
      rejected: '–',
      scheduled: 'pause cancel',
      live: 'pause cancel reach end',
      bonus: 'pause cancel end',
      paused: 'resume cancel end',
      ended: '–',
      cancelled: '–',
      archived: '–',
    });
  });

  test('takes gifts from its first instant to just before its last, even while the job that ends it is late', () => {
    const campaign = (state: CampaignState) => ({ state, startsAt: past, endsAt: future });
    expect(takesGifts(campaign('live'), now)).toBe(true);
    expect(takesGifts(campaign('live'), future)).toBe(false);
    expect(takesGifts(campaign('paused'), now)).toBe(false);
    expect(takesGifts({ state: 'bonus', startsAt: now, endsAt: null }, now)).toBe(true);
  });

  test('takes gifts that came in otherwise for 14 days more', () => {
    const ended = { state: 'ended' as const, endsAt: past };
    expect(takesOfflineGifts(ended, new Date(past.getTime() + 14 * dayMs))).toBe(true);
    expect(takesOfflineGifts(ended, new Date(past.getTime() + 14 * dayMs + 1))).toBe(false);
    expect(takesOfflineGifts({ state: 'cancelled', endsAt: null }, now)).toBe(false);
  });
});

describe('what may change', () => {
  const known = {
    state: 'live' as CampaignState,
    slug: 'leeds',
    currency: 'GBP',
    category: 'school' as const,
    place: 'london',
    startsAt: past,
    endsAt: future,
    goal: 6_000_000,
    bonusGoal: null,
    hasGifts: true,
    endMoved: false,
  };
  const later = new Date(future.getTime() + dayMs);

  test('before it is live is everything', () => {
    const draft = { ...known, state: 'scheduled' as const, hasGifts: false };
    expect(
      refusedChanges(draft, {
        slug: 'york',
        currency: 'USD',
        category: 'city',
        startsAt: now,
        endsAt: now,
        goal: 1,
      }),
    ).toEqual([]);
  });

  test('once someone has given is not the currency, the category or the beginning', () => {
    expect(refusedChanges(known, { currency: 'USD', category: 'city', startsAt: now })).toEqual([
      'currency',
      'category',
      'startsAt',
    ]);
  });

  test('of the goal is only more, and of the end only later, once', () => {
    expect(refusedChanges(known, { goal: 6_000_001, endsAt: later })).toEqual([]);
    expect(refusedChanges(known, { place: 'jerusalem' })).toEqual(['place']);
    expect(refusedChanges(known, { goal: 5_999_999, endsAt: now })).toEqual(['goal', 'endsAt']);
    expect(refusedChanges({ ...known, endMoved: true }, { endsAt: later })).toEqual(['endsAt']);
    expect(refusedChanges(known, { endsAt: null })).toEqual(['endsAt']);
  });

  test('in the bonus round is not the goal, and its own goal only rises', () => {
    const bonus = { ...known, state: 'bonus' as const, bonusGoal: 8_000_000 };
    expect(refusedChanges(bonus, { goal: 6_000_000, bonusGoal: 9_000_000 })).toEqual([]);
    expect(refusedChanges(bonus, { goal: 7_000_000, bonusGoal: null })).toEqual(['goal', 'bonusGoal']);
  });

  test('of what stays the same is no change', () => {
    expect(refusedChanges(known, { ...known, endsAt: new Date(future) })).toEqual([]);
  });

  test('after the end is nothing of these', () => {
    const ended = { ...known, state: 'ended' as const };
    expect(refusedChanges(ended, { slug: 'york', goal: 7_000_000, endsAt: later })).toEqual([
      'slug',
      'goal',
      'endsAt',
    ]);
  });
});
