import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { peopleApi } from '#features/people/api.ts';
import { settingsApi } from '#features/settings/api.ts';
import { MailChoices } from '#features/people/contract.ts';
import { SubscriptionView } from '#features/settings/contract.ts';
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
    const answer = await call(settingsApi.activeSubscription, undefined, { context: ctx });
    expect(SubscriptionView.parse(answer)).toEqual(expected);
  });

  test('includes only the progress mails until she alone chooses otherwise', async () => {
    const [ctx, other] = [await makeMember(), await makeMember()];
    const read = async (context: typeof ctx) =>
      MailChoices.parse(await call(peopleApi.mailChoices, undefined, { context }));
    expect(await read(ctx)).toEqual({ news: false, progress: true });
    await call(peopleApi.chooseMails, { news: true, progress: false }, { context: ctx });
    expect(await read(ctx)).toEqual({ news: true, progress: false });
    expect(await read(other)).toEqual({ news: false, progress: true });
  });
});
