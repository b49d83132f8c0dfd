import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { countSessions, makeSession } from '#features/sign-in/testing.ts';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { settingsApi } from '#features/settings/api.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { findActorByBearer } from '#features/sign-in/server/public.ts';
import { noPassword } from '#platform/crypto/passwords.ts';
import { describeUser, eraseGivenUpAccounts } from '#features/people/server/public.ts';

describe('deleting an account', () => {
  const database = useDatabase();
  const password = 'a password of mine';
  const day = 86_400;

  async function makeMember(columns: Parameters<typeof makeUser>[1] = {}) {
    const ctx = makeCtx(database.db);
    const user = await makeUser(ctx, columns, password);
    return { ...ctx, user, actor: await signIn(ctx, user) };
  }

  async function signIn(ctx: ReturnType<typeof makeCtx>, user: TestUser) {
    const { token } = await makeSession(ctx, user);
    const actor = await findActorByBearer(ctx.db, token, ctx.clock.now());
    if (!actor) throw new Error('the session is not open');
    return actor;
  }

  const giveUp = (ctx: Awaited<ReturnType<typeof makeMember>>, currentPassword = password) =>
    call(settingsApi.giveUpAccount, { currentPassword }, { context: ctx });

  test('ends every session and says when everything is erased', async () => {
    const ctx = await makeMember();
    expect(await giveUp(ctx)).toEqual({ eraseAt: '2026-12-17T12:00:00.000Z' });
    expect(ctx.cookie()).toBeNull();
    const { userId } = ctx.actor;
    expect(await countSessions(ctx, userId)).toBe(0);
    expect((await describeUser(ctx)).eraseAt).toBe('2026-12-17T12:00:00.000Z');
  });

  test('is announced by one mail, which says when it happens and how to keep the account', async () => {
    const ctx = await makeMember({ place: 'jerusalem' });
    await giveUp(ctx);
    await giveUp({ ...ctx, actor: await signIn(ctx, ctx.user) });
    expect(ctx.sent).toMatchObject([
      { to: ctx.user.emailAddress, subject: 'Your account will be erased on December 17, 2026' },
    ]);
    expect(ctx.sent[0]?.text).toContain('http://lamed.test/login?onSuccess=%2Fsettings%2Faccount');
  });

  test('requires the password', async () => {
    const ctx = await makeMember();
    await expect(giveUp(ctx, 'a guess')).rejects.toMatchObject({
      data: { issues: [{ path: 'currentPassword' }] },
    });
    expect((await describeUser(ctx)).eraseAt).toBeNull();
  });

  test('requires a sign-in within the last ten minutes if there is no password', async () => {
    const ctx = await makeMember({ password_hash: noPassword });
    ctx.clock.advance(601);
    await expect(giveUp(ctx, '')).rejects.toMatchObject({ code: 'reauth_required' });
    const again = { ...ctx, actor: await signIn(ctx, ctx.user) };
    ctx.clock.advance(600);
    await expect(giveUp(again, '')).resolves.toHaveProperty('eraseAt');
  });

  test('can be undone for 30 days, and asking again does not postpone it', async () => {
    const ctx = await makeMember();
    await giveUp(ctx);
    ctx.clock.advance(20 * day);
    const again = { ...ctx, actor: await signIn(ctx, ctx.user) };
    expect(await giveUp(again)).toEqual({ eraseAt: '2026-12-17T12:00:00.000Z' });
    await call(settingsApi.keepAccount, undefined, { context: ctx });
    ctx.clock.advance(20 * day);
    expect(await eraseGivenUpAccounts(ctx)).toBe(0);
    expect((await describeUser(ctx)).eraseAt).toBeNull();
  });

  test('erases the person and everything that is hers after 30 days, and nobody else', async () => {
    const ctx = await makeMember();
    const other = await makeMember();
    await giveUp(ctx);
    ctx.clock.advance(30 * day - 1);
    expect(await eraseGivenUpAccounts(ctx)).toBe(0);
    ctx.clock.advance(1);
    expect(await eraseGivenUpAccounts(ctx)).toBe(1);
    expect(await eraseGivenUpAccounts(ctx)).toBe(0);
    await expect(describeUser(ctx)).rejects.toMatchObject({ kind: 'sign-in-required' });
    expect((await describeUser(other)).id).toBe(other.actor.userId);
  });

  test('is refused for the last remaining administrator', async () => {
    const [first, second] = [await makeMember({ admin: true }), await makeMember({ admin: true })];
    await giveUp(first);
    await expect(giveUp(second)).rejects.toMatchObject({ code: 'last_admin' });
  });
});
