import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { nastyWays } from '#test/support/payments/nasty-server.ts';
import { startStripeFake, type StripeFake } from '#test/support/payments/stripe-fake.ts';
import { createFixedClock } from '#platform/clock.ts';
import { createCircuitBreaker } from '../circuit-breaker.ts';
import { ProviderAway, ProviderRefused, ProviderUnclear } from '../provider-errors.ts';
import type { BeginInput, ChargeInput, PaymentNames } from '../provider.ts';
import { createStripe } from './stripe.ts';
import type { StripeConfig } from './stripe-config.ts';

let fake: StripeFake;

beforeEach(async () => {
  fake = await startStripeFake();
});

afterEach(async () => {
  await fake.server.close();
});

function stripe(changes: Partial<StripeConfig> = {}) {
  return createStripe({
    id: 'stripe-us',
    secretKey: 'sk_test_fake',
    webhookSecret: 'whsec_1',
    account: 'acct_1',
    isLive: false,
    isProduction: false,
    baseUrl: fake.server.url,
    deadlineMs: 5_000,
    ...changes,
  });
}

/** Before what is late, and after what a busy machine takes. */
const soon = 800;
const amount = money(1800, 'USD');
const begun: BeginInput = {
  paymentId: 'pay-1',
  amount,
  description: 'A gift',
  locale: 'he',
  payer: { emailAddress: 'miriam@example.org' },
  saves: false,
  captures: 'now',
  returnUrl: 'https://lamed.example/paid',
  cancelUrl: 'https://lamed.example/cancelled',
  expiresAt: new Date('2026-11-29T10:00:00Z'),
};
const charged: ChargeInput = { ...begun, paymentId: 'pay-2', token: 'cus_1/pm_good' };

function names(reference?: string, paymentId = 'pay-1'): PaymentNames {
  return { paymentId, reference, amount };
}

async function begin(changes: Partial<BeginInput> = {}): Promise<string> {
  const answer = await stripe().begin({ ...begun, ...changes });
  if (answer.kind !== 'redirect') throw new Error('no redirect');
  return answer.reference;
}

test('a payment begins with a page at Stripe, which knows it by our id', async () => {
  const answer = await stripe().begin(begun);
  expect(answer).toMatchObject({
    kind: 'redirect',
    url: expect.stringMatching(/^https:\/\/checkout\.stripe\.com\//) as unknown,
  });
  expect(fake.sessions).toMatchObject([
    {
      amount_total: 1800,
      currency: 'usd',
      client_reference_id: 'pay-1',
      asked: {
        mode: 'payment',
        locale: 'auto',
        customer_email: 'miriam@example.org',
        success_url: begun.returnUrl,
        cancel_url: begun.cancelUrl,
        expires_at: '1795946400',
        allowed_payment_method_types: { 0: 'card' },
        payment_intent_data: { capture_method: 'automatic', metadata: { payment_id: 'pay-1' } },
      },
    },
  ]);
  const [request] = fake.server.requests;
  expect(request?.headers).toMatchObject({ 'idempotency-key': 'begin-pay-1' });
  // Nothing about the machine that we run on.
  expect(request?.headers['x-stripe-client-user-agent']).not.toContain('platform');
});

test('a page that nobody has paid at is pending, a paid one captured, with what Stripe keeps', async () => {
  const reference = await begin();
  await expect(stripe().look(names(reference))).resolves.toEqual({ reference, state: 'pending' });
  fake.payAt(reference, 'declined');
  await expect(stripe().complete({ ...names(reference), query: {} })).resolves.toMatchObject({
    state: 'pending',
  });
  fake.payAt(reference);
  const [intent] = fake.intents;
  await expect(stripe().complete({ ...names(reference), query: {} })).resolves.toEqual({
    reference: intent?.id,
    state: 'captured',
    captured: amount,
    fee: money(82, 'USD'),
    refunds: [],
    disputes: [],
  });
});

test('a card is saved only where the payer let us, and charged later without her', async () => {
  fake.payAt(await begin());
  const reference = await begin({ paymentId: 'pay-3', saves: true });
  fake.payAt(reference);
  const facts = await stripe().look(names(reference, 'pay-3'));
  if (facts === 'absent' || !facts.saved) throw new Error('nothing saved');
  expect(facts.saved).toEqual({
    token: expect.stringMatching(/^cus_\d+\/pm_\d+$/) as unknown,
    kind: 'card',
    label: 'Visa •••• 4242',
    expiresIn: '2029-04',
  });
  expect((await stripe().look(names(fake.sessions[0]?.id))) as object).not.toHaveProperty('saved');
  await expect(stripe().charge({ ...charged, token: facts.saved.token })).resolves.toMatchObject({
    state: 'captured',
    captured: amount,
    fee: money(82, 'USD'),
  });
});

test.each([
  ['pm_empty', 'insufficient_funds'],
  ['pm_expired', 'expired_method'],
  ['pm_asks', 'authentication_required'],
  ['pm_declined', 'declined'],
])('a charge of %s fails with %s, now and when looked at', async (card, failure) => {
  const facts = await stripe().charge({ ...charged, token: `cus_1/${card}` });
  expect(facts).toMatchObject({ reference: fake.intents[0]?.id, state: 'failed', failure });
  await expect(stripe().look(names(facts.reference, 'pay-2'))).resolves.toEqual(facts);
});

test('what is not a saved card of Stripe is refused before anything is sent', async () => {
  await expect(stripe().charge({ ...charged, token: 'B-123' })).rejects.toThrow(ProviderRefused);
  expect(fake.server.requests).toEqual([]);
});

test('an amount that is set aside is captured once, however often we ask', async () => {
  const reference = await begin({ captures: 'later' });
  fake.payAt(reference);
  await expect(stripe().look(names(reference))).resolves.toMatchObject({ state: 'authorised' });
  await expect(stripe().capture(names(reference))).resolves.toMatchObject({
    state: 'captured',
    captured: amount,
  });
  await expect(stripe().capture(names(reference))).resolves.toMatchObject({
    state: 'captured',
    captured: amount,
  });
  await expect(stripe().cancel(names(reference))).resolves.toMatchObject({ state: 'captured' });
});

test('cancelling makes an unpaid page useless, lets go of what was set aside, and is the same twice', async () => {
  const unpaid = await begin();
  for (let times = 0; times < 2; times += 1)
    await expect(stripe().cancel(names(unpaid))).resolves.toMatchObject({ state: 'expired' });
  const held = await begin({ paymentId: 'pay-3', captures: 'later' });
  fake.payAt(held);
  const letGo = { state: 'failed', failure: 'cancelled' };
  await expect(stripe().cancel(names(held))).resolves.toMatchObject(letGo);
  await expect(stripe().cancel(names(held))).resolves.toMatchObject(letGo);
});

test('refunds carry our id, are made once, and are seen with those made by hand and with disputes', async () => {
  const reference = await begin();
  fake.payAt(reference);
  const refund = { ...names(reference), refundId: 'refund-1', part: money(500, 'USD') };
  const first = await stripe().refund(refund);
  expect(first.refunds).toMatchObject([{ refundId: 'refund-1', amount: money(500, 'USD'), state: 'done' }]);
  await expect(stripe().refund(refund)).resolves.toEqual(first);
  const intent = first.reference ?? '';
  fake.refundIntent(intent, 300);
  fake.disputeIntent(intent, 'needs_response');
  const facts = await stripe().look(names(intent));
  expect(facts).toMatchObject({
    refunds: [{ refundId: 'refund-1' }, { amount: money(300, 'USD') }],
    disputes: [{ amount, state: 'open', dueAt: new Date(1_796_000_000_000) }],
    fee: money(1582, 'USD'),
  });
  await expect(stripe().refund({ ...refund, refundId: 'refund-2', part: amount })).rejects.toThrow(
    ProviderRefused,
  );
});

test('a payment whose first answer was lost is found by our id, even while the search is behind', async () => {
  await stripe().charge(charged);
  fake.searchIsBehind.now = true;
  await expect(stripe().look(names(undefined, 'pay-2'))).resolves.toMatchObject({ state: 'captured' });
  await expect(stripe().look(names(undefined, 'pay-9'))).resolves.toBe('absent');
  await expect(stripe().look(names('cs_test_99'))).resolves.toBe('absent');
  await expect(stripe().look(names(undefined, "x' OR 'y"))).rejects.toThrow(TypeError);
});

test('an old payment is found by search, and too many recent ones to look through are unclear', async () => {
  await stripe().charge(charged);
  const clock = createFixedClock(new Date(Date.now() + 3_600_000).toISOString());
  await expect(stripe({ clock }).look(names(undefined, 'pay-2'))).resolves.toMatchObject({
    state: 'captured',
  });
  const [intent] = fake.intents;
  if (!intent) throw new Error('no intent');
  for (let number = 0; number < 500; number += 1)
    fake.intents.push({ ...intent, id: `pi_other_${number}`, metadata: {} });
  fake.intents.reverse();
  await expect(stripe().look(names(undefined, 'pay-2'))).rejects.toThrow(ProviderUnclear);
});

test('the same key twice is one charge, and the same key for another amount is unclear', async () => {
  const once = await stripe().charge(charged);
  await expect(stripe().charge(charged)).resolves.toEqual(once);
  await expect(stripe().charge({ ...charged, amount: money(1, 'USD') })).rejects.toThrow(ProviderUnclear);
  expect(fake.charges).toHaveLength(1);
});

describe.each(nastyWays.filter((way) => way !== 'twice'))('an answer that is %s', (way) => {
  test('leaves a charge unclear, sends it once, and looking finds it', async () => {
    fake.server.spoilNext(way);
    await expect(stripe({ deadlineMs: soon }).charge(charged)).rejects.toThrow(ProviderUnclear);
    expect(fake.server.requests).toHaveLength(1);
    await expect(stripe().look(names(undefined, 'pay-2'))).resolves.toMatchObject({
      state: 'captured',
      captured: amount,
    });
    expect(fake.charges).toHaveLength(1);
  });

  test('leaves a look unclear, and says nothing of what was sent or received', async () => {
    const reference = await begin();
    fake.server.spoilNext(way);
    const error: unknown = await stripe({ deadlineMs: soon })
      .look(names(reference))
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ProviderUnclear);
    expect(`${String(error)} ${JSON.stringify(error)}`).not.toMatch(/sk_test|cs_test|html|miriam/);
  });
});

test('an answer that comes twice is read once', async () => {
  fake.server.spoilNext('twice');
  await expect(stripe().charge(charged)).resolves.toMatchObject({ state: 'captured' });
  expect(fake.charges).toHaveLength(1);
});

test('while Stripe cannot be reached, or its breaker is open, it is away', async () => {
  await fake.server.close();
  const breaker = createCircuitBreaker(createFixedClock('2026-11-29T09:00:00Z'));
  for (let times = 0; times < 7; times += 1)
    await expect(stripe({ breaker }).charge(charged)).rejects.toThrow(ProviderAway);
  fake = await startStripeFake();
});

test.each([
  ['an amount with a fraction', { amount_received: 18.5 }],
  ['a negative amount', { amount_received: -1800 }],
  ['an amount as text', { amount_received: '1800' }],
  ['an amount beyond what a number can hold', { amount_received: 2 ** 60 }],
  ['a currency that we do not know', { currency: 'xxx' }],
  ['a state that we do not know', { status: 'settled' }],
])('%s is unclear', async (_what, changes) => {
  const reference = await begin();
  fake.payAt(reference);
  Object.assign(fake.intents[0] ?? {}, changes);
  await expect(stripe().look(names(reference))).rejects.toThrow(ProviderUnclear);
});

test('a wrong key is refused, and its error holds no key', async () => {
  const error: unknown = await stripe({ secretKey: 'sk_test_wrong' })
    .begin(begun)
    .catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ProviderRefused);
  expect(`${String(error)} ${JSON.stringify(error)}`).not.toContain('sk_test');
});

test('a key of the other mode, and http in production, are refused at the start', () => {
  expect(() => stripe({ isLive: true })).toThrow('the key of stripe-us must be a live key');
  expect(() => stripe({ isProduction: true })).toThrow('must be https');
  expect(stripe({ id: 'stripe-uk', secretKey: 'rk_live_1', isLive: true }).id).toBe('stripe-uk');
});
