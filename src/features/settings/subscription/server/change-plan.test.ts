import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { peopleApi } from '#features/people/api.ts';
import { settingsApi } from '#features/settings/api.ts';
import { makeUser, readAuditLog } from '#features/people/testing.ts';
import { findActorByBearer, openSession } from '#features/sign-in/server/public.ts';
import { changePlan } from './change-plan.ts';
import { findSeats } from '#features/people/server/public.ts';

const by = { who: 'shell:root', why: 'paid by check' };

describe('a plan that an administrator grants', () => {
  const database = useDatabase();

  test('is in force from the next request of an open session on, and is recorded', async () => {
    const ctx = makeCtx(database.db);
    const { userId, emailAddress } = await makeUser(ctx, { role: 'educator' });
    const { token } = await openSession(ctx, { userId, length: 'short', userAgent: 'test' });
    const actor = () => findActorByBearer(ctx.db, token, ctx.clock.now());
    expect(await actor()).toMatchObject({ plan: 'free' });
    await changePlan(ctx, { emailAddress: emailAddress.toUpperCase(), plan: 'premium', ...by });
    expect(await actor()).toMatchObject({ plan: 'premium' });
    expect(await findSeats(ctx, userId)).toBe(36);
    expect(await readAuditLog(ctx)).toMatchObject([
      { who: 'shell:root', what: 'plan.changed', subject: userId, why: 'paid by check' },
    ]);
  });

  test.each([
    ['in her own city', 'haifa', 'America/New_York', '2026-12-31T22:00:00.000Z'],
    ['where she last signed in', null, 'Europe/Moscow', '2026-12-31T21:00:00.000Z'],
    ['in the organization’s city', null, undefined, '2027-01-01T05:00:00.000Z'],
  ])('ends with its last day %s', async (_where, place, timeZone, end) => {
    const ctx = makeCtx(database.db);
    const { userId, emailAddress, actor } = await makeUser(ctx, { role: 'educator', place });
    await openSession(ctx, { userId, length: 'long', userAgent: 'test', timeZone });
    await changePlan(ctx, { emailAddress, plan: 'standard', until: '2026-12-31', ...by });
    const context = { ...ctx, actor: { ...actor, plan: 'standard' as const } };
    expect(await call(settingsApi.ownPlan, undefined, { context })).toMatchObject({
      plan: 'standard',
      planEndsAt: end,
    });
    ctx.clock.advance((new Date(end).getTime() - ctx.clock.now().getTime()) / 1000 - 1);
    expect(await findSeats(ctx, userId)).toBe(24);
    ctx.clock.advance(1);
    expect(await findSeats(ctx, userId)).toBe(0);
    expect(await call(peopleApi.currentUser, undefined, { context })).toMatchObject({
      plan: 0,
      status: 'free',
    });
  });

  test('can be revoked, which clears its last day', async () => {
    const ctx = makeCtx(database.db);
    const { userId, emailAddress } = await makeUser(ctx, { role: 'educator' });
    await changePlan(ctx, { emailAddress, plan: 'standard', until: '2026-12-31', ...by });
    await changePlan(ctx, { emailAddress, plan: 'free', ...by });
    expect(await findSeats(ctx, userId)).toBe(0);
    await changePlan(ctx, { emailAddress, plan: 'standard', ...by });
    ctx.clock.advance(400 * 86_400);
    expect(await findSeats(ctx, userId)).toBe(24);
  });

  test('is not granted to an unknown address, nor until a day that has passed', async () => {
    const ctx = makeCtx(database.db);
    const { emailAddress } = await makeUser(ctx);
    await expect(
      changePlan(ctx, { emailAddress: 'nobody@example.org', plan: 'standard', ...by }),
    ).rejects.toMatchObject({ kind: 'not-found' });
    await expect(
      changePlan(ctx, { emailAddress, plan: 'standard', until: '2026-11-16', ...by }),
    ).rejects.toMatchObject({ data: { issues: [{ path: 'until' }] } });
    expect(await readAuditLog(ctx)).toEqual([]);
  });
});
