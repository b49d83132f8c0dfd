import { sql } from 'kysely';
import type { Currency } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Offer } from '#features/plans/policy.ts';

/** Writes down what the subscriptions of each day come to. */
export const countJob = 'plans.count';

export interface Counted extends Offer {
  currency: Currency;
  subscribers: number;
  /** What all of them pay for a period, in minor units. */
  price: bigint;
}

/** Those who pay now, one that is canceled until it ends; nobody who rests. */
export async function countSubscribers({ db }: Pick<Ctx, 'db'>): Promise<Counted[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select(['plan', 'period', 'currency'])
    .select(({ fn }) => [fn.countAll<string>().as('subscribers'), fn.sum<string>('price').as('price')])
    .where('state', 'in', ['active', 'past_due'])
    .groupBy(['plan', 'period', 'currency'])
    .orderBy(sql`plan desc, period, currency`)
    .execute();
  return rows.map((row) => ({
    ...row,
    subscribers: Number(row.subscribers),
    price: BigInt(row.price),
  }));
}

/** Writes today's count down, once a day (UTC). */
export async function countDay(ctx: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const day = ctx.clock.now().toISOString().slice(0, 10);
  const counted = await countSubscribers(ctx);
  if (counted.length === 0) return;
  await ctx.db
    .insertInto('plan_days')
    .values(counted.map((row) => ({ ...row, day, price: Number(row.price) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
