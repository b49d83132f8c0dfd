import { sql, type Selectable } from 'kysely';
import type { ListingPage } from '#core/listing.ts';
import type { Ctx } from '#platform/ctx.ts';
import { describedFile } from '#platform/listing/listing-csv.ts';
import { defineListing } from '#platform/listing/listing.ts';
import { readListing } from '#platform/listing/read-listing.ts';
import { describePeople } from '#features/people/server/public.ts';
import { orderStateNames } from '#features/store/policy.ts';
import { textsIn } from '#features/store/items/server/item-words.ts';
import type { RedemptionsTable, StoreItemsTable, StoreOrdersTable } from '#features/store/server/tables.ts';
import { OrdersRequest, type OrderRow } from '../contract.ts';

export type StoredOrder = Pick<
  Selectable<StoreOrdersTable>,
  'id' | 'state' | 'version' | 'made_at' | 'changed_at'
> &
  Pick<Selectable<RedemptionsTable>, 'user_id' | 'coins'> &
  Pick<Selectable<StoreItemsTable>, 'texts'> & { label: string };

export function selectOrders({ db }: Pick<Ctx, 'db'>) {
  return db
    .selectFrom('store_orders')
    .innerJoin('redemptions', 'redemptions.id', 'store_orders.id')
    .innerJoin('store_items', 'store_items.id', 'redemptions.item_id')
    .innerJoin('store_variants', 'store_variants.id', 'redemptions.variant_id')
    .select([
      'store_orders.id',
      'store_orders.state',
      'store_orders.version',
      'store_orders.made_at',
      'store_orders.changed_at',
      'redemptions.user_id',
      'redemptions.coins',
      'store_items.texts',
      'store_variants.label',
    ]);
}

const ordersListing = defineListing({
  name: 'orders',
  request: OrdersRequest,
  rows: selectOrders,
  id: sql.ref('store_orders.id'),
  sorts: {
    changedAt: { by: sql.ref('store_orders.changed_at'), type: 'timestamptz', isRequired: true },
  },
  defaultSort: '-changedAt',
  filters: { state: (state) => sql`store_orders.state = ${state}` },
});

export async function viewOrders(ctx: Ctx, rows: readonly StoredOrder[]): Promise<OrderRow[]> {
  const ids = rows.flatMap(({ user_id }) => (user_id === null ? [] : [user_id]));
  const people = await describePeople(ctx, ids);
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    version: row.version,
    item: textsIn(row.texts, ctx.locale).name,
    variant: row.label,
    who: (row.user_id && people.get(row.user_id)?.displayName) ?? '',
    coins: row.coins,
    madeAt: row.made_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
  }));
}

export async function listOrders(ctx: Ctx, request: OrdersRequest): Promise<ListingPage<OrderRow>> {
  const page = await readListing(ctx, ordersListing, request);
  return { ...page, items: await viewOrders(ctx, page.items) };
}

/** The orders as a file, without addresses. */
export const ordersFile = describedFile({
  name: ordersListing.name,
  request: OrdersRequest,
  permission: 'users.manage',
  listingFor: () => ordersListing,
  describe: viewOrders,
  columns: [
    { heading: 'store.heading.item', value: ({ item }) => item },
    { heading: 'store.redeem.size', value: ({ variant }) => variant },
    { heading: 'store.heading.who', value: ({ who }) => who },
    { heading: 'store.heading.state', value: ({ state }, ctx) => ctx.say(orderStateNames[state]) },
    { heading: 'store.heading.price', value: ({ coins }) => coins },
    { heading: 'store.heading.madeAt', value: ({ madeAt }) => madeAt },
    { heading: 'store.heading.changedAt', value: ({ changedAt }) => changedAt },
  ],
});
