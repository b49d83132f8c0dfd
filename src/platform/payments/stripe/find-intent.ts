import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import { ProviderUnclear } from '../provider-errors.ts';
import { readStrictly } from '../strict-answer.ts';
import type { StripeConfig } from './stripe-config.ts';
import { paymentKey } from './stripe-facts.ts';
import { listOf } from './stripe-objects.ts';

/** Stripe's search may be a minute behind, and longer on a bad day; its lists never are. */
const recentSeconds = 15 * 60;
const mostPages = 5;

const listed = z.object({
  id: z.string(),
  client_reference_id: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
type Listed = z.infer<typeof listed>;

interface Finding {
  sdk: Stripe;
  id: StripeConfig['id'];
  clock: Clock;
}

/**
 * Stripe's name for a payment whose first answer was lost: through the pages and intents of the last quarter of an hour,
 * and by search through the older intents. An older page that nobody has paid at is not found, and its address was never
 * given to anyone.
 */
export async function findReference(
  { sdk, id, clock }: Finding,
  paymentId: string,
): Promise<string | undefined> {
  if (!/^[\w-]{1,100}$/.test(paymentId))
    throw new TypeError('the id of a payment is letters, digits and dashes');
  const created = { gte: Math.floor(clock.now().getTime() / 1000) - recentSeconds };
  const isOurs = ({ client_reference_id: reference, metadata }: Listed) =>
    reference === paymentId || metadata?.[paymentKey] === paymentId;
  const page = (after: string | undefined) => ({
    created,
    limit: 100,
    ...(after !== undefined && { starting_after: after }),
  });
  const found = await Promise.all([
    findRecent(id, isOurs, (after) => sdk.checkout.sessions.list(page(after))),
    findRecent(id, isOurs, (after) => sdk.paymentIntents.list(page(after))),
    sdk.paymentIntents
      .search({ query: `metadata['${paymentKey}']:'${paymentId}'`, limit: 10 })
      .then((answer) => readStrictly(id, listOf(listed), answer).data.find(isOurs)),
  ]);
  return found.find((one) => one !== undefined)?.id;
}

async function findRecent(
  id: StripeConfig['id'],
  isOurs: (one: Listed) => boolean,
  list: (after: string | undefined) => Promise<unknown>,
): Promise<Listed | undefined> {
  let after: string | undefined;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const { data, has_more: isMore } = readStrictly(id, listOf(listed), await list(after));
    const ours = data.find(isOurs);
    after = data.at(-1)?.id;
    if (ours || !isMore || after === undefined) return ours;
  }
  throw new ProviderUnclear(id, 'too many recent payments to look through');
}
