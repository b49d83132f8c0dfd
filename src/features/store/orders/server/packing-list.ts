import type { RequestCtx } from '#platform/ctx.ts';
import { textsIn } from '#features/store/items/server/item-words.ts';
import { Address } from '#features/store/redemptions/contract.ts';
import type { PackingList } from '../contract.ts';
import { selectOrders } from './orders-listing.ts';

/** What fits into one afternoon: the rest follows once these are packed. */
const listedAtMost = 200;

/** The approved orders with their addresses, for the people who pack them. */
export async function readPackingList(ctx: RequestCtx): Promise<PackingList> {
  const rows = await selectOrders(ctx)
    .select('store_orders.address')
    .where('store_orders.state', '=', 'approved')
    .where('store_orders.address', 'is not', null)
    .orderBy('store_orders.changed_at')
    .orderBy('store_orders.id')
    .limit(listedAtMost)
    .execute();
  return {
    items: rows.flatMap(({ id, texts, label, address }) =>
      address === null
        ? []
        : [
            {
              id,
              item: textsIn(texts, ctx.locale).name,
              variant: label,
              address: Address.parse(JSON.parse(ctx.sealing.open(address))),
            },
          ],
    ),
  };
}
