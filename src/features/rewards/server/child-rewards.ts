import type { UserId } from '#core/ids.ts';
import { localDateOf } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import { placeFor } from '#platform/jewish-calendar/visitor-place.ts';
import type { AskedChild, ChildFacts } from '#features/families/server/public.ts';
import { settledStreak, toStreak } from '#features/rewards/streak/server/streaks.ts';

/** The points of each of these children, and her streak as of today in her place; in classic mode neither is shown. */
export async function listChildrenRewards(
  { db, clock, timeZone }: Ctx,
  { children }: { children: readonly AskedChild[] },
): Promise<ReadonlyMap<UserId, Pick<ChildFacts, 'points' | 'streak'>>> {
  const playing = children.filter(({ classicMode }) => !classicMode);
  const ids = playing.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const sums = await db
    .selectFrom('point_entries')
    .select(({ fn }) => ['user_id', fn.sum<string>('points').as('points')])
    .where('user_id', 'in', ids)
    .where('taken_back_at', 'is', null)
    .groupBy('user_id')
    .execute();
  const streaks = await db.selectFrom('streaks').selectAll().where('user_id', 'in', ids).execute();
  return new Map(
    playing.map(({ id, place: chosen }) => {
      const place = placeFor(chosen, timeZone);
      const row = streaks.find(({ user_id }) => user_id === id);
      const today = localDateOf(clock.now(), place.timeZone);
      const streak = row ? settledStreak(toStreak(row), today, place).streak.current : 0;
      return [id, { points: Number(sums.find(({ user_id }) => user_id === id)?.points ?? 0), streak }];
    }),
  );
}
