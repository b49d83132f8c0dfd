import { describe, expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { findActor, makeUser, removeUser } from '#features/people/testing.ts';
import {
  findEntitlements,
  givePlan,
  giveTrial,
  grantCourse,
  withdrawCourse,
} from '#features/billing/server/public.ts';
import { viewUser } from './current-user.ts';

const nothing = { plan: 'free', planEndsAt: undefined, trialEndsAt: undefined, courseIds: [] };

describe('what someone is entitled to', () => {
  const database = useDatabase();

  async function makeWorld() {
    const ctx = makeCtx(database.db);
    const user = await makeUser(ctx);
    return { ctx, user, userId: user.userId };
  }

  test('is nothing until something is given', async () => {
    const { ctx, user, userId } = await makeWorld();
    expect(await findEntitlements(ctx, userId)).toEqual(nothing);
    expect(await findActor(ctx, user)).toMatchObject({ plan: 'free', courseIds: [], trialEndsAt: undefined });
    expect(await viewUser(ctx, userId)).toMatchObject({ plan: 0, status: 'free', courseIds: [] });
  });

  test('is the same to the actor of a request and in her own view', async () => {
    const { ctx, user, userId } = await makeWorld();
    const endsAt = new Date('2026-11-18T12:00:00Z');
    await givePlan(ctx, userId, { plan: 'premium', endsAt, source: 'granted' });
    await grantCourse(ctx, userId, 'c_1');
    expect(await findEntitlements(ctx, userId)).toEqual({
      ...nothing,
      plan: 'premium',
      planEndsAt: endsAt,
      courseIds: ['c_1'],
    });
    expect(await findActor(ctx, user)).toMatchObject({ plan: 'premium', courseIds: ['c_1'] });
    expect(await viewUser(ctx, userId)).toMatchObject({ plan: 2, status: 'paid', courseIds: ['c_1'] });
  });

  test('is the free plan again from the instant a plan ends, and the courses stay', async () => {
    const { ctx, user, userId } = await makeWorld();
    const endsAt = new Date(ctx.clock.now().getTime() + 1000);
    await givePlan(ctx, userId, { plan: 'standard', endsAt, source: 'granted' });
    await grantCourse(ctx, userId, 'c_1');
    ctx.clock.advance(1);
    expect(await findEntitlements(ctx, userId)).toEqual({ ...nothing, courseIds: ['c_1'] });
    expect(await findActor(ctx, user)).toMatchObject({ plan: 'free', courseIds: ['c_1'] });
  });

  test('keeps a trial and courses when the plan changes', async () => {
    const { ctx, userId } = await makeWorld();
    const trialEndsAt = new Date('2026-12-01T00:00:00Z');
    await giveTrial(ctx, userId, trialEndsAt);
    for (const courseId of ['c_1', 'c_2', 'c_1']) await grantCourse(ctx, userId, courseId);
    await givePlan(ctx, userId, { plan: 'complimentary', endsAt: null, source: 'granted' });
    const courseIds = ['c_2', 'c_1'];
    expect(await findEntitlements(ctx, userId)).toEqual({
      ...nothing,
      plan: 'complimentary',
      trialEndsAt,
      courseIds,
    });
    await withdrawCourse(ctx, userId, 'c_2');
    expect(await findEntitlements(ctx, userId)).toMatchObject({ trialEndsAt, courseIds: ['c_1'] });
  });

  test('is nobody else’s, and goes with the account', async () => {
    const { ctx, user, userId } = await makeWorld();
    const other = await makeUser(ctx);
    await givePlan(ctx, userId, { plan: 'premium', endsAt: null, source: 'granted' });
    await withdrawCourse(ctx, other.userId, 'c_1');
    expect(await findEntitlements(ctx, other.userId)).toEqual(nothing);
    await removeUser(ctx, user.userId);
    expect(await findEntitlements(ctx, userId)).toEqual(nothing);
  });
});

describe('twenty courses granted at the same moment', () => {
  const database = useCommittedDatabase();

  test('are all open afterwards', async () => {
    const ctx = makeCtx(database.db);
    const { userId } = await makeUser(ctx);
    const courseIds = Array.from({ length: 20 }, (_, index) => `c_${index}`);
    await Promise.all(courseIds.map((courseId) => grantCourse(ctx, userId, courseId)));
    const found = await findEntitlements(ctx, userId);
    expect(found.courseIds.toSorted()).toEqual(courseIds.toSorted());
  });
});
