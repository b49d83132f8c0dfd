import { dayMs } from '#core/durations.ts';
import type { Ctx } from '#platform/ctx.ts';
import { eraseDuePeople } from '#features/people/server/public.ts';

/** Milliseconds after which a minor's account is erased if nobody has answered: 30 days. */
export const consentDeadlineMs = 30 * dayMs;

/** When the account of a minor is erased whose guardians have not answered since then. */
export function consentEraseDate(since: Date): Date {
  return new Date(since.getTime() + consentDeadlineMs);
}

/**
 * Erases the minors whose guardians have not answered in thirty days, with everything that references them by foreign key;
 * returns how many. Anyone who has come of age since stays. For the database's maintenance.
 */
export async function eraseUnanswered(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  return eraseDuePeople(ctx, ({ eb, and }) =>
    and([
      eb('guardian_awaited_since', '<=', new Date(now.getTime() - consentDeadlineMs)),
      eb('guardian_approved_at', 'is', null),
      eb('adult_from', '>', now),
    ]),
  );
}
