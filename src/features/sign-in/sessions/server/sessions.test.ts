import { describe, expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { makeSession } from '#features/sign-in/testing.ts';
import { makeUser } from '#features/people/testing.ts';
import { findActorByBearer, noteSessionUse } from './actors.ts';
import { openSession, removeExpiredSessions } from './sessions.ts';

describe('sessions', () => {
  const database = useDatabase();

  test('a session carries what every policy needs to know about its user', async () => {
    const ctx = makeCtx(database.db);
    const trialEndsAt = new Date('2026-12-01T00:00:00Z');
    const user = await makeUser(ctx, {
      role: 'parent',
      plan: 'standard',
      trial_ends_at: trialEndsAt,
      admin: true,
    });
    const { token } = await makeSession(ctx, user);
    const actor = await findActorByBearer(ctx.db, token, ctx.clock.now());
    expect(actor).toEqual({
      ...user.actor,
      sessionId: actor?.sessionId,
      lastSeenAt: ctx.clock.now(),
      language: 'en',
      demo: false,
    });
  });

  test('an unknown or hostile secret finds nobody', async () => {
    const ctx = makeCtx(database.db);
    await makeSession(ctx, await makeUser(ctx));
    for (const secret of ['', 'x', '\u0000', 'ש'.repeat(4000)]) {
      expect(await findActorByBearer(ctx.db, secret, ctx.clock.now())).toBeUndefined();
    }
  });

  test('the use of a session is recorded at most every five minutes', async () => {
    const ctx = makeCtx(database.db);
    const { token } = await makeSession(ctx, await makeUser(ctx));
    const start = ctx.clock.now();
    const useAfter = async (seconds: number) => {
      ctx.clock.advance(seconds);
      const actor = await findActorByBearer(ctx.db, token, ctx.clock.now());
      if (actor) await noteSessionUse({ db: ctx.db, now: ctx.clock.now(), timeZone: undefined }, actor);
      return (await findActorByBearer(ctx.db, token, ctx.clock.now()))?.lastSeenAt;
    };
    expect(await useAfter(299)).toEqual(start);
    expect(await useAfter(1)).toEqual(new Date(start.getTime() + 300_000));
  });

  test('expired sessions are removed, and only those', async () => {
    const ctx = makeCtx(database.db);
    const { userId } = await makeUser(ctx);
    await openSession(ctx, { userId, length: 'short', userAgent: 'test' });
    const { token } = await openSession(ctx, { userId, length: 'long', userAgent: 'test' });
    ctx.clock.advance(31 * 86_400);
    expect(await removeExpiredSessions(ctx)).toBe(1);
    expect(await removeExpiredSessions(ctx)).toBe(0);
    expect(await findActorByBearer(ctx.db, token, ctx.clock.now())).toBeDefined();
  });
});
