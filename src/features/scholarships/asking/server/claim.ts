import { signedIn } from '#core/actor.ts';
import { Forbidden, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findLink, linkOver, useLink } from '#platform/links/links.ts';
import { lockPerson } from '#features/people/server/public.ts';
import type { WishedPlan } from '#features/scholarships/policy.ts';
import { lockGrant, openPlan, stateOf } from '#features/scholarships/server/grants.ts';
import { claimLink } from '#features/scholarships/server/link-kinds.ts';
import type { OwnScholarship } from '../contract.ts';
import { getOwn } from './own.ts';

/** What a link brings, as long as it can be used. Looking changes nothing. */
export async function getAnswer(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  token: string,
): Promise<{ plan: WishedPlan; endsOn: string }> {
  const link = await findLink(ctx, claimLink, token);
  const row =
    link &&
    (await ctx.db
      .selectFrom('scholarship_grants')
      .selectAll()
      .where('id', '=', link.subject)
      .executeTakeFirst());
  if (!row || stateOf(row, ctx.clock.now()) !== 'waiting') throw new NotFound();
  return { plan: row.plan, endsOn: row.ends_on };
}

/** Brings what a visitor was given into the caller's account, once. Having the link from the mail is enough. */
export function claim(ctx: Ctx, token: string): Promise<OwnScholarship> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const person = await lockPerson(ctx, userId);
    if (!person || person.minor) throw new Forbidden('forbidden', 'app.refusal.forbidden');
    const { subject: id } = await useLink(ctx, claimLink, token);
    const grant = await lockGrant(ctx, id);
    const now = ctx.clock.now();
    if (stateOf(grant, now) !== 'waiting') throw linkOver();
    await ctx.db
      .updateTable('scholarship_grants')
      .set({ user_id: userId, claimed_at: now })
      .where('id', '=', id)
      .execute();
    if (grant.request_id !== null)
      await ctx.db
        .updateTable('scholarship_requests')
        .set({ user_id: userId })
        .where('id', '=', grant.request_id)
        .execute();
    await openPlan(ctx, userId, grant);
    return getOwn(ctx);
  });
}
