import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { demoItems } from './demo-items.ts';

/**
 * The demo world's store: three things that help others, with some of a budget, a picture, a frame, and one
 * piece of goods.
 */
export async function seedStore(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async ({ db, clock }) => {
    const now = clock.now();
    for (const { id, units, sizes, unitCost, ...item } of demoItems) {
      const made = await db
        .insertInto('store_items')
        .values({
          id,
          kind: item.kind,
          status: 'published',
          texts: JSON.stringify(item.texts),
          price: item.price,
          picture: item.picture,
          per_month: null,
          ever: null,
          avatar_id: item.avatarId ?? null,
          frame: item.frame ?? null,
          unit_cost: unitCost ?? null,
          currency: unitCost === undefined ? null : 'USD',
          low_stock: 3,
          version: 1,
          changed_by: null,
          changed_at: now,
          created_at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!made) continue;
      if (unitCost !== undefined && units !== undefined)
        await db
          .insertInto('store_budget_entries')
          .values({
            id: `${id}-budget`,
            item_id: id,
            receipt: 'DEMO-1',
            note: '',
            amount: units * unitCost,
            currency: 'USD',
            unit_cost: unitCost,
            units,
            units_left: units,
            counter_of: null,
            entered_by: null,
            entered_at: now,
          })
          .execute();
      for (const [place, label] of (sizes ?? []).entries())
        await db
          .insertInto('store_variants')
          .values({ id: `${id}-${place}`, item_id: id, place, label, stock: 10 })
          .execute();
    }
  });
}
