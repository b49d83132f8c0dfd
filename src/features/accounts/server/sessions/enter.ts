import type { UserId } from '../../../../core/ids.ts';
import type { RequestCtx } from '../../../../platform/ctx.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { SessionAnswer } from '../../contract.ts';
import { replaceSession } from './sessions.ts';

/** Opens a session for who has proved herself, and ends the one the request came with. */
export async function enter(
  ctx: RequestCtx,
  user: { id: UserId },
  { remember }: { remember: boolean },
): Promise<SessionAnswer> {
  const { token, cookie } = await inTransaction(ctx, (ctx) =>
    replaceSession(ctx, user.id, remember ? 'long' : 'short'),
  );
  ctx.sessionCookie.set(cookie, remember);
  return { token };
}
