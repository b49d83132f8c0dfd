import type { Ctx } from '#platform/ctx.ts';
import type { Money } from '#core/money.ts';
import type { SubscriptionRow } from './accounts.ts';
import { followSubscription } from './give-plan.ts';
import { tellPayer } from './tell-payer.ts';

/** Ends a subscription now, and tells its owner why and what went back; in the caller's transaction, which has locked the account. */
export async function endSubscription(
  ctx: Ctx,
  live: SubscriptionRow,
  why: 'plans.lapsed' | 'plans.ended' | 'plans.refunded' | 'plans.lost',
  { refunded, paymentId }: { refunded?: Money; paymentId?: string | undefined } = {},
): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .updateTable('subscriptions')
    .set({ state: 'ended', ended_at: now, changed_at: now, due_at: null, resumes_at: null })
    .where('id', '=', live.id)
    .execute();
  await followSubscription(ctx, { ...live, state: 'ended' });
  await tellPayer(ctx, {
    to: live.user_id,
    kind: why,
    data: { plan: live.plan, period: live.period },
    once: `plan-ended:${live.id}`,
    ...(refunded && { sum: { what: 'refunded', money: refunded } }),
    paymentId,
  });
}
