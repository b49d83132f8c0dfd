import type { UserId } from '#core/ids.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findLink, linkOver, useLink } from '#platform/links/links.ts';
import { findPersonStanding, lockPerson, recordAudit } from '#features/people/server/public.ts';
import { hasStandingConsent } from '#features/submissions/life/server/owner-standing.ts';
import { isGuardianOf } from './asked-works.ts';
import { guardianLinks } from './link-kinds.ts';

/** The child to all of whose works a guardian has agreed, behind the link of the mail that confirmed it. */
export async function getStandingConsent(ctx: Ctx, token: string): Promise<{ firstName: string }> {
  const link = await findLink(ctx, guardianLinks.standing, token);
  if (!link || !(await isGuardianOf(ctx, link.userId, link.subject))) throw new NotFound();
  if (!(await hasStandingConsent(ctx, link.userId))) throw new NotFound();
  return nameChild(ctx, link.userId);
}

/** The guardian is asked about each work again. */
export async function revokeByLink(ctx: Ctx, token: string): Promise<{ firstName: string }> {
  return inTransaction(ctx, async (ctx) => {
    const link = await useLink(ctx, guardianLinks.standing, token);
    if (!(await isGuardianOf(ctx, link.userId, link.subject))) throw linkOver();
    if (!(await revokeStandingConsent(ctx, link.userId))) throw linkOver();
    return nameChild(ctx, link.userId);
  });
}

/** False if none is in force. Joins the caller's transaction. */
export async function revokeStandingConsent(ctx: Ctx, childId: UserId): Promise<boolean> {
  await lockPerson(ctx, childId);
  const { numUpdatedRows } = await ctx.db
    .updateTable('standing_consents')
    .set({ revoked_at: ctx.clock.now() })
    .where('child_id', '=', childId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await recordAudit(ctx, {
    who: 'guardian',
    what: 'works.ask_again',
    subject: childId,
    why: 'her answer',
    before: { asked: false },
    after: { asked: true },
  });
  return true;
}

async function nameChild(ctx: Ctx, childId: UserId): Promise<{ firstName: string }> {
  const child = await findPersonStanding(ctx, childId);
  if (!child) throw new NotFound();
  return { firstName: child.firstName };
}
