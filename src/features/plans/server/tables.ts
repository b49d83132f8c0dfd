import type { Generated, JSONColumnType } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { LocalDate } from '#core/local-date.ts';
import type { PaymentMethod } from '#core/payment-providers.ts';
import type { Currency } from '#core/money.ts';
import type { TaxRule } from '#features/invoices/server/public.ts';
import type { PaidPlan, Period, SubscriptionState } from '../policy.ts';

interface PlanAccountsTable {
  user_id: UserId;
  trial_began_at: Generated<Date | null>;
}

export interface SubscriptionsTable {
  id: string;
  user_id: UserId;
  plan: PaidPlan;
  period: Period;
  currency: Currency;
  price: number;
  state: SubscriptionState;
  anchored_at: Date;
  months: number;
  period_starts_at: Date;
  period_ends_at: Date;
  period_value: number;
  ends: Generated<boolean>;
  next_plan: Generated<PaidPlan | null>;
  next_period: Generated<Period | null>;
  next_price: Generated<number | null>;
  pause_months: Generated<number | null>;
  resumes_at: Generated<Date | null>;
  /** What the payer chose, and the saved way to pay by it. */
  method: PaymentMethod | null;
  payment_method_id: string | null;
  /** Whose coupon counts again with each renewal. */
  coupon_order_id: Generated<string | null>;
  tries: Generated<number>;
  due_at: Date | null;
  created_at: Date;
  changed_at: Date;
  ended_at: Generated<Date | null>;
}

export interface PlanOrdersTable {
  id: string;
  user_id: UserId;
  key: string;
  kind: 'first' | 'upgrade' | 'renewal';
  subscription_id: string | null;
  base_ends_at: Date | null;
  plan: PaidPlan;
  period: Period;
  currency: Currency;
  price: number;
  credit: number;
  discount: Generated<number>;
  free_days: Generated<number>;
  has_coupon: Generated<boolean>;
  tax: number;
  tax_rule: JSONColumnType<TaxRule> | null;
  total: number;
  payment_id: string | null;
  state: 'open' | 'paid' | 'ended';
  created_at: Date;
  /** Since when its buyer is probably done at the provider, whose confirmation is awaited. */
  returned_at: Generated<Date | null>;
  settled_at: Date | null;
}

interface PlanTurnsTable {
  user_id: UserId;
  grant_id: string;
  turns_at: Date;
  ends: boolean;
}

interface PlanDaysTable {
  day: LocalDate;
  plan: PaidPlan;
  period: Period;
  currency: Currency;
  subscribers: number;
  price: number;
}

declare module '#platform/db/tables.ts' {
  interface Tables {
    plan_accounts: PlanAccountsTable;
    subscriptions: SubscriptionsTable;
    plan_orders: PlanOrdersTable;
    plan_turns: PlanTurnsTable;
    plan_days: PlanDaysTable;
  }
}
