import { setTimeout as delay } from 'node:timers/promises';
import { money } from '#core/money.ts';
import { Invalid } from '#core/refusals.ts';
import { makeCoupon } from '#features/coupons/testing.ts';
import { keepCoupon, releaseCoupon } from '#features/coupons/using/server/end-hold.ts';
import { holdCoupon } from '#features/coupons/using/server/hold-coupon.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { createLog } from '#platform/log.ts';
import { makeCtx, type TestCtx } from './ctx.ts';

/*
 * A process of its own in which many buy with the same coupon at the same moment, for tests of what happens between two of them. It is
 * started with its part as JSON, and answers as JSON.
 */

export type Buying =
  | { act: 'prepare'; limit: number }
  | { act: 'buy'; code: string; limit: number; buyers: number; name: string }
  | { act: 'look'; code: string };

/** What the database says of the coupon. */
export interface Bought {
  used: number;
  held: number;
  kept: number;
  released: number;
  overLimit: number;
  revenue: number;
}

const price = money(900n, 'USD');

async function perform(ctx: TestCtx, act: Buying): Promise<unknown> {
  switch (act.act) {
    case 'prepare':
      return (await makeCoupon(ctx, { maxUses: act.limit })).code;
    case 'buy':
      return Promise.all(
        Array.from({ length: act.buyers }, (_, index) =>
          buy(ctx, act, { orderId: `${act.name}-${index}`, isDeclined: index % 10 < 3 }),
        ),
      );
    case 'look':
      return look(ctx, act.code);
  }
}

/** Tries until the coupon is hers, or the limit is paid for. Three payments in ten are declined. */
async function buy(
  ctx: TestCtx,
  { code, limit }: Extract<Buying, { act: 'buy' }>,
  { orderId, isDeclined }: { orderId: string; isDeclined: boolean },
): Promise<'paid' | 'declined' | 'refused'> {
  for (;;) {
    if (await hold(ctx, code, orderId)) break;
    if ((await look(ctx, code)).kept >= limit) return 'refused';
    await delay(20);
  }
  await delay(10);
  if (isDeclined) await releaseCoupon(ctx, orderId);
  else await keepCoupon(ctx, orderId, price);
  return isDeclined ? 'declined' : 'paid';
}

async function hold(ctx: TestCtx, couponCode: string, orderId: string): Promise<boolean> {
  try {
    await inTransaction(ctx, (ctx) =>
      holdCoupon(ctx, {
        couponCode,
        orderId,
        payer: { key: orderId },
        plan: 'standard',
        currency: 'USD',
        isFirstPayment: true,
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof Invalid && error.issues[0]?.messageKey === 'coupons.refusal.usedUp') return false;
    throw error;
  }
}

async function look({ db }: TestCtx, code: string): Promise<Bought> {
  const coupon = await db
    .selectFrom('coupons')
    .innerJoin('coupon_codes', 'coupon_codes.coupon_id', 'coupons.id')
    .select(['coupons.id', 'coupons.used'])
    .where('coupon_codes.code', '=', code)
    .executeTakeFirstOrThrow();
  const uses = await db
    .selectFrom('coupon_uses')
    .leftJoin('coupon_payments', 'coupon_payments.order_id', 'coupon_uses.order_id')
    .select(['state', 'over_limit', 'amount'])
    .where('coupon_id', '=', coupon.id)
    .execute();
  const count = (state: string) => uses.filter((use) => use.state === state).length;
  return {
    used: coupon.used,
    held: count('held'),
    kept: count('kept'),
    released: count('released'),
    overLimit: uses.filter((use) => use.over_limit).length,
    revenue: uses.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
  };
}

const { url, dataDir, ...act } = JSON.parse(process.argv[2] ?? '{}') as Buying & {
  url?: string;
  dataDir: string;
};
// A busy test machine is slow, not overloaded.
const database = await openDatabase({ url, dataDir, waitMilliseconds: 120_000, log: createLog('silent') });
process.stdout.write(JSON.stringify(await perform(makeCtx(database.db), act)));
await database.close();
process.exit(0);
