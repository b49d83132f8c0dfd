import type { UserId } from '#core/ids.ts';
import type { Grant, GrantSource } from '#features/billing/contract.ts';
import { grantPlan as storeGrant, listGrants } from '#features/billing/server/public.ts';
import { addMonths } from '#features/plans/policy.ts';
import { findLive, lockAccount } from '#features/plans/server/accounts.ts';
import { tellOfPlan, type GiveCtx } from '#features/plans/server/give-plan.ts';
import { beginningOf, isMore } from '../policy.ts';
import { planTurns } from './plan-turns.ts';
import { putOff } from './put-off.ts';

export interface NewGrant {
  /** Unique within everything that grants plans, such as `gift:4f…`. */
  id: string;
  plan: Grant['plan'];
  source: GrantSource;
  /**
   * `months`: a gift of time, which begins when earlier ones have ended, and puts off a renewal of her own by as much. `until`: it
   * stands beside what she pays for herself.
   */
  lasts: { months: number } | { until: Date };
  /** Without it, it begins now; only with `until`. */
  from?: Date;
  /** How many seats she has by it, instead of those of the plan. */
  seats?: number;
}

/**
 * Grants someone a plan beside what she pays for: the better one is in force. The same id again is the same gift of time, and
 * replaces one that lasts until a day. Joins the caller's transaction.
 */
export async function grantPlan(
  ctx: GiveCtx,
  userId: UserId,
  { id, plan, source, lasts, from, seats }: NewGrant,
): Promise<{ startsAt: Date; endsAt: Date }> {
  await lockAccount(ctx, userId);
  const now = ctx.clock.now();
  const grants = await listGrants(ctx, userId);
  const same = grants.find((grant) => grant.id === id);
  if (same && 'months' in lasts) return same;
  const live = await findLive(ctx, userId);
  const own =
    live && live.state !== 'paused' ? { plan: live.plan, periodEndsAt: live.period_ends_at } : undefined;
  const startsAt =
    'months' in lasts ? beginningOf(plan, { grants, own, now }) : (from ?? same?.startsAt ?? now);
  const endsAt = 'months' in lasts ? addMonths(startsAt, lasts.months) : lasts.until;
  await storeGrant(ctx, userId, { id, plan, source, startsAt, endsAt, seats });
  if (live && 'months' in lasts && !isMore(live.plan, plan))
    await putOff(ctx, live, { months: lasts.months, giftsEndAt: endsAt });
  await planTurns(ctx, userId, { id, startsAt, endsAt });
  await tellOfPlan(ctx, userId);
  return { startsAt, endsAt };
}
