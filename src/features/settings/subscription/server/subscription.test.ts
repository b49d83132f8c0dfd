import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
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
      },
    ],
    [
      { plan: 'standard', trial_ends_at: new Date('2026-12-01T12:00:00Z') },
      { plan: 'standard', planEndsAt: null, trialEndsAt: null, restrictedFrom: null, seats: 24 },
    ],
    [
      { plan: 'premium' },
      { plan: 'premium', planEndsAt: null, trialEndsAt: null, restrictedFrom: null, seats: 36 },
    ],
    [
      { plan: 'complimentary' },
      { plan: 'complimentary', planEndsAt: null, trialEndsAt: null, restrictedFrom: null, seats: 36 },
    ],
  ] as const)('for %o', async (columns, expected) => {
    const ctx = await makeMember(columns);
    const answer = await call(settingsApi.ownPlan, undefined, { context: ctx });
    expect(OwnPlanView.parse(answer)).toEqual(expected);
  });
});
