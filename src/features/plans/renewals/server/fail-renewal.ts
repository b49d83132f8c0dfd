import { dayMs } from '#core/durations.ts';
import type { Ctx } from '#platform/ctx.ts';
import { retryDays } from '#features/plans/policy.ts';
import type { SubscriptionRow } from '#features/plans/server/accounts.ts';
import { endSubscription } from '#features/plans/server/end-subscription.ts';
import { tellPayer } from '#features/plans/server/tell-payer.ts';

/**
 * A renewal has not come about: it is tried again, and its owner hears how to help; after the last try the subscription ends, and
 * nothing of hers is deleted (spec §5). In the caller's transaction, which has locked the account.
 */
export async function failRenewal(ctx: Ctx, live: SubscriptionRow, paymentId?: string): Promise<void> {
  const tries = live.tries + 1;
  const wait = retryDays[tries];
  const now = ctx.clock.now();
  if (wait === undefined) return endSubscription(ctx, live, 'plans.lapsed', { paymentId });
  const due = new Date(live.period_ends_at.getTime() + wait * dayMs);
  await ctx.db
    .updateTable('subscriptions')
    .set({
      state: live.state === 'paused' ? 'paused' : 'past_due',
      tries,
      // A renewal that was late from the start is not tried twice at once.
      due_at: due > now ? due : new Date(now.getTime() + dayMs),
      changed_at: now,
    })
    .where('id', '=', live.id)
    .execute();
  await tellPayer(ctx, {
    to: live.user_id,
    kind: 'plans.failed',
    data: { plan: live.plan, period: live.period },
    once: `plan-failed:${live.id}:${live.period_ends_at.toISOString()}:${tries}`,
    paymentId,
  });
}
