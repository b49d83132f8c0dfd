import { sql } from 'kysely';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { ItemRow } from './item-words.ts';

/** An item, locked until the transaction ends: its budget, its stock and its numbers are counted one after the other. */
export async function lockItem({ db }: Pick<Ctx, 'db'>, id: string): Promise<ItemRow> {
  const row = await db
    .selectFrom('store_items')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}

/** How many units of impact items are paid for, and how many of those were given. */
export interface BudgetOfItem {
  funded: number;
  used: number;
  left: number;
}

const nothing: BudgetOfItem = { funded: 0, used: 0, left: 0 };

/** The budgets of impact items, by item; one without entries has nothing. */
export async function readBudgets(
  { db }: Pick<Ctx, 'db'>,
  itemIds: readonly string[],
): Promise<(itemId: string) => BudgetOfItem> {
  if (itemIds.length === 0) return () => nothing;
  const rows = await db
    .selectFrom('store_budget_entries')
    .select([
      'item_id',
      sql<number>`sum(units)::integer`.as('funded'),
      sql<number>`sum(units_left)::integer`.as('left'),
    ])
    .where('item_id', 'in', itemIds)
    .groupBy('item_id')
    .execute();
  const byItem = new Map(
    rows.map(({ item_id, funded, left }) => [item_id, { funded, left, used: funded - left }]),
  );
  return (itemId) => byItem.get(itemId) ?? nothing;
}

/** The variants of goods, in their order. */
export async function readVariants({ db }: Pick<Ctx, 'db'>, itemIds: readonly string[]) {
  if (itemIds.length === 0) return [];
  return db
    .selectFrom('store_variants')
    .selectAll()
    .where('item_id', 'in', itemIds)
    .orderBy('place')
    .orderBy('id')
    .execute();
}
