import type { UserId } from '../../../core/ids.ts';
import type { Ctx } from '../../../platform/ctx.ts';

/** What a person has watched, completed and played. */
export async function exportLearning({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<object> {
  const watched = await db
    .selectFrom('item_progress')
    .select(['item_id', 'position_tenths', 'watched_tenths', 'spans', 'last_report_at'])
    .where('user_id', '=', userId)
    .orderBy('item_id')
    .execute();
  const completed = await db
    .selectFrom('completions')
    .select(['item_id', 'completed_at'])
    .where('user_id', '=', userId)
    .orderBy('item_id')
    .execute();
  const played = await db
    .selectFrom('game_rounds')
    .select(['item_id', 'best_score', 'moves'])
    .where('user_id', '=', userId)
    .orderBy('item_id')
    .execute();
  return { watched, completed, played };
}
