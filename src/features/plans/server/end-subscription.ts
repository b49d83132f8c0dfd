import type { Ctx } from '#platform/ctx.ts';
import { notify } from '#features/notifications/server/public.ts';
import { href } from '#urls.ts';
import type { SubscriptionRow } from './accounts.ts';
import { followSubscription } from './give-plan.ts';

export type ActCtx = Parameters<typeof followSubscription>[0] &
  Pick<Ctx, 'db' | 'clock' | 'events' | 'afterCommit' | 'messageKinds'>;

/** Ends a subscription now, and tells its owner why; in the caller's transaction, which has locked the account. */
export async function endSubscription(
  ctx: ActCtx,
  live: SubscriptionRow,
  why: 'plans.lapsed' | 'plans.ended' | 'plans.refunded' | 'plans.lost',
): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .updateTable('subscriptions')
    .set({ state: 'ended', ended_at: now, changed_at: now, due_at: null, resumes_at: null })
    .where('id', '=', live.id)
    .execute();
  await followSubscription(ctx, { ...live, state: 'ended' });
  await notify(ctx, {
    to: live.user_id,
    kind: why,
    data: { plan: live.plan, period: live.period },
    href: href('settingsSubscription'),
    once: `plan-ended:${live.id}`,
  });
}
