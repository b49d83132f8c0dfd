import { sql } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type {} from './tables.ts';

/** Has a message pushed to each browser of its reader that asked for it, once the caller's transaction is committed. */
export async function queuePushes(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  { messageId, userId }: { messageId: string; userId: UserId },
): Promise<void> {
  await db
    .insertInto('pushes')
    .columns(['message_id', 'subscription_id', 'due_at'])
    .expression(
      db
        .selectFrom('push_subscriptions')
        .select([
          sql<string>`${messageId}::uuid`.as('message_id'),
          'id as subscription_id',
          sql<Date>`${clock.now()}::timestamptz`.as('due_at'),
        ])
        .where('user_id', '=', userId),
    )
    .execute();
}
