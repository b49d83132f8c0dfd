import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { isMinor, selectUsers } from '#features/people/server/public.ts';
import { consentStatusChanged } from './consent.ts';

/** Whether someone is waiting for her guardian now; a deleted account is not. */
export async function readConsentStatus(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  userId: UserId,
): Promise<{ awaitsGuardian: boolean }> {
  const row = await selectUsers(db)
    .select(['adult_from', 'guardian_approved_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return {
    awaitsGuardian: row !== undefined && isMinor(row.adult_from, clock.now()) && !row.guardian_approved_at,
  };
}

/** Calls back whenever a guardian may have answered for this child; the returned function ends it. */
export function followConsentStatus({ events }: Pick<Ctx, 'events'>, userId: UserId, changed: () => void) {
  // An empty payload: some events may have been missed.
  return events.subscribe(consentStatusChanged, (id) => {
    if (id === userId || id === '') changed();
  });
}
