import { dayMs } from '#core/durations.ts';
import type { UserId } from '#core/ids.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { readSetting } from '#platform/settings/settings.ts';
import { returnCoins, spendHeldCoins } from '#features/rewards/server/public.ts';
import { notify } from '#features/notifications/server/public.ts';
import { href } from '#urls.ts';
import { orderSetting } from '#features/store/server/settings.ts';
import { tellStoreChanged } from '#features/store/server/store-changed.ts';
import { givesBack, mayMove, type OrderMover, type OrderState } from '#features/store/policy.ts';

interface Move {
  id: string;
  /** The version that was seen; left out for what must happen whatever was seen, such as an erasure. */
  version?: number | undefined;
  to: OrderState;
  by: OrderMover;
  /** Who it was, if she has an account. */
  userId?: UserId | undefined;
  note?: string | undefined;
  /** Encrypted; given with a parent's yes. */
  address?: string | undefined;
}

/**
 * The only writer of an order's state: checks version and move, writes down who did it, and gives coins and stock back when
 * the order ends. The coins are spent when the goods are sent. Call it in a transaction.
 */
export async function moveOrder(ctx: Ctx, move: Move): Promise<void> {
  const { id, version, to, by } = move;
  const { db } = ctx;
  const now = ctx.clock.now();
  const order = await db
    .selectFrom('store_orders')
    .select(['state', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw new NotFound();
  if (version !== undefined && order.version !== version)
    throw new Conflict('changed_meanwhile', 'store.refusal.orderChanged', { state: order.state });
  if (!mayMove(by, order.state, to))
    throw new Conflict('move_not_allowed', 'store.refusal.moveNotAllowed', { state: order.state });
  const { addressDays } = await readSetting(ctx, orderSetting);
  await db
    .updateTable('store_orders')
    .set({
      state: to,
      version: order.version + 1,
      changed_at: now,
      expires_at: null,
      ...(move.address !== undefined && { address: move.address }),
      ...(to === 'arrived' && { erase_address_at: new Date(now.getTime() + addressDays * dayMs) }),
      ...(givesBack(to) && { address: null }),
    })
    .where('id', '=', id)
    .execute();
  await db
    .insertInto('store_order_events')
    .values({
      order_id: id,
      from_state: order.state,
      to_state: to,
      moved_by: by,
      user_id: move.userId ?? null,
      at: now,
      note: move.note ?? '',
    })
    .execute();
  if (to === 'sent') await spendHeldCoins(ctx, { reference: id, on: 'goods' });
  if (givesBack(to)) await giveBack(ctx, id);
  await tellOwner(ctx, id, to);
}

const told = { approved: 'store.approved', refused: 'store.refused', sent: 'store.sent' } as const;

/** What she does herself, and what nobody waits for, is no news. */
async function tellOwner(ctx: Ctx, id: string, to: OrderState): Promise<void> {
  if (to !== 'approved' && to !== 'refused' && to !== 'sent') return;
  const { user_id, item_id } = await ctx.db
    .selectFrom('redemptions')
    .select(['user_id', 'item_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!user_id) return;
  const data = { itemId: item_id };
  await notify(ctx, { to: user_id, kind: told[to], data, href: href('storeMine'), once: id });
}

async function giveBack(ctx: Ctx, id: string): Promise<void> {
  await returnCoins(ctx, { reference: id });
  const { variant_id } = await ctx.db
    .updateTable('redemptions')
    .set({ given_back_at: ctx.clock.now() })
    .where('id', '=', id)
    .returning('variant_id')
    .executeTakeFirstOrThrow();
  await ctx.db
    .updateTable('store_variants')
    .set(({ eb }) => ({ stock: eb('stock', '+', 1) }))
    .where('id', '=', variant_id)
    .execute();
  tellStoreChanged(ctx);
}
