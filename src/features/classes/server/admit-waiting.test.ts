import { call } from '@orpc/server';
import { beforeEach, expect, test } from 'vitest';
import { createMemoryPush } from '#platform/push/memory-push.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { changeSetting } from '#platform/settings/settings.ts';
import { notificationsApi } from '#features/notifications/api.ts';
import { readMessages, sendPushes } from '#features/notifications/testing.ts';
import { consentWithdrawn, guardianApproved } from '#features/guardians/server/public.ts';
import { nameGuardian } from '#features/guardians/testing.ts';
import { changeUser, makeUser, type TestUser } from '#features/people/testing.ts';
import { withSession } from '#features/sign-in/testing.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { classesApi } from '../api.ts';
import { makeClass, makeEducator } from '../testing.ts';
import { freeSeatsSetting } from './seats.ts';

const database = useDatabase();
const push = createMemoryPush();
let ctx: TestCtx;
let world: { educator: TestUser; code: string; id: string };

beforeEach(async () => {
  push.sent.length = 0;
  ctx = makeCtx(database.db, { push });
  world = await makeClass(ctx, await withSession(ctx, await makeEducator(ctx, { plan: 'free' })));
});

const as = ({ actor }: TestUser) => ({ context: { ...ctx, actor } });
const join = (user: TestUser) => call(classesApi.join, { id: world.code }, as(user));
const read = ({ actor }: TestUser) => readMessages({ ...ctx, actor });

/** A minor whose guardian has approved her account, or is still asked to. */
async function makeMinor(approved: boolean): Promise<TestUser> {
  const minor = await makeUser(ctx, {
    first_name: 'Noa',
    adult_from: new Date('2030-01-01'),
    guardian_approved_at: approved ? ctx.clock.now() : null,
  });
  await nameGuardian(ctx, minor.userId, 'mother@example.org');
  return minor;
}

const setApproval = (minor: TestUser, at: Date | null) =>
  changeUser(ctx, minor.userId, { guardian_approved_at: at });
const approveClass = () => {
  const token = /\/approve\/class\/([\w-]{43})/.exec(ctx.sent.at(-1)?.text ?? '')?.[1] ?? '';
  return call(classesApi.approveJoin, { token, emailAddress: 'mother@example.org' }, { context: ctx });
};

test('whoever joins when seats have come up unnoticed gets none before those who wait', async () => {
  const [first, second, third] = [await makeUser(ctx), await makeUser(ctx), await makeUser(ctx)];
  for (const user of [first, second]) await join(user);
  await changeSetting(ctx, freeSeatsSetting, 2);
  try {
    expect(await join(third)).toMatchObject({ status: 'pending', why: 'seats' });
    expect(await join(first)).toMatchObject({ status: 'joined' });
    const students = [{ firstName: 'Dina', lastName: 'Levi' }];
    await changeSetting(ctx, freeSeatsSetting, 3);
    const added = call(
      classesApi.addStudents,
      { id: world.id, students, guardiansAgree: true },
      as(world.educator),
    );
    await expect(added).rejects.toMatchObject({ code: 'no_seats' });
  } finally {
    await changeSetting(ctx, freeSeatsSetting, 0);
  }
});

test('whoever is let in later is told, with nobody’s own words, and so is her teacher', async () => {
  const dov = await makeUser(ctx, { first_name: 'Dov' });
  await join(dov);
  expect([await read(dov), await read(world.educator)]).toEqual([
    [],
    [`Dov has asked to join Class ${world.code}.`],
  ]);
  await changeUser(ctx, world.educator.userId, { plan: 'standard' });
  await join(await makeUser(ctx, { first_name: 'Ada' }));
  expect(await read(dov)).toEqual(['You’re in your class now. See what you’ll learn together.']);
  expect((await read(world.educator)).toSorted()).toEqual([
    `Ada has joined Class ${world.code}.`,
    `Dov has asked to join Class ${world.code}.`,
    `Dov has joined Class ${world.code}.`,
  ]);
});

test('whoever joins at once is not told what she sees', async () => {
  await changeUser(ctx, world.educator.userId, { plan: 'standard' });
  const ada = await makeUser(ctx);
  await join(ada);
  expect(await read(ada)).toEqual([]);
});

const joined = () => `Noa has joined Class ${world.code}.`;
const asked = () => `Noa has asked to join Class ${world.code}.`;
const someone = () =>
  `Someone has asked to join Class ${world.code}. The name is shown once a parent has agreed.`;

test('a minor is named to her teacher, on the page and in the browser, only once her guardian agrees to the class', async () => {
  await changeUser(ctx, world.educator.userId, { plan: 'standard' });
  const keys = { p256dh: 'BA', auth: 'aa' };
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
  await call(notificationsApi.turnOnPush, { endpoint, keys }, as(world.educator));
  const noa = await makeMinor(true);
  await join(noa);
  await sendPushes(ctx);
  expect(await read(world.educator)).toEqual([someone()]);
  expect(push.sent.map(({ note }) => note.text)).toEqual([someone()]);
  await approveClass();
  await sendPushes(ctx);
  expect((await read(world.educator)).toSorted()).toEqual([asked(), joined()]);
  expect(push.sent.map(({ note }) => note.text)).toEqual([someone(), joined()]);
  expect(await read(noa)).toHaveLength(1);
});

test('nor before he agrees to her account, and no longer once he takes that back', async () => {
  await changeUser(ctx, world.educator.userId, { plan: 'standard' });
  const noa = await makeMinor(false);
  await join(noa);
  expect(await read(world.educator)).toEqual([someone()]);
  await setApproval(noa, ctx.clock.now());
  await inTransaction(ctx, (ctx) => callHook(ctx, guardianApproved, noa));
  expect((await read(world.educator)).toSorted()).toEqual([asked(), joined()]);
  await setApproval(noa, null);
  await inTransaction(ctx, (ctx) => callHook(ctx, consentWithdrawn, noa));
  expect(JSON.stringify(await read(world.educator))).not.toContain('Noa');
});
