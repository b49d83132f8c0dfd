import { call } from '@orpc/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeUser, makeUser, type TestUser } from '#features/people/testing.ts';
import { notificationsApi } from '#features/notifications/api.ts';
import { notify } from '#features/notifications/inbox/server/notify.ts';
import { endSessionsOf } from '#features/sign-in/server/public.ts';
import { withSession } from '#features/sign-in/testing.ts';
import { createMemoryPush, type MemoryPush } from '#platform/push/memory-push.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { sendPushes } from './send-pushes.ts';

const database = useDatabase();
const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
const keys = { p256dh: 'BA', auth: 'aa' };
const minute = 60;
const hour = 60 * minute;
let ctx: TestCtx;
let push: MemoryPush;
let parent: TestUser;
let child: TestUser;
beforeEach(async () => {
  push = createMemoryPush();
  ctx = makeCtx(database.db, { push });
  parent = await makeParent({ language: 'he', place: 'jerusalem' });
  child = await withSession(ctx, await makeUser(ctx, { role: 'home', first_name: 'Noam' }));
});

const makeParent = async (overrides: Parameters<typeof makeUser>[1] = {}) =>
  withSession(ctx, await makeUser(ctx, { ...overrides, role: 'parent' }));

const as = ({ actor }: TestUser) => ({ context: { ...ctx, actor } });
const turnOn = (user: TestUser, input: Partial<{ endpoint: string }> = {}) =>
  call(notificationsApi.turnOnPush, { endpoint, keys, ...input }, as(user));
const askForTime = (minutes = 15) =>
  notify(ctx, {
    to: parent.userId,
    kind: 'families.askedForTime',
    data: { childId: child.userId, minutes },
    href: '/family',
  });
const waiting = async () =>
  (await ctx.db.selectFrom('pushes').select(['tries', 'due_at']).execute()).map(({ tries }) => tries);

describe('a browser that is pushed to', () => {
  test('shows each message once, in its reader’s language, and leads to what it is about', async () => {
    expect(await call(notificationsApi.push, undefined, as(parent))).toEqual({
      publicKey: 'BAbc',
      on: false,
    });
    expect(await turnOn(parent)).toEqual({ publicKey: 'BAbc', on: true });
    await askForTime();
    for (let again = 0; again < 2; again += 1) await sendPushes(ctx);
    expect(push.sent).toMatchObject([
      { endpoint, note: { title: 'Lamed', href: '/family', lang: 'he', dir: 'rtl' } },
    ]);
    expect(push.sent[0]?.note.text).toContain('Noam');
    expect(await waiting()).toEqual([]);
  });

  test('shows nothing of what was read on the page before', async () => {
    await turnOn(parent);
    await askForTime();
    await call(notificationsApi.readAll, undefined, as(parent));
    await sendPushes(ctx);
    expect([push.sent, await waiting()]).toEqual([[], []]);
  });

  test('shows nothing any more once it was turned off, or once its session has ended', async () => {
    await turnOn(parent);
    await askForTime();
    expect(await call(notificationsApi.turnOffPush, undefined, as(parent))).toMatchObject({ on: false });
    await turnOn(parent);
    await endSessionsOf(ctx, parent.userId);
    await askForTime(30);
    await sendPushes(ctx);
    expect([push.sent, await waiting()]).toEqual([[], []]);
  });

  test.each([
    ['in the city that she has chosen', { place: 'jerusalem', time_zone: 'America/New_York' }],
    ['where her browser is', { place: null, time_zone: 'Asia/Jerusalem' }],
  ])('rests on Shabbat %s, and shows what was said then after it', async (_where, columns) => {
    await changeUser(ctx, parent.userId, columns);
    await turnOn(parent);
    ctx.clock.advance(4 * 24 * hour);
    await askForTime();
    await sendPushes(ctx);
    expect([push.sent, await waiting()]).toEqual([[], [0]]);
    ctx.clock.advance(6 * hour);
    await sendPushes(ctx);
    expect(push.sent).toHaveLength(1);
  });

  test('is tried again while its push service is down, later each time, and not for ever', async () => {
    await turnOn(parent);
    await askForTime();
    push.answer = 'failed';
    await sendPushes(ctx);
    await sendPushes(ctx);
    expect(await waiting()).toEqual([1]);
    ctx.clock.advance(2 * minute);
    await sendPushes(ctx);
    expect(await waiting()).toEqual([2]);
    for (let again = 0; again < 8; again += 1) {
      ctx.clock.advance(5 * hour);
      await sendPushes(ctx);
    }
    expect([push.sent, await waiting()]).toEqual([[], []]);
  });

  test('is taken up again by another process if the first one is killed, and by none meanwhile', async () => {
    await turnOn(parent);
    await askForTime();
    push.send = () => Promise.reject(new Error('killed'));
    await expect(sendPushes(ctx)).rejects.toThrow('killed');
    const second = createMemoryPush();
    await sendPushes({ ...ctx, push: second });
    expect(second.sent).toEqual([]);
    ctx.clock.advance(6 * minute);
    await sendPushes({ ...ctx, push: second });
    expect(second.sent).toHaveLength(1);
  });

  test('that has gone is forgotten', async () => {
    await turnOn(parent);
    await askForTime();
    push.answer = 'gone';
    await sendPushes(ctx);
    expect(await call(notificationsApi.push, undefined, as(parent))).toMatchObject({ on: false });
  });

  test('is asked again once the keys of the house are others, and nothing is sent to it until then', async () => {
    await turnOn(parent);
    await askForTime(45);
    push = { ...createMemoryPush(), publicKey: 'BXyz' };
    ctx = { ...ctx, push };
    expect(await call(notificationsApi.push, undefined, as(parent))).toEqual({
      publicKey: 'BXyz',
      on: false,
    });
    await sendPushes(ctx);
    expect([push.sent, await waiting()]).toEqual([[], []]);
    expect(await turnOn(parent)).toEqual({ publicKey: 'BXyz', on: true });
    await askForTime(30);
    await sendPushes(ctx);
    expect(push.sent).toHaveLength(1);
  });

  test('belongs to the person who asked last', async () => {
    await turnOn(parent);
    const other = await makeParent();
    await turnOn(other);
    expect(await call(notificationsApi.push, undefined, as(parent))).toMatchObject({ on: false });
    await askForTime();
    await sendPushes(ctx);
    expect(push.sent).toEqual([]);
  });
});

test('a child’s browser, and an address that is of no push service, are refused', async () => {
  await expect(turnOn(child)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(turnOn(parent, { endpoint: 'https://localhost/abc' })).rejects.toMatchObject({
    issues: [{ path: 'endpoint' }],
  });
  expect(await ctx.db.selectFrom('push_subscriptions').selectAll().execute()).toEqual([]);
});

test('without keys it is not offered', async () => {
  ctx = makeCtx(database.db);
  expect(await call(notificationsApi.push, undefined, as(parent))).toEqual({ publicKey: null, on: false });
  await expect(turnOn(parent)).rejects.toMatchObject({ code: 'push_unavailable' });
});
