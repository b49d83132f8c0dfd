import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { endLinks } from '#platform/links/links.ts';
import { approvalLink } from '#features/store/server/link-kinds.ts';
import type { OrderMover, OrderState } from '#features/store/policy.ts';
import { moveOrder } from './move-order.ts';

const ordersAtATime = 500;

/** Cancels the orders that no parent has answered in time; the coins come back. For the hourly maintenance. */
export async function expireOrders(ctx: Ctx): Promise<void> {
  const due = await ctx.db
    .selectFrom('store_orders')
    .select('id')
    .where('state', '=', 'asked')
    .where('expires_at', '<=', ctx.clock.now())
    .orderBy('id')
    .limit(ordersAtATime)
    .execute();
  for (const { id } of due)
    await inTransaction(ctx, async (ctx) => {
      const order = await ctx.db
        .selectFrom('store_orders')
        .select('state')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      // Answered meanwhile.
      if (order?.state === 'asked') await moveOrder(ctx, { id, to: 'cancelled', by: 'time' });
    });
}

/** Erases the addresses that are not needed any more. For the hourly maintenance. */
export async function eraseOldAddresses({ db, clock }: Ctx): Promise<void> {
  await db
    .updateTable('store_orders')
    .set({ address: null })
    .where('erase_address_at', '<=', clock.now())
    .where('address', 'is not', null)
    .execute();
}

/** A guardian has withdrawn the approval of the account: nothing more is sent to the child. */
export async function endOrdersOfWithdrawn(ctx: Ctx, { userId }: { userId: UserId }): Promise<void> {
  await endOrders(ctx, userId, 'guardian', { asked: 'refused', approved: 'cancelled' });
  await endLinks(ctx, userId, [approvalLink]);
}

/** An account is erased: nothing more is sent, and no address of hers is kept. */
export async function endOrdersOfErased(ctx: Ctx, { userId }: { userId: UserId }): Promise<void> {
  await endOrders(ctx, userId, 'time', { asked: 'cancelled', approved: 'cancelled', packed: 'cancelled' });
  await ctx.db
    .updateTable('store_orders')
    .set({ address: null })
    .where('id', 'in', ctx.db.selectFrom('redemptions').select('id').where('user_id', '=', userId))
    .execute();
}

async function endOrders(
  ctx: Ctx,
  userId: UserId,
  by: OrderMover,
  ends: Partial<Record<OrderState, OrderState>>,
): Promise<void> {
  const open = await ctx.db
    .selectFrom('store_orders')
    .innerJoin('redemptions', 'redemptions.id', 'store_orders.id')
    .select(['store_orders.id', 'store_orders.state'])
    .where('redemptions.user_id', '=', userId)
    .where('store_orders.state', 'in', ['asked', 'approved', 'packed'])
    .orderBy('store_orders.id')
    .forUpdate()
    .execute();
  for (const { id, state } of open) {
    const to = ends[state];
    if (to !== undefined) await moveOrder(ctx, { id, to, by });
  }
}
