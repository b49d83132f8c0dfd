import { signedIn } from '#core/actor.ts';
import { isOnTrial, isPaid, restrictionStartsAt } from '#core/plans.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { SubscriptionView } from '#features/settings/contract.ts';
import { seatsOf, selectUsers } from '#features/people/server/public.ts';

/** What the caller's subscription includes and until when, as far as this exists before payments. */
export async function describeSubscription(
  ctx: Pick<Ctx, 'actor' | 'clock' | 'db'>,
): Promise<SubscriptionView> {
  const member = signedIn(ctx);
  const now = ctx.clock.now();
  const plan = member.plan === 'free' && isOnTrial(member, now) ? 'trial' : member.plan;
  const { plan_ends_at } = await selectUsers(ctx.db)
    .select('plan_ends_at')
    .where('id', '=', member.userId)
    .executeTakeFirstOrThrow();
  return {
    plan,
    planEndsAt: member.plan === 'free' ? null : (plan_ends_at?.toISOString() ?? null),
    trialEndsAt: plan === 'trial' ? (member.trialEndsAt?.toISOString() ?? null) : null,
    restrictedFrom: isPaid(member, now) ? null : restrictionStartsAt(member.createdAt).toISOString(),
    seats: seatsOf(plan),
  };
}
