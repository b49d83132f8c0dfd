import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { callHook } from '#platform/composition/feature-hooks.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { consentWithdrawn, guardianApproved } from '#features/guardians/server/public.ts';
import { nameGuardian } from '#features/guardians/testing.ts';
import { readMessages } from '#features/notifications/testing.ts';
import { changeUser, makeUser, type TestUser } from '#features/people/testing.ts';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { dieAtEachStep } from '#test/support/die-at-each-step.ts';
import { classesApi } from '../api.ts';
import { makeClass, makeStudentIn } from '../testing.ts';
import { listEnrolled } from './class-roster.ts';
import { tellWhatIsSeen } from './tell-what-is-seen.ts';

const seen =
  'Your teachers now also see what you do for your class: what’s done, when, and your answers. Only from today on.';
const read = (ctx: TestCtx, { actor }: TestUser) => readMessages({ ...ctx, actor });
const seenFrom = async (ctx: TestCtx, id: string) => (await listEnrolled(ctx, id))[0]?.seenFrom;

/** A class with a minor in it, whose guardian agreed when the texts spoke of names alone. */
async function makeOldWorld(ctx: TestCtx) {
  const { id, code, educator } = await makeClass(ctx);
  const noa = await makeUser(ctx, {
    first_name: 'Noa',
    adult_from: new Date('2030-01-01'),
    guardian_approved_at: ctx.clock.now(),
  });
  await nameGuardian(ctx, noa.userId, 'mother@example.org');
  await makeStudentIn(ctx, id, noa.userId);
  await ctx.db.updateTable('class_students').set({ names_alone: true }).execute();
  ctx.clock.advance(3600);
  return { id, code, noa, teacher: { context: { ...ctx, actor: educator.actor } } };
}

describe('of whom consent was given to names alone', () => {
  const database = useDatabase();

  test('teachers see nothing more until she and her guardian have been told, and then only what comes after', async () => {
    const ctx = makeCtx(database.db);
    const { id, noa } = await makeOldWorld(ctx);
    expect((await seenFrom(ctx, id))?.getUTCFullYear()).toBe(9999);
    expect([await tellWhatIsSeen(ctx), await tellWhatIsSeen(ctx)]).toEqual([1, 0]);
    expect(await seenFrom(ctx, id)).toEqual(ctx.clock.now());
    expect(await read(ctx, noa)).toEqual([seen]);
    expect(ctx.sent).toMatchObject([{ to: 'mother@example.org' }]);
    expect(ctx.sent[0]?.text).toContain('Now the teachers also see, for what the class learns, what is done');
  });

  test('teachers see what comes after a guardian has agreed anew, who was told on that page', async () => {
    const ctx = makeCtx(database.db);
    const { id, noa } = await makeOldWorld(ctx);
    await inTransaction(ctx, (ctx) => callHook(ctx, consentWithdrawn, noa));
    await changeUser(ctx, noa.userId, { guardian_approved_at: ctx.clock.now() });
    await inTransaction(ctx, (ctx) => callHook(ctx, guardianApproved, noa));
    expect(await seenFrom(ctx, id)).toEqual(ctx.clock.now());
    expect(await tellWhatIsSeen(ctx)).toBe(0);
  });
});

describe('of anyone who joins now', () => {
  const database = useDatabase();

  test('teachers see details from the moment when she was let in, not from when she asked', async () => {
    const ctx = makeCtx(database.db);
    const { id, code } = await makeClass(ctx);
    const noa = await makeUser(ctx, {
      adult_from: new Date('2030-01-01'),
      guardian_approved_at: ctx.clock.now(),
    });
    await nameGuardian(ctx, noa.userId, 'mother@example.org');
    await call(classesApi.join, { id: code }, { context: { ...ctx, actor: noa.actor } });
    const token = /\/approve\/class\/([\w-]{43})/.exec(ctx.sent.at(-1)?.text ?? '')?.[1] ?? '';
    ctx.clock.advance(3600);
    await call(classesApi.approveJoin, { token, emailAddress: 'mother@example.org' }, { context: ctx });
    expect(await listEnrolled(ctx, id)).toEqual([
      { userId: noa.userId, since: ctx.clock.now(), seenFrom: ctx.clock.now() },
    ]);
    expect(await tellWhatIsSeen(ctx)).toBe(0);
  });
});

describe('in transactions that are committed', () => {
  const database = useCommittedDatabase();

  test('everyone is told once, wherever a process is killed, and with two at once', async () => {
    const ctx = makeCtx(database.db);
    const { noa } = await makeOldWorld(ctx);
    await dieAtEachStep(ctx, tellWhatIsSeen, async () => expect(ctx.sent.length).toBeLessThanOrEqual(1));
    await Promise.all([tellWhatIsSeen(ctx), tellWhatIsSeen(ctx)]);
    expect(await read(ctx, noa)).toEqual([seen]);
    expect(ctx.sent).toHaveLength(1);
  });
});
