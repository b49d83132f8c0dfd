import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { makeUser } from '#features/people/testing.ts';
import { givePlan } from '#features/billing/server/public.ts';
import { getHeldPlan } from './held.ts';

const database = useDatabase();
const endsAt = new Date('2027-02-05T05:00:00Z');

test('a plan that was given for a time is said with its end, and a shared one without', async () => {
  const ctx = makeCtx(database.db);
  const { actor, userId } = await makeUser(ctx);
  expect(await getHeldPlan({ ...ctx, actor })).toBeNull();
  const premium = { ...ctx, actor: { ...actor, plan: 'premium' as const } };
  expect(await getHeldPlan(premium)).toEqual({ plan: 'premium', endsAt: null });
  await givePlan(ctx, userId, { plan: 'premium', endsAt, source: 'granted' });
  expect(await getHeldPlan(premium)).toEqual({ plan: 'premium', endsAt: endsAt.toISOString() });
});
