import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { subtractMoney } from '#core/money.ts';
import type {
  AnsweredDonation,
  AskedDonation,
  ContributionFacts,
  DonationFacts,
} from '#features/donations/server/public.ts';
import type { Finding } from '#features/ledger/contract.ts';
import type { PaymentCtx } from '#features/payments/server/public.ts';
import { lockItem } from '#features/store/items/server/item-rows.ts';
import { textsIn, type ItemRow } from '#features/store/items/server/item-words.ts';
import { unitsOf } from '#features/store/policy.ts';
import { tellStoreChanged } from '#features/store/server/store-changed.ts';
import type { Ctx } from '#platform/ctx.ts';

/** The kind of target that an impact item is: `impact:ID`. */
const impactTarget = 'impact';

/** Whether an impact item takes a gift: while it is offered, in the currency in which its units are paid. */
export async function answerDonation(
  ctx: Ctx,
  { targetKind, targetId, amount }: AskedDonation,
): Promise<AnsweredDonation | undefined> {
  if (targetKind !== impactTarget) return undefined;
  const item = await ctx.db
    .selectFrom('store_items')
    .select(['id', 'kind', 'status', 'texts', 'currency'])
    .where('id', '=', targetId)
    .executeTakeFirst();
  if (item?.kind !== 'impact' || item.status !== 'published') return undefined;
  if (item.currency !== amount.currency) return { kind: 'refused', messageKey: 'store.refusal.giftCurrency' };
  return {
    kind: 'accepted',
    about: { text: 'store.gift.about', values: { name: textsIn(item.texts, ctx.locale).name } },
    account: `impact-${item.id}`,
  };
}

/**
 * A gift is kept if its item is still paid for in its currency, else it goes back: the item is locked, so that this stays so until the gift
 * is entered.
 */
export async function offerGift(
  ctx: PaymentCtx,
  { targetKind, targetId, total }: DonationFacts,
): Promise<string | undefined> {
  if (targetKind !== impactTarget || targetId === undefined) return undefined;
  const { currency } = await lockItem(ctx, targetId);
  return currency === total.currency ? undefined : 'not_kept';
}

interface Received {
  donation: DonationFacts;
  contribution: ContributionFacts;
}

/** A gift for an impact item raises its budget, in the transaction that books it. */
export async function fundItem(ctx: PaymentCtx, { donation, contribution }: Received): Promise<void> {
  const { targetKind, targetId } = donation;
  if (targetKind !== impactTarget || targetId === undefined) return;
  const { contributionId, amount } = contribution;
  const item = await lockItem(ctx, targetId);
  await ctx.db
    .insertInto('store_gifts')
    .values({
      contribution_id: contributionId,
      item_id: item.id,
      currency: amount.currency,
      given: Number(amount.amount),
      given_left: Number(amount.amount),
    })
    .execute();
  await enter(ctx, item, contributionId, Number(amount.amount));
  tellStoreChanged(ctx);
}

/**
 * Brings the budget of an item to what its gift is by now: what is unused of it is taken back, and what is left of the gift is entered again.
 * Units that were redeemed stay redeemed: what a refund takes of them is borne by the house.
 */
export async function adjustFunding(ctx: PaymentCtx, { contribution }: Received): Promise<void> {
  const { contributionId, amount, refunded } = contribution;
  const gift = await ctx.db
    .selectFrom('store_gifts')
    .select('item_id')
    .where('contribution_id', '=', contributionId)
    .executeTakeFirst();
  if (!gift) return;
  const item = await lockItem(ctx, gift.item_id);
  const left = Number(subtractMoney(amount, refunded).amount);
  const { open, usedCost } = await readFunding(ctx, contributionId);
  for (const entry of open) {
    const used = (entry.units - entry.units_left) * entry.unit_cost;
    if (entry.amount > used) await counter(ctx, entry, used - entry.amount);
  }
  if (left > usedCost) await enter(ctx, item, contributionId, left - usedCost);
  await ctx.db
    .updateTable('store_gifts')
    .set({ given_left: left })
    .where('contribution_id', '=', contributionId)
    .execute();
  tellStoreChanged(ctx);
}

/** The entries of a gift that nothing has taken back, and what the units cost that were redeemed from all of them. */
async function readFunding({ db }: PaymentCtx, contributionId: string) {
  const entries = await db
    .selectFrom('store_budget_entries as entry')
    .leftJoin('store_budget_entries as counter', 'counter.counter_of', 'entry.id')
    .selectAll('entry')
    .select('counter.units as units_countered')
    .where('entry.contribution_id', '=', contributionId)
    .where('entry.counter_of', 'is', null)
    .orderBy('entry.number')
    .execute();
  const usedCost = entries.reduce(
    (sum, { units, units_countered, units_left, unit_cost }) =>
      sum + (units + (units_countered ?? 0) - units_left) * unit_cost,
    0,
  );
  return { open: entries.filter(({ units_countered }) => units_countered === null), usedCost };
}

type Entry = Awaited<ReturnType<typeof readFunding>>['open'][number];

async function enter(
  { db, clock }: PaymentCtx,
  { id, currency, unit_cost }: ItemRow,
  contributionId: string,
  amount: number,
): Promise<void> {
  if (currency === null || unit_cost === null) throw new Error('a gift for an item that has no budget');
  const units = unitsOf(amount, unit_cost);
  await db
    .insertInto('store_budget_entries')
    .values({
      id: randomUUID(),
      item_id: id,
      receipt: contributionId,
      contribution_id: contributionId,
      note: '',
      amount,
      currency,
      unit_cost,
      units,
      units_left: units,
      counter_of: null,
      entered_by: null,
      entered_at: clock.now(),
    })
    .execute();
}

async function counter({ db, clock }: PaymentCtx, entry: Entry, amount: number): Promise<void> {
  await db.updateTable('store_budget_entries').set({ units_left: 0 }).where('id', '=', entry.id).execute();
  await db
    .insertInto('store_budget_entries')
    .values({
      id: randomUUID(),
      item_id: entry.item_id,
      receipt: entry.receipt,
      contribution_id: entry.contribution_id,
      note: '',
      amount,
      currency: entry.currency,
      unit_cost: entry.unit_cost,
      units: 0 - entry.units_left,
      units_left: 0,
      counter_of: entry.id,
      entered_by: null,
      entered_at: clock.now(),
    })
    .execute();
}

/** Gifts whose entries are not what is left of them, or what was redeemed from them if that is more. */
export async function compareFunding({ db }: Pick<Ctx, 'db'>): Promise<Finding[]> {
  const { rows } = await sql<{ subject: string; entered: string; left: string; used: string }>`
    with entered as (
      select contribution_id, sum(amount) as amount from store_budget_entries
      where contribution_id is not null group by 1
    ), used as (
      select entry.contribution_id, sum(redemptions.cost) as cost
      from redemptions join store_budget_entries entry on entry.id = redemptions.budget_entry_id
      where entry.contribution_id is not null group by 1
    )
    select contribution_id as subject, coalesce(entered.amount, 0)::text as entered,
      coalesce(gift.given_left, 0)::text as left, coalesce(used.cost, 0)::text as used
    from store_gifts gift full join entered using (contribution_id) left join used using (contribution_id)
    where coalesce(entered.amount, 0) <> greatest(coalesce(gift.given_left, 0), coalesce(used.cost, 0))
    limit 100`.execute(db);
  return rows.map(({ subject, entered, left, used }) => ({
    check: 'store_gifts',
    subject,
    detail: `entered ${entered}, left ${left}, redeemed ${used}`,
  }));
}
