import { signedIn } from '#core/actor.ts';
import { Conflict, Forbidden, Invalid } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { isPushService } from '#platform/push/push-services.ts';
import { findMessageReader } from '#features/people/server/public.ts';
import type { PushInput, PushState } from '../contract.ts';
import type {} from './tables.ts';

/** Whether the browser of this session is pushed to: not if our key is another by now, until it is turned on again. */
export async function findPush(ctx: Ctx): Promise<PushState> {
  const { sessionId } = signedIn(ctx);
  const own = await ctx.db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('session_id', '=', sessionId)
    .where(({ eb, or }) =>
      or([eb('public_key', 'is', null), eb('public_key', '=', ctx.push?.publicKey ?? '')]),
    )
    .executeTakeFirst();
  return { publicKey: ctx.push?.publicKey ?? null, on: ctx.push !== undefined && own !== undefined };
}

/**
 * Pushes the caller's messages to her browser from now on. It ends with the session, so that the next person at the
 * device does not read them. Refused to a child, and for an address that is of no known push service.
 */
export async function turnOnPush(ctx: Ctx, target: PushInput): Promise<PushState> {
  const { push } = ctx;
  const { userId, sessionId } = signedIn(ctx);
  if ((await findMessageReader(ctx, userId))?.isChild !== false)
    throw new Forbidden('forbidden', 'app.refusal.forGrownUps');
  if (!push) throw new Conflict('push_unavailable', 'notifications.refusal.pushUnavailable');
  if (!isPushService(target.endpoint))
    throw new Invalid([{ path: 'endpoint', messageKey: 'notifications.field.pushService' }]);
  const { sealed, browserMark } = push.seal(target);
  await inTransaction(ctx, async (ctx) => {
    // A browser whose address has changed has one all the same.
    await ctx.db
      .deleteFrom('push_subscriptions')
      .where('session_id', '=', sessionId)
      .where('browser_mark', '!=', browserMark)
      .execute();
    const own = {
      user_id: userId,
      session_id: sessionId,
      sealed,
      created_at: ctx.clock.now(),
      public_key: push.publicKey,
    };
    await ctx.db
      .insertInto('push_subscriptions')
      .values({ ...own, browser_mark: browserMark })
      .onConflict((conflict) => conflict.column('browser_mark').doUpdateSet(own))
      .execute();
  });
  return findPush(ctx);
}

export async function turnOffPush(ctx: Ctx): Promise<PushState> {
  const { sessionId } = signedIn(ctx);
  await ctx.db.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute();
  return findPush(ctx);
}
