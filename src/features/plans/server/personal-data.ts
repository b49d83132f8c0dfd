import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** A person's subscriptions and what she ordered. */
export async function exportPlans({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<object> {
  const account = await db
    .selectFrom('plan_accounts')
    .select('trial_began_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const subscriptions = await db
    .selectFrom('subscriptions')
    .select([
      'plan',
      'period',
      'currency',
      'price',
      'state',
      'period_starts_at',
      'period_ends_at',
      'ends',
      'created_at',
      'ended_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const orders = await db
    .selectFrom('plan_orders')
    .select(['kind', 'plan', 'period', 'currency', 'price', 'credit', 'tax', 'total', 'state', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return { trialBeganAt: account?.trial_began_at ?? null, subscriptions, orders };
}
