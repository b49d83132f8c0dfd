import { signedIn } from '#core/actor.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findHeld } from '#features/billing/server/public.ts';
import type { HeldPlanView } from '../contract.ts';

/** The plan that the caller has now, bought, given or shared; null on the free one and in a trial. */
export async function getHeldPlan(ctx: Pick<Ctx, 'db' | 'clock' | 'actor'>): Promise<HeldPlanView | null> {
  const { userId, plan } = signedIn(ctx);
  if (plan === 'free') return null;
  const { entitlements: own } = await findHeld(ctx, userId);
  // The end of a plan that someone shares is not hers to know.
  return { plan, endsAt: (own.plan === plan && own.planEndsAt?.toISOString()) || null };
}
