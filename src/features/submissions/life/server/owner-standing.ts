import type { UserId } from '#core/ids.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findGuardian } from '#features/guardians/server/public.ts';
import { emailKey, findPersonStanding } from '#features/people/server/public.ts';
import type { OwnerStanding } from '../policy.ts';

/** What decides how an owner's works begin. Refuses one whose account is gone. */
export async function getOwnerStanding(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  ownerId: UserId,
): Promise<OwnerStanding> {
  const person = await findPersonStanding(ctx, ownerId);
  if (!person) throw new NotFound();
  const { minor, hasCard, birthYear } = person;
  return { minor, hasCard, birthYear, standingConsent: minor && (await hasStandingConsent(ctx, ownerId)) };
}

/** Whether the guardian on record, and not an earlier one, has agreed to all of a child's works. */
export async function hasStandingConsent(ctx: Pick<Ctx, 'db'>, childId: UserId): Promise<boolean> {
  const guardian = await findGuardian(ctx, childId);
  if (!guardian || guardian.withdrawn_at) return false;
  const consent = await ctx.db
    .selectFrom('standing_consents')
    .select('id')
    .where('child_id', '=', childId)
    .where('revoked_at', 'is', null)
    .where('given_by', '=', emailKey(guardian.email_address))
    .executeTakeFirst();
  return consent !== undefined;
}
