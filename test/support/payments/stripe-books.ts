import { formAt, textAt, type Form } from './stripe-form.ts';

export type StripeObject = Record<string, unknown> & { id: string; object: string };

export class StripeRefusal extends Error {
  readonly status: number;
  readonly fields: Record<string, unknown>;
  constructor(status: number, fields: Record<string, unknown>) {
    super('refused');
    this.status = status;
    this.fields = fields;
  }
}

/** Tokens of saved cards that a bank declines, with what it says. */
const declining = new Map([
  ['pm_empty', { code: 'card_declined', decline_code: 'insufficient_funds' }],
  ['pm_expired', { code: 'expired_card', decline_code: null }],
  ['pm_asks', { code: 'authentication_required', decline_code: 'authentication_required' }],
  ['pm_declined', { code: 'card_declined', decline_code: 'do_not_honor' }],
]);
const feeOf = (amount: unknown) => Math.round(Number(amount) * 0.029) + 30;

export type StripeBooks = ReturnType<typeof createStripeBooks>;

/** What Stripe keeps. Objects are as its documentation shows them, without the fields that we do not read. */
export function createStripeBooks() {
  const sessions: StripeObject[] = [];
  const intents: StripeObject[] = [];
  const charges: StripeObject[] = [];
  const refunds: StripeObject[] = [];
  const disputes: StripeObject[] = [];
  let made = 0;
  const nameFor = (prefix: string) => `${prefix}_${(made += 1)}`;

  function get(items: StripeObject[], id: string): StripeObject {
    const found = items.find((item) => item.id === id);
    if (!found) throw new StripeRefusal(404, { code: 'resource_missing' });
    return found;
  }

  function mustBe(object: StripeObject, status: string): void {
    if (object['status'] !== status)
      throw new StripeRefusal(400, { code: 'payment_intent_unexpected_state' });
  }

  function createIntent(fields: Record<string, unknown>): StripeObject {
    const intent = {
      id: nameFor('pi'),
      object: 'payment_intent',
      created: Math.floor(Date.now() / 1000),
      status: 'requires_payment_method',
      amount_received: 0,
      cancellation_reason: null,
      last_payment_error: null,
      latest_charge: null,
      ...fields,
    };
    intents.push(intent);
    return intent;
  }

  /** The card is charged, or the amount set aside on it. */
  function take(intent: StripeObject, { isCaptured }: { isCaptured: boolean }): void {
    const charge = {
      id: nameFor('ch'),
      object: 'charge',
      amount_captured: isCaptured ? intent['amount'] : 0,
      currency: intent['currency'],
      status: 'succeeded',
      captured: isCaptured,
      refunded: false,
      disputed: false,
      customer: intent['customer'],
      payment_intent: intent.id,
      payment_method: intent['payment_method'],
      payment_method_details: { card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2029 } },
      metadata: intent['metadata'],
      balance_transaction: isCaptured ? nameFor('txn') : null,
    };
    charges.push(charge);
    Object.assign(intent, { latest_charge: charge.id, last_payment_error: null });
    Object.assign(intent, isCaptured ? received(intent) : { status: 'requires_capture' });
  }

  const received = (intent: StripeObject) => ({ status: 'succeeded', amount_received: intent['amount'] });

  function expandedIntent(id: string): StripeObject {
    const intent = get(intents, id);
    if (typeof intent['latest_charge'] !== 'string') return intent;
    const charge = get(charges, intent['latest_charge']);
    const { amount_captured: amount, currency } = charge;
    const balance = charge['balance_transaction'] === null ? null : { fee: feeOf(amount), currency };
    return { ...intent, latest_charge: { ...charge, balance_transaction: balance } };
  }

  return {
    sessions,
    intents,
    charges,
    refunds,
    disputes,
    /** Whether its search is behind, as it may be. */
    searchIsBehind: { now: false },
    expandedIntent,
    createSession(form: Form): StripeObject {
      const id = nameFor('cs_test');
      const session = {
        id,
        object: 'checkout.session',
        created: Math.floor(Date.now() / 1000),
        status: 'open',
        payment_status: 'unpaid',
        amount_total: Number(textAt(form, 'line_items.0.price_data.unit_amount')),
        currency: textAt(form, 'line_items.0.price_data.currency'),
        client_reference_id: textAt(form, 'client_reference_id'),
        metadata: form['metadata'],
        url: `https://checkout.stripe.com/c/pay/${id}`,
        payment_intent: null,
        asked: form,
      };
      sessions.push(session);
      return session;
    },
    expandedSession(id: string): StripeObject {
      const session = get(sessions, id);
      const { payment_intent: intent } = session;
      return typeof intent === 'string' ? { ...session, payment_intent: expandedIntent(intent) } : session;
    },
    expireSession(id: string): StripeObject {
      const session = get(sessions, id);
      mustBe(session, 'open');
      return Object.assign(session, { status: 'expired', url: null });
    },
    /** The payer types a good card, or one that the bank declines. */
    payAt(id: string, card: 'good' | 'declined' = 'good'): void {
      const session = get(sessions, id);
      mustBe(session, 'open');
      const asked = formAt(session['asked'] as Form, 'payment_intent_data');
      const saves = textAt(asked, 'setup_future_usage') !== '';
      session['payment_intent'] ??= createIntent({
        amount: session['amount_total'],
        currency: session['currency'],
        metadata: asked['metadata'],
        customer: saves ? nameFor('cus') : null,
        payment_method: nameFor('pm'),
      }).id;
      const intent = get(intents, String(session['payment_intent']));
      if (card === 'declined') {
        intent['last_payment_error'] = { code: 'card_declined', decline_code: 'generic_decline' };
        return;
      }
      const isCaptured = textAt(asked, 'capture_method') !== 'manual';
      take(intent, { isCaptured });
      Object.assign(session, {
        status: 'complete',
        payment_status: isCaptured ? 'paid' : 'unpaid',
        url: null,
      });
    },
    chargeSaved(form: Form): StripeObject {
      const intent = createIntent({
        amount: Number(textAt(form, 'amount')),
        currency: textAt(form, 'currency'),
        metadata: form['metadata'],
        customer: textAt(form, 'customer'),
        payment_method: textAt(form, 'payment_method'),
      });
      const error = declining.get(textAt(form, 'payment_method'));
      if (error) {
        intent['last_payment_error'] = error;
        throw new StripeRefusal(402, { type: 'card_error', ...error, payment_intent: intent });
      }
      take(intent, { isCaptured: true });
      return expandedIntent(intent.id);
    },
    searched(query: string): StripeObject[] {
      const [, paymentId] = /^metadata\['payment_id'\]:'([^']*)'$/.exec(query) ?? [];
      if (this.searchIsBehind.now) return [];
      return intents.filter(({ metadata }) => textAt(metadata as Form, 'payment_id') === paymentId);
    },
    captureIntent(id: string): StripeObject {
      const intent = get(intents, id);
      mustBe(intent, 'requires_capture');
      const charge = get(charges, String(intent['latest_charge']));
      Object.assign(charge, {
        captured: true,
        amount_captured: intent['amount'],
        balance_transaction: nameFor('txn'),
      });
      return Object.assign(intent, received(intent));
    },
    cancelIntent(id: string): StripeObject {
      const intent = get(intents, id);
      mustBe(intent, 'requires_capture');
      get(charges, String(intent['latest_charge']))['refunded'] = true;
      return Object.assign(intent, { status: 'canceled', cancellation_reason: 'requested_by_customer' });
    },
    /** By us, or without metadata by hand. */
    refundIntent(intentId: string, amount: number, metadata: unknown = {}): StripeObject {
      const intent = get(intents, intentId);
      const before = refunds.filter((refund) => refund['payment_intent'] === intentId);
      const sum = before.reduce((total, refund) => total + Number(refund['amount']), amount);
      if (sum > Number(intent['amount_received']))
        throw new StripeRefusal(400, { code: 'charge_already_refunded' });
      const refund = {
        id: nameFor('re'),
        object: 'refund',
        amount,
        currency: intent['currency'],
        status: 'succeeded',
        metadata,
        payment_intent: intentId,
        balance_transaction: nameFor('txn'),
      };
      refunds.push(refund);
      return refund;
    },
    disputeIntent(intentId: string, status: string): StripeObject {
      const intent = get(intents, intentId);
      get(charges, String(intent['latest_charge']))['disputed'] = true;
      const dispute = {
        id: nameFor('dp'),
        object: 'dispute',
        amount: intent['amount_received'],
        currency: intent['currency'],
        status,
        evidence_details: { due_by: 1_796_000_000 },
        payment_intent: intentId,
        balance_transactions: [{ fee: 1500, currency: intent['currency'] }],
      };
      disputes.push(dispute);
      return dispute;
    },
  };
}
