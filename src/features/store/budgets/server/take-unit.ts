import { sql } from 'kysely';
import { Conflict } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';

/** A unit that was taken from a budget: the entry whose money pays for it, and which of all units it is. */
export interface UnitTaken {
  entryId: string;
  cost: number;
  number: number;
}

/**
 * Takes one unit from the oldest entry with one left, and numbers it. Refuses with `fully_funded` when there is none. Call
 * it in the transaction that spends the coins; the item's row must be locked, so that numbers have no gaps.
 */
export async function takeUnit({ db }: Pick<Ctx, 'db'>, itemId: string): Promise<UnitTaken> {
  const { rows } = await sql<UnitTaken>`
    with taken as (
      update store_budget_entries set units_left = units_left - 1
      where id = (
        select id from store_budget_entries where item_id = ${itemId} and units_left > 0 order by number limit 1
      )
      returning id, unit_cost
    )
    update store_items set last_number = last_number + 1 from taken where store_items.id = ${itemId}
    returning taken.id as "entryId", taken.unit_cost as cost, store_items.last_number as number
  `.execute(db);
  const [unit] = rows;
  if (!unit) throw new Conflict('fully_funded', 'store.refusal.fullyFunded');
  return unit;
}
