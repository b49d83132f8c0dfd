import { isSameMoney } from '#core/money.ts';
import { systemClock } from '#platform/clock.ts';
import { payerUrl } from '../payer-url.ts';
import { ProviderRefused } from '../provider-errors.ts';
import { createProviderHttp } from '../provider-http.ts';
import type { ChargeInput, PaymentFacts, PaymentNames, PaymentProvider } from '../provider.ts';
import { readStrictly } from '../strict-answer.ts';
import { withinDeadline } from '../within-deadline.ts';
import { createAccessTokens } from './access-tokens.ts';
import { findOrderId } from './find-order.ts';
import { orderByToken, orderToApprove, paypalAmount } from './order-bodies.ts';
import { createPaypalClient } from './paypal-client.ts';
import { liveHost, sandboxHost, type PaypalConfig } from './paypal-config.ts';
import { authorizationOf, orderFacts, refundFacts, refundName, takenIn } from './paypal-facts.ts';
import { readPaypalEvent } from './paypal-news.ts';
import { order, refund, type Order } from './paypal-objects.ts';
import { isRefusedFor, PaypalRefused } from './paypal-refusal.ts';
import { createWebhookVerifier } from './verify-paypal-webhook.ts';

/** PayPal wallets by Orders v2: the payer approves at PayPal, and we capture. One adapter, an instance for each account. */
export function createPaypal(config: PaypalConfig): PaymentProvider {
  const { id, clock = systemClock, deadlineMs = 10_000 } = config;
  const http = createProviderHttp({
    id,
    baseUrl: config.baseUrl ?? (config.isLive ? liveHost : sandboxHost),
    isProduction: config.isProduction,
    deadlineMs,
    ...(config.breaker && { breaker: config.breaker }),
  });
  const tokens = createAccessTokens({ ...config, http, now: () => clock.now() });
  const client = createPaypalClient({ id, http, tokens });
  const bounded = <T>(work: () => Promise<T>) => withinDeadline(id, deadlineMs, work);
  const readOrder = (answer: unknown) => readStrictly(id, order, answer);

  async function get(names: PaymentNames): Promise<Order> {
    const reference = names.reference ?? (await findOrderId({ client, id, clock }, names));
    return readOrder(await client.call({ method: 'GET', path: orderPath(reference) }));
  }

  /** What is done once is done: a request that comes too late for it is answered with what is true. */
  async function unlessPast(names: PaymentNames, path: string, requestId: string, body: object = {}) {
    try {
      await client.call({ method: 'POST', path, requestId, body });
    } catch (error) {
      if (!(error instanceof PaypalRefused && error.status === 422)) throw error;
      const facts = orderFacts(await get(names));
      if (facts.state === 'authorised') throw error;
      return facts;
    }
    return orderFacts(await get(names));
  }

  async function complete(names: PaymentNames): Promise<PaymentFacts> {
    const approved = await get(names);
    if (approved.status !== 'APPROVED') return orderFacts(approved);
    const [unit] = approved.purchase_units;
    if (!unit?.amount || !isSameMoney(unit.amount, names.amount))
      throw new ProviderRefused(id, 'other', 'the order is about another amount, and was not captured');
    const does = approved.intent === 'AUTHORIZE' ? 'authorize' : 'capture';
    try {
      const requestId = `${does}-${names.paymentId}`;
      const path = `${orderPath(approved.id)}/${does}`;
      return orderFacts(readOrder(await client.call({ method: 'POST', path, requestId })));
    } catch (error) {
      if (isRefusedFor(error, ['ORDER_ALREADY_CAPTURED', 'ORDER_ALREADY_AUTHORIZED', 'ORDER_NOT_APPROVED']))
        return orderFacts(await get({ ...names, reference: approved.id }));
      return declineFacts(error, approved.id);
    }
  }

  async function charge(input: ChargeInput): Promise<PaymentFacts> {
    const requestId = `charge-${input.paymentId}`;
    const request = {
      method: 'POST',
      path: '/v2/checkout/orders',
      body: orderByToken(input),
      requestId,
    } as const;
    try {
      const charged = readOrder(await client.call(request));
      if (charged.status !== 'PAYER_ACTION_REQUIRED') return orderFacts(charged);
      return { reference: charged.id, state: 'failed', failure: 'authentication_required' };
    } catch (error) {
      return declineFacts(error);
    }
  }

  return {
    id,
    recurs: true,
    payOrigins: [config.isLive ? 'https://www.paypal.com' : 'https://www.sandbox.paypal.com'],
    repeatable: true,
    begin: (input) =>
      bounded(async () => {
        const requestId = `begin-${input.paymentId}`;
        const body = orderToApprove(input);
        const begun = readOrder(
          await client.call({ method: 'POST', path: '/v2/checkout/orders', body, requestId }),
        );
        const link = begun.links.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
        return { kind: 'redirect', reference: begun.id, url: payerUrl(config, link?.href) };
      }),
    look: (names) =>
      bounded(async () => {
        try {
          return orderFacts(await get(names));
        } catch (error) {
          if (error instanceof PaypalRefused && error.status === 404) return 'absent';
          throw error;
        }
      }),
    complete: (names) => bounded(() => complete(names)),
    charge: (input) => bounded(() => charge(input)),
    capture: (names) =>
      bounded(async () => {
        const whole = await get(names);
        const held = authorizationOf(whole);
        if (held?.status !== 'CREATED') return orderFacts(whole);
        const path = `/v2/payments/authorizations/${held.id}/capture`;
        const body = { amount: paypalAmount(names.amount), final_capture: true };
        return unlessPast({ ...names, reference: whole.id }, path, `capture-held-${names.paymentId}`, body);
      }),
    cancel: (names) =>
      bounded(async () => {
        const whole = await get(names);
        const held = authorizationOf(whole);
        if (held?.status === 'CREATED') {
          const path = `/v2/payments/authorizations/${held.id}/void`;
          return unlessPast({ ...names, reference: whole.id }, path, `void-${names.paymentId}`);
        }
        const facts = orderFacts(whole);
        // Nothing is taken for an order that we do not capture, and it lapses by itself within hours.
        const isUnpaid = !whole.purchase_units.some(({ payments }) => payments);
        return isUnpaid ? { ...facts, state: 'failed', failure: 'cancelled' } : facts;
      }),
    refund: (input) =>
      bounded(async () => {
        const whole = await get(input);
        const taken = takenIn(whole);
        if (!taken) throw new ProviderRefused(id, 'other', 'nothing was taken');
        const answer = await client.call({
          method: 'POST',
          path: `/v2/payments/captures/${taken.id}/refund`,
          requestId: `refund-${input.refundId}`,
          body: {
            amount: paypalAmount(input.part),
            custom_id: refundName(input.paymentId, input.refundId),
          },
        });
        return { reference: whole.id, refunds: [refundFacts(readStrictly(id, refund, answer))] };
      }),
    webhooks: {
      verify: createWebhookVerifier(config),
      read: (body) => readPaypalEvent(id, body),
    },
  };
}

/** A decline is an answer; what else is refused is not the payer's doing. */
function declineFacts(error: unknown, reference?: string): PaymentFacts {
  if (!(error instanceof PaypalRefused) || error.failure === 'other') throw error;
  return { ...(reference !== undefined && { reference }), state: 'failed', failure: error.failure };
}

function orderPath(reference: string): string {
  return `/v2/checkout/orders/${encodeURIComponent(reference)}`;
}
