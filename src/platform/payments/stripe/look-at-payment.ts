import type { Stripe } from 'stripe';
import type { Clock } from '#platform/clock.ts';
import type { PaymentFacts, PaymentNames } from '../provider.ts';
import { readStrictly } from '../strict-answer.ts';
import { findReference } from './find-intent.ts';
import type { StripeConfig } from './stripe-config.ts';
import { isMissing } from './stripe-errors.ts';
import { disputeFacts, feeOf, intentFacts, refundFacts, sessionFacts } from './stripe-facts.ts';
import { dispute, intent, listOf, refund, session, type Intent, type Session } from './stripe-objects.ts';

const wholeCharge = 'latest_charge.balance_transaction';

export interface Looking {
  sdk: Stripe;
  id: StripeConfig['id'];
  clock: Clock;
}

/** What a reference leads to: a page to pay at, or an intent. */
export type Found = { session: Session } | { intent: Intent };

/** The page or the intent of a payment; undefined if Stripe has none. */
export async function findPayment(
  looking: Looking,
  { paymentId, reference }: Pick<PaymentNames, 'paymentId' | 'reference'>,
): Promise<Found | undefined> {
  const name = reference ?? (await findReference(looking, paymentId));
  if (name === undefined) return undefined;
  const { sdk, id } = looking;
  try {
    if (!name.startsWith('cs_'))
      return {
        intent: readStrictly(id, intent, await sdk.paymentIntents.retrieve(name, { expand: [wholeCharge] })),
      };
    const expand = [`payment_intent.${wholeCharge}`];
    return { session: readStrictly(id, session, await sdk.checkout.sessions.retrieve(name, { expand })) };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** The intent that money moves by, where there is one. */
export function intentOf(found: Found): Intent | undefined {
  if ('intent' in found) return found.intent;
  const { payment_intent: inner } = found.session;
  return typeof inner === 'object' && inner !== null ? inner : undefined;
}

/** All that is true of a payment now: what was taken, given back and disputed, and what Stripe keeps. */
export async function factsOf(looking: Looking, found: Found): Promise<PaymentFacts> {
  const inner = intentOf(found);
  if ('session' in found && (found.session.status !== 'complete' || !inner))
    return { reference: found.session.id, ...sessionFacts(found.session) };
  if (!inner) return {};
  const charge = inner.latest_charge;
  const facts = intentFacts(inner);
  if (!charge?.captured) return facts;
  const [refunds, disputes] = await Promise.all([
    listRefunds(looking, inner.id),
    charge.disputed ? listDisputes(looking, inner.id) : [],
  ]);
  const fee = feeOf(charge, refunds, disputes);
  return {
    ...facts,
    ...(fee && { fee }),
    refunds: refunds.map(refundFacts),
    disputes: disputes.map(disputeFacts),
  };
}

async function listRefunds({ sdk, id }: Looking, intentId: string) {
  const expand = ['data.balance_transaction'];
  const answer = await sdk.refunds.list({ payment_intent: intentId, limit: 100, expand });
  return readStrictly(id, listOf(refund), answer).data;
}

async function listDisputes({ sdk, id }: Looking, intentId: string) {
  const answer = await sdk.disputes.list({ payment_intent: intentId, limit: 100 });
  return readStrictly(id, listOf(dispute), answer).data;
}
