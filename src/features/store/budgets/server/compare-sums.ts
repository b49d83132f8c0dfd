import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';
import { sumLedger } from '#features/rewards/server/public.ts';
import type { Currency } from '#features/store/policy.ts';
import type { CheckedSum } from '../contract.ts';

interface Compared {
  sums: CheckedSum[];
  units: number;
  coins: number;
  money: { currency: Currency; amount: number }[];
}

interface Counted {
  impact: number;
  house: number;
  goods: number;
  held: number;
  units: number;
  wrongEntries: number;
  wrongNumbers: number;
}

/**
 * What must agree: the coins that the ledger says were spent on each kind, with the redemptions; the units that every entry
 * of a budget says are left, with those that redemptions point at; and the ledger with itself. In one snapshot.
 */
export async function compareSums({ db }: Pick<Ctx, 'db'>): Promise<Compared> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      const { spent, held, wrong } = await sumLedger({ db });
      const counted = await countRedemptions(db);
      const money = await db
        .selectFrom('redemptions')
        .innerJoin('store_budget_entries', 'store_budget_entries.id', 'redemptions.budget_entry_id')
        .select(['store_budget_entries.currency', sql<number>`sum(redemptions.cost)::bigint`.as('amount')])
        .groupBy('store_budget_entries.currency')
        .orderBy('store_budget_entries.currency')
        .execute();
      const sums = [
        { what: 'spent-impact', expected: counted.impact, found: spent.impact },
        { what: 'spent-house', expected: counted.house, found: spent.house },
        { what: 'spent-goods', expected: counted.goods, found: spent.goods },
        { what: 'held', expected: counted.held, found: held },
        { what: 'ledger', expected: 0, found: wrong },
        { what: 'budget-entries', expected: 0, found: counted.wrongEntries },
        { what: 'unit-numbers', expected: 0, found: counted.wrongNumbers },
      ];
      return { sums, units: counted.units, coins: counted.impact, money };
    });
}

async function countRedemptions(db: Ctx['db']): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select
      coalesce(sum(redemption.coins) filter (where redemption.kind = 'impact'), 0)::bigint as impact,
      coalesce(sum(redemption.coins) filter (where redemption.kind in ('avatar', 'frame')), 0)::bigint as house,
      coalesce(sum(redemption.coins) filter (where orders.state in ('sent', 'arrived')), 0)::bigint as goods,
      coalesce(sum(redemption.coins) filter (where orders.state in ('asked', 'approved', 'packed')), 0)::bigint as held,
      count(*) filter (where redemption.kind = 'impact') as units,
      (
        select count(*) from store_budget_entries entry
        left join store_budget_entries counter on counter.counter_of = entry.id
        where entry.counter_of is null and entry.units + coalesce(counter.units, 0) - entry.units_left <>
          (select count(*) from redemptions used where used.budget_entry_id = entry.id)
      ) as "wrongEntries",
      (
        select count(*) from store_items item where item.last_number <>
          (select count(*) from redemptions given where given.item_id = item.id and given.number is not null)
      ) as "wrongNumbers"
    from redemptions redemption left join store_orders orders on orders.id = redemption.id
  `.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error('sums have no row');
  return counted;
}
