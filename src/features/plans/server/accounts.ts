import type { Selectable } from 'kysely';
import type { UserId } from '#core/ids.ts';
import { money } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Held, SubscriptionState } from '../policy.ts';
import type { SubscriptionsTable } from './tables.ts';

export type SubscriptionRow = Selectable<SubscriptionsTable>;
/** One that has not ended. */
export type LiveRow = SubscriptionRow & { state: Exclude<SubscriptionState, 'ended'> };

/** Everything about one person's plan happens one after the other from here to the end of the caller's transaction. */
export async function lockAccount(
  { db }: Pick<Ctx, 'db'>,
  userId: UserId,
): Promise<{ trialBeganAt: Date | null }> {
  const row = await db
    .insertInto('plan_accounts')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ user_id: userId }))
    .returning('trial_began_at')
    .executeTakeFirstOrThrow();
  return { trialBeganAt: row.trial_began_at };
}

/** The subscription that has not ended, of which there is at most one. */
export function findLive({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<LiveRow | undefined> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '<>', 'ended')
    .$narrowType<Pick<LiveRow, 'state'>>()
    .executeTakeFirst();
}

/** What of it decides about buying another plan. */
export function heldOf(row: SubscriptionRow): Held {
  return {
    plan: row.plan,
    period: row.period,
    state: row.state,
    price: money(row.price, row.currency),
    periodStartsAt: row.period_starts_at,
    periodEndsAt: row.period_ends_at,
    periodValue: money(row.period_value, row.currency),
  };
}
