import type { Ctx } from '#platform/ctx.ts';
import type { TestUser } from '#features/people/testing.ts';
import { openSession, type SessionSecrets } from './sessions/server/sessions.ts';

type TestCtx = Pick<Ctx, 'db' | 'clock'>;

/** An open session of a user: `token` for `Authorization: Bearer`, `cookie` for the browser's cookie. */
export async function makeSession(ctx: TestCtx, user: Pick<TestUser, 'userId'>): Promise<SessionSecrets> {
  return openSession(ctx, { userId: user.userId, length: 'long', userAgent: 'test' });
}
