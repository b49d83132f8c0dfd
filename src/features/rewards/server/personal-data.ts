import type { UserId } from '../../../core/ids.ts';
import type { Ctx } from '../../../platform/ctx.ts';

/** The ledgers of a person's points and coins. */
export async function exportRewards({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<object> {
  const points = await db
    .selectFrom('point_entries')
    .select(['item_id', 'points', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const coins = await db
    .selectFrom('coin_entries')
    .select(['kind', 'reference', 'coins', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return { points, coins };
}
