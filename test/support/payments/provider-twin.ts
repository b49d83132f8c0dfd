import { money, type Money } from '#core/money.ts';
import type { ProviderId } from '#core/payment-providers.ts';
import { ProviderAway, ProviderRefused, ProviderUnclear } from '#platform/payments/provider-errors.ts';
import type {
  DisputeFacts,
  FailureReason,
  PaymentFacts,
  PaymentProvider,
  RefundFacts,
} from '#platform/payments/provider.ts';

/** What the twin does with its next call: it loses the answer after the work was done, is away, refuses, or takes another sum. */
export type Mood = 'well' | 'loses the answer' | 'away' | FailureReason;

interface Kept {
  amount: Money;
  state: 'pending' | 'authorised' | 'captured' | 'failed' | 'expired';
  agreed?: true;
  charges: number;
  refunds: RefundFacts[];
  disputes: DisputeFacts[];
  saves: boolean;
}

export interface ProviderTwin extends PaymentProvider {
  mood: Mood;
  /** Every call, such as `begin`, in order. */
  calls: string[];
  /** As if the payer had paid at the provider's page. */
  pay(paymentId: string, taken?: Money): void;
  /** As if the payer had agreed there, and the provider was still at work on it. */
  agree(paymentId: string): void;
  dispute(paymentId: string, state: DisputeFacts['state']): void;
  /** All that is true of a payment; undefined if it never came here. */
  kept(paymentId: string): Kept | undefined;
  /** A webhook that says what is true now. */
  webhook(paymentId: string, eventId: string): { headers: Record<string, string>; body: Buffer };
}

/** A provider in memory that charges a payment at most once, however often it is asked. */
export function createProviderTwin({ id = 'sandbox' }: { id?: ProviderId } = {}): ProviderTwin {
  const payments = new Map<string, Kept>();
  const keep = (paymentId: string, amount: Money, saves: boolean): Kept => {
    const before = payments.get(paymentId);
    if (before) return before;
    const fresh: Kept = { amount, state: 'pending', charges: 0, refunds: [], disputes: [], saves };
    payments.set(paymentId, fresh);
    return fresh;
  };
  const known = (paymentId: string): Kept => {
    const payment = payments.get(paymentId);
    if (!payment) throw new ProviderRefused(id, 'other', 'unknown payment');
    return payment;
  };
  const factsOf = (paymentId: string): PaymentFacts => {
    const { amount, state, agreed, refunds, disputes, saves } = known(paymentId);
    return {
      reference: `twin-${paymentId}`,
      state,
      ...(agreed && state === 'pending' && { agreed }),
      ...(state === 'captured' && {
        captured: amount,
        fee: money(1n, amount.currency),
        ...(saves && {
          saved: {
            token: `token-${paymentId}`,
            kind: 'card' as const,
            label: 'Visa •••• 4242',
            expiresIn: '2031-12',
          },
        }),
      }),
      refunds: [...refunds],
      disputes: [...disputes],
    };
  };
  const take = (payment: Kept) => {
    if (payment.state === 'captured') return;
    payment.state = 'captured';
    payment.charges += 1;
  };
  const twin: ProviderTwin = {
    id,
    recurs: true,
    repeatable: true,
    mood: 'well',
    calls: [],
    async begin({ paymentId, amount, saves }) {
      return answer('begin', () => {
        keep(paymentId, amount, saves);
        return { kind: 'redirect', reference: `twin-${paymentId}`, url: `https://twin.test/${paymentId}` };
      });
    },
    look: ({ paymentId }) => answer('look', () => (payments.has(paymentId) ? factsOf(paymentId) : 'absent')),
    complete: ({ paymentId }) => answer('complete', () => factsOf(paymentId)),
    charge: ({ paymentId, amount }) =>
      answer('charge', () => {
        take(keep(paymentId, amount, false));
        return factsOf(paymentId);
      }),
    capture: ({ paymentId }) =>
      answer('capture', () => {
        take(known(paymentId));
        return factsOf(paymentId);
      }),
    cancel: ({ paymentId }) =>
      answer('cancel', () => {
        const payment = known(paymentId);
        if (payment.state === 'pending') payment.state = 'expired';
        return factsOf(paymentId);
      }),
    refund: ({ paymentId, refundId, part }) =>
      answer('refund', () => {
        const { refunds } = known(paymentId);
        if (!refunds.some((refund) => refund.refundId === refundId))
          refunds.push({ reference: `re-${refundId}`, refundId, amount: part, state: 'done' });
        return factsOf(paymentId);
      }),
    webhooks: {
      verify: ({ headers, body }, now) =>
        Promise.resolve(
          headers['twin'] === 'genuine'
            ? {
                kind: 'genuine',
                ...(JSON.parse(String(body)) as { eventId: string; object: string }),
                at: now,
              }
            : { kind: 'refused', reason: 'signature' },
        ),
      read: (body) => {
        const { paymentId, facts } = JSON.parse(String(body), (_, value: unknown) =>
          typeof value === 'string' && /^\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value,
        ) as { paymentId: string; facts: PaymentFacts };
        return { paymentId, facts };
      },
    },
    pay(paymentId, taken) {
      const payment = known(paymentId);
      if (taken) payment.amount = taken;
      take(payment);
    },
    agree(paymentId) {
      known(paymentId).agreed = true;
    },
    dispute(paymentId, state) {
      const payment = known(paymentId);
      payment.disputes = [{ reference: `dp-${paymentId}`, amount: payment.amount, state }];
    },
    kept: (paymentId) => payments.get(paymentId),
    webhook(paymentId, eventId) {
      const event = { eventId, object: paymentId, paymentId, facts: factsOf(paymentId) };
      const text = JSON.stringify(event, (_, value: unknown) =>
        typeof value === 'bigint' ? `${value}n` : value,
      );
      return { headers: { twin: 'genuine' }, body: Buffer.from(text) };
    },
  };
  /** Does what is asked according to the mood, which then is well again. */
  function answer<T>(call: string, work: () => T): Promise<T> {
    twin.calls.push(call);
    const { mood } = twin;
    twin.mood = 'well';
    return Promise.resolve().then(() => {
      if (mood === 'away') throw new ProviderAway(id, 'the twin is away');
      if (mood !== 'well' && mood !== 'loses the answer')
        throw new ProviderRefused(id, mood, 'the twin refuses');
      const done = work();
      if (mood === 'loses the answer') throw new ProviderUnclear(id, 'the twin has lost its answer');
      return done;
    });
  }
  return twin;
}
