import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { isMinor } from '#features/accounts/policy.ts';
import { standingChanged } from './consent.ts';

/** Whether someone is waiting for her guardian now; a deleted account is not. */
export async function readStanding(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  userId: UserId,
): Promise<{ awaitsGuardian: boolean }> {
  const row = await db
    .selectFrom('users')
    .select(['adult_from', 'guardian_approved_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return {
    awaitsGuardian: row !== undefined && isMinor(row.adult_from, clock.now()) && !row.guardian_approved_at,
  };
}

/** Calls back whenever a guardian may have answered for this child; the returned function ends it. */
export function followStanding({ events }: Pick<Ctx, 'events'>, userId: UserId, changed: () => void) {
  // An empty payload: some events may have been missed.
  return events.subscribe(standingChanged, (id) => {
    if (id === userId || id === '') changed();
  });
}
