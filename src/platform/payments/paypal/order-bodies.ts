import { decimalText, type Money } from '#core/money.ts';
import { locales } from '#core/locale.ts';
import type { BeginInput, ChargeInput } from '../provider.ts';

/** An amount as PayPal writes it. */
export function paypalAmount(amount: Money) {
  return { currency_code: amount.currency, value: decimalText(amount) };
}

function purchase({
  paymentId,
  amount,
  description,
}: Pick<BeginInput, 'paymentId' | 'amount' | 'description'>) {
  return {
    custom_id: paymentId,
    // PayPal takes no second payment for the same invoice, whatever became of our keys.
    invoice_id: paymentId,
    description: cut(description),
    amount: paypalAmount(amount),
  };
}

/** An order that its payer approves at PayPal. It depends on the input alone, as a repeat under the same key must. */
export function orderToApprove(input: BeginInput): object {
  const { payer, saves } = input;
  return {
    intent: input.captures === 'now' ? 'CAPTURE' : 'AUTHORIZE',
    purchase_units: [purchase(input)],
    payment_source: {
      paypal: {
        ...(payer.emailAddress !== undefined && { email_address: payer.emailAddress }),
        experience_context: {
          return_url: input.returnUrl,
          cancel_url: input.cancelUrl,
          locale: locales[input.locale].tag,
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
        },
        ...(saves && {
          attributes: {
            vault: { store_in_vault: 'ON_SUCCESS', usage_type: 'MERCHANT', customer_type: 'CONSUMER' },
          },
        }),
      },
    },
  };
}

/** An order that is paid at once by what its payer let us keep. */
export function orderByToken(input: ChargeInput): object {
  return {
    intent: 'CAPTURE',
    purchase_units: [purchase(input)],
    payment_source: {
      paypal: {
        vault_id: input.token,
        stored_credential: { payment_initiator: 'MERCHANT', usage: 'SUBSEQUENT' },
      },
    },
  };
}

const mostCharacters = 127;

/** Cut between characters, not within one. */
function cut(description: string): string {
  let text = '';
  for (const character of description) {
    if (text.length + character.length > mostCharacters) break;
    text += character;
  }
  return text;
}
