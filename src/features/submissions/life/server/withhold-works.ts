import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { readConsentStatus } from '#features/guardians/server/public.ts';
import { findPersonStanding } from '#features/people/server/public.ts';
import { tellChanged } from './submissions-changed.ts';

/**
 * Whether nobody but she and the moderators may read what a person hands in: while her account is given up, and while she waits for
 * a guardian's consent.
 */
export async function areWorksWithheld(ctx: Pick<Ctx, 'db' | 'clock'>, ownerId: UserId): Promise<boolean> {
  const person = await findPersonStanding(ctx, ownerId);
  return Boolean(person?.givenUp) || (await readConsentStatus(ctx, ownerId)).awaitsGuardian;
}

/**
 * Withholds a person's works, or has them read as before: after a change to her account or to the consent to it, in its transaction.
 * Of two reasons to withhold them, both have to end.
 */
export async function settleWithheld(ctx: Ctx, ownerId: UserId): Promise<void> {
  const withheldAt = (await areWorksWithheld(ctx, ownerId)) ? ctx.clock.now() : null;
  const works = await ctx.db
    .updateTable('submissions')
    .set({ withheld_at: withheldAt })
    .where('owner_id', '=', ownerId)
    .where('withheld_at', withheldAt ? 'is' : 'is not', null)
    .returning('id')
    .execute();
  for (const { id } of works) tellChanged(ctx, id);
}

/** The consent to a child's account is withdrawn: with it has ended her guardian's yes to all of her works. */
export async function endStandingConsent(ctx: Pick<Ctx, 'db' | 'clock'>, childId: UserId): Promise<void> {
  await ctx.db
    .updateTable('standing_consents')
    .set({ revoked_at: ctx.clock.now() })
    .where('child_id', '=', childId)
    .where('revoked_at', 'is', null)
    .execute();
}
