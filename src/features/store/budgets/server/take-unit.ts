import { sql } from 'kysely';
import type { UserId } from '#core/ids.ts';
import { Conflict } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';

/** A redemption of an impact item, before it has its unit. */
interface NewRedemption {
  id: string;
  user_id: UserId;
  key: string;
  item_id: string;
  coins: number;
  made_at: Date;
}

/**
 * Takes one unit from the oldest entry with one left, numbers it, and enters the redemption that it belongs to, in one
 * statement; answers the number. Refuses with `fully_funded` when there is none. Call it in the transaction that spends the
 * coins; the item's row must be locked, so that numbers have no gaps.
 */
export async function takeUnit({ db }: Pick<Ctx, 'db'>, redemption: NewRedemption): Promise<number> {
  const { id, user_id, key, item_id, coins, made_at } = redemption;
  const { rows } = await sql<{ number: number }>`
    with taken as (
      update store_budget_entries set units_left = units_left - 1
      where id = (
        select id from store_budget_entries where item_id = ${item_id} and units_left > 0 order by number limit 1
      )
      returning id, unit_cost
    ), numbered as (
      update store_items set last_number = last_number + 1 from taken where store_items.id = ${item_id}
      returning taken.id as entry_id, taken.unit_cost, store_items.last_number
    )
    insert into redemptions (id, user_id, key, item_id, kind, coins, made_at, number, budget_entry_id, cost)
    select ${id}, ${user_id}, ${key}, ${item_id}, 'impact', ${coins}::integer, ${made_at}::timestamptz,
      numbered.last_number, numbered.entry_id, numbered.unit_cost
    from numbered
    returning number
  `.execute(db);
  const [unit] = rows;
  if (!unit) throw new Conflict('fully_funded', 'store.refusal.fullyFunded');
  return unit.number;
}
