import { dayMs } from '#core/durations.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { tellPayer } from '#features/plans/server/tell-payer.ts';

/** Reminds people of renewals that are about to come. */
export const remindJob = 'plans.remind';

/** So many days ahead: enough to change one's mind. */
const daysAhead = 7;

/**
 * Tells people whose year is about to be renewed on which day and for how much, once for each year: a month is short enough to remember.
 * Run once a day or more often.
 */
export async function remindOfRenewals(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  const soon = await ctx.db
    .selectFrom('subscriptions')
    .select(['id', 'user_id', 'plan', 'period', 'price', 'currency', 'period_ends_at'])
    .where('state', '=', 'active')
    .where('period', '=', 'year')
    .where('next_plan', 'is', null)
    .where('ends', '=', false)
    .where('pause_months', 'is', null)
    .where('due_at', '>', now)
    .where('due_at', '<=', new Date(now.getTime() + daysAhead * dayMs))
    .orderBy('due_at')
    .execute();
  for (const { id, user_id, plan, period, price, currency, period_ends_at } of soon)
    await inTransaction(ctx, (ctx) =>
      tellPayer(ctx, {
        to: user_id,
        kind: 'plans.renewsSoon',
        data: { plan, period, price, currency, on: period_ends_at.toISOString() },
        once: `plan-renews:${id}:${period_ends_at.toISOString()}`,
      }),
    );
}
