import { randomUUID } from 'node:crypto';
import { signedIn } from '#core/actor.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { readPage } from '#platform/db/keyset.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { describePeople, recordAudit } from '#features/people/server/public.ts';
import { lockItem, readBudgets } from '#features/store/items/server/item-rows.ts';
import { tellStoreChanged } from '#features/store/server/store-changed.ts';
import { unitsOf } from '#features/store/policy.ts';
import type { AddBudgetInput, BudgetView, CounterBudgetInput } from '../contract.ts';

const perPage = 50;

/** The budget of an impact item, entry by entry. */
export async function getBudget(
  ctx: Ctx,
  { id, after }: { id: string; after?: string | undefined },
): Promise<BudgetView> {
  const item = await ctx.db.selectFrom('store_items').select('kind').where('id', '=', id).executeTakeFirst();
  if (item?.kind !== 'impact') throw new NotFound();
  const entries = ctx.db
    .selectFrom('store_budget_entries as entry')
    .leftJoin('store_budget_entries as counter', 'counter.counter_of', 'entry.id')
    .selectAll('entry')
    .select(['counter.units as units_countered', 'counter.amount as amount_countered'])
    .where('entry.item_id', '=', id);
  const { rows, next } = await readPage(ctx.db.selectFrom(entries.as('entries')).selectAll(), {
    by: ['entered_at', 'id'],
    order: 'newest first',
    after,
    perPage,
  });
  const people = await describePeople(
    ctx,
    rows.flatMap(({ entered_by }) => (entered_by === null ? [] : [entered_by])),
  );
  return {
    items: rows.map((row) => {
      const isCounter = row.counter_of !== null;
      const used = isCounter ? 0 : row.units + (row.units_countered ?? 0) - row.units_left;
      return {
        id: row.id,
        receipt: row.receipt,
        note: row.note,
        amount: row.amount,
        currency: row.currency,
        unitCost: row.unit_cost,
        units: row.units,
        used,
        left: row.units_left,
        leftOver: isCounter || row.amount_countered !== null ? 0 : row.amount - row.units * row.unit_cost,
        enteredBy: (row.entered_by && people.get(row.entered_by)?.displayName) || null,
        enteredAt: row.entered_at.toISOString(),
        counterOf: row.counter_of,
        countered: row.amount_countered !== null,
      };
    }),
    ...(next !== undefined && { next }),
    ...(await readBudgets(ctx, [id]))(id),
  };
}

/** Enters money that a donor has given. It backs whole units at what one costs now; the rest of it backs none. */
export function addBudget(ctx: Ctx, { id, receipt, note, amount }: AddBudgetInput): Promise<BudgetView> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const { unit_cost, currency } = await lockItem(ctx, id);
    if (unit_cost === null || currency === null) throw new NotFound();
    const units = unitsOf(amount, unit_cost);
    if (units === 0)
      throw new Conflict('too_little', 'store.refusal.tooLittle', { unitCost: unit_cost, currency });
    if (await isKnown(ctx, id, receipt)) throw new Conflict('receipt_known', 'store.refusal.receiptKnown');
    const entryId = randomUUID();
    await ctx.db
      .insertInto('store_budget_entries')
      .values({
        id: entryId,
        item_id: id,
        receipt,
        note,
        amount,
        currency,
        unit_cost,
        units,
        units_left: units,
        counter_of: null,
        contribution_id: null,
        entered_by: userId,
        entered_at: ctx.clock.now(),
      })
      .execute();
    await recordAudit(ctx, {
      who: userId,
      what: 'storeBudget.added',
      subject: id,
      why: 'form',
      after: { receipt, amount, currency, units },
    });
    tellStoreChanged(ctx);
    return getBudget(ctx, { id });
  });
}

/** Whether this receipt is in the item's budget already, and was not taken back. */
async function isKnown({ db }: Ctx, itemId: string, receipt: string): Promise<boolean> {
  const known = await db
    .selectFrom('store_budget_entries as entry')
    .leftJoin('store_budget_entries as counter', 'counter.counter_of', 'entry.id')
    .select('entry.id')
    .where('entry.item_id', '=', itemId)
    .where(({ eb, fn }) => eb(fn<string>('lower', ['entry.receipt']), '=', receipt.toLowerCase()))
    .where('entry.counter_of', 'is', null)
    .where('counter.id', 'is', null)
    .executeTakeFirst();
  return known !== undefined;
}

/** Takes back what is unused of an entry, by a counter-entry: its units that are left, and what was left over of its amount. */
export function counterBudget(ctx: Ctx, { id, entryId, note }: CounterBudgetInput): Promise<BudgetView> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    await lockItem(ctx, id);
    const entry = await ctx.db
      .selectFrom('store_budget_entries')
      .selectAll()
      .where('id', '=', entryId)
      .where('item_id', '=', id)
      .where('counter_of', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!entry) throw new NotFound();
    // What came of a gift goes back with it.
    if (entry.contribution_id !== null) throw new Conflict('of_gift', 'store.refusal.ofGift');
    const countered = await ctx.db
      .selectFrom('store_budget_entries')
      .select('id')
      .where('counter_of', '=', entryId)
      .executeTakeFirst();
    const used = entry.units - entry.units_left;
    const unused = entry.amount - used * entry.unit_cost;
    if (countered || unused === 0) throw new Conflict('nothing_unused', 'store.refusal.nothingUnused');
    await ctx.db
      .updateTable('store_budget_entries')
      .set({ units_left: 0 })
      .where('id', '=', entryId)
      .execute();
    await ctx.db
      .insertInto('store_budget_entries')
      .values({
        id: randomUUID(),
        item_id: id,
        receipt: entry.receipt,
        note,
        amount: -unused,
        currency: entry.currency,
        unit_cost: entry.unit_cost,
        units: 0 - entry.units_left,
        units_left: 0,
        counter_of: entryId,
        contribution_id: null,
        entered_by: userId,
        entered_at: ctx.clock.now(),
      })
      .execute();
    await recordAudit(ctx, {
      who: userId,
      what: 'storeBudget.countered',
      subject: id,
      why: { written: note },
      after: { receipt: entry.receipt, amount: -unused, currency: entry.currency, units: -entry.units_left },
    });
    tellStoreChanged(ctx);
    return getBudget(ctx, { id });
  });
}
