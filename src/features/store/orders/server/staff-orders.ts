import { signedIn } from '#core/actor.ts';
import { NotFound } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { describePeople, recordAudit } from '#features/people/server/public.ts';
import { refuseQuietTime } from '#features/store/server/quiet-time.ts';
import { Address } from '#features/store/redemptions/contract.ts';
import { listMoves } from '#features/store/policy.ts';
import type { MoveOrderInput, OrderView } from '../contract.ts';
import { moveOrder } from './move-order.ts';
import { selectOrders, viewOrders } from './orders-listing.ts';

/** An order with everything that was done to it, for those who send it. */
export async function getOrder(ctx: RequestCtx, id: string): Promise<OrderView> {
  const row = await selectOrders(ctx)
    .select('store_orders.address')
    .where('store_orders.id', '=', id)
    .executeTakeFirst();
  const [view] = row ? await viewOrders(ctx, [row]) : [];
  if (!row || !view) throw new NotFound();
  const events = await ctx.db
    .selectFrom('store_order_events')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  const people = await describePeople(
    ctx,
    events.flatMap(({ user_id }) => (user_id === null ? [] : [user_id])),
  );
  return {
    ...view,
    userId: row.user_id,
    address: row.address === null ? null : Address.parse(JSON.parse(ctx.sealing.open(row.address))),
    moves: listMoves('staff', row.state),
    history: events.map((event) => ({
      from: event.from_state,
      to: event.to_state,
      by: event.moved_by,
      who: (event.user_id && people.get(event.user_id)?.displayName) || null,
      at: event.at.toISOString(),
      note: event.note,
    })),
  };
}

/** A member of staff moves an order on. */
export function moveOrderByStaff(
  ctx: RequestCtx,
  { id, version, to, note }: MoveOrderInput,
): Promise<OrderView> {
  const { userId } = signedIn(ctx);
  refuseQuietTime(ctx);
  return inTransaction(ctx, async (ctx) => {
    const before = await getOrder(ctx, id);
    await moveOrder(ctx, { id, version, to, by: 'staff', userId, note });
    await recordAudit(ctx, {
      who: userId,
      what: 'storeOrder.moved',
      subject: id,
      why: note ? { written: note } : 'form',
      before: { state: before.state },
      after: { state: to },
    });
    return getOrder(ctx, id);
  });
}
