import type { Generated, JSONColumnType } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { LocalDate } from '#core/local-date.ts';
import type { Currency } from '#core/money.ts';
import type { CouponKind, CouponPayments, CouponPlan, StateOfUse } from '../policy.ts';

/** Minor units by currency. */
export type StoredAmounts = Partial<Record<Currency, number>>;

/** The terms of a use, with money in minor units of the use's currency. */
export type StoredTerms = { payments: CouponPayments } & (
  | { kind: 'percent'; hundredths: number }
  | { kind: 'fixed'; amount: number }
  | { kind: 'free_days'; days: number }
);

export interface CouponsTable {
  id: string;
  name: string;
  kind: CouponKind;
  percent: number | null;
  amounts: JSONColumnType<StoredAmounts>;
  free_days: number | null;
  payments: CouponPayments;
  plans: CouponPlan[];
  starts_on: LocalDate | null;
  ends_on: LocalDate | null;
  max_uses: number | null;
  max_per_customer: number | null;
  is_on: Generated<boolean>;
  used: Generated<number>;
  made: Generated<number>;
  version: number;
  changed_by: UserId | null;
  changed_at: Date;
  created_at: Date;
}

export interface CouponCodesTable {
  key: string;
  code: string;
  coupon_id: string;
  single_use: boolean;
  order_id: string | null;
  made_at: Date;
}

export interface CouponUsesTable {
  order_id: string;
  coupon_id: string;
  code: string;
  user_id: UserId | null;
  payer_key: string | null;
  plan: CouponPlan;
  currency: Currency;
  terms: JSONColumnType<StoredTerms>;
  state: StateOfUse;
  over_limit: Generated<boolean>;
  held_at: Date;
  changed_at: Date;
}

interface CouponPaymentsTable {
  id: string;
  order_id: string;
  amount: number;
  currency: Currency;
  paid_at: Date;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    coupons: CouponsTable;
    coupon_codes: CouponCodesTable;
    coupon_uses: CouponUsesTable;
    coupon_payments: CouponPaymentsTable;
  }
}
