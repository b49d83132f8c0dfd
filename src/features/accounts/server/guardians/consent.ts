import { NotFound } from '../../../../core/refusals.ts';
import type { UserId } from '../../../../core/ids.ts';
import type { Ctx } from '../../../../platform/ctx.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { ChildView } from '../../contract-guardian.ts';
import { recordAudit } from '../admins/audit.ts';
import { endLinks, findLink, useLink } from '../links/links.ts';
import { sendConsentMail } from './guardian-mails.ts';

/** Told to every process when a guardian has approved or withdrawn, with the child's id. */
export const standingChanged = 'accounts.standing.changed';

type ConsentLink = 'guardian' | 'guardian-withdrawal';

/** Whom an open link of a guardian is about. Looking changes nothing: a mail's scanner may open it. */
export async function describeChild(ctx: Ctx, kind: ConsentLink, token: string): Promise<ChildView> {
  const link = await findLink(ctx, kind, token);
  if (!link) throw new NotFound();
  return findChild(ctx, link.userId);
}

/**
 * A guardian approves: the child's sessions go on at once, everywhere. The guardian gets a second mail, from which the
 * approval can be withdrawn at any time.
 */
export async function approveMinor(ctx: Ctx, token: string): Promise<ChildView> {
  return inTransaction(ctx, async (ctx) => {
    const { userId, subject } = await useLink(ctx, 'guardian', token);
    await ctx.db
      .updateTable('users')
      .set({ guardian_approved_at: ctx.clock.now(), guardian_awaited_since: null })
      .where('id', '=', userId)
      .execute();
    await ctx.db.updateTable('guardians').set({ withdrawn_at: null }).where('user_id', '=', userId).execute();
    await endLinks(ctx, userId, ['guardian']);
    await ctx.classes.resume(ctx, userId);
    await recordAudit(ctx, { who: 'guardian', what: 'minor.approved', subject: userId, why: 'mail link' });
    await sendConsentMail(ctx, { userId, to: subject });
    tell(ctx, userId);
    return findChild(ctx, userId);
  });
}

/** A guardian withdraws: the child's sessions are refused from the next request on, and the thirty days begin anew. */
export async function withdrawApproval(ctx: Ctx, token: string): Promise<ChildView> {
  return inTransaction(ctx, async (ctx) => {
    const { userId } = await useLink(ctx, 'guardian-withdrawal', token);
    await ctx.db
      .updateTable('users')
      .set({ guardian_approved_at: null, guardian_awaited_since: ctx.clock.now() })
      .where('id', '=', userId)
      .execute();
    await ctx.db
      .updateTable('guardians')
      .set({ withdrawn_at: ctx.clock.now() })
      .where('user_id', '=', userId)
      .execute();
    await endLinks(ctx, userId, ['guardian', 'guardian-withdrawal']);
    await ctx.classes.suspend(ctx, userId);
    await recordAudit(ctx, { who: 'guardian', what: 'minor.withdrawn', subject: userId, why: 'mail link' });
    tell(ctx, userId);
    return findChild(ctx, userId);
  });
}

function tell(ctx: Ctx, userId: UserId): void {
  ctx.afterCommit(() => ctx.events.publish(standingChanged, userId));
}

async function findChild(ctx: Ctx, userId: UserId): Promise<ChildView> {
  const row = await ctx.db
    .selectFrom('users')
    .select('first_name')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return { firstName: row.first_name, classes: await ctx.classes.listAwaiting(ctx, userId) };
}
