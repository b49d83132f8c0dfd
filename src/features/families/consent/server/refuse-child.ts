import { Conflict } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { eraseChild, findGuardian } from '#features/guardians/server/public.ts';
import { findConsent } from './consents.ts';
import { lockOwnChild } from './own-child.ts';

/**
 * A guardian says no to the account of a child who signed up herself and named her: it is erased at once, with everything in it, and
 * a last mail confirms that. Refuses a child of the family, who can be removed and kept for a while, and one whose consent stands.
 */
export async function refuseChild(ctx: RequestCtx, childId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { guardianId, id, isMember } = await lockOwnChild(ctx, childId);
    if (isMember) throw new Conflict('in_family', 'families.refusal.removeInstead');
    if ((await findConsent(ctx, id))?.consent === 'given')
      throw new Conflict('consent_given', 'families.refusal.withdrawFirst');
    const to = (await findGuardian(ctx, id))?.email_address;
    await eraseChild(ctx, id, { to, who: guardianId, why: 'family' });
  });
}
