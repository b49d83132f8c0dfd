import { afterEach, beforeEach, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { deadlineFor, nastyWays, type NastyWay } from '#test/support/payments/nasty-server.ts';
import { fakeCardToken, startYaadFake, type YaadFake } from '#test/support/payments/yaad-fake.ts';
import type { BeginInput, PaymentFacts, PaymentProvider } from '../provider.ts';
import { ProviderAway, ProviderRefused, ProviderUnclear } from '../provider-errors.ts';
import { createYaad } from './yaad.ts';

let fake: YaadFake;
let yaad: PaymentProvider;

beforeEach(async () => {
  fake = await startYaadFake();
  yaad = open();
});

afterEach(async () => {
  await fake.close();
});

function open(way?: NastyWay): PaymentProvider {
  return createYaad({ ...fake.keys, isProduction: false, deadlineMs: deadlineFor(way) });
}

const paymentId = '0192f3c1-7d2e';
const amount = money(9_050, 'ILS');
const names = { paymentId, reference: undefined, amount };
const savedCard = `${fakeCardToken}.2029-04.203269535`;

async function begin(changes: Partial<BeginInput> = {}, provider = yaad): Promise<string> {
  const begun = await provider.begin({
    paymentId,
    amount,
    description: 'Lamed, שנה אחת',
    locale: 'he',
    payer: { name: 'רות כהן', emailAddress: 'ruth@example.com' },
    saves: false,
    captures: 'now',
    returnUrl: 'https://lamed.example/pay/back',
    cancelUrl: 'https://lamed.example/pay',
    expiresAt: new Date('2026-11-29T10:00:00Z'),
    ...changes,
  });
  if (begun.kind !== 'redirect') throw new Error('it should have sent the payer on');
  return begun.url;
}

/** A captured payment of the whole amount. */
async function pay(): Promise<PaymentFacts> {
  return await yaad.complete({ ...names, query: fake.pay(await begin()) });
}

function charge(token = savedCard, provider = yaad): Promise<PaymentFacts> {
  return provider.charge({ paymentId, amount, description: 'Lamed', locale: 'he', payer: {}, token });
}

function without(query: Record<string, string>, left: string): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([name]) => name !== left));
}

async function failure(promise: Promise<unknown>): Promise<Error> {
  const settled = await promise.catch((error: unknown) => error);
  if (settled instanceof Error) return settled;
  throw new Error('it should have failed');
}

test('the payer goes on at a signed page for our amount, which holds no key of ours', async () => {
  const url = await begin();
  const page = new URL(url);
  expect(`${page.origin}${page.pathname}`).toBe(fake.keys.url);
  expect(Object.fromEntries(page.searchParams)).toMatchObject({
    action: 'pay',
    Order: paymentId,
    Amount: '90.50',
    Coin: '1',
    PageLang: 'HEB',
    Info: `Lamed, שנה אחת (${paymentId})`,
    ClientName: 'רות כהן',
    pageTimeOut: 'True',
  });
  expect(page.searchParams.has('Postpone')).toBe(false);
  expect(url).not.toContain('s3cret');
});

test('the page is in English for all who do not read Hebrew, and then asks for no identity number', async () => {
  const page = new URL(await begin({ locale: 'ru' })).searchParams;
  expect(page.get('PageLang')).toBe('ENG');
  expect(page.get('UserId')).toBe('000000000');
});

test('what was paid is known after Hyp verified what the browser brought', async () => {
  expect(await pay()).toEqual({ reference: '5211854', state: 'captured', captured: amount });
});

test('a browser that brings nothing says nothing', async () => {
  expect(await yaad.complete({ ...names, query: { utm_source: 'mail' } })).toEqual({});
});

test.each<[string, (query: Record<string, string>) => Record<string, string>]>([
  ['another amount', (query) => ({ ...query, Amount: '900.50' })],
  ['another order', (query) => ({ ...query, Order: 'another' })],
  ['a success in place of a failure', (query) => ({ ...query, CCode: '0', Id: '1' })],
  ['a parameter less', (query) => without(query, 'ACode')],
  ['a parameter more', (query) => ({ ...query, more: '1' })],
  ['another order of parameters', (query) => Object.fromEntries(Object.entries(query).toReversed())],
  ['no signature', (query) => without(query, 'Sign')],
  ['an answer of their own to what we ask', (query) => ({ ...query, What: 'SIGN' })],
  ['a terminal of their own', (query) => ({ ...query, masof: '0010000000' })],
  ['far too much', (query) => ({ ...query, more: 'x'.repeat(9_000) })],
])('parameters with %s prove nothing', async (_what, change) => {
  const query = change(fake.pay(await begin()));
  expect(await failure(yaad.complete({ ...names, query }))).toBeInstanceOf(ProviderUnclear);
});

test('the genuine parameters of another payment do not pay this one', async () => {
  const query = fake.pay(await begin({ paymentId: 'another' }));
  expect(await failure(yaad.complete({ ...names, query }))).toBeInstanceOf(ProviderUnclear);
});

test('an amount or currency that differs is reported as Hyp says it', async () => {
  const paid = { Id: '7', CCode: '0', Amount: '90.5', Order: paymentId, Coin: '2' };
  expect(await yaad.complete({ ...names, query: fake.sign(paid) })).toMatchObject({
    captured: money(9_050, 'USD'),
  });
  const less = fake.sign({ ...paid, Amount: '1', Coin: '1' });
  expect(await yaad.complete({ ...names, query: less })).toMatchObject({ captured: money(100, 'ILS') });
  const unreadable = fake.sign({ ...paid, Amount: '90.505', Coin: '1' });
  expect(await failure(yaad.complete({ ...names, query: unreadable }))).toBeInstanceOf(ProviderUnclear);
});

test.each([
  [4, 'declined'],
  [15, 'expired_method'],
  [401, 'other'],
])('a payment that ends with %i failed: %s', async (code, reason) => {
  fake.endNextWith(code);
  expect(await pay()).toEqual({ reference: '5211800', state: 'failed', failure: reason });
});

test.each([10, 600, 700, 999])('whether a payment that ends with %i was taken is unclear', async (code) => {
  fake.endNextWith(code);
  expect(await failure(pay())).toBeInstanceOf(ProviderUnclear);
});

test('a card is kept if that was asked for, with what a later charge needs', async () => {
  const query = fake.pay(await begin({ saves: true }));
  const { saved } = await yaad.complete({ ...names, query });
  expect(saved).toEqual({ token: savedCard, kind: 'card', label: 'Visa •••• 4242', expiresIn: '2029-04' });
  const charged = await charge(saved?.token);
  expect(charged).toEqual({ reference: '5211855', state: 'captured', captured: amount });
  expect(Object.fromEntries(new URLSearchParams(fake.requests.at(-1)?.body))).toMatchObject({
    CC: fakeCardToken,
    Tmonth: '04',
    Tyear: '2029',
    UserId: '203269535',
    Amount: '90.50',
  });
});

test('a payment is captured although its token does not come, and completing it again brings it', async () => {
  const query = fake.pay(await begin({ saves: true }));
  const whole = { ...names, query };
  fake.spoilNext('never', { after: 1 });
  expect(await open('never').complete(whole)).toEqual({
    reference: '5211854',
    state: 'captured',
    captured: amount,
  });
  expect(await yaad.complete(whole)).toMatchObject({ state: 'captured', saved: { kind: 'card' } });
});

test.each([
  [4, 'declined'],
  [997, 'expired_method'],
])('a charge that ends with %i is refused: %s', async (code, reason) => {
  fake.endNextWith(code);
  const error = await failure(charge());
  expect(error).toBeInstanceOf(ProviderRefused);
  expect(error).toMatchObject({ failure: reason });
});

test('a saved card that cannot be read is refused, and nothing is sent', async () => {
  const error = await failure(charge('tok_1'));
  expect(error).toMatchObject({ failure: 'expired_method' });
  expect(fake.requests).toEqual([]);
});

test('what is captured later is only set aside, until it is committed', async () => {
  const set = await yaad.complete({ ...names, query: fake.pay(await begin({ captures: 'later' })) });
  expect(set).toEqual({ reference: '5211854', state: 'authorised' });
  const held = { ...names, reference: '5211854' };
  expect(await yaad.capture(held)).toEqual({ reference: '5211855', state: 'captured', captured: amount });
  // Committed before, as after a lost answer: nobody may call that a failure.
  expect(await failure(yaad.capture(held))).toBeInstanceOf(ProviderUnclear);
});

test('another amount set aside than was asked for is unclear', async () => {
  const query = fake.sign({ Id: '7', CCode: '800', Amount: '9.05', Order: paymentId, Coin: '1' });
  expect(await failure(yaad.complete({ ...names, query }))).toBeInstanceOf(ProviderUnclear);
});

test('letting go of what was set aside sends nothing; a page cannot be taken back', async () => {
  expect(await yaad.cancel({ ...names, reference: '5211854' })).toMatchObject({
    state: 'failed',
    failure: 'cancelled',
  });
  expect(await failure(yaad.cancel({ ...names, reference: paymentId }))).toBeInstanceOf(ProviderRefused);
  expect(fake.requests).toEqual([]);
});

test('all of a payment is cancelled while that is possible, and paid back later', async () => {
  await pay();
  const whole = { ...names, reference: '5211854', refundId: 'r1', part: amount };
  const refund = { reference: '5211854', refundId: 'r1', amount, state: 'done' };
  expect(await yaad.refund(whole)).toEqual({ reference: '5211854', refunds: [refund] });
  await pay();
  fake.transmit();
  const later = await yaad.refund({ ...whole, reference: '5211855' });
  expect(later.refunds).toEqual([{ ...refund, reference: '5211856' }]);
  expect(fake.transactions.map(({ status }) => status)).toEqual(['cancelled', 'charged', 'refund']);
});

test('a part is paid back without cancelling, and more than was paid is refused', async () => {
  await pay();
  const part = { ...names, reference: '5211854', refundId: 'r1', part: money(50, 'ILS') };
  expect((await yaad.refund(part)).refunds).toMatchObject([{ amount: money(50, 'ILS'), state: 'done' }]);
  expect(fake.transactions.at(-1)).toMatchObject({ amount: '0.50', status: 'refund' });
  expect(await failure(yaad.refund({ ...part, part: money(9_051, 'ILS') }))).toBeInstanceOf(ProviderRefused);
});

test('only shekels are taken', async () => {
  expect(await failure(begin({ amount: money(100, 'USD') }))).toBeInstanceOf(ProviderRefused);
  expect(fake.requests).toEqual([]);
});

test('it cannot be asked about a payment, and says so', async () => {
  expect(await failure(yaad.look(names))).toBeInstanceOf(ProviderUnclear);
});

test('wrong keys are refused when a page is asked for', async () => {
  const wrong = createYaad({ ...fake.keys, passp: 'wrong', isProduction: false });
  yaad = wrong;
  expect(await failure(begin())).toBeInstanceOf(ProviderRefused);
});

const lost = nastyWays.filter((way) => way !== 'twice');

test.each(lost)('a page whose signing is %s was not made: another can be asked for', async (way) => {
  fake.spoilNext(way);
  expect(await failure(begin({}, open(way)))).toBeInstanceOf(ProviderAway);
  expect(await begin()).toContain('signature=');
});

test.each(lost)(
  'a charge whose answer is %s is unclear, was taken once and is not sent again',
  async (way) => {
    fake.spoilNext(way);
    const error = await failure(charge(savedCard, open(way)));
    expect(error).toBeInstanceOf(ProviderUnclear);
    expect(fake.transactions).toHaveLength(1);
    expect(fake.requests).toHaveLength(1);
    expect(error.message).not.toMatch(/s3cret|1315872608557944242|203269535/);
  },
);

test.each(lost)('a payment whose verifying is %s is unclear, and can be completed again', async (way) => {
  const query = fake.pay(await begin());
  fake.spoilNext(way);
  expect(await failure(open(way).complete({ ...names, query }))).toBeInstanceOf(ProviderUnclear);
  expect(await yaad.complete({ ...names, query })).toMatchObject({ state: 'captured' });
});

test.each(lost)('a refund whose answer is %s is unclear, and no second way is tried', async (way) => {
  await pay();
  fake.spoilNext(way);
  const whole = { ...names, reference: '5211854', refundId: 'r1', part: amount };
  expect(await failure(open(way).refund(whole))).toBeInstanceOf(ProviderUnclear);
  expect(fake.transactions.map(({ status }) => status)).toEqual(['cancelled']);
});
