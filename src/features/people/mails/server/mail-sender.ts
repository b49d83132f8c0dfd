import { signedIn } from '#core/actor.ts';
import { isPaid } from '#core/plans.ts';
import { Forbidden } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import type { Counter } from '#platform/limits/limits.ts';
import { readMailLimits } from '#features/people/server/limit-settings.ts';

/**
 * The counter for mail that the caller has us send to others (decisions: limits). Refuses anyone who has not verified
 * her own address: no one would know where mail sent for her comes from.
 */
export async function findSender(
  ctx: RequestCtx,
  messageKey = 'people.refusal.proveAddress',
): Promise<Counter> {
  const member = signedIn(ctx);
  const { email_verified_at } = await ctx.db
    .selectFrom('users')
    .select('email_verified_at')
    .where('id', '=', member.userId)
    .executeTakeFirstOrThrow();
  if (email_verified_at === null) throw new Forbidden('email_unverified', messageKey);
  const { freeSender, paidSender } = await readMailLimits(ctx);
  const rule = isPaid(member, ctx.clock.now()) ? paidSender : freeSender;
  return { key: `people.mail.by:${member.userId}`, rule };
}
