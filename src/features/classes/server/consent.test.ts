import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase, useDatabase } from '#test/support/db.ts';
import { consentWithdrawn, guardianApproved, guardianAskedAgain } from '#features/guardians/server/public.ts';
import { readMessages } from '#features/notifications/testing.ts';
import { nameGuardian } from '#features/guardians/testing.ts';
import { type TestUser, changeUser, makeUser } from '#features/people/testing.ts';
import type { UserId } from '#core/ids.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { classesApi } from '../api.ts';
import { makeClass } from '../testing.ts';
import { admitWherePossible } from './admit-where-possible.ts';

const guardianAddress = 'Mother@example.org';
const as = (ctx: TestCtx, { actor }: TestUser) => ({ context: { ...ctx, actor } });
const join = (ctx: TestCtx, user: TestUser, code: string) =>
  call(classesApi.join, { id: code }, as(ctx, user));
const approve = (ctx: TestCtx, token: string, emailAddress = 'mother@example.org') =>
  call(classesApi.approveJoin, { token, emailAddress }, { context: ctx });
const lastToken = (ctx: TestCtx) =>
  /\/approve\/class\/([\w-]{43})/.exec(ctx.sent.at(-1)?.text ?? '')?.[1] ?? '';

const askAgain = (ctx: TestCtx, userId: UserId) =>
  inTransaction(ctx, (ctx) => callHook(ctx, guardianAskedAgain, { userId, guardianAddress }));

/** A minor whose guardian is on record and, by default, has approved her account. */
async function makeMinor(ctx: TestCtx, approved = true): Promise<TestUser> {
  const minor = await makeUser(ctx, {
    first_name: 'Noa',
    language: 'he',
    adult_from: new Date('2030-01-01'),
    guardian_approved_at: approved ? ctx.clock.now() : null,
  });
  await nameGuardian(ctx, minor.userId, guardianAddress);
  return minor;
}

describe('a minor who joins a class', () => {
  const database = useDatabase();

  test('is asked for under the bell of each of her family’s guardians, once', async () => {
    const ctx = makeCtx(database.db);
    const { code } = await makeClass(ctx);
    const parent = await makeUser(ctx, {
      email_address: guardianAddress,
      email_verified_at: ctx.clock.now(),
    });
    const minor = await makeMinor(ctx);
    await join(ctx, minor, code);
    await askAgain(ctx, minor.userId);
    expect(await readMessages({ ...ctx, actor: parent.actor })).toEqual([
      `Noa would like to join the class Class ${code}. It waits for your answer.`,
    ]);
  });

  test('waits until her guardian has approved from the address on record', async () => {
    const ctx = makeCtx(database.db);
    const { code, id, educator } = await makeClass(ctx);
    const minor = await makeMinor(ctx);
    expect(await join(ctx, minor, code)).toMatchObject({ status: 'pending', why: 'guardian' });
    expect(await join(ctx, minor, code)).toMatchObject({ status: 'pending' });
    expect(ctx.sent).toMatchObject([{ to: guardianAddress, language: 'he' }]);
    const token = lastToken(ctx);
    const request = { firstName: 'Noa', className: `Class ${code}`, teacher: 'Ruth Adler' };
    expect(await call(classesApi.joinRequest, { token }, { context: ctx })).toEqual(request);
    await expect(approve(ctx, token, 'sister@example.org')).rejects.toMatchObject({
      data: { issues: [{ path: 'emailAddress' }] },
    });
    expect(await approve(ctx, token)).toEqual(request);
    expect(await join(ctx, minor, code)).toMatchObject({ status: 'joined', why: null });
    await expect(approve(ctx, token)).rejects.toMatchObject({ code: 'link_over' });
    await expect(call(classesApi.joinRequest, { token }, { context: ctx })).rejects.toMatchObject({
      kind: 'not-found',
    });
    expect((await call(classesApi.students, { id }, as(ctx, educator))).items).toMatchObject([
      { firstName: 'Noa' },
    ]);
  });

  test('is not named to the teacher before that', async () => {
    const ctx = makeCtx(database.db);
    const { code, id, educator } = await makeClass(ctx);
    const [approved, waiting] = [await makeMinor(ctx), await makeMinor(ctx, false)];
    await join(ctx, approved, code);
    await join(ctx, waiting, code);
    const pending = await call(classesApi.pending, { id }, as(ctx, educator));
    expect(pending.items).toMatchObject([
      { firstName: '', lastName: '', avatar: null, why: 'guardian' },
      { firstName: '', lastName: '', avatar: null, why: 'guardian' },
    ]);
    expect(JSON.stringify(pending)).not.toContain('Noa');
    expect((await call(classesApi.students, { id }, as(ctx, educator))).items).toEqual([]);
  });

  test('whose link is 30 days old asks for a new one', async () => {
    const ctx = makeCtx(database.db);
    const { code } = await makeClass(ctx);
    const minor = await makeMinor(ctx);
    await join(ctx, minor, code);
    const token = lastToken(ctx);
    ctx.clock.advance(30 * 86_400);
    await expect(approve(ctx, token)).rejects.toMatchObject({ code: 'link_over' });
    expect(await askAgain(ctx, minor.userId)).toEqual([true]);
    await approve(ctx, lastToken(ctx));
    expect(await askAgain(ctx, minor.userId)).toEqual([false]);
  });

  test('waits for a seat after approval if none is free', async () => {
    const ctx = makeCtx(database.db);
    const { code, educator } = await makeClass(ctx);
    await changeUser(ctx, educator.userId, { plan: 'free' });
    const minor = await makeMinor(ctx);
    await join(ctx, minor, code);
    await approve(ctx, lastToken(ctx));
    expect(await join(ctx, minor, code)).toMatchObject({ status: 'pending', why: 'seats' });
  });

  test('is not approved for a class that is gone', async () => {
    const ctx = makeCtx(database.db);
    const { code, id, educator } = await makeClass(ctx);
    await join(ctx, await makeMinor(ctx), code);
    await call(classesApi.remove, { id }, as(ctx, educator));
    await expect(approve(ctx, lastToken(ctx))).rejects.toMatchObject({ code: 'link_over' });
  });

  test('and whose account is waiting gets in once that is approved, and is out while approval is withdrawn', async () => {
    const ctx = makeCtx(database.db);
    const { code, educator } = await makeClass(ctx);
    const minor = await makeMinor(ctx, false);
    const setApproval = (at: Date | null) => changeUser(ctx, minor.userId, { guardian_approved_at: at });
    await join(ctx, minor, code);
    expect(ctx.sent).toEqual([]);
    await setApproval(ctx.clock.now());
    await inTransaction(ctx, (ctx) => callHook(ctx, guardianApproved, minor));
    expect(await join(ctx, minor, code)).toMatchObject({ status: 'joined' });
    await setApproval(null);
    await inTransaction(ctx, (ctx) => callHook(ctx, consentWithdrawn, minor));
    expect(await call(classesApi.list, undefined, as(ctx, educator))).toMatchObject({
      items: [{ studentCount: 0, pendingCount: 1 }],
      seatsTaken: 0,
    });
    await setApproval(ctx.clock.now());
    await inTransaction(ctx, (ctx) => callHook(ctx, guardianApproved, minor));
    expect(await join(ctx, minor, code)).toMatchObject({ status: 'joined' });
  });

  test('and comes of age in the meantime is let in', async () => {
    const ctx = makeCtx(database.db);
    const { code } = await makeClass(ctx);
    const minor = await makeMinor(ctx);
    await join(ctx, minor, code);
    await admitWherePossible(ctx);
    expect(await join(ctx, minor, code)).toMatchObject({ status: 'pending' });
    ctx.clock.advance(4 * 366 * 86_400);
    await admitWherePossible(ctx);
    expect(await join(ctx, minor, code)).toMatchObject({ status: 'joined' });
  });
});

describe('a guardian’s link that is used fifty times at once', () => {
  const database = useCommittedDatabase();

  test('counts once', async () => {
    const ctx = makeCtx(database.db);
    const { code, educator } = await makeClass(ctx);
    const minor = await makeMinor(ctx);
    await join(ctx, minor, code);
    const token = lastToken(ctx);
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => approve(ctx, token)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await call(classesApi.list, undefined, as(ctx, educator))).toMatchObject({
      items: [{ studentCount: 1, pendingCount: 0 }],
    });
  });
});
