import { randomUUID } from 'node:crypto';
import { Conflict } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { ItemFields } from '../contract.ts';

/**
 * Saves the variants of goods in their order: new ones without stock. One that is left out goes, unless there are pieces
 * of it or orders. Call it in a transaction that has locked the item.
 */
export async function saveVariants(
  ctx: Ctx,
  itemId: string,
  variants: ItemFields['variants'],
): Promise<void> {
  const { db } = ctx;
  const known = await db.selectFrom('store_variants').selectAll().where('item_id', '=', itemId).execute();
  const kept = variants.flatMap(({ id }) =>
    known.some((each) => each.id === id) && id !== undefined ? [id] : [],
  );
  for (const { id, stock } of known) {
    if (kept.includes(id)) continue;
    if (stock > 0 || (await isOrdered(ctx, id)))
      throw new Conflict('variant_has_stock', 'store.refusal.variantHasStock');
    await db.deleteFrom('store_variants').where('id', '=', id).execute();
  }
  // Two may exchange their labels.
  for (const id of kept)
    await db.updateTable('store_variants').set({ label: id }).where('id', '=', id).execute();
  for (const [place, { id, label }] of variants.entries())
    if (id !== undefined && kept.includes(id))
      await db.updateTable('store_variants').set({ place, label }).where('id', '=', id).execute();
    else
      await db
        .insertInto('store_variants')
        .values({ id: randomUUID(), item_id: itemId, place, label, stock: 0 })
        .execute();
}

async function isOrdered({ db }: Ctx, variantId: string): Promise<boolean> {
  const order = await db
    .selectFrom('redemptions')
    .select('id')
    .where('variant_id', '=', variantId)
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}
