import type { Money } from '#core/money.ts';
import { ProviderRefused, ProviderUnclear } from '../provider-errors.ts';
import type { ChargeInput, PaymentFacts, PaymentNames, PaymentProvider } from '../provider.ts';
import { toFacts, type PaymentAnswer } from './payment-answer.ts';
import type { ProviderHttp } from '../provider-http.ts';
import { SandboxApi, SandboxProblem } from './sandbox-api.ts';
import type { SandboxKeys } from './sandbox-keys.ts';
import { createSandboxWebhooks } from './sandbox-webhooks.ts';

const base = '/sandbox/v1';

/**
 * The sandbox behind the port, over HTTP like every other provider. Keys for repeats come from our own ids, and nothing
 * about the payer is sent.
 */
export function createSandbox({
  http,
  key,
  webhookSecret,
}: SandboxKeys & { http: ProviderHttp }): PaymentProvider {
  const connection = new SandboxApi(http, key);

  async function find(names: PaymentNames): Promise<PaymentAnswer | undefined> {
    const { reference, paymentId } = names;
    const payment = await connection.get(
      reference === undefined
        ? `${base}/references/${encodeURIComponent(paymentId)}`
        : `${base}/payments/${encodeURIComponent(reference)}`,
    );
    return payment && checked(payment, names);
  }

  async function get(names: PaymentNames): Promise<PaymentAnswer> {
    const payment = await find(names);
    if (!payment) throw new ProviderRefused('sandbox', 'other', 'it knows no such payment');
    return payment;
  }

  const change = async (names: PaymentNames, what: string, key: string, input: object = {}) => {
    const id = names.reference ?? (await get(names)).id;
    const path = `${base}/payments/${encodeURIComponent(id)}/${what}`;
    return toFacts(checked(await connection.post(path, key, input), names));
  };

  return {
    id: 'sandbox',
    recurs: true,
    repeatable: true,
    async begin(input) {
      const { paymentId, returnUrl, cancelUrl, saves, captures } = input;
      const payment = await connection.post(`${base}/payments`, `begin:${paymentId}`, {
        ...askFor(input),
        saves,
        captures,
        returnUrl,
        cancelUrl,
        expiresAt: input.expiresAt.toISOString(),
      });
      checked(payment, input);
      if (payment.url === null) return { kind: 'facts', facts: toFacts(payment) };
      return { kind: 'redirect', reference: payment.id, url: payment.url };
    },
    async look(names) {
      const payment = await find(names);
      return payment ? toFacts(payment) : 'absent';
    },
    // The sandbox has taken the money by itself: what the browser brings back is not even read.
    complete: async (names) => toFacts(await get(names)),
    async charge(input) {
      const body = { ...askFor(input), method: input.token };
      return toFacts(
        checked(await connection.post(`${base}/charges`, `charge:${input.paymentId}`, body), input),
      );
    },
    capture: (names) => change(names, 'capture', `capture:${names.paymentId}`),
    async cancel(names): Promise<PaymentFacts> {
      try {
        return await change(names, 'cancel', `cancel:${names.paymentId}`);
      } catch (error) {
        // The payer was faster: what is true now decides.
        if (error instanceof SandboxProblem && error.code === 'not_cancellable')
          return toFacts(await get(names));
        throw error;
      }
    },
    refund: (input) =>
      change(input, 'refunds', `refund:${input.refundId}`, {
        reference: input.refundId,
        amount: minor(input.part),
      }),
    webhooks: createSandboxWebhooks(webhookSecret),
  };
}

function askFor({ paymentId, amount, description, locale }: Omit<ChargeInput, 'token'>) {
  return { reference: paymentId, amount: minor(amount), currency: amount.currency, description, locale };
}

/** In JSON an amount is a number; one that is too large for that would not be exact. */
function minor({ amount }: Money): number {
  const number = Number(amount);
  if (!Number.isSafeInteger(number)) throw new RangeError('the amount is too large for the sandbox');
  return number;
}

/** Refuses an answer about another payment, or about another amount than was asked for. */
function checked(
  payment: PaymentAnswer,
  { paymentId, amount }: Pick<PaymentNames, 'paymentId' | 'amount'>,
): PaymentAnswer {
  if (payment.reference !== paymentId)
    throw new ProviderUnclear('sandbox', 'its answer is about another payment');
  if (BigInt(payment.amount) !== amount.amount || payment.currency !== amount.currency)
    throw new ProviderUnclear('sandbox', 'its answer is about another amount');
  return payment;
}
