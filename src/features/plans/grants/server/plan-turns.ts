import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** Writes down when a grant begins and ends, for the job that follows it, in place of what was written before. */
export async function planTurns(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  userId: UserId,
  { id, startsAt, endsAt }: { id: string; startsAt: Date; endsAt: Date },
): Promise<void> {
  const row = { user_id: userId, grant_id: id };
  await db.deleteFrom('plan_turns').where('user_id', '=', userId).where('grant_id', '=', id).execute();
  const begins = startsAt > clock.now() ? [{ ...row, turns_at: startsAt, ends: false }] : [];
  await db
    .insertInto('plan_turns')
    .values([...begins, { ...row, turns_at: endsAt, ends: true }])
    .execute();
}
