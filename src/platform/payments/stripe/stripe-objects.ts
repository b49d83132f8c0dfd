import { z } from 'zod';
import { isCurrency, type Currency } from '#core/money.ts';

/*
 * What we read of Stripe's objects, and how strictly: a state that was not documented when this was written is unclear,
 * not guessed. Fields that hold another object hold its id unless the request asked for all of it.
 */

const id = z.string().min(1).max(255);
const minorUnits = z.int().min(0);
const currency = z
  .string()
  .transform((code) => code.toUpperCase())
  .refine((code): code is Currency => isCurrency(code));
const metadata = z.record(z.string(), z.string());

export const balanceTransaction = z.object({ fee: z.int(), currency });
/** A fee is known only where the whole balance transaction is there. */
const balance = z.union([id.transform(() => undefined), balanceTransaction]).nullish();

export const charge = z.object({
  object: z.literal('charge'),
  id,
  amount_captured: minorUnits,
  currency,
  status: z.enum(['succeeded', 'pending', 'failed']),
  captured: z.boolean(),
  refunded: z.boolean(),
  disputed: z.boolean(),
  customer: id.nullish(),
  payment_intent: id.nullish(),
  payment_method: id.nullish(),
  payment_method_details: z
    .object({
      card: z
        .object({ brand: z.string().nullish(), last4: z.string(), exp_month: z.int(), exp_year: z.int() })
        .nullish(),
    })
    .nullish(),
  metadata,
  balance_transaction: balance,
});
export type Charge = z.infer<typeof charge>;

export const intent = z.object({
  object: z.literal('payment_intent'),
  id,
  status: z.enum([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'processing',
    'requires_capture',
    'succeeded',
    'canceled',
  ]),
  amount_received: minorUnits,
  currency,
  cancellation_reason: z.string().nullish(),
  last_payment_error: z.object({ code: z.string().nullish(), decline_code: z.string().nullish() }).nullish(),
  latest_charge: z.union([id.transform(() => undefined), charge]).nullish(),
  metadata,
});
export type Intent = z.infer<typeof intent>;

export const session = z.object({
  object: z.literal('checkout.session'),
  id,
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  amount_total: minorUnits,
  currency,
  client_reference_id: z.string().nullish(),
  url: z.string().nullish(),
  payment_intent: z.union([id, intent]).nullish(),
});
export type Session = z.infer<typeof session>;

export const refund = z.object({
  object: z.literal('refund'),
  id,
  amount: minorUnits,
  currency,
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
  metadata: metadata.nullish(),
  payment_intent: id.nullish(),
  balance_transaction: balance,
});
export type Refund = z.infer<typeof refund>;

export const dispute = z.object({
  object: z.literal('dispute'),
  id,
  amount: minorUnits,
  currency,
  status: z.enum([
    'warning_needs_response',
    'warning_under_review',
    'warning_closed',
    'needs_response',
    'under_review',
    'appeal_needs_response',
    'appeal_under_review',
    'prevented',
    'won',
    'lost',
  ]),
  evidence_details: z.object({ due_by: z.int().nullish() }).nullish(),
  payment_intent: id.nullish(),
  balance_transactions: z.array(balanceTransaction),
});
export type Dispute = z.infer<typeof dispute>;

export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), has_more: z.boolean() });
