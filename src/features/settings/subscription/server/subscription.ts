import { signedIn } from '#core/actor.ts';
import { isPaid, planOrTrial, restrictedFrom } from '#core/plans.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findHeld } from '#features/billing/server/public.ts';
import { findSeats } from '#features/people/server/public.ts';
import type { OwnPlanView } from '#features/settings/contract.ts';

/** What the caller's plan includes and until when, wherever it comes from. */
export async function describeSubscription(
  ctx: Pick<Ctx, 'actor' | 'clock' | 'db' | 'events'>,
): Promise<OwnPlanView> {
  const member = signedIn(ctx);
  const now = ctx.clock.now();
  const plan = planOrTrial(member, now);
  const { entitlements, grants } = await findHeld(ctx, member.userId);
  const { planEndsAt } = entitlements;
  return {
    plan,
    planEndsAt: planEndsAt?.toISOString() ?? null,
    trialEndsAt: plan === 'trial' ? (member.trialEndsAt?.toISOString() ?? null) : null,
    restrictedFrom: isPaid(member, now) ? null : restrictedFrom(member).toISOString(),
    seats: await findSeats(ctx, member.userId),
    given: grants
      .filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
      .map(({ plan, source, endsAt }) => ({ plan, source, endsAt: endsAt.toISOString() })),
  };
}
