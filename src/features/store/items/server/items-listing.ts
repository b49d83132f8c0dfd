import { sql } from 'kysely';
import type { ListingPage } from '#core/listing.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { defineListing } from '#platform/listing/listing.ts';
import { readListing } from '#platform/listing/read-listing.ts';
import { ItemsRequest, type AdminItem } from '../contract.ts';
import { readBudgets, readVariants } from './item-rows.ts';
import { textsIn, type ItemRow } from './item-words.ts';
import { isLow } from './low-stock.ts';

const itemsListing = defineListing({
  name: 'storeItems',
  request: ItemsRequest,
  rows: ({ db }) => db.selectFrom('store_items').selectAll('store_items'),
  id: sql.ref('store_items.id'),
  sorts: {
    changedAt: { by: sql.ref('store_items.changed_at'), type: 'timestamptz', isRequired: true },
    price: { by: sql.ref('store_items.price'), type: 'bigint', isRequired: true },
  },
  defaultSort: '-changedAt',
  filters: {
    kind: (kind) => sql`store_items.kind = ${kind}`,
    status: (status) => sql`store_items.status = ${status}`,
    stock: () => isLow,
  },
});

export async function listItems(ctx: Ctx, request: ItemsRequest): Promise<ListingPage<AdminItem>> {
  const page = await readListing(ctx, itemsListing, request);
  return { ...page, items: await viewItems(ctx, page.items) };
}

/** An item as staff sees it, drafts and archived ones too. */
export async function getItem(ctx: Ctx, id: string): Promise<AdminItem> {
  const row = await ctx.db.selectFrom('store_items').selectAll().where('id', '=', id).executeTakeFirst();
  const [view] = row ? await viewItems(ctx, [row]) : [];
  if (!view) throw new NotFound();
  return view;
}

async function viewItems(ctx: Ctx, rows: readonly ItemRow[]): Promise<AdminItem[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const budgetOf = await readBudgets(ctx, ids);
  const variants = await readVariants(ctx, ids);
  const redeemed = await ctx.db
    .selectFrom('redemptions')
    .select(({ fn }) => ['item_id', fn.countAll<number>().as('count')])
    .where('item_id', 'in', ids)
    .where('given_back_at', 'is', null)
    .groupBy('item_id')
    .execute();
  return rows.map((row) => {
    const { funded, used } = budgetOf(row.id);
    return {
      id: row.id,
      kind: row.kind,
      status: row.status,
      name: textsIn(row.texts, ctx.locale).name,
      texts: row.texts,
      price: row.price,
      picture: row.picture,
      perMonth: row.per_month,
      ever: row.ever,
      avatarId: row.avatar_id,
      frame: row.frame,
      unitCost: row.unit_cost,
      currency: row.currency,
      lowStock: row.low_stock,
      variants: variants
        .filter(({ item_id }) => item_id === row.id)
        .map(({ id, label, stock }) => ({ id, label, stock })),
      budget: row.kind === 'impact' ? { funded, used } : null,
      redeemed: redeemed.find(({ item_id }) => item_id === row.id)?.count ?? 0,
      version: row.version,
      changedAt: row.changed_at.toISOString(),
    };
  });
}
