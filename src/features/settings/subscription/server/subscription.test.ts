import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { dayMs } from '#core/durations.ts';
import { grantPlan } from '#features/billing/server/public.ts';
import { settingsApi } from '#features/settings/api.ts';
import { OwnPlanView } from '#features/settings/contract.ts';
import { makeUser } from '#features/people/testing.ts';

describe('the subscription', () => {
  const database = useDatabase();

  async function makeMember(columns: Parameters<typeof makeUser>[1] = {}) {
    const ctx = makeCtx(database.db);
    const { actor } = await makeUser(ctx, columns);
    return { ...ctx, actor };
  }

  test.each([
    [
      {},
      {
        plan: 'free',
        planEndsAt: null,
        trialEndsAt: null,
        restrictedFrom: '2027-05-16T12:00:00.000Z',
        seats: 0,
        given: [],
      },
    ],
    [
      { trial_ends_at: new Date('2026-12-01T12:00:00Z') },
      {
        plan: 'trial',
        planEndsAt: null,
        trialEndsAt: '2026-12-01T12:00:00.000Z',
        restrictedFrom: null,
        seats: 24,
        given: [],
      },
    ],
    [
      { plan: 'standard', trial_ends_at: new Date('2026-12-01T12:00:00Z') },
      { plan: 'standard', planEndsAt: null, trialEndsAt: null, restrictedFrom: null, seats: 24, given: [] },
    ],
    [
      { plan: 'premium' },
      { plan: 'premium', planEndsAt: null, trialEndsAt: null, restrictedFrom: null, seats: 36, given: [] },
    ],
    [
      { plan: 'complimentary' },
      {
        plan: 'complimentary',
        planEndsAt: null,
        trialEndsAt: null,
        restrictedFrom: null,
        seats: 36,
        given: [],
      },
    ],
  ] as const)('for %o', async (columns, expected) => {
    const ctx = await makeMember(columns);
    const answer = await call(settingsApi.ownPlan, undefined, { context: ctx });
    expect(OwnPlanView.parse(answer)).toEqual(expected);
  });

  test('names what was given to someone and is in force, beside what she pays for', async () => {
    const ctx = await makeMember({ plan: 'standard' });
    const now = ctx.clock.now().getTime();
    const give = (id: string, source: 'gift' | 'license', from: number, to: number) =>
      grantPlan(ctx, ctx.actor.userId, {
        id,
        plan: 'premium',
        source,
        startsAt: new Date(now + from * dayMs),
        endsAt: new Date(now + to * dayMs),
      });
    await give('one', 'gift', -1, 30);
    await give('over', 'license', -9, -1);
    await give('to come', 'gift', 30, 60);
    const { given } = await call(settingsApi.ownPlan, undefined, { context: ctx });
    expect(given).toEqual([
      { plan: 'premium', source: 'gift', endsAt: new Date(now + 30 * dayMs).toISOString() },
    ]);
  });
});
