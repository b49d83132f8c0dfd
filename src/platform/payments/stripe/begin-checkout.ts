import type { Stripe } from 'stripe';
import type { Locale } from '#core/locale.ts';
import type { Money } from '#core/money.ts';
import type { BeginInput } from '../provider.ts';
import { paymentKey, savesKey } from './stripe-facts.ts';

/** Checkout does not speak Hebrew; it then goes by the browser. */
const locales: Record<Locale, Stripe.Checkout.SessionCreateParams.Locale> = {
  en: 'en',
  he: 'auto',
  ru: 'ru',
  es: 'es',
  fr: 'fr',
  de: 'de',
  it: 'it',
};

/**
 * The page to pay at. It depends on the input alone, since a repeat under the same key must be the same to the letter.
 * Only cards (with the wallets that hold them), so that no payment is settled days later.
 */
export function checkoutParams(input: BeginInput): Stripe.Checkout.SessionCreateParams {
  const { paymentId, amount, description, payer, saves } = input;
  const metadata = { [paymentKey]: paymentId, ...(saves && { [savesKey]: 'yes' }) };
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    line_items: [
      {
        quantity: 1,
        price_data: {
          ...minorUnits(amount),
          product_data: { name: description },
        },
      },
    ],
    client_reference_id: paymentId,
    metadata,
    payment_intent_data: {
      metadata,
      description,
      capture_method: input.captures === 'now' ? 'automatic' : 'manual',
      ...(saves && { setup_future_usage: 'off_session' }),
    },
    customer_creation: saves ? 'always' : 'if_required',
    ...(payer.emailAddress !== undefined && { customer_email: payer.emailAddress }),
    locale: locales[input.locale],
    success_url: input.returnUrl,
    cancel_url: input.cancelUrl,
    expires_at: Math.floor(input.expiresAt.getTime() / 1000),
  };
}

function minorUnits({ amount, currency }: Money) {
  return { unit_amount: Number(amount), currency: currency.toLowerCase() };
}
