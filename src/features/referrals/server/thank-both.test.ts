import { call } from '@orpc/server';
import { beforeEach, describe, expect, test } from 'vitest';
import type { UserId } from '#core/ids.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { itemIdOf, makeCourse, makeWork } from '#features/learning/testing.ts';
import { completeItem } from '#features/learning/server/public.ts';
import { readMessages } from '#features/notifications/testing.ts';
import { mailVerification } from '#features/sign-in/server/public.ts';
import { signInApi } from '#features/sign-in/api.ts';
import { changeUser, makeUser, type TestUser } from '#features/people/testing.ts';
import { readLedger, rewardsOf } from '#features/rewards/testing.ts';
import { referralsApi } from '../api.ts';
import { thankBoth, thankJob, type ThankJob } from './thank-both.ts';

type Columns = Parameters<typeof makeUser>[1];

const makeGrownUp = (ctx: TestCtx, columns: Columns = {}) =>
  makeUser(ctx, { email_verified_at: ctx.clock.now(), ...columns });
/** A friend who has finished a course. */
async function makeFriend(ctx: TestCtx, inviter: TestUser, columns: Columns = {}): Promise<TestUser> {
  const friend = await makeGrownUp(ctx, { invited_by: inviter.userId, ...columns });
  const itemId = itemIdOf(await makeCourse(ctx, { items: [{ access: 'public' }] }));
  await makeWork(ctx, friend.userId, itemId, { done: true });
  return friend;
}
const coinsOf = async (ctx: TestCtx, { actor }: TestUser) => (await rewardsOf({ ...ctx, actor })).coins;
const mine = (ctx: TestCtx, { actor }: TestUser) =>
  call(referralsApi.mine, undefined, { context: { ...ctx, actor } });

describe('thanks for an invitation', () => {
  const database = useDatabase();
  let ctx: TestCtx;
  let ruth: TestUser;
  beforeEach(async () => {
    ctx = makeCtx(database.db);
    ruth = await makeGrownUp(ctx);
  });
  const thank = (friendId: UserId) => thankBoth(ctx, { friendId });

  test('go to both when the friend has finished a course, and not before', async () => {
    ctx.jobs.define<ThankJob>(thankJob, (data) => thankBoth(ctx, data));
    const dina = await makeGrownUp(ctx, { invited_by: ruth.userId });
    const film = { access: 'public' } as const;
    const course = await makeCourse(ctx, { items: [film, film] });
    for (const [index, thanks] of [0, 36].entries()) {
      await inTransaction(ctx, (ctx) =>
        completeItem(ctx, { userId: dina.userId, itemId: itemIdOf(course, index) }),
      );
      await ctx.jobs.drain();
      expect(await coinsOf(ctx, ruth)).toBe(thanks);
    }
    expect(await mine(ctx, ruth)).toMatchObject({ joined: 1, finished: 1, earned: 36 });
    expect(await readMessages({ ...ctx, actor: ruth.actor })).toEqual([
      'A friend whom you invited has finished a first course. Thank you! 36 coins are yours.',
    ]);
    expect(await readMessages({ ...ctx, actor: dina.actor })).toContain(
      'You came by an invitation and have finished a first course: 36 coins are yours.',
    );
  });

  test('come once for each friend, however often she finishes a course', async () => {
    const dina = await makeFriend(ctx, ruth);
    for (let course = 0; course < 3; course += 1) await thank(dina.userId);
    expect([await coinsOf(ctx, ruth), await coinsOf(ctx, dina)]).toEqual([36, 36]);
  });

  test('reach an inviter five times a month, and every friend', async () => {
    const friends = await Promise.all(Array.from({ length: 6 }, () => makeFriend(ctx, ruth)));
    for (const { userId } of friends) await thank(userId);
    expect(await coinsOf(ctx, ruth)).toBe(5 * 36);
    for (const friend of friends) expect(await coinsOf(ctx, friend)).toBe(36);
    ctx.clock.advance(31 * 86_400);
    await thank((await makeFriend(ctx, ruth)).userId);
    expect(await coinsOf(ctx, ruth)).toBe(6 * 36);
  });

  test('wait until the friend has proved her address', async () => {
    const dina = await makeFriend(ctx, ruth, { email_verified_at: null });
    await thank(dina.userId);
    expect(await coinsOf(ctx, ruth)).toBe(0);
    await changeUser(ctx, dina.userId, { email_verified_at: ctx.clock.now() });
    await thank(dina.userId);
    expect(await coinsOf(ctx, ruth)).toBe(36);
  });

  test('come when she proves her address after she has finished, once', async () => {
    ctx.jobs.define<ThankJob>(thankJob, (data) => thankBoth(ctx, data));
    const dina = await makeFriend(ctx, ruth, { email_verified_at: null });
    await ctx.jobs.drain();
    expect(await coinsOf(ctx, ruth)).toBe(0);
    await inTransaction(ctx, (ctx) =>
      mailVerification(ctx, { userId: dina.userId, emailAddress: dina.emailAddress, language: 'en' }),
    );
    const token = /\/email\/verify\/([\w-]+)/.exec(ctx.sent.at(-1)?.text ?? '')?.[1] ?? '';
    for (let presses = 0; presses < 2; presses += 1) {
      await call(signInApi.verifyEmail, { token }, { context: ctx });
      await ctx.jobs.drain();
    }
    expect([await coinsOf(ctx, ruth), await coinsOf(ctx, dina)]).toEqual([36, 36]);
  });

  test('are not given for a second account of the same mailbox', async () => {
    const [local = ''] = ruth.emailAddress.split('@', 1);
    const second = await makeFriend(ctx, ruth, { email_address: `${local}+2@example.org` });
    await thank(second.userId);
    const dina = await makeFriend(ctx, ruth, { email_address: 'dina@example.net' });
    const again = await makeFriend(ctx, ruth, { email_address: 'dina+again@example.net' });
    for (const { userId } of [dina, again]) await thank(userId);
    expect(await coinsOf(ctx, ruth)).toBe(36);
  });

  test('are not for children, nor does a child have a link', async () => {
    const minor = { adult_from: new Date('2030-01-01'), guardian_approved_at: new Date() };
    const child = await makeFriend(ctx, ruth, minor);
    await thank(child.userId);
    expect(await coinsOf(ctx, child)).toBe(0);
    const context = { ...ctx, actor: child.actor };
    for (const operation of [referralsApi.mine, referralsApi.makeLink])
      await expect(call(operation, undefined, { context })).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('need a link that only a proved address may make', async () => {
    const unproved = await makeUser(ctx);
    await expect(
      call(referralsApi.makeLink, undefined, { context: { ...ctx, actor: unproved.actor } }),
    ).rejects.toMatchObject({ code: 'email_unverified' });
  });
});

describe('thanks for an invitation, under pressure', () => {
  const database = useCommittedDatabase();

  test('are given once in twenty races, and never above the month', async () => {
    const ctx = makeCtx(database.db);
    const ruth = await makeGrownUp(ctx);
    const friends = await Promise.all(Array.from({ length: 7 }, () => makeFriend(ctx, ruth)));
    const replayed = [...friends, ...friends, ...friends];
    await Promise.all(replayed.map(({ userId }) => thankBoth(ctx, { friendId: userId })));
    expect(await coinsOf(ctx, ruth)).toBe(5 * 36);
    for (const friend of friends) expect(await coinsOf(ctx, friend)).toBe(36);
    expect((await readLedger(ctx)).wrong).toBe(0);
  });
});
