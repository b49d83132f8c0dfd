import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { currencyCodes } from '#core/money.ts';
import { paidPlans, periods } from '../policy.ts';

/** In minor units. */
const Amount = z.object({ amount: z.int(), currency: z.enum(currencyCodes) });

/** Months are written like `2026-11`. Monthly revenue is what subscriptions in force pay, a year's as a twelfth of it, before coupons and tax. */
export const RevenueView = z.object({
  subscribers: z.int(),
  /** All currencies together at today's rates. */
  monthly: Amount,
  offers: z.array(
    z.object({
      plan: z.enum(paidPlans),
      period: z.enum(periods),
      subscribers: z.int(),
      monthly: Amount,
    }),
  ),
  /** Of the last twelve months, the oldest first; null for a month before anything was counted. */
  months: z.array(
    z.object({
      month: z.string(),
      monthly: z.nullable(Amount),
      atStart: z.int(),
      begun: z.int(),
      ended: z.int(),
    }),
  ),
  /** What was earned in these months after refunds and without tax. `what` is an account of the books, such as `plan-standard`. */
  earned: z.array(z.object({ month: z.string(), what: z.string(), amount: Amount })),
  /** The same by the countries of buyers, as documents say; the country is null where it is unknown. */
  countries: z.array(z.object({ country: z.nullable(z.string()), amount: Amount })),
  /** What is owed by the books, such as gift codes that nobody has claimed. */
  owed: z.array(z.object({ what: z.enum(['gift-codes', 'owed-refunds', 'tax']), amount: Amount })),
});
export type RevenueView = z.infer<typeof RevenueView>;

export const revenueContract = {
  adminRevenue: oc
    .route({
      method: 'GET',
      path: '/admin/money/revenue',
      operationId: 'getRevenue',
      summary:
        'Get what plans earn: monthly revenue, churn, what was earned by plan, currency and country, and what is owed',
    })
    .output(RevenueView),
};
