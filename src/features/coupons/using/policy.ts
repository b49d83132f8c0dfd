import { money, percentOf, subtractMoney, type Money } from '#core/money.ts';
import { stateOf, type CouponPayments, type CouponPlan, type Standing } from '../policy.ts';

/** What a coupon takes off in the currency of an order: what its holder keeps, whatever becomes of the coupon. */
export type CouponTerms = { payments: CouponPayments } & (
  | { kind: 'percent'; hundredths: number }
  | { kind: 'fixed'; amount: Money }
  | { kind: 'free_days'; days: number }
);

export interface Discounted {
  due: Money;
  off: Money;
  /** So many days before the first payment. */
  freeDays: number;
}

/** What is left to pay of a price, never below nothing; a share is rounded half to even, as all our amounts are. */
export function discount(terms: CouponTerms, price: Money): Discounted {
  if (terms.kind === 'free_days') return { due: price, off: money(0n, price.currency), freeDays: terms.days };
  const most = terms.kind === 'percent' ? percentOf(price, terms.hundredths) : terms.amount;
  const rest = subtractMoney(price, most);
  const due = rest.amount > 0n ? rest : money(0n, price.currency);
  return { due, off: subtractMoney(price, due), freeDays: 0 };
}

/** What is left to pay of a renewal's price: only a coupon for every payment counts again. */
export function discountRenewal(terms: CouponTerms, price: Money): Discounted {
  return terms.payments === 'every'
    ? discount(terms, price)
    : { due: price, off: money(0n, price.currency), freeDays: 0 };
}

/** Why a coupon cannot be used, each with its own message. */
export const couponRefusals = [
  'unknown',
  'not_started',
  'expired',
  'wrong_plan',
  'first_payment_only',
  'wrong_currency',
  'already_used',
  'used_up',
] as const;
export type CouponRefusal = (typeof couponRefusals)[number];

export const refusalMessages: Record<CouponRefusal, string> = {
  unknown: 'coupons.refusal.unknown',
  not_started: 'coupons.refusal.notStarted',
  expired: 'coupons.refusal.expired',
  wrong_plan: 'coupons.refusal.wrongPlan',
  first_payment_only: 'coupons.refusal.firstPaymentOnly',
  wrong_currency: 'coupons.refusal.wrongCurrency',
  already_used: 'coupons.refusal.alreadyUsed',
  used_up: 'coupons.refusal.usedUp',
};

/** A coupon as someone meets it with a code of it. */
export interface Met extends Standing {
  plans: readonly CouponPlan[];
  payments: CouponPayments;
  maxPerCustomer: number | null;
  /** How often this payer has it already, in other orders. */
  usesOfPayer: number;
  /** Who uses this single-use code in another order; undefined if nobody does, or if the code is not single-use. */
  codeIsOf: 'payer' | 'other' | undefined;
  /** Whether it takes anything off in this currency. */
  isInCurrency: boolean;
}

export interface Purchase {
  plan: CouponPlan;
  isFirstPayment: boolean;
}

/** Why a coupon cannot be used for a purchase now. One that is switched off has expired, for all that a payer needs to know. */
export function findRefusal(
  coupon: Met,
  { plan, isFirstPayment }: Purchase,
  now: Date,
): CouponRefusal | undefined {
  const state = stateOf(coupon, now);
  if (state === 'off' || state === 'expired') return 'expired';
  if (state === 'scheduled') return 'not_started';
  if (!coupon.plans.includes(plan)) return 'wrong_plan';
  if (coupon.payments === 'first' && !isFirstPayment) return 'first_payment_only';
  if (!coupon.isInCurrency) return 'wrong_currency';
  const { codeIsOf, maxPerCustomer, usesOfPayer } = coupon;
  if (codeIsOf === 'payer' || (maxPerCustomer !== null && usesOfPayer >= maxPerCustomer))
    return 'already_used';
  return codeIsOf === 'other' || state === 'used_up' ? 'used_up' : undefined;
}
