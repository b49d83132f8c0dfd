import { call } from '@orpc/server';
import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { signInApi } from '#features/sign-in/api.ts';
import { SessionView } from '../contract.ts';
import { makeSession } from '#features/sign-in/testing.ts';
import { makeUser } from '#features/people/testing.ts';
import { findActorByBearer } from './actors.ts';
import { openSession } from './sessions.ts';

describe('one’s own sessions', () => {
  const database = useDatabase();

  /** Someone signed in on three devices, oldest first; the ctx is a request from the second. */
  async function makeSignedIn() {
    const ctx = makeCtx(database.db);
    const user = await makeUser(ctx);
    const tokens: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      ctx.clock.advance(60);
      tokens.push((await makeSession(ctx, user)).token);
    }
    const [first = '', second = '', third = ''] = tokens;
    const actor = await findActorByBearer(ctx.db, second, ctx.clock.now());
    if (!actor) throw new Error('the session is not open');
    const isOpen = async (token: string) =>
      (await findActorByBearer(ctx.db, token, ctx.clock.now())) !== undefined;
    return { ...ctx, actor, first, second, third, isOpen };
  }

  const list = async (ctx: Awaited<ReturnType<typeof makeSignedIn>>) =>
    z.array(SessionView).parse(await call(signInApi.listSessions, undefined, { context: ctx }));

  test('are listed with this one first, then by most recent use', async () => {
    const ctx = await makeSignedIn();
    const sessions = await list(ctx);
    expect(sessions.map(({ current }) => current)).toEqual([true, false, false]);
    expect(sessions.map(({ lastSeen }) => lastSeen.slice(11, 16))).toEqual(['12:02', '12:03', '12:01']);
    expect(sessions[0]).toMatchObject({ id: ctx.actor.sessionId, kind: 'app', browser: null });
  });

  test('say in which city’s time they were opened, and nothing if the device did not say', async () => {
    const ctx = await makeSignedIn();
    const { userId } = ctx.actor;
    const zones = ['Asia/Jerusalem', 'America/Argentina/Ushuaia'];
    for (const timeZone of zones)
      await openSession(ctx, { userId, length: 'short', userAgent: 'test', timeZone });
    const places = (await list({ ...ctx, locale: 'he' })).map(({ place }) => place);
    expect(places.filter((place) => place === null)).toHaveLength(3);
    expect(places).toEqual(expect.arrayContaining(['Ushuaia', 'ירושלים']));
  });

  test('are hers alone, without expired ones', async () => {
    const ctx = await makeSignedIn();
    await makeSession(ctx, await makeUser(ctx));
    expect(await list(ctx)).toHaveLength(3);
    ctx.clock.advance(366 * 86_400);
    expect(await list(ctx)).toHaveLength(0);
  });

  test('end one at a time, at once, and every process is notified', async () => {
    const ctx = await makeSignedIn();
    const [, third] = await list(ctx);
    await call(signInApi.endOneSession, { id: third?.id ?? '' }, { context: ctx });
    expect(await ctx.isOpen(ctx.third)).toBe(false);
    expect(await ctx.isOpen(ctx.first)).toBe(true);
    expect(ctx.published).toContain(`signIn.session.ended ${third?.id}`);
  });

  test('of another person are not found', async () => {
    const ctx = await makeSignedIn();
    const other = await makeSignedIn();
    const unknown = call(signInApi.endOneSession, { id: 'none' }, { context: ctx });
    const foreign = call(signInApi.endOneSession, { id: other.actor.sessionId }, { context: ctx });
    await expect(unknown).rejects.toMatchObject({ kind: 'not-found' });
    await expect(foreign).rejects.toMatchObject({ kind: 'not-found' });
    expect(await other.isOpen(other.second)).toBe(true);
  });

  test('all end except this one', async () => {
    const ctx = await makeSignedIn();
    const other = await makeSignedIn();
    await call(signInApi.endOtherSessions, undefined, { context: ctx });
    expect(await Promise.all([ctx.first, ctx.second, ctx.third].map(ctx.isOpen))).toEqual([
      false,
      true,
      false,
    ]);
    expect(await other.isOpen(other.third)).toBe(true);
  });
});
