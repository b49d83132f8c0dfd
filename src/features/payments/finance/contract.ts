import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { listingPageOf, ListingRequest } from '#core/listing.ts';
import { currencyCodes } from '#core/money.ts';
import { paymentMethods, providerIds } from '#core/payment-providers.ts';
import { paymentStates } from '../policy.ts';

/** In minor units. */
const Amount = z.object({ amount: z.int(), currency: z.enum(currencyCodes) });

/** Whose account a payment belongs to. `href` is null for a caller who may not open the page of a person. */
const Payer = z.object({ name: z.string(), href: z.nullable(z.string()) });

/** A payment in the list; `payer` is null without an account, which a payment need not have or may have lost. */
export const PaymentSummary = z.object({
  id: z.string(),
  createdAt: z.string(),
  payer: z.nullable(Payer),
  purpose: z.string(),
  description: z.string(),
  amount: Amount,
  method: z.enum(paymentMethods),
  provider: z.enum(providerIds),
  state: z.enum(paymentStates),
});
export type PaymentSummary = z.infer<typeof PaymentSummary>;

const day = z.optional(z.iso.date());

/** `purpose` is the name of what pays for things, such as `subscription`; `from` and `until` are days in UTC. */
export const PaymentsRequest = z.extend(ListingRequest, {
  state: z.optional(z.enum(paymentStates)),
  provider: z.optional(z.enum(providerIds)),
  purpose: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  from: day,
  until: day,
});
export type PaymentsRequest = z.infer<typeof PaymentsRequest>;

export const financeContract = {
  adminPayments: oc
    .route({
      method: 'GET',
      path: '/admin/money/payments',
      operationId: 'listPayments',
      summary: 'List all payments, newest first',
    })
    .input(PaymentsRequest)
    .output(listingPageOf(PaymentSummary)),
};
