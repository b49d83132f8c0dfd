import { sendAhead } from '#platform/db/pipelining.ts';
import type { PaymentFacts } from '#platform/payments/provider.ts';
import type { PaymentState } from '../policy.ts';
import type { PaymentCtx } from './payment-ctx.ts';

/** A change of a payment, for good. Tokens of saved ways to pay are left out. */
export async function recordEvent(
  { db, clock }: Pick<PaymentCtx, 'db' | 'clock'>,
  event: {
    paymentId: string;
    cause: string;
    from: PaymentState;
    to: PaymentState;
    facts: PaymentFacts;
    verdict?: string | undefined;
  },
): Promise<void> {
  const { saved, ...told } = event.facts;
  const facts = {
    ...told,
    ...(saved && { saved: { kind: saved.kind, label: saved.label } }),
    ...(event.verdict !== undefined && { verdict: event.verdict }),
  };
  const row = db.insertInto('payment_events').values({
    payment_id: event.paymentId,
    at: clock.now(),
    cause: event.cause,
    from_state: event.from,
    to_state: event.to,
    facts: JSON.stringify(facts, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
  });
  await sendAhead(db, row);
}
