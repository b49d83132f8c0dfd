import * as argon2 from '@node-rs/argon2';
import { call } from '@orpc/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { SemaphoreFull } from '#platform/load/semaphore.ts';
import { signInApi } from '#features/sign-in/api.ts';
import { makeUser } from '#features/people/testing.ts';
import { verifyPassword } from '#platform/crypto/passwords.ts';
import { findActorByBearer, findActorByCookie } from './actors.ts';
import { signIn, signOut } from './sign-in.ts';
import { selectUsers } from '#features/people/server/public.ts';

vi.mock('@node-rs/argon2', { spy: true });

describe('signing in and out', () => {
  const database = useDatabase();
  const emailAddress = 'Miriam@example.org';
  const password = 'correct horse';

  async function makeWorld() {
    const ctx = makeCtx(database.db);
    const user = await makeUser(ctx, { email_address: emailAddress }, password);
    return { ctx, user };
  }

  describe('signing in', () => {
    test('gives an app its token and the browser a cookie with a different value', async () => {
      const { ctx, user } = await makeWorld();
      const { token } = await call(signInApi.signIn, { emailAddress, password }, { context: ctx });
      const cookie = ctx.cookie()?.value ?? '';
      expect(cookie).not.toBe(token);
      for (const secret of [token, cookie]) expect(secret).toMatch(/^[\w-]{43}$/);
      expect(await findActorByBearer(ctx.db, token, ctx.clock.now())).toMatchObject({ userId: user.userId });
      expect(await findActorByCookie(ctx.db, cookie, ctx.clock.now())).toMatchObject({ userId: user.userId });
      expect(await findActorByBearer(ctx.db, cookie, ctx.clock.now())).toBeUndefined();
      expect(await findActorByCookie(ctx.db, token, ctx.clock.now())).toBeUndefined();
    });

    test('works however the address is written', async () => {
      const { ctx } = await makeWorld();
      await expect(signIn(ctx, { emailAddress: ' MIRIAM@example.ORG ', password })).resolves.toHaveProperty(
        'token',
      );
    });

    test('lasts 365 days when remembered, else 30 days and no longer than the browser', async () => {
      const { ctx } = await makeWorld();
      const remembered = await signIn(ctx, { emailAddress, password, remember: true });
      expect(ctx.cookie()?.remember).toBe(true);
      const passing = await signIn(ctx, { emailAddress, password });
      expect(ctx.cookie()?.remember).toBe(false);
      const lasts = async (token: string, days: number) =>
        (await findActorByBearer(ctx.db, token, new Date(ctx.clock.now().getTime() + days * 86_400_000))) !==
        undefined;
      expect([await lasts(passing.token, 29.9), await lasts(passing.token, 30)]).toEqual([true, false]);
      expect([await lasts(remembered.token, 364.9), await lasts(remembered.token, 365)]).toEqual([
        true,
        false,
      ]);
    });

    test('stores neither secret nor the password', async () => {
      const { ctx } = await makeWorld();
      const { token } = await signIn(ctx, { emailAddress, password });
      const rows = [
        await ctx.db.selectFrom('sessions').selectAll().execute(),
        await selectUsers(ctx.db).selectAll().execute(),
      ];
      const stored = JSON.stringify(rows, (_, value: unknown) =>
        // A Buffer is JSON by now; as text it would reveal a secret stored in plain text.
        value && typeof value === 'object' && 'data' in value
          ? Buffer.from(value.data as number[]).toString('latin1')
          : value,
      );
      for (const secret of [token, ctx.cookie()?.value, password]) expect(stored).not.toContain(secret);
      const raw = Buffer.from(token, 'base64url').toString('latin1');
      expect(stored).not.toContain(JSON.stringify(raw).slice(1, -1));
    });

    test('ends the session that came with the request, and no other', async () => {
      const { ctx } = await makeWorld();
      const elsewhere = await signIn(ctx, { emailAddress, password });
      const here = await signIn(ctx, { emailAddress, password });
      const actor = await findActorByBearer(ctx.db, here.token, ctx.clock.now());
      await signIn({ ...ctx, ...(actor && { actor }) }, { emailAddress, password });
      expect(await findActorByBearer(ctx.db, here.token, ctx.clock.now())).toBeUndefined();
      expect(await findActorByBearer(ctx.db, elsewhere.token, ctx.clock.now())).toBeDefined();
      expect(ctx.published).toEqual([`signIn.session.ended ${actor?.sessionId}`]);
    });
  });

  describe('a sign-in that fails', () => {
    beforeEach(() => vi.clearAllMocks());

    test('says the same for a wrong password and an unknown address, after one hash each', async () => {
      const { ctx } = await makeWorld();
      const answers: unknown[] = [];
      for (const wrong of [
        { emailAddress, password: 'battery staple' },
        { emailAddress: 'nobody@example.org', password },
      ]) {
        vi.clearAllMocks();
        answers.push(await signIn(ctx, wrong).catch((error: unknown) => ({ ...(error as object) })));
        expect(vi.mocked(argon2.hash).mock.calls.length + vi.mocked(argon2.verify).mock.calls.length).toBe(1);
      }
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]).toMatchObject({ kind: 'sign-in-required', code: 'invalid_credentials' });
      expect(ctx.cookie()).toBeUndefined();
    });

    test('costs the database nothing during a flood', async () => {
      const { ctx } = await makeWorld();
      const flood = Promise.allSettled(Array.from({ length: 110 }, () => verifyPassword('x', undefined)));
      const withoutDatabase = Object.defineProperty({ ...ctx }, 'db', {
        get: () => expect.unreachable('the database was asked'),
      });
      await expect(signIn(withoutDatabase, { emailAddress, password })).rejects.toThrow(SemaphoreFull);
      await flood;
    });

    test('beyond the limit is refused before any password is checked', async () => {
      const { ctx } = await makeWorld();
      const guess = () => signIn(ctx, { emailAddress, password: 'guess' });
      for (let tries = 1; tries <= 10; tries += 1)
        await expect(guess()).rejects.toMatchObject({ kind: 'sign-in-required' });
      vi.clearAllMocks();
      await expect(guess()).rejects.toMatchObject({ kind: 'too-many', retryAfterSeconds: 900 });
      expect(argon2.verify).not.toHaveBeenCalled();
    });

    test('refuses an address that the database could not even store', async () => {
      const ctx = makeCtx(database.db);
      const sent = { emailAddress: 'a\u0000@example.org', password };
      await expect(call(signInApi.signIn, sent, { context: ctx })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      });
    });
  });

  describe('signing out', () => {
    test('ends this session, clears the cookie and tells the other processes', async () => {
      const { ctx } = await makeWorld();
      const { token } = await signIn(ctx, { emailAddress, password });
      const other = await signIn(ctx, { emailAddress, password });
      const actor = await findActorByBearer(ctx.db, token, ctx.clock.now());
      await call(signInApi.signOut, undefined, { context: { ...ctx, ...(actor && { actor }) } });
      expect(await findActorByBearer(ctx.db, token, ctx.clock.now())).toBeUndefined();
      expect(await findActorByBearer(ctx.db, other.token, ctx.clock.now())).toBeDefined();
      expect(ctx.cookie()).toBeNull();
      expect(ctx.published).toEqual([`signIn.session.ended ${actor?.sessionId}`]);
    });

    test('is no error when nobody is signed in any more', async () => {
      const ctx = makeCtx(database.db);
      await signOut(ctx);
      expect(ctx.cookie()).toBeNull();
      expect(ctx.published).toEqual([]);
    });
  });
});
