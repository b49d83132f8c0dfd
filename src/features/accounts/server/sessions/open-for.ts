import type { UserId } from '../../../../core/ids.ts';
import type { RequestCtx } from '../../../../platform/ctx.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { SessionAnswer } from '../../contract.ts';
import { replaceSession } from './sessions.ts';

/** Opens a session for who has proved herself as far as her account asks for, and ends the one the request came with. */
export async function openFor(
  ctx: RequestCtx,
  userId: UserId,
  { remember, tookSecondStep }: { remember: boolean; tookSecondStep: boolean },
): Promise<SessionAnswer> {
  const { token, cookie } = await inTransaction(ctx, (ctx) =>
    replaceSession(ctx, userId, remember ? 'long' : 'short', { tookSecondStep }),
  );
  ctx.sessionCookie.set(cookie, remember);
  return { token };
}
