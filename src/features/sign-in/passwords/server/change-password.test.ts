import { call } from '@orpc/server';
import { describe, expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { signInApi } from '#features/sign-in/api.ts';
import { makeSession } from '#features/sign-in/testing.ts';
import { makeUser } from '#features/people/testing.ts';
import { findActorByBearer, findActorByCookie } from '#features/sign-in/sessions/server/actors.ts';

describe('changing the password', () => {
  const database = useDatabase();
  const old = 'the old and trusted one';
  const fresh = 'seven doves over Tzfat';

  async function makeSignedIn() {
    const ctx = makeCtx(database.db);
    const user = await makeUser(ctx, {}, old);
    const { token, cookie } = await makeSession(ctx, user);
    const elsewhere = (await makeSession(ctx, user)).token;
    const actor = await findActorByBearer(ctx.db, token, ctx.clock.now());
    if (!actor) throw new Error('the session is not open');
    return { ...ctx, actor, user, token, oldCookie: cookie, elsewhere };
  }

  const change = (
    ctx: Awaited<ReturnType<typeof makeSignedIn>>,
    currentPassword = old,
    password: string = fresh,
  ) => call(signInApi.changePassword, { currentPassword, password }, { context: ctx });

  const signIn = (ctx: Awaited<ReturnType<typeof makeSignedIn>>, password: string) =>
    call(
      signInApi.signIn,
      { emailAddress: ctx.user.emailAddress, password },
      { context: makeCtx(database.db) },
    );

  test('makes only the new one work', async () => {
    const ctx = await makeSignedIn();
    await change(ctx);
    await expect(signIn(ctx, old)).rejects.toMatchObject({ code: 'invalid_credentials' });
    await expect(signIn(ctx, fresh)).resolves.toHaveProperty('token');
  });

  test('ends all other sessions, and gives this one new secrets that last as long', async () => {
    const ctx = await makeSignedIn();
    const { token } = await change(ctx);
    const now = ctx.clock.now();
    expect(await findActorByBearer(ctx.db, ctx.elsewhere, now)).toBeUndefined();
    expect(await findActorByBearer(ctx.db, ctx.token, now)).toBeUndefined();
    expect(await findActorByCookie(ctx.db, ctx.oldCookie, now)).toBeUndefined();
    expect((await findActorByBearer(ctx.db, token, now))?.sessionId).toBe(ctx.actor.sessionId);
    expect(ctx.cookie()).toMatchObject({ remember: true });
    expect(await findActorByCookie(ctx.db, ctx.cookie()?.value ?? '', now)).toBeDefined();
  });

  test('requires the old one, and changes nothing without it', async () => {
    const ctx = await makeSignedIn();
    await expect(change(ctx, 'a guess')).rejects.toMatchObject({
      data: { issues: [{ path: 'currentPassword', messageKey: 'signIn.field.passwordWrong' }] },
    });
    await expect(signIn(ctx, old)).resolves.toHaveProperty('token');
    expect(await findActorByBearer(ctx.db, ctx.elsewhere, ctx.clock.now())).toBeDefined();
  });

  test('accepts one of two sent at once, and refuses the other, which knows only the old one', async () => {
    const ctx = await makeSignedIn();
    const wanted = [fresh, 'nine herons over Acre'];
    const answers = await Promise.allSettled(wanted.map((password) => change(ctx, old, password)));
    const won = answers.findIndex(({ status }) => status === 'fulfilled');
    expect(answers[1 - won]).toMatchObject({
      reason: { data: { issues: [{ path: 'currentPassword', messageKey: 'signIn.field.passwordWrong' }] } },
    });
    await expect(signIn(ctx, wanted[won] ?? '')).resolves.toHaveProperty('token');
  });

  test('refuses one that is easy to guess', async () => {
    const ctx = await makeSignedIn();
    await expect(change(ctx, old, 'password123')).rejects.toMatchObject({
      data: { issues: [{ path: 'password', messageKey: 'signIn.field.passwordGuessable' }] },
    });
  });

  test('does not let anyone guess for long on an unlocked device', async () => {
    const ctx = await makeSignedIn();
    for (let tries = 0; tries < 10; tries += 1) await expect(change(ctx, 'a guess')).rejects.toThrow();
    await expect(change(ctx)).rejects.toMatchObject({ kind: 'too-many' });
  });
});
