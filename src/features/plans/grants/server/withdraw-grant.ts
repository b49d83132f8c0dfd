import type { UserId } from '#core/ids.ts';
import { listGrants, withdrawGrant as removeGrant } from '#features/billing/server/public.ts';
import { findLive, lockAccount } from '#features/plans/server/accounts.ts';
import { tellOfPlan, type GiveCtx } from '#features/plans/server/give-plan.ts';
import { isMore } from '../policy.ts';
import { bringForward } from './put-off.ts';

/** Takes a granted plan back, with the time by which it had put off a renewal; without one nothing happens. Joins the caller's transaction. */
export async function withdrawGrant(ctx: GiveCtx, userId: UserId, id: string): Promise<void> {
  await lockAccount(ctx, userId);
  const grant = (await listGrants(ctx, userId)).find((one) => one.id === id);
  if (!grant) return;
  await removeGrant(ctx, userId, id);
  const live = await findLive(ctx, userId);
  if (live && grant.source === 'gift' && !isMore(live.plan, grant.plan)) await bringForward(ctx, live, grant);
  await ctx.db.deleteFrom('plan_turns').where('user_id', '=', userId).where('grant_id', '=', id).execute();
  await tellOfPlan(ctx, userId);
}
