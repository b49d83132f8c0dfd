import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** What a person has redeemed and ordered, without the encrypted address. */
export async function exportStore({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<object> {
  const [redemptions, orders] = await Promise.all([
    db
      .selectFrom('redemptions')
      .select(['item_id', 'kind', 'coins', 'number', 'made_at', 'given_back_at'])
      .where('user_id', '=', userId)
      .orderBy('made_at')
      .execute(),
    db
      .selectFrom('store_orders')
      .innerJoin('redemptions', 'redemptions.id', 'store_orders.id')
      .select(['store_orders.state', 'store_orders.made_at', 'store_orders.changed_at'])
      .where('redemptions.user_id', '=', userId)
      .orderBy('store_orders.made_at')
      .execute(),
  ]);
  return { redemptions, orders };
}
