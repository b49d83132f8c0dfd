import { Stripe } from 'stripe';
import { z } from 'zod';
import { ProviderRefused } from '../provider-errors.ts';
import type { ChargeInput, PaymentFacts } from '../provider.ts';
import { readStrictly } from '../strict-answer.ts';
import { factsOf, type Looking } from './look-at-payment.ts';
import { failureOf } from './stripe-errors.ts';
import { paymentKey, wayKey } from './stripe-facts.ts';
import { intent } from './stripe-objects.ts';

/** Charges a saved card without the payer. A decline is an answer: the intent stays, and says why. */
export async function chargeSavedCard(looking: Looking, input: ChargeInput): Promise<PaymentFacts> {
  const { sdk, id } = looking;
  const [, customer, method] = /^(cus_\w+)\/(pm_\w+)$/.exec(input.token) ?? [];
  if (customer === undefined || method === undefined)
    throw new ProviderRefused(id, 'other', 'the saved card is not one of its own');
  try {
    const answer = await sdk.paymentIntents.create(
      {
        amount: Number(input.amount.amount),
        currency: input.amount.currency.toLowerCase(),
        customer,
        payment_method: method,
        allowed_payment_method_types: ['card'],
        confirm: true,
        off_session: true,
        description: input.description,
        metadata: { [paymentKey]: input.paymentId, [wayKey]: 'saved' },
        expand: ['latest_charge.balance_transaction'],
      },
      { idempotencyKey: `charge-${input.paymentId}` },
    );
    return await factsOf(looking, { intent: readStrictly(id, intent, answer) });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeCardError) || !error.payment_intent) throw error;
    const { id: reference } = readStrictly(id, z.object({ id: z.string() }), error.payment_intent);
    return { reference, state: 'failed', failure: failureOf(error) };
  }
}
