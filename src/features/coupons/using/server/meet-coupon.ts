import type { Selectable } from 'kysely';
import type { UserId } from '#core/ids.ts';
import { money, type Currency } from '#core/money.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { CouponCodesTable, CouponsTable } from '#features/coupons/server/tables.ts';
import { keyOf, readCode } from '#features/coupons/policy.ts';
import type { CouponTerms, Met, Purchase } from '../policy.ts';

/** Whose use it is: an account, or the mark of a payer without one. */
export type CouponPayer = { userId: UserId } | { key: string };

export interface AskedPurchase extends Purchase {
  currency: Currency;
  /** Unknown as long as nobody has said who pays: then her earlier uses count for nothing. */
  payer?: CouponPayer | undefined;
}

export type CouponRow = Selectable<CouponsTable>;
type CodeRow = Selectable<CouponCodesTable>;

/** A code in any letter case, with or without its dashes. */
export async function findCode({ db }: Pick<Ctx, 'db'>, typed: string): Promise<CodeRow | undefined> {
  const code = readCode(typed);
  if (code === undefined) return undefined;
  return db.selectFrom('coupon_codes').selectAll().where('key', '=', keyOf(code)).executeTakeFirst();
}

/**
 * A coupon as this purchase meets it. Uses by the order itself do not count against it, nor do those that the same payer holds for other orders: an order that
 * takes the coupon takes it from those (`releaseOwnHolds`).
 */
export async function meetCoupon(
  ctx: Pick<Ctx, 'db'>,
  {
    coupon,
    code,
    purchase,
    orderId,
  }: { coupon: CouponRow; code: CodeRow; purchase: AskedPurchase; orderId: string },
): Promise<Met> {
  const { currency, payer } = purchase;
  const own = payer ? await countUses(ctx, { couponId: coupon.id, payer, orderId }) : { kept: 0, held: 0 };
  return {
    isOn: coupon.is_on,
    startsOn: coupon.starts_on,
    endsOn: coupon.ends_on,
    maxUses: coupon.max_uses,
    used: coupon.used - own.held,
    plans: coupon.plans,
    payments: coupon.payments,
    maxPerCustomer: coupon.max_per_customer,
    usesOfPayer: own.kept,
    codeIsOf: await findHolder(ctx, { code, payer, orderId }),
    isInCurrency: coupon.kind !== 'fixed' || coupon.amounts[currency] !== undefined,
  };
}

/** What a payer has used and what she holds, apart from one order. */
async function countUses(
  { db }: Pick<Ctx, 'db'>,
  { couponId, payer, orderId }: { couponId: string; payer: CouponPayer; orderId: string },
): Promise<{ kept: number; held: number }> {
  const uses = db
    .selectFrom('coupon_uses')
    .select('state')
    .where('coupon_id', '=', couponId)
    .where('state', '!=', 'released')
    .where('order_id', '!=', orderId);
  const own =
    'userId' in payer ? uses.where('user_id', '=', payer.userId) : uses.where('payer_key', '=', payer.key);
  const states = (await own.execute()).map(({ state }) => state);
  const count = (wanted: string) => states.filter((state) => state === wanted).length;
  return { kept: count('kept'), held: count('held') };
}

async function findHolder(
  { db }: Pick<Ctx, 'db'>,
  { code, payer, orderId }: { code: CodeRow; payer: CouponPayer | undefined; orderId: string },
): Promise<Met['codeIsOf']> {
  if (code.order_id === null || code.order_id === orderId) return undefined;
  const use = await db
    .selectFrom('coupon_uses')
    .select(['user_id', 'payer_key', 'state'])
    .where('order_id', '=', code.order_id)
    .executeTakeFirst();
  if (!use || !payer) return 'other';
  const isHers = 'userId' in payer ? use.user_id === payer.userId : use.payer_key === payer.key;
  if (isHers && use.state === 'held') return undefined;
  return isHers ? 'payer' : 'other';
}

/** What a coupon takes off in a currency in which it is offered. */
export function termsIn(coupon: CouponRow, currency: Currency): CouponTerms {
  const { kind, payments, percent, free_days: days, amounts } = coupon;
  if (kind === 'percent' && percent !== null) return { payments, kind, hundredths: percent };
  if (kind === 'free_days' && days !== null) return { payments, kind, days };
  const amount = amounts[currency];
  if (kind === 'fixed' && amount !== undefined) return { payments, kind, amount: money(amount, currency) };
  throw new Error(`the coupon ${coupon.id} takes nothing off in ${currency}`);
}
