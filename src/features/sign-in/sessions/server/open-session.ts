import type { UserId } from '#core/ids.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { SessionAnswer } from '../contract.ts';
import { rememberDevice } from './known-device.ts';
import { replaceSession } from './sessions.ts';
import { selectUsers } from '#features/people/server/public.ts';

/**
 * Opens a session for someone who has proved herself as far as her account requires, and ends the one the request came
 * with. A browser in which no language was chosen switches to hers.
 */
export async function openSessionFor(
  ctx: RequestCtx,
  userId: UserId,
  { remember, tookSecondStep }: { remember: boolean; tookSecondStep: boolean },
): Promise<SessionAnswer> {
  const { token, cookie } = await inTransaction(ctx, (ctx) =>
    replaceSession(ctx, userId, remember ? 'long' : 'short', { tookSecondStep }),
  );
  await handOverSession(ctx, { userId, cookie, remember });
  return { token };
}

/** Gives the browser the session that has just been opened in a transaction, once that is committed. */
export async function handOverSession(
  ctx: RequestCtx,
  { userId, cookie, remember }: { userId: UserId; cookie: string; remember: boolean },
): Promise<void> {
  ctx.sessionCookie.set(cookie, remember);
  rememberDevice(ctx, userId);
  const { language } = await selectUsers(ctx.db)
    .select('language')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  ctx.suggestLanguage(language);
}
