import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** How long a person learned on her last day, what limits her time, and what she has asked for. */
export async function exportSpentTime({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<object> {
  const spentTime = await db
    .selectFrom('spent_time')
    .select(['day', 'zone', 'minutes', 'seconds', 'extra_minutes', 'counted_until', 'item_id'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const timeRules = await db
    .selectFrom('time_rules')
    .select(['minutes', 'quiet_from', 'quiet_until', 'holy', 'set_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const timeRequests = await db
    .selectFrom('time_requests')
    .select(['minutes', 'day', 'asked_at', 'answered_at', 'granted'])
    .where('user_id', '=', userId)
    .orderBy('asked_at')
    .execute();
  return { spentTime: spentTime ?? null, timeRules: timeRules ?? null, timeRequests };
}
