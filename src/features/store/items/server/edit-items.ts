import { randomUUID } from 'node:crypto';
import { signedIn } from '#core/actor.ts';
import { Conflict } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { describePeople, recordAudit } from '#features/people/server/public.ts';
import { tellStoreChanged } from '#features/store/server/store-changed.ts';
import type { ItemKind } from '#features/store/policy.ts';
import type {
  AddStockInput,
  AdminItem,
  ChangeItemInput,
  CreateItemInput,
  ItemFields,
  SetItemStatusInput,
} from '../contract.ts';
import { refuseUnfit } from './check-fields.ts';
import { lockItem } from './item-rows.ts';
import type { ItemRow } from './item-words.ts';
import { getItem } from './items-listing.ts';
import { saveVariants } from './variants.ts';

/** The columns of an item: those of another kind stay empty. */
function columnsOf(kind: ItemKind, fields: ItemFields) {
  return {
    texts: JSON.stringify(fields.texts),
    price: fields.price,
    picture: fields.picture,
    per_month: fields.perMonth,
    ever: fields.ever,
    avatar_id: kind === 'avatar' ? fields.avatarId : null,
    frame: kind === 'frame' ? fields.frame : null,
    unit_cost: kind === 'impact' ? fields.unitCost : null,
    currency: kind === 'impact' ? fields.currency : null,
    low_stock: fields.lowStock,
  };
}

export function createItem(ctx: Ctx, { kind, ...fields }: CreateItemInput): Promise<AdminItem> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    await refuseUnfit(ctx, kind, fields);
    const id = randomUUID();
    const now = ctx.clock.now();
    await ctx.db
      .insertInto('store_items')
      .values({
        id,
        kind,
        status: 'draft',
        ...columnsOf(kind, fields),
        version: 1,
        changed_by: userId,
        changed_at: now,
        created_at: now,
      })
      .execute();
    if (kind === 'goods') await saveVariants(ctx, id, fields.variants);
    await recordAudit(ctx, {
      who: userId,
      what: 'storeItem.created',
      subject: id,
      why: 'form',
      after: { kind, ...fields },
    });
    return getItem(ctx, id);
  });
}

/**
 * Changes an item; its kind stays. What a unit costs counts for money that is entered from now on. Refuses if someone else
 * has changed it since; the refusal names her.
 */
export function changeItem(ctx: Ctx, { id, version, ...fields }: ChangeItemInput): Promise<AdminItem> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const row = await lockItem(ctx, id);
    if (row.version !== version) throw await changedMeanwhile(ctx, row);
    await refuseUnfit(ctx, row.kind, fields, row);
    const before = await getItem(ctx, id);
    await ctx.db
      .updateTable('store_items')
      .set({
        ...columnsOf(row.kind, fields),
        version: version + 1,
        changed_by: userId,
        changed_at: ctx.clock.now(),
      })
      .where('id', '=', id)
      .execute();
    if (row.kind === 'goods') await saveVariants(ctx, id, fields.variants);
    await recordAudit(ctx, {
      who: userId,
      what: 'storeItem.changed',
      subject: id,
      why: 'form',
      before: { price: before.price, texts: before.texts, unitCost: before.unitCost },
      after: { price: fields.price, texts: fields.texts, unitCost: fields.unitCost },
    });
    tellStoreChanged(ctx);
    return getItem(ctx, id);
  });
}

export function setItemStatus(ctx: Ctx, { id, version, status }: SetItemStatusInput): Promise<AdminItem> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const row = await lockItem(ctx, id);
    if (row.version !== version) throw await changedMeanwhile(ctx, row);
    await ctx.db
      .updateTable('store_items')
      .set({ status, version: version + 1, changed_by: userId, changed_at: ctx.clock.now() })
      .where('id', '=', id)
      .execute();
    await recordAudit(ctx, {
      who: userId,
      what: 'storeItem.statusSet',
      subject: id,
      why: 'form',
      before: { status: row.status },
      after: { status },
    });
    tellStoreChanged(ctx);
    return getItem(ctx, id);
  });
}

/** Adds pieces to a variant's stock, or takes missing ones off; never below zero. Orders may come in at the same time. */
export function addStock(ctx: Ctx, { id, variantId, add }: AddStockInput): Promise<AdminItem> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    await lockItem(ctx, id);
    const changed = await ctx.db
      .updateTable('store_variants')
      .set(({ eb }) => ({ stock: eb('stock', '+', add) }))
      .where('id', '=', variantId)
      .where('item_id', '=', id)
      .where(({ eb }) => eb(eb('stock', '+', add), '>=', 0))
      .returning('stock')
      .executeTakeFirst();
    if (!changed) throw new Conflict('too_little_stock', 'store.refusal.tooLittleStock');
    await recordAudit(ctx, {
      who: userId,
      what: 'storeItem.stockAdded',
      subject: id,
      why: 'form',
      before: { variantId, stock: changed.stock - add },
      after: { variantId, stock: changed.stock },
    });
    tellStoreChanged(ctx);
    return getItem(ctx, id);
  });
}

async function changedMeanwhile(
  ctx: Ctx,
  { id, version, changed_by: by, changed_at: at }: ItemRow,
): Promise<Conflict> {
  const person = by === null ? undefined : (await describePeople(ctx, [by])).get(by);
  return new Conflict('changed_meanwhile', 'page.editor.changedMeanwhile', {
    by: person?.displayName ?? null,
    at: at.toISOString(),
    version,
    values: await getItem(ctx, id),
  });
}
