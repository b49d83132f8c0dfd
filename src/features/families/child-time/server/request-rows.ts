import type { UserId } from '#core/ids.ts';
import type { LocalDate } from '#core/local-date.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { TimeRequest } from '../contract.ts';

/** What each has asked for last on her day, if anything. */
export async function listRequests(
  { db }: Pick<Ctx, 'db'>,
  children: readonly { userId: UserId; day: LocalDate }[],
): Promise<ReadonlyMap<UserId, TimeRequest>> {
  if (children.length === 0) return new Map();
  const rows = await db
    .selectFrom('time_requests')
    .select(['id', 'user_id', 'minutes', 'asked_at', 'granted'])
    .where(({ eb, or }) =>
      or(children.map(({ userId, day }) => eb('user_id', '=', userId).and('day', '=', day))),
    )
    // Later ones replace earlier ones below.
    .orderBy('asked_at')
    .execute();
  return new Map(
    rows.map(({ id, user_id, minutes, asked_at, granted }) => [
      user_id,
      { id, minutes: minutes === 30 ? 30 : 15, askedAt: asked_at.toISOString(), granted },
    ]),
  );
}
