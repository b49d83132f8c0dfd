import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { TestUser } from '#features/people/testing.ts';
import { openSession, type SessionSecrets } from './sessions/server/sessions.ts';

type TestCtx = Pick<Ctx, 'db' | 'clock'>;

/** How many sessions of a user are open. */
export async function countSessions({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<number> {
  const sessions = await db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute();
  return sessions.length;
}

/** An app for codes, so that a password alone opens no session of hers; nobody knows its secret. */
export async function giveAuthenticator({ db, clock }: TestCtx, userId: UserId): Promise<void> {
  await db
    .insertInto('authenticators')
    .values({ user_id: userId, sealed_secret: 'none', last_step: 0, created_at: clock.now() })
    .execute();
}

/** Keeps every session open for years. */
export async function keepSessionsOpen({ db }: Pick<Ctx, 'db'>): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ expires_at: new Date('2030-01-01') })
    .execute();
}

/** An open session of a user: `token` for `Authorization: Bearer`, `cookie` for the browser's cookie. */
export async function makeSession(ctx: TestCtx, user: Pick<TestUser, 'userId'>): Promise<SessionSecrets> {
  return openSession(ctx, { userId: user.userId, length: 'long', userAgent: 'test' });
}

/** The user with a session that exists, for what hangs on it. */
export async function withSession(ctx: TestCtx, user: TestUser): Promise<TestUser> {
  await makeSession(ctx, user);
  const { id: sessionId } = await ctx.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', user.userId)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return { ...user, actor: { ...user.actor, sessionId } };
}
