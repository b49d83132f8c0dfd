import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { makeCertificate, type MadeCertificate } from '#test/support/payments/make-certificate.ts';
import { mergeInAllOrders } from '#test/support/payments/merge-in-all-orders.ts';
import { signPaypalBody, startPaypalFake, type PaypalFake } from '#test/support/payments/paypal-fake.ts';
import { ProviderUnclear } from '../provider-errors.ts';
import type { PaymentProvider, RawWebhook } from '../provider.ts';
import { createPaypal } from './paypal.ts';

const webhookId = '8PT597110X687430LKGECATA';
const now = new Date('2026-11-29T09:00:00Z');
const amount = money(1800, 'USD');
const signer = 'messageverificationcerts.sandbox.paypal.com';
let fake: PaypalFake;
let paypal: PaymentProvider;
let root: MadeCertificate;
let authority: MadeCertificate;
let leaf: MadeCertificate;

beforeAll(() => {
  root = makeCertificate({ name: 'A root', isAuthority: true });
  authority = makeCertificate({ name: 'An authority', isAuthority: true, issuer: root });
  leaf = makeCertificate({ name: signer, issuer: authority });
});

beforeEach(async () => {
  fake = await startPaypalFake();
  fake.certificates.set('CERT-1', leaf.pem + authority.pem);
  paypal = createPaypal({
    id: 'paypal-us',
    clientId: 'client',
    clientSecret: 'secret',
    webhookId,
    isLive: false,
    isProduction: false,
    baseUrl: fake.server.url,
    certificates: { baseUrl: fake.server.url, roots: [root.pem] },
    deadlineMs: 800,
  });
});

afterEach(async () => {
  await fake.server.close();
});

interface Sending {
  certificate?: MadeCertificate;
  address?: string;
  webhook?: string;
  at?: Date;
}

function signed(
  body: Buffer,
  { certificate = leaf, address, webhook = webhookId, at = now }: Sending = {},
): RawWebhook {
  const where = address ?? `${fake.server.url}/v1/notifications/certs/CERT-1`;
  return { headers: signPaypalBody(body, { certificate, address: where, webhookId: webhook, at }), body };
}

function about(): Buffer {
  const supplementary_data = { related_ids: { order_id: 'ORDER0001' } };
  return fake.event('PAYMENT.CAPTURE.COMPLETED', { id: 'CAP0002', supplementary_data });
}

async function verdict(webhook: RawWebhook): Promise<string> {
  const verified = await paypal.webhooks?.verify(webhook, now);
  return verified?.kind === 'refused' ? verified.reason : (verified?.kind ?? 'none');
}

test('a genuine event names itself, its order, and when it was; its certificate is fetched once', async () => {
  const genuine = {
    kind: 'genuine',
    eventId: 'WH-1',
    object: 'ORDER0001',
    at: new Date('2026-11-29T08:59:00Z'),
  };
  await expect(paypal.webhooks?.verify(signed(about()), now)).resolves.toEqual(genuine);
  await expect(verdict(signed(about()))).resolves.toBe('genuine');
  expect(fake.server.requests).toHaveLength(1);
  expect(fake.server.requests[0]?.headers['authorization']).toBeUndefined();
});

test('a changed byte, another webhook and another key are refused', async () => {
  const body = about();
  const changed = Buffer.from(body);
  changed[changed.length - 3] = (changed.at(-3) ?? 0) ^ 1;
  await expect(verdict({ ...signed(body), body: changed })).resolves.toBe('signature');
  await expect(verdict(signed(body, { webhook: 'OTHER' }))).resolves.toBe('signature');
  const other = makeCertificate({ name: signer, issuer: authority });
  await expect(verdict(signed(body, { certificate: other }))).resolves.toBe('signature');
});

test.each([
  [3 * 86_400, 'genuine'],
  [3 * 86_400 + 1, 'age'],
  [-300, 'genuine'],
  [-301, 'age'],
])('an event sent %i seconds ago is %s', async (seconds, expected) => {
  const at = new Date(now.getTime() - seconds * 1000);
  await expect(verdict(signed(about(), { at }))).resolves.toBe(expected);
});

test.each([
  ['another host', 'https://evil.example/v1/notifications/certs/CERT-1', 'signature'],
  [
    'a host that only looks like it',
    'https://api.sandbox.paypal.com.evil.example/v1/notifications/certs/CERT-1',
    'signature',
  ],
  ['credentials', 'https://api.paypal.com@evil.example/v1/notifications/certs/CERT-1', 'signature'],
  ['no host', 'CERT-1', 'signature'],
  ['the live host', 'https://api.paypal.com/v1/notifications/certs/CERT-1', 'mode'],
])('a certificate of %s is never fetched', async (_what, address, expected) => {
  await expect(verdict(signed(about(), { address }))).resolves.toBe(expected);
  expect(fake.server.requests).toEqual([]);
});

test.each([
  '/v1/notifications/certs/../../oauth2/token',
  '/v1/notifications/certs/a?b=c',
  '/v1/other/CERT-1',
])('nothing is fetched at %s of the right host', async (path) => {
  await expect(verdict(signed(about(), { address: fake.server.url + path }))).resolves.toBe('signature');
  expect(fake.server.requests).toEqual([]);
});

test('only a certificate of PayPal, in force, below a root that we trust, is one', async () => {
  const past = { from: new Date('2024-01-01T00:00:00Z'), to: new Date('2026-01-01T00:00:00Z') };
  const strange = makeCertificate({ name: 'A root', isAuthority: true });
  const notAuthority = makeCertificate({ name: 'An authority', issuer: root });
  const expiredAuthority = makeCertificate({ name: 'Old', isAuthority: true, issuer: root, ...past });
  const chains: [MadeCertificate, string][] = [
    [makeCertificate({ name: 'shop.example', issuer: authority }), authority.pem],
    [
      makeCertificate({ name: 'messageverificationcerts.paypal.com.evil.example', issuer: authority }),
      authority.pem,
    ],
    [makeCertificate({ name: signer, issuer: authority, ...past }), authority.pem],
    [makeCertificate({ name: signer, issuer: strange }), strange.pem],
    [makeCertificate({ name: signer, issuer: notAuthority }), notAuthority.pem],
    [makeCertificate({ name: signer, issuer: expiredAuthority }), expiredAuthority.pem],
    [makeCertificate({ name: signer }), ''],
    [makeCertificate({ name: signer, issuer: authority }), ''],
  ];
  for (const [index, [certificate, rest]] of chains.entries()) {
    fake.certificates.set(`BAD-${index}`, certificate.pem + rest);
    const address = `${fake.server.url}/v1/notifications/certs/BAD-${index}`;
    await expect(verdict(signed(about(), { certificate, address })), `chain ${index}`).resolves.toBe(
      'signature',
    );
  }
});

test('a certificate that is not there is refused, and one that cannot be had now is not decided about', async () => {
  const address = `${fake.server.url}/v1/notifications/certs/NONE`;
  for (let times = 0; times < 2; times += 1)
    await expect(verdict(signed(about(), { address }))).resolves.toBe('signature');
  expect(fake.server.requests).toHaveLength(1);
  for (const way of ['never', 'huge', 'redirecting', 'unavailable'] as const) {
    fake.server.spoilNext(way);
    await expect(verdict(signed(about())), way).rejects.toThrow(ProviderUnclear);
  }
  await expect(verdict(signed(about()))).resolves.toBe('genuine');
});

test.each([
  ['no header', 'paypal-transmission-sig', undefined],
  ['a signature that is not base64', 'paypal-transmission-sig', 'abc$'],
  ['another algorithm', 'paypal-auth-algo', 'SHA1withRSA'],
  ['a time that is none', 'paypal-transmission-time', 'yesterday'],
  ['an endless id', 'paypal-transmission-id', 'a'.repeat(10_000)],
])('a request with %s is malformed', async (_what, name, value) => {
  const { headers, body } = signed(about());
  const { [name]: _left, ...rest } = headers;
  await expect(
    verdict({ headers: value === undefined ? rest : { ...rest, [name]: value }, body }),
  ).resolves.toBe('malformed');
});

test.each([
  ['no JSON', Buffer.from('{"id":')],
  ['no event', Buffer.from('[]')],
  ['10 MB', Buffer.alloc(10 * 1024 * 1024, ' ')],
])('a signed body that is %s is malformed', async (_what, body) => {
  await expect(verdict(signed(body))).resolves.toBe('malformed');
});

test('six events in any order, each twice, come to the same, which is what PayPal says when asked', async () => {
  const begun = await paypal.begin({
    paymentId: 'pay-1',
    amount,
    description: 'A gift',
    locale: 'en',
    payer: {},
    saves: true,
    captures: 'now',
    returnUrl: 'https://lamed.example/paid',
    cancelUrl: 'https://lamed.example/cancelled',
    expiresAt: now,
  });
  if (begun.kind !== 'redirect') throw new Error('no redirect');
  const { reference } = begun;
  fake.approve(reference);
  const events = [fake.event('CHECKOUT.ORDER.APPROVED', structuredClone(fake.getOrder(reference)))];
  const order = fake.captureOrder(reference);
  const [capture] = order.purchase_units[0].payments?.captures ?? [];
  if (!capture) throw new Error('no capture');
  const of = (type: string) => ({ resource_type: type });
  const refund = fake.refundCapture(capture.id, { amount: { currency_code: 'USD', value: '3.00' } });
  events.push(
    fake.event('PAYMENT.CAPTURE.PENDING', { ...capture, status: 'PENDING' }, of('capture')),
    fake.event('PAYMENT.CAPTURE.COMPLETED', { ...capture, status: 'COMPLETED' }, of('capture')),
    fake.event('PAYMENT.CAPTURE.REFUNDED', refund, of('refund')),
    fake.event('VAULT.PAYMENT-TOKEN.CREATED', {
      id: order.payment_source.paypal.attributes?.vault.id,
      metadata: { order_id: reference },
      payment_source: { paypal: { email_address: 'payer@example.org' } },
    }),
    fake.event('CUSTOMER.DISPUTE.CREATED', disputed({ status: 'OPEN' })),
  );
  const news = events.map((event) => paypal.webhooks?.read(event));
  for (const one of news) expect(one?.paymentId ?? one?.reference).toMatch(/^pay-1$|^ORDER0001$/);
  const results = mergeInAllOrders(news.map((one) => one?.facts ?? {}));
  expect(results).toHaveLength(1);
  const { disputes, agreed: _agreed, ...rest } = results[0] ?? {};
  const looked = await paypal.look({ paymentId: 'pay-1', reference, amount });
  const { fee: _known, ...truth } = looked === 'absent' ? {} : looked;
  expect(rest).toEqual(truth);
  expect(disputes).toEqual([
    { reference: 'PP-D-1', amount, state: 'open', dueAt: new Date('2026-12-09T00:00:00Z') },
  ]);
});

function disputed(changes: Record<string, unknown>) {
  return {
    dispute_id: 'PP-D-1',
    dispute_amount: { currency_code: 'USD', value: '18.00' },
    seller_response_due_date: '2026-12-09T00:00:00.000Z',
    disputed_transactions: [{ seller_transaction_id: 'CAP0002', custom: 'pay-1' }],
    ...changes,
  };
}

test.each([
  ['RESOLVED_BUYER_FAVOUR', 'lost'],
  ['RESOLVED_SELLER_FAVOUR', 'won'],
  ['RESOLVED_WITH_PAYOUT', 'won'],
  ['CANCELED_BY_BUYER', 'won'],
])('a dispute that ends with %s is %s', (outcome, state) => {
  const event = fake.event(
    'CUSTOMER.DISPUTE.RESOLVED',
    disputed({ status: 'RESOLVED', dispute_outcome: { outcome_code: outcome } }),
  );
  expect(paypal.webhooks?.read(event)).toMatchObject({
    paymentId: 'pay-1',
    facts: { disputes: [{ state }] },
  });
});

test('captures that are denied fail, and those that are reversed are refunds that nobody of us made', () => {
  const capture = { id: 'CAP1', amount: { currency_code: 'USD', value: '18.00' }, custom_id: 'pay-1' };
  const denied = fake.event(
    'PAYMENT.CAPTURE.DENIED',
    { ...capture, status: 'DECLINED' },
    { resource_type: 'capture' },
  );
  expect(paypal.webhooks?.read(denied)).toEqual({
    paymentId: 'pay-1',
    facts: { state: 'failed', failure: 'declined' },
  });
  const reversed = fake.event(
    'PAYMENT.CAPTURE.REVERSED',
    { ...capture, id: 'R1', status: 'COMPLETED' },
    { resource_type: 'refund' },
  );
  expect(paypal.webhooks?.read(reversed)).toEqual({
    paymentId: 'pay-1',
    facts: { refunds: [{ reference: 'R1', amount, state: 'done' }] },
  });
});

test('an event whose amount cannot be read is unclear', () => {
  const capture = {
    id: 'CAP1',
    status: 'COMPLETED',
    amount: { currency_code: 'USD', value: '18,00' },
    custom_id: 'pay-1',
  };
  const event = fake.event('PAYMENT.CAPTURE.COMPLETED', capture, { resource_type: 'capture' });
  expect(() => paypal.webhooks?.read(event)).toThrow(ProviderUnclear);
});

test('what others do on the same account, in whatever currency, and what is no payment, is nothing to us', () => {
  const capture = { id: 'CAP1', status: 'COMPLETED', amount: { currency_code: 'JPY', value: '1800' } };
  expect(paypal.webhooks?.read(fake.event('PAYMENT.CAPTURE.COMPLETED', capture))).toBeUndefined();
  expect(paypal.webhooks?.read(fake.event('BILLING.PLAN.CREATED', { id: 'P-1' }))).toBeUndefined();
});
