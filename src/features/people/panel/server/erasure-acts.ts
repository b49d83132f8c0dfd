import { dayMs } from '#core/durations.ts';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { Conflict } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { erasePerson } from '#features/people/users/server/erase-people.ts';
import { adminHref } from '#admin-urls.ts';
import type { PersonAct } from './person-acts.ts';

/** An order that nobody has confirmed in this time expires. */
const orderHolds = 7 * dayMs;
/** It cannot be undone, so the reason is one that can be read later. */
const reasonToErase = 10;

/** The first half of erasing an account at once; another administrator has to agree. */
const orderErasure: PersonAct = {
  name: 'order-erasure',
  title: 'people.act.orderErasure',
  explanation: 'people.act.orderErasureExplained',
  permission: 'users.erase',
  audited: 'erasure.ordered',
  fields: ['reason'],
  shortestReason: () => reasonToErase,
  grave: true,
  neverForStaff: true,
  isOffered: async (ctx, { id }) => (await findOrder(ctx, id)) === undefined,
  async run(ctx, { id }, { reason }) {
    const order = { asked_by: signedIn(ctx).userId, asked_at: ctx.clock.now(), reason };
    await ctx.db
      .insertInto('erasure_orders')
      .values({ user_id: id, ...order })
      // One that has run out.
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(order))
      .execute();
    return {};
  },
};

/**
 * The second half, by another administrator. Of two who confirm at once the second waits for the lock on the person, and
 * then finds nobody.
 */
const confirmErasure: PersonAct = {
  name: 'confirm-erasure',
  title: 'people.act.confirmErasure',
  explanation: 'people.act.confirmErasureExplained',
  permission: 'users.erase',
  audited: 'user.erased',
  fields: ['reason'],
  shortestReason: () => reasonToErase,
  grave: true,
  neverForStaff: true,
  isOffered: async (ctx, { id }) => {
    const order = await findOrder(ctx, id);
    return order !== undefined && order.asked_by !== signedIn(ctx).userId;
  },
  async run(ctx, { id }) {
    const order = await findOrder(ctx, id);
    if (!order) throw new Conflict('act_not_offered', 'people.refusal.actNotOffered');
    await erasePerson(ctx, id);
    return {
      before: { orderedBy: order.asked_by, orderedAt: order.asked_at },
      location: adminHref('adminUsers'),
    };
  },
};

/** Takes an order back: the administrator who gave it, or another one who does not agree. */
const withdrawErasure: PersonAct = {
  name: 'withdraw-erasure',
  title: 'people.act.withdrawErasure',
  explanation: 'people.act.withdrawErasureExplained',
  permission: 'users.erase',
  audited: 'erasure.withdrawn',
  fields: [],
  isOffered: async (ctx, { id }) => (await findOrder(ctx, id)) !== undefined,
  async run(ctx, { id }) {
    await ctx.db.deleteFrom('erasure_orders').where('user_id', '=', id).execute();
    return {};
  },
};

export const erasureActs = [orderErasure, confirmErasure, withdrawErasure];

/** How many orders wait for a second administrator. */
export async function countOrders({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  const { orders } = await db
    .selectFrom('erasure_orders')
    .select(({ fn }) => fn.countAll<number>().as('orders'))
    .where('asked_at', '>', new Date(clock.now().getTime() - orderHolds))
    .executeTakeFirstOrThrow();
  return orders;
}

/** The order to erase someone, while it holds. */
async function findOrder({ db, clock }: Pick<Ctx, 'db' | 'clock'>, userId: UserId) {
  return db
    .selectFrom('erasure_orders')
    .select(['asked_by', 'asked_at'])
    .where('user_id', '=', userId)
    .where('asked_at', '>', new Date(clock.now().getTime() - orderHolds))
    .executeTakeFirst();
}
