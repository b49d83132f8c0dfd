import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** How long a person learned on her last day, if her time is limited. */
export async function exportSpentTime({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<object> {
  const spentTime = await db
    .selectFrom('spent_time')
    .select(['day', 'zone', 'minutes', 'seconds', 'extra_minutes', 'counted_until', 'item_id'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { spentTime: spentTime ?? null };
}
