import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { badgeWords } from './badge-words.ts';

/** The names of the badges that each of these people has earned in a period. */
export async function listBadgesEarned(
  ctx: Pick<Ctx, 'db' | 'sayIn'>,
  userIds: readonly UserId[],
  { from, to }: { from: Date; to: Date },
  locale: Locale,
): Promise<ReadonlyMap<UserId, string[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('user_badges')
    .select(['user_id', 'badge'])
    .where('user_id', 'in', userIds)
    .where('earned_at', '>=', from)
    .where('earned_at', '<', to)
    .orderBy('earned_at')
    .orderBy('badge')
    .execute();
  const byPerson = Map.groupBy(rows, ({ user_id }) => user_id);
  return new Map(
    [...byPerson].map(([userId, own]) => [
      userId,
      own.map(({ badge }) => ctx.sayIn(locale, badgeWords[badge].name)),
    ]),
  );
}
