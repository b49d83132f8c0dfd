import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { AskedChild, ChildFacts } from '#features/families/server/public.ts';

/** How many orders of each of these children wait for a parent. */
export async function countAskedOrders(
  { db }: Ctx,
  { children }: { children: readonly AskedChild[] },
): Promise<ReadonlyMap<UserId, Pick<ChildFacts, 'ordersWaiting'>>> {
  // A child who has come of age may still have her parent on record; without consent nobody is asked.
  const asking = children.filter(({ consent }) => consent === 'given' || consent === 'not_needed');
  if (asking.length === 0) return new Map();
  const rows = await db
    .selectFrom('store_orders')
    .innerJoin('redemptions', 'redemptions.id', 'store_orders.id')
    .select(({ fn }) => ['redemptions.user_id', fn.countAll<string>().as('orders')])
    .where('store_orders.state', '=', 'asked')
    .where(
      'redemptions.user_id',
      'in',
      asking.map(({ id }) => id),
    )
    .groupBy('redemptions.user_id')
    .execute();
  return new Map(
    rows.flatMap(({ user_id, orders }) =>
      user_id === null ? [] : [[user_id, { ordersWaiting: Number(orders) }]],
    ),
  );
}
