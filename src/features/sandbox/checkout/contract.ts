import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { currencyCodes } from '#core/money.ts';
import { cardIds } from '../policy.ts';

const Token = z.string().check(z.maxLength(100));
const InAddress = z.object({ token: Token });

/** A payment as its payer sees it at the sandbox. */
export const CheckoutView = z.object({
  state: z.enum(['open', 'verifying', 'processing', 'paid', 'cancelled', 'expired']),
  description: z.string(),
  /** In minor units. */
  amount: z.int(),
  currency: z.enum(currencyCodes),
  saves: z.boolean(),
  capturesLater: z.boolean(),
  /** Why the card that was tried last was refused. */
  refused: z.nullable(
    z.enum(['declined', 'insufficient_funds', 'expired_method', 'authentication_required']),
  ),
  /** Where the payer goes on, at the merchant. */
  backHref: z.string(),
});
export type CheckoutView = z.infer<typeof CheckoutView>;

export const PayInput = z.object({
  token: Token,
  card: z.enum(cardIds),
});
export type PayInput = z.infer<typeof PayInput>;

export const checkoutContract = {
  checkout: oc
    .route({
      method: 'GET',
      path: '/sandbox/checkouts/{token}',
      operationId: 'getSandboxCheckout',
      summary: 'Get a payment of the sandbox, for its payer',
    })
    .meta(refuses({ notFound: true }))
    .input(InAddress)
    .output(CheckoutView),
  pay: oc
    .route({
      method: 'POST',
      path: '/sandbox/checkouts/{token}/pay',
      operationId: 'payInSandbox',
      summary: 'Pay with one of the sandbox’s test cards; a payment that is no longer open stays as it is',
    })
    .meta(refuses({ notFound: true }))
    .input(PayInput)
    .output(CheckoutView),
  verify: oc
    .route({
      method: 'POST',
      path: '/sandbox/checkouts/{token}/verify',
      operationId: 'verifyInSandbox',
      summary: 'Approve or refuse a payment, as the payer would at her bank',
    })
    .meta(refuses({ notFound: true }))
    .input(z.extend(InAddress, { approves: z.boolean() }))
    .output(CheckoutView),
  cancel: oc
    .route({
      method: 'POST',
      path: '/sandbox/checkouts/{token}/cancel',
      operationId: 'cancelInSandbox',
      summary: 'Give up a payment that has not been made',
    })
    .meta(refuses({ notFound: true }))
    .input(InAddress)
    .output(CheckoutView),
};
