import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** A person's ledgers of points and coins, her streak day by day, her chests, finished courses and badges. */
export async function exportRewards({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<object> {
  const points = await db
    .selectFrom('point_entries')
    .select(['item_id', 'type', 'points', 'created_at', 'taken_back_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const coins = await db
    .selectFrom('coin_accounts')
    .innerJoin('coin_transfers', 'coin_transfers.person', 'coin_accounts.id')
    .innerJoin('coin_postings', (join) =>
      join
        .onRef('coin_postings.transfer_id', '=', 'coin_transfers.id')
        .onRef('coin_postings.account_id', '=', 'coin_accounts.id'),
    )
    .select(['coin_transfers.kind', 'coin_transfers.reference', 'coins', 'made_at'])
    .where('coin_accounts.user_id', '=', userId)
    .orderBy('made_at')
    .execute();
  const [streak, days, chests, courses, badges] = await Promise.all([
    db.selectFrom('streaks').selectAll().where('user_id', '=', userId).executeTakeFirst(),
    db
      .selectFrom('streak_days')
      .select(['day', 'kind'])
      .where('user_id', '=', userId)
      .orderBy('day')
      .execute(),
    db
      .selectFrom('daily_chests')
      .select(['day', 'draws', 'opened_at'])
      .where('user_id', '=', userId)
      .orderBy('day')
      .execute(),
    db
      .selectFrom('finished_courses')
      .select(['course_id', 'finished_at'])
      .where('user_id', '=', userId)
      .orderBy('finished_at')
      .execute(),
    db
      .selectFrom('user_badges')
      .select(['badge', 'earned_at'])
      .where('user_id', '=', userId)
      .orderBy('earned_at')
      .execute(),
  ]);
  return { points, coins, streak: streak ?? null, days, chests, courses, badges };
}
