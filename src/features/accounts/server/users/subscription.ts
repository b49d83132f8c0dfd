import { signedIn } from '../../../../core/actor.ts';
import { isOnTrial, isPaid, restrictionStartsAt } from '../../../../core/plans.ts';
import type { Ctx } from '../../../../platform/ctx.ts';
import type { SubscriptionView } from '../../contract-settings.ts';
import { seatsOf } from '../../policy.ts';

/** What one has of the product until when, as far as there is to say before payments. */
export async function describeSubscription(ctx: Pick<Ctx, 'actor' | 'clock'>): Promise<SubscriptionView> {
  const member = signedIn(ctx);
  const now = ctx.clock.now();
  const plan = member.plan === 'free' && isOnTrial(member, now) ? 'trial' : member.plan;
  return {
    plan,
    trialEndsAt: plan === 'trial' ? (member.trialEndsAt?.toISOString() ?? null) : null,
    restrictedFrom: isPaid(member, now) ? null : restrictionStartsAt(member.createdAt).toISOString(),
    seats: seatsOf(plan),
  };
}
