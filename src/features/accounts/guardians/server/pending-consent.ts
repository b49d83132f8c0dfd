import { dayMs } from '#core/durations.ts';
import type { Ctx } from '#platform/ctx.ts';

/** Milliseconds after which a minor's account is erased if nobody has answered: 30 days. */
export const consentDeadlineMs = 30 * dayMs;

/**
 * Erases the minors for whom nobody has answered in thirty days, with everything that references them by foreign key;
 * returns how many. Anyone who has come of age since stays. For the database's upkeep.
 */
export async function eraseUnanswered({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  const { numDeletedRows } = await db
    .deleteFrom('users')
    .where('guardian_awaited_since', '<=', new Date(now.getTime() - consentDeadlineMs))
    .where('guardian_approved_at', 'is', null)
    .where('adult_from', '>', now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
