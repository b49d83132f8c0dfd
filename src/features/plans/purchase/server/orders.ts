import type { Selectable } from 'kysely';
import type { UserId } from '#core/ids.ts';
import { money, type Money } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Offer } from '#features/plans/policy.ts';
import type { SubscriptionRow } from '#features/plans/server/accounts.ts';
import type { PlanOrdersTable } from '#features/plans/server/tables.ts';
import type { Quote } from './quote.ts';

/** What the keys of renewals that the job orders begin with. */
const jobsKeys = 'renewal:';

export type OrderRow = Selectable<PlanOrdersTable>;

export interface NewOrder {
  id: string;
  key: string;
  offer: Offer;
  quote: Quote;
  hasCoupon: boolean;
  /** Without one, nothing is to be paid. */
  paymentId?: string;
}

/** Writes down what is bought for which sum, in the caller's transaction, which has locked the account. */
export async function insertOrder(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  userId: UserId,
  { id, key, offer, quote, hasCoupon, paymentId }: NewOrder,
): Promise<OrderRow> {
  const { live, rule } = quote;
  return db
    .insertInto('plan_orders')
    .values({
      id,
      user_id: userId,
      key,
      kind: quote.kind,
      subscription_id: live?.id ?? null,
      base_ends_at: live?.period_ends_at ?? null,
      plan: offer.plan,
      period: offer.period,
      currency: quote.total.currency,
      price: Number(quote.price.amount),
      discount: Number(quote.discount.amount),
      free_days: quote.freeDays,
      has_coupon: hasCoupon,
      credit: Number(quote.credit.amount),
      tax: Number(quote.tax.amount),
      tax_rule: rule ? JSON.stringify(rule) : null,
      total: Number(quote.total.amount),
      payment_id: paymentId ?? null,
      state: 'open',
      created_at: clock.now(),
      settled_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findOrder(
  { db }: Pick<Ctx, 'db'>,
  by: { id: string } | { userId: UserId; key: string },
): Promise<OrderRow | undefined> {
  const query = db.selectFrom('plan_orders').selectAll();
  return 'id' in by
    ? query.where('id', '=', by.id).executeTakeFirst()
    : query.where('user_id', '=', by.userId).where('key', '=', by.key).executeTakeFirst();
}

/** One that has ended is paid after all if its money comes late. */
export async function settleOrder(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  id: string,
  state: 'paid' | 'ended',
): Promise<void> {
  await db
    .updateTable('plan_orders')
    .set({ state, settled_at: clock.now() })
    .where('id', '=', id)
    .where('state', 'in', state === 'paid' ? ['open', 'ended'] : ['open'])
    .execute();
}

/** Its buyer is probably done at the provider: its payment is being confirmed from now on. Of one that the job has ordered, nobody needs to hear. */
export async function markReturned({ db, clock }: Pick<Ctx, 'db' | 'clock'>, id: string): Promise<void> {
  await db
    .updateTable('plan_orders')
    .set({ returned_at: clock.now() })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('returned_at', 'is', null)
    .where('key', 'not like', `${jobsKeys}%`)
    .execute();
}

/** The newest purchase whose buyer is probably done at the provider, and whose payment nobody has confirmed yet. */
export function findWaiting({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<OrderRow | undefined> {
  return db
    .selectFrom('plan_orders')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .where('returned_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Names a try of a renewal, so that it is ordered once. */
export function renewalKey({ id, period_ends_at, tries }: SubscriptionRow): string {
  return `${jobsKeys}${id}:${period_ends_at.toISOString()}:${tries}`;
}

/** Whether the job has ordered it, not a payer who renews by hand. */
export function isByJob({ key }: OrderRow): boolean {
  return key.startsWith(jobsKeys);
}

/** What its invoice is issued for. */
export function invoiceCause(orderId: string): string {
  return `plan-order:${orderId}`;
}

export function totalOf({ total, currency }: OrderRow): Money {
  return money(total, currency);
}
