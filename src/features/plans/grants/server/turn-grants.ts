import type { UserId } from '#core/ids.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Ctx } from '#platform/ctx.ts';
import { findEntitlements } from '#features/billing/server/public.ts';
import { lockAccount } from '#features/plans/server/accounts.ts';
import { tellOfPlan } from '#features/plans/server/give-plan.ts';
import { tellPayer } from '#features/plans/server/tell-payer.ts';

/** Follows granted plans that have begun or ended. */
export const turnJob = 'plans.turn';

const batch = 500;

/**
 * Brings classes and open pages to plans that were granted and have now begun or ended. The plans themselves need no job: what is in force
 * follows from the time. Anyone left without a plan hears that hers has ended.
 */
export async function turnGrants(ctx: Ctx): Promise<void> {
  for (;;) {
    const due = await ctx.db
      .selectFrom('plan_turns')
      .select('user_id')
      .distinct()
      .where('turns_at', '<=', ctx.clock.now())
      .limit(batch)
      .execute();
    for (const { user_id } of due) await inTransaction(ctx, (ctx) => turn(ctx, user_id));
    if (due.length < batch) return;
  }
}

async function turn(ctx: Ctx, userId: UserId): Promise<void> {
  await lockAccount(ctx, userId);
  const turned = await ctx.db
    .deleteFrom('plan_turns')
    .where('user_id', '=', userId)
    .where('turns_at', '<=', ctx.clock.now())
    .returning(['grant_id', 'ends', 'turns_at'])
    .execute();
  const ended = turned.find(({ ends }) => ends);
  if (turned.length > 0) await tellOfPlan(ctx, userId);
  if (!ended || (await findEntitlements(ctx, userId)).plan !== 'free') return;
  await tellPayer(ctx, {
    to: userId,
    kind: 'plans.grantEnded',
    data: {},
    once: `plan-grant-ended:${ended.grant_id}:${ended.turns_at.toISOString()}`,
  });
}
