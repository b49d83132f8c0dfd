import { randomUUID } from 'node:crypto';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { signedIn, type Member } from '#core/actor.ts';
import { dayMs } from '#core/durations.ts';
import { Conflict, Forbidden, Invalid, NotFound } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { readSetting } from '#platform/settings/settings.ts';
import { holdCoins, lockAccount, spendCoins, type OwnAccount } from '#features/rewards/server/public.ts';
import { takeUnit } from '#features/store/budgets/server/take-unit.ts';
import type { ItemRow } from '#features/store/items/server/item-words.ts';
import { isLimitReached, refuseClassic } from '#features/store/items/server/store.ts';
import { refuseQuietTime } from '#features/store/server/quiet-time.ts';
import { orderSetting } from '#features/store/server/settings.ts';
import { tellStoreChanged } from '#features/store/server/store-changed.ts';
import { maySee } from '#features/store/policy.ts';
import type { RedeemInput, RedemptionView } from '../contract.ts';
import { findApprover } from './approver.ts';
import { notifyGuardiansOf } from '#features/notifications/server/public.ts';
import { mailGuardianOf } from './guardian-mail.ts';
import { getOwnRedemption, viewTaken, type TakenAtOnce } from './own-redemptions.ts';
import { readTaken } from './taken.ts';

/**
 * Exchanges the caller's coins for an item. Coins, the unit of the budget or the piece of stock, and the redemption are one
 * transaction. A repeat with the same key answers what was done.
 */
export async function redeem(ctx: RequestCtx, input: RedeemInput): Promise<RedemptionView> {
  const actor = signedIn(ctx);
  refuseClassic(actor);
  const done = await inTransaction(ctx, async (ctx) => {
    // Everything of one person happens one after the other: limits, coins and repeats are exact.
    const account = await lockAccount(ctx, actor.userId);
    const { item, before } = await lockAsked(ctx, actor, input);
    if (before && before.item_id !== input.itemId) throw new Conflict('key_used', 'store.refusal.keyUsed');
    if (before) return { id: before.id };
    refuseQuietTime(ctx);
    await refuseUnoffered(ctx, actor, item, input);
    tellStoreChanged(ctx);
    return item.kind === 'goods'
      ? { id: await orderGoods(ctx, item, input) }
      : takeAtOnce(ctx, item, input, account);
  });
  return 'item' in done ? viewTaken(ctx, done) : getOwnRedemption(ctx, done.id);
}

/** The item, locked, and what was redeemed under the same key before. */
async function lockAsked(ctx: RequestCtx, { userId }: Member, { itemId, key }: RedeemInput) {
  const row = await ctx.db
    .selectFrom('store_items')
    .selectAll('store_items')
    .select(({ selectFrom }) =>
      jsonObjectFrom(
        selectFrom('redemptions')
          .select(['id', 'item_id'])
          .where('user_id', '=', userId)
          .where('key', '=', key),
      ).as('before'),
    )
    .where('store_items.id', '=', itemId)
    .forUpdate('store_items')
    .executeTakeFirst();
  if (!row) throw new NotFound();
  const { before, ...item } = row;
  return { item, before };
}

/** Refuses an item that the caller may not have now, or not at the price that she was shown. */
async function refuseUnoffered(
  ctx: RequestCtx,
  actor: Member,
  item: ItemRow,
  input: RedeemInput,
): Promise<void> {
  if (item.status !== 'published') throw new NotFound();
  if (!maySee(actor.role, item.kind)) throw new Forbidden('impact_only', 'store.refusal.impactOnly');
  if (item.price !== input.price)
    throw new Conflict('price_changed', 'store.refusal.priceChanged', { price: item.price });
  const isOnce = item.kind === 'avatar' || item.kind === 'frame';
  const limits = { perMonth: item.per_month, ever: item.ever };
  if (!isOnce && limits.perMonth === null && limits.ever === null) return;
  const taken = (await readTaken(ctx, actor, item.id))(item.id);
  if (isOnce && taken.ever > 0) throw new Conflict('owned', 'store.refusal.owned');
  if (isLimitReached(limits, taken)) throw new Conflict('limit_reached', 'store.refusal.limitReached');
}

/** An impact item or one of the house: the coins are spent. */
async function takeAtOnce(
  ctx: RequestCtx,
  item: ItemRow,
  { key }: RedeemInput,
  account: OwnAccount,
): Promise<TakenAtOnce> {
  const { userId } = signedIn(ctx);
  const redemption = {
    id: randomUUID(),
    user_id: userId,
    key,
    item_id: item.id,
    kind: item.kind,
    coins: item.price,
    made_at: ctx.clock.now(),
  };
  const { id, coins } = redemption;
  if (item.kind === 'impact') {
    await spendCoins(ctx, { userId, reference: id, coins, on: 'impact', account });
    return { ...redemption, item, number: await takeUnit(ctx, redemption) };
  }
  await spendCoins(ctx, { userId, reference: id, coins, on: 'house', account });
  await ctx.db
    .insertInto('redemptions')
    .values({ ...redemption, variant_id: null, number: null, budget_entry_id: null, cost: null })
    .execute();
  return { ...redemption, item, number: null };
}

/** Goods: the coins and a piece are held, and a parent is asked; an adult gives the address at once. */
async function orderGoods(ctx: RequestCtx, item: ItemRow, input: RedeemInput): Promise<string> {
  const { userId } = signedIn(ctx);
  const approver = await findApprover(ctx, userId);
  if (approver.needed && approver.address === undefined)
    throw new Conflict('no_guardian', 'store.refusal.noGuardian');
  if (!approver.needed && input.address === undefined)
    throw new Invalid([{ path: 'address', messageKey: 'store.field.addressMissing' }]);
  const variantId = await takePiece(ctx, item, input.variantId);
  const id = randomUUID();
  await holdCoins(ctx, { userId, reference: id, coins: item.price });
  const now = ctx.clock.now();
  await ctx.db
    .insertInto('redemptions')
    .values({
      id,
      user_id: userId,
      key: input.key,
      item_id: item.id,
      kind: 'goods',
      variant_id: variantId,
      coins: item.price,
      made_at: now,
      number: null,
      budget_entry_id: null,
      cost: null,
    })
    .execute();
  const { answerDays } = await readSetting(ctx, orderSetting);
  const state = approver.needed ? 'asked' : 'approved';
  await ctx.db
    .insertInto('store_orders')
    .values({
      id,
      state,
      version: 1,
      made_at: now,
      changed_at: now,
      expires_at: approver.needed ? new Date(now.getTime() + answerDays * dayMs) : null,
      // A child gives none, even if her request has one.
      address: approver.needed ? null : ctx.sealing.seal(JSON.stringify(input.address)),
    })
    .execute();
  await ctx.db
    .insertInto('store_order_events')
    .values({
      order_id: id,
      from_state: null,
      to_state: state,
      moved_by: 'owner',
      user_id: userId,
      at: now,
      note: '',
    })
    .execute();
  if (approver.needed) {
    await notifyGuardiansOf(ctx, userId, {
      kind: 'store.asked',
      data: { childId: userId, itemId: item.id },
      once: id,
    });
    await mailGuardianOf(ctx, userId);
  }
  return id;
}

/** Takes a piece of the variant from the stock; of the only one, if there is just one. */
async function takePiece(ctx: RequestCtx, item: ItemRow, chosen: string | undefined): Promise<string> {
  const variants = await ctx.db
    .selectFrom('store_variants')
    .select('id')
    .where('item_id', '=', item.id)
    .execute();
  const only = variants.length === 1 ? variants[0]?.id : undefined;
  const variantId = variants.find(({ id }) => id === chosen)?.id ?? (chosen === undefined ? only : undefined);
  if (variantId === undefined)
    throw new Invalid([{ path: 'variantId', messageKey: 'store.field.variantMissing' }]);
  const taken = await ctx.db
    .updateTable('store_variants')
    .set(({ eb }) => ({ stock: eb('stock', '-', 1) }))
    .where('id', '=', variantId)
    .where('stock', '>', 0)
    .returning('id')
    .executeTakeFirst();
  if (!taken) throw new Conflict('out_of_stock', 'store.refusal.outOfStock');
  return variantId;
}
