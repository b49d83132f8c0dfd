import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { createFixedClock } from '#platform/clock.ts';
import { nastyWays } from '#test/support/payments/nasty-server.ts';
import { startPaypalFake, type PaypalFake } from '#test/support/payments/paypal-fake.ts';
import { ProviderAway, ProviderRefused, ProviderUnclear } from '../provider-errors.ts';
import type { BeginInput, ChargeInput, PaymentNames } from '../provider.ts';
import { createPaypal } from './paypal.ts';
import type { PaypalConfig } from './paypal-config.ts';

let fake: PaypalFake;

beforeEach(async () => {
  fake = await startPaypalFake();
});

afterEach(async () => {
  await fake.server.close();
});

function paypal(changes: Partial<PaypalConfig> = {}) {
  return createPaypal({
    id: 'paypal-us',
    clientId: 'client',
    clientSecret: 'secret',
    webhookId: '8PT597110X687430LKGECATA',
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
const charged: ChargeInput = { ...begun, paymentId: 'pay-2', token: 'good' };

function names(reference?: string, paymentId = 'pay-1'): PaymentNames {
  return { paymentId, reference, amount };
}

async function begin(changes: Partial<BeginInput> = {}): Promise<string> {
  const answer = await paypal().begin({ ...begun, ...changes });
  if (answer.kind !== 'redirect') throw new Error('no redirect');
  return answer.reference;
}

async function paid(changes: Partial<BeginInput> = {}): Promise<string> {
  const reference = await begin(changes);
  fake.approve(reference);
  await paypal().complete({ ...names(reference, changes.paymentId), query: {} });
  return reference;
}

test('a payment begins with an order to approve at PayPal, which knows it by our id', async () => {
  const reference = 'ORDER0001';
  const url = `https://www.paypal.com/checkoutnow?token=${reference}`;
  await expect(paypal().begin(begun)).resolves.toEqual({ kind: 'redirect', reference, url });
  expect(fake.orders).toMatchObject([
    {
      intent: 'CAPTURE',
      purchase_units: [
        { custom_id: 'pay-1', invoice_id: 'pay-1', amount: { currency_code: 'USD', value: '18.00' } },
      ],
      payment_source: {
        paypal: {
          email_address: 'miriam@example.org',
          experience_context: {
            return_url: begun.returnUrl,
            locale: 'he-IL',
            shipping_preference: 'NO_SHIPPING',
          },
        },
      },
    },
  ]);
  expect(fake.server.requests.at(-1)?.headers).toMatchObject({ 'paypal-request-id': 'begin-pay-1' });
});

test('an order is captured once its payer has approved it, and is the same when she comes back again', async () => {
  const reference = await begin();
  const back = { ...names(reference), query: {} };
  await expect(paypal().complete(back)).resolves.toEqual({ reference, state: 'pending' });
  expect(fake.server.requests.some(({ url }) => url.pathname.endsWith('/capture'))).toBe(false);
  fake.approve(reference);
  const facts = { reference, state: 'captured', captured: amount, fee: money(112, 'USD') };
  await expect(paypal().complete(back)).resolves.toEqual(facts);
  await expect(paypal().complete(back)).resolves.toEqual(facts);
  await expect(paypal().look(names(reference))).resolves.toEqual(facts);
});

test('of two returns at once one captures, and both say so', async () => {
  const reference = await begin();
  fake.approve(reference);
  const both = [1, 2].map(() => paypal().complete({ ...names(reference), query: {} }));
  await expect(Promise.all(both)).resolves.toMatchObject([{ state: 'captured' }, { state: 'captured' }]);
});

test('an order about another amount is not captured', async () => {
  const reference = await begin();
  fake.approve(reference);
  const other = { ...names(reference), amount: money(1801, 'USD'), query: {} };
  await expect(paypal().complete(other)).rejects.toThrow(ProviderRefused);
  await expect(paypal().look(names(reference))).resolves.toMatchObject({ state: 'pending' });
});

test('a wallet is saved only where the payer let us, and charged later without her', async () => {
  const reference = await paid({ paymentId: 'pay-3', saves: true });
  const facts = await paypal().look(names(reference, 'pay-3'));
  if (facts === 'absent' || !facts.saved) throw new Error('nothing saved');
  expect(facts.saved).toMatchObject({ kind: 'paypal', label: 'PayPal m•••@example.org' });
  expect((await paypal().look(names(await paid()))) as object).not.toHaveProperty('saved');
  const later = await paypal().charge({ ...charged, token: facts.saved.token });
  expect(later).toMatchObject({ state: 'captured', captured: amount });
});

test.each([
  ['declined', 'declined'],
  ['cancelled', 'expired_method'],
  ['asks', 'authentication_required'],
])('a charge of a wallet that is %s fails with %s', async (token, failure) => {
  await expect(paypal().charge({ ...charged, token })).resolves.toMatchObject({ state: 'failed', failure });
});

test('a card declined at capture fails the payment, and the payer may try again', async () => {
  const reference = await begin();
  fake.approve(reference);
  fake.declines.next = 'INSTRUMENT_DECLINED';
  await expect(paypal().complete({ ...names(reference), query: {} })).resolves.toEqual({
    reference,
    state: 'failed',
    failure: 'declined',
  });
  await expect(paypal().look(names(reference))).resolves.toMatchObject({ state: 'pending' });
});

test('an amount that is set aside is captured once, however often we ask', async () => {
  const reference = await paid({ captures: 'later' });
  await expect(paypal().look(names(reference))).resolves.toEqual({ reference, state: 'authorised' });
  for (let times = 0; times < 2; times += 1)
    await expect(paypal().capture(names(reference))).resolves.toMatchObject({
      state: 'captured',
      captured: amount,
    });
  await expect(paypal().cancel(names(reference))).resolves.toMatchObject({ state: 'captured' });
});

test('cancelling lets go of what was set aside, and of an order that nobody has paid', async () => {
  const letGo = { state: 'failed', failure: 'cancelled' };
  const held = await paid({ captures: 'later' });
  await expect(paypal().cancel(names(held))).resolves.toMatchObject(letGo);
  await expect(paypal().cancel(names(held))).resolves.toMatchObject(letGo);
  await expect(paypal().cancel(names(await begin({ paymentId: 'pay-3' })))).resolves.toMatchObject(letGo);
});

test('refunds carry our id, are made once, and are seen with those made by hand', async () => {
  const reference = await paid();
  const refund = { ...names(reference), refundId: 'refund-1', part: money(500, 'USD') };
  const first = await paypal().refund(refund);
  expect(first.refunds).toMatchObject([{ refundId: 'refund-1', amount: money(500, 'USD'), state: 'done' }]);
  await expect(paypal().refund(refund)).resolves.toEqual(first);
  const capture = fake.orders[0]?.purchase_units[0].payments?.captures?.[0]?.id ?? '';
  fake.refundCapture(capture, { amount: { currency_code: 'USD', value: '3.00' } });
  const facts = await paypal().look(names(reference));
  expect(facts).toMatchObject({
    captured: amount,
    refunds: [{ refundId: 'refund-1' }, { amount: money(300, 'USD') }],
  });
  expect(facts === 'absent' ? [] : facts.refunds?.[1]).not.toHaveProperty('refundId');
  await expect(paypal().refund({ ...refund, refundId: 'refund-2', part: amount })).rejects.toThrow(
    ProviderRefused,
  );
});

test('what PayPal never heard of is absent, but a payment without a name is never said to be', async () => {
  await expect(paypal().look(names('ORDER9999'))).resolves.toBe('absent');
  await expect(paypal().look(names(undefined, 'pay-9'))).rejects.toThrow(ProviderUnclear);
  fake.reports.areForbidden = true;
  await expect(paypal().look(names(undefined, 'pay-9'))).rejects.toThrow(ProviderUnclear);
});

test('the same key twice is one charge, and another order for a paid invoice is unclear', async () => {
  const once = await paypal().charge(charged);
  await expect(paypal().charge(charged)).resolves.toEqual(once);
  const second = await begin({ paymentId: 'pay-2' });
  fake.approve(second);
  await expect(paypal().complete({ ...names(second, 'pay-2'), query: {} })).rejects.toThrow(ProviderUnclear);
  expect(fake.orders.filter(({ status }) => status === 'COMPLETED')).toHaveLength(1);
});

test('an access token is shared by what comes at once, kept until shortly before it expires, and renewed once refused', async () => {
  const clock = createFixedClock('2026-11-29T09:00:00Z');
  const provider = paypal({ clock });
  await Promise.all([provider.begin(begun), provider.begin({ ...begun, paymentId: 'pay-3' })]);
  clock.advance(32_400 - 61);
  await provider.begin(begun);
  expect(fake.tokens).toHaveLength(1);
  clock.advance(2);
  await provider.begin(begun);
  expect(fake.tokens).toHaveLength(2);
  fake.tokens.push('token-of-another');
  await provider.begin(begun);
  expect(fake.tokens).toHaveLength(4);
});

test('without a token nothing was sent: it is away, and wrong credentials are refused', async () => {
  for (const way of ['never', 'html', 'reset', 'unavailable'] as const) {
    fake.server.spoilNext(way);
    await expect(paypal({ deadlineMs: soon }).charge(charged), way).rejects.toThrow(/away|not done/);
  }
  expect(fake.orders).toEqual([]);
  await expect(paypal({ clientSecret: 'wrong' }).charge(charged)).rejects.toThrow(ProviderRefused);
});

describe.each(nastyWays.filter((way) => way !== 'twice'))('an answer that is %s', (way) => {
  test('leaves a charge unclear, sends it once, and looking finds it by the reports', async () => {
    const provider = paypal({ deadlineMs: soon });
    await provider.begin(begun);
    fake.server.spoilNext(way);
    const before = fake.server.requests.length;
    await expect(provider.charge(charged)).rejects.toThrow(ProviderUnclear);
    expect(fake.server.requests).toHaveLength(before + 1);
    await expect(paypal().look(names(undefined, 'pay-2'))).resolves.toMatchObject({
      reference: fake.orders[1]?.id,
      state: 'captured',
      captured: amount,
    });
  });

  test('leaves a capture unclear, sends it once, and looking finds it', async () => {
    const reference = await begin();
    fake.approve(reference);
    // After an access token and the order itself.
    fake.server.spoilNext(way, { after: 2 });
    const error: unknown = await paypal({ deadlineMs: soon })
      .complete({ ...names(reference), query: {} })
      .catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ProviderUnclear);
    expect(`${String(error)} ${JSON.stringify(error)}`).not.toMatch(/secret|token-|ORDER\d|html|miriam/);
    expect(fake.server.requests.filter(({ url }) => url.pathname.endsWith('/capture'))).toHaveLength(1);
    const looked = paypal().look(names(reference));
    await expect(looked).resolves.toMatchObject({ state: 'captured', captured: amount });
  });
});

test.each([
  ['an amount with a third decimal', { value: '18.005' }],
  ['an amount in another notation', { value: '1.8e1' }],
  ['an amount as a number', { value: 18 }],
  ['a negative amount', { value: '-18.00' }],
  ['a currency that we do not take', { currency_code: 'AUD' }],
])('%s is unclear', async (_what, changes) => {
  const reference = await paid();
  const capture = fake.orders[0]?.purchase_units[0].payments?.captures?.[0];
  if (capture) capture['amount'] = { currency_code: 'USD', value: '18.00', ...changes };
  await expect(paypal().look(names(reference))).rejects.toThrow(ProviderUnclear);
});

test('a state that we do not know is unclear', async () => {
  const reference = await begin();
  Object.assign(fake.orders[0] ?? {}, { status: 'SETTLED' });
  await expect(paypal().look(names(reference))).rejects.toThrow(ProviderUnclear);
});

test('PayPal that cannot be reached is away', async () => {
  await fake.server.close();
  await expect(paypal().charge(charged)).rejects.toThrow(ProviderAway);
  fake = await startPaypalFake();
});

test('http in production is refused at the start', () => {
  expect(() => paypal({ isProduction: true })).toThrow('must be https');
});
