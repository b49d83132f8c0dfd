import { sql } from 'kysely';
import type { Ctx } from '#platform/ctx.ts';
import { selectBalances } from '#features/ledger/server/public.ts';
import type { Currency } from '#features/store/policy.ts';

/** The budget of an item in one currency, in minor units. `booked` is what the ledger has of the gifts among `given`. */
export interface SummedBudget {
  itemId: string;
  currency: Currency;
  /** Of gifts and of what was entered by hand. */
  given: number;
  gifts: number;
  fromGifts: number;
  booked: number;
  units: number;
  coins: number;
  redeemed: number;
  unitsLeft: number;
  left: number;
  rest: number;
  house: number;
}

/**
 * Adds up every budget from its gifts, its entries and the redemptions that point at them, each for itself, so that they can be compared; in
 * one statement, which sees one moment.
 */
export async function sumBudgets({ db }: Pick<Ctx, 'db'>): Promise<SummedBudget[]> {
  const { rows } = await sql<SummedBudget>`
    with used as (
      select budget_entry_id, count(*) as units, sum(coins) as coins, sum(cost) as cost
      from redemptions where budget_entry_id is not null group by 1
    ), parts as (
      select entry.*, counter.id is not null as is_countered, coalesce(used.units, 0) as used_units,
        coalesce(used.coins, 0) as used_coins, coalesce(used.cost, 0) as used_cost
      from store_budget_entries entry
      left join store_budget_entries counter on counter.counter_of = entry.id
      left join used on used.budget_entry_id = entry.id
    ), budgets as (
      select item_id, currency,
        coalesce(sum(amount) filter (where contribution_id is null), 0) as by_hand,
        count(*) filter (where contribution_id is null and counter_of is null and not is_countered) as receipts,
        sum(used_units) as units, sum(used_coins) as coins, sum(used_cost) as redeemed,
        sum(units_left) as units_left, sum(units_left * unit_cost::bigint) as "left",
        sum(case when counter_of is null and not is_countered then amount - units * unit_cost::bigint else 0 end) as rest
      from parts group by 1, 2
    ), funded as (
      select gift.item_id, gift.currency, sum(gift.given_left) as given, count(*) filter (where gift.given_left > 0) as gifts,
        sum(greatest(coalesce(spent.cost, 0) - gift.given_left, 0)) as house
      from store_gifts gift
      left join (
        select contribution_id, sum(used_cost) as cost from parts where contribution_id is not null group by 1
      ) spent using (contribution_id)
      group by 1, 2
    ), booked as (
      select substr(detail, 8) as item_id, currency, -balance as amount
      from (${selectBalances(['donations'])}) balances where detail like 'impact-%'
    )
    select item_id as "itemId", currency,
      (coalesce(budgets.by_hand, 0) + coalesce(funded.given, 0))::bigint as given,
      (coalesce(budgets.receipts, 0) + coalesce(funded.gifts, 0))::bigint as gifts,
      coalesce(funded.given, 0)::bigint as "fromGifts", coalesce(booked.amount, 0)::bigint as booked,
      coalesce(budgets.units, 0)::bigint as units, coalesce(budgets.coins, 0)::bigint as coins,
      coalesce(budgets.redeemed, 0)::bigint as redeemed, coalesce(budgets.units_left, 0)::bigint as "unitsLeft",
      coalesce(budgets."left", 0)::bigint as "left", coalesce(budgets.rest, 0)::bigint as rest,
      coalesce(funded.house, 0)::bigint as house
    from budgets full join funded using (item_id, currency) full join booked using (item_id, currency)
    order by item_id, currency`.execute(db);
  return rows;
}
