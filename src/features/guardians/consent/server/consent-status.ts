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

/** Calls back with the child's id whenever a guardian may have answered for her; the returned function ends it. */
export function followConsentStatus({ events }: Pick<Ctx, 'events'>, changed: (userId: UserId) => void) {
  return events.subscribe(consentStatusChanged, (userId) => {
    // An empty payload: some events may have been missed. Then every stream is opened again.
    if (userId !== '') changed(userId as UserId);
  });
}
