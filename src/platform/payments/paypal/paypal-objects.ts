import { z } from 'zod';
import { isCurrency, readDecimalText } from '#core/money.ts';

/*
 * What we read of PayPal's objects, and how strictly: amounts are decimals as text, exact or unclear, and a state that was
 * not documented when this was written is unclear, not guessed.
 */

const id = z.string().regex(/^[\w-]{1,100}$/);

export const amount = z
  .object({ currency_code: z.string(), value: z.string() })
  .transform((said, context) => {
    const read = isCurrency(said.currency_code) ? readDecimalText(said.value, said.currency_code) : undefined;
    if (read && read.amount >= 0n) return read;
    context.addIssue({ code: 'custom', message: 'no amount' });
    return z.NEVER;
  });

export const relatedIds = z.object({ related_ids: z.object({ order_id: id.optional() }).optional() });

export const capture = z.object({
  id,
  status: z.enum(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'FAILED']),
  amount,
  custom_id: z.string().optional(),
  seller_receivable_breakdown: z.object({ paypal_fee: amount.optional() }).optional(),
  supplementary_data: relatedIds.optional(),
});
export type Capture = z.infer<typeof capture>;

export const refund = z.object({
  id,
  status: z.enum(['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED']),
  amount,
  custom_id: z.string().optional(),
  seller_payable_breakdown: z.object({ paypal_fee: amount.optional() }).optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
});
export type Refund = z.infer<typeof refund>;

export const authorization = z.object({
  id,
  status: z.enum(['CREATED', 'CAPTURED', 'DENIED', 'PARTIALLY_CAPTURED', 'VOIDED', 'PENDING', 'EXPIRED']),
  custom_id: z.string().optional(),
  supplementary_data: relatedIds.optional(),
});
export type Authorization = z.infer<typeof authorization>;

const vaulted = z.object({
  id: id.optional(),
  status: z.enum(['VAULTED', 'CREATED', 'APPROVED']).optional(),
});

export const wallet = z.object({ email_address: z.string().optional() });

export const order = z.object({
  id,
  intent: z.enum(['CAPTURE', 'AUTHORIZE']).optional(),
  status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        amount: amount.optional(),
        payments: z
          .object({
            captures: z.array(capture).default([]),
            authorizations: z.array(authorization).default([]),
            refunds: z.array(refund).default([]),
          })
          .optional(),
      }),
    )
    .min(1),
  payment_source: z
    .object({
      paypal: wallet.extend({ attributes: z.object({ vault: vaulted.optional() }).optional() }).optional(),
    })
    .optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
});
export type Order = z.infer<typeof order>;

export const dispute = z.object({
  dispute_id: id,
  status: z.enum([
    'OPEN',
    'WAITING_FOR_BUYER_RESPONSE',
    'WAITING_FOR_SELLER_RESPONSE',
    'UNDER_REVIEW',
    'RESOLVED',
    'OTHER',
  ]),
  dispute_amount: amount,
  dispute_outcome: z
    .object({
      outcome_code: z.enum([
        'RESOLVED_BUYER_FAVOUR',
        'RESOLVED_SELLER_FAVOUR',
        'RESOLVED_WITH_PAYOUT',
        'CANCELED_BY_BUYER',
        'ACCEPTED',
        'DENIED',
        'NONE',
      ]),
    })
    .optional(),
  seller_response_due_date: z.iso.datetime({ offset: true }).optional(),
  disputed_transactions: z
    .array(
      z.object({
        seller_transaction_id: z.string().optional(),
        custom: z.string().optional(),
        invoice_number: z.string().optional(),
      }),
    )
    .default([]),
});
export type Dispute = z.infer<typeof dispute>;

export const paymentToken = z.object({
  id,
  metadata: z.object({ order_id: id.optional() }).optional(),
  payment_source: z.object({ paypal: wallet.optional() }).optional(),
});
export type PaymentToken = z.infer<typeof paymentToken>;
