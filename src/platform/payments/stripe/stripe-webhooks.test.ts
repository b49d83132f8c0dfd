import { afterAll, beforeAll, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import { signStripeBody, startStripeFake, type StripeFake } from '#test/support/payments/stripe-fake.ts';
import type { PaymentProvider, RawWebhook } from '../provider.ts';
import { mergeInAllOrders } from '#test/support/payments/merge-in-all-orders.ts';
import { createStripe } from './stripe.ts';

let fake: StripeFake;
let stripe: PaymentProvider;
const now = new Date('2026-11-29T09:00:00Z');
const secret = 'whsec_1';
const amount = money(1800, 'USD');

beforeAll(async () => {
  fake = await startStripeFake();
  stripe = createStripe({
    id: 'stripe-us',
    secretKey: 'sk_test_fake',
    webhookSecret: secret,
    account: 'acct_1',
    isLive: false,
    isProduction: false,
    baseUrl: fake.server.url,
  });
});

afterAll(async () => {
  await fake.server.close();
});

function signed(body: Buffer, { at = now, by = secret } = {}): RawWebhook {
  return { headers: { 'stripe-signature': signStripeBody(body, { secret: by, at }) }, body };
}

function about(changes: Record<string, unknown> = {}): Buffer {
  const object = { id: 'pi_1', object: 'payment_intent' };
  return fake.event('payment_intent.succeeded', object, { id: 'evt_1', created: 1_795_942_700, ...changes });
}

async function verdict(webhook: RawWebhook): Promise<string> {
  const verified = await stripe.webhooks?.verify(webhook, now);
  return verified?.kind === 'refused' ? verified.reason : (verified?.kind ?? 'none');
}

test('a genuine event names itself, what it is about, and when it was', async () => {
  await expect(stripe.webhooks?.verify(signed(about()), now)).resolves.toEqual({
    kind: 'genuine',
    eventId: 'evt_1',
    object: 'pi_1',
    at: new Date(1_795_942_700_000),
  });
});

test('a signature by another secret, over another body or of another time is refused', async () => {
  const body = about();
  await expect(verdict(signed(body, { by: 'whsec_2' }))).resolves.toBe('signature');
  const changed = Buffer.from(body);
  changed[changed.length - 3] = (changed.at(-3) ?? 0) ^ 1;
  await expect(verdict({ ...signed(body), body: changed })).resolves.toBe('signature');
  const later = signed(body).headers['stripe-signature']?.replace(
    /^t=(\d+)/,
    (_all, t) => `t=${Number(t) + 1}`,
  );
  await expect(verdict({ headers: { 'stripe-signature': later ?? '' }, body })).resolves.toBe('signature');
});

test.each([
  [-300, 'genuine'],
  [-301, 'age'],
  [300, 'genuine'],
  [301, 'age'],
])('a signature from %i seconds away is %s', async (seconds, expected) => {
  const at = new Date(now.getTime() + seconds * 1000);
  await expect(verdict(signed(about(), { at }))).resolves.toBe(expected);
});

test('of two signatures one that is right is enough, as while a secret is replaced', async () => {
  const body = about();
  const header = `${signStripeBody(body, { secret: 'whsec_old', at: now })},v1=${
    signed(body).headers['stripe-signature']?.split('v1=')[1] ?? ''
  },v0=6ffbb59b2300aae63f272406069a9788598b792a944a07aba816edb039989a39`;
  await expect(verdict({ headers: { 'stripe-signature': header }, body })).resolves.toBe('genuine');
});

test('events of another account, and of the other mode, are refused', async () => {
  await expect(verdict(signed(about({ account: 'acct_1' })))).resolves.toBe('genuine');
  await expect(verdict(signed(about({ account: 'acct_2' })))).resolves.toBe('account');
  await expect(verdict(signed(about({ livemode: true })))).resolves.toBe('mode');
  const live = createStripe({
    id: 'stripe-uk',
    secretKey: 'sk_live_1',
    webhookSecret: secret,
    account: 'acct_1',
    isLive: true,
    isProduction: true,
  });
  await expect(live.webhooks?.verify(signed(about()), now)).resolves.toEqual({
    kind: 'refused',
    reason: 'mode',
  });
});

test('an event about what has no id is worked off by itself', async () => {
  const body = fake.event('balance.available', { object: 'balance' } as never, { id: 'evt_7' });
  await expect(stripe.webhooks?.verify(signed(body), now)).resolves.toMatchObject({ object: 'evt_7' });
});

test.each([
  ['no header', ''],
  ['no time', `v1=${'0'.repeat(64)}`],
  ['two times', `t=1,t=2,v1=${'0'.repeat(64)}`],
  ['a time that is no number', `t=1e9,v1=${'0'.repeat(64)}`],
  ['a signature that is no digest', 't=1795942800,v1=abc'],
  ['eleven signatures', `t=1795942800${`,v1=${'0'.repeat(64)}`.repeat(11)}`],
  ['a long header', `t=1795942800,v1=${'0'.repeat(10_000)}`],
])('a header with %s is malformed', async (_what, header) => {
  await expect(verdict({ headers: { 'stripe-signature': header }, body: about() })).resolves.toBe(
    'malformed',
  );
});

test.each([
  ['no JSON', Buffer.from('{"id":')],
  ['no event', Buffer.from('[]')],
  ['10 MB', Buffer.alloc(10 * 1024 * 1024, ' ')],
])('a signed body that is %s is malformed', async (_what, body) => {
  await expect(verdict(signed(body))).resolves.toBe('malformed');
});

async function paidSession(saves: boolean) {
  const begun = await stripe.begin({
    paymentId: `pay-${saves}`,
    amount,
    description: 'A gift',
    locale: 'en',
    payer: {},
    saves,
    captures: 'now',
    returnUrl: 'https://lamed.example/paid',
    cancelUrl: 'https://lamed.example/cancelled',
    expiresAt: now,
  });
  if (begun.kind !== 'redirect') throw new Error('no redirect');
  const session = fake.sessions.find(({ id }) => id === begun.reference);
  if (!session) throw new Error('no session');
  return { session, before: structuredClone(session) };
}

test('five events in any order, each twice, come to the same, which is what Stripe says when asked', async () => {
  const { session, before } = await paidSession(true);
  fake.payAt(session.id, 'declined');
  const intent = fake.intents.at(-1);
  if (!intent) throw new Error('no intent');
  const events = [
    fake.event('checkout.session.updated', before),
    fake.event('payment_intent.payment_failed', structuredClone(intent)),
  ];
  fake.payAt(session.id);
  const charge = fake.charges.at(-1);
  if (!charge) throw new Error('no charge');
  events.push(
    fake.event('checkout.session.completed', session),
    fake.event('payment_intent.succeeded', intent),
    fake.event('charge.succeeded', structuredClone(charge)),
    fake.event('refund.created', fake.refundIntent(intent.id, 300)),
    fake.event('charge.dispute.created', fake.disputeIntent(intent.id, 'needs_response')),
  );
  const news = events.map((event) => stripe.webhooks?.read(event));
  const results = mergeInAllOrders(news.map((one) => one?.facts ?? {}));
  expect(results).toHaveLength(1);
  const looked = await stripe.look({ paymentId: 'pay-true', reference: session.id, amount });
  const { fee: _known, ...rest } = looked === 'absent' ? {} : looked;
  expect(results[0]).toEqual(rest);
  for (const one of news) expect(one?.paymentId ?? one?.reference).toMatch(/^pay-true$|^pi_/);
});

test('an event says which payment it is about by our id, or else by the intent', async () => {
  const { session, before } = await paidSession(false);
  expect(
    stripe.webhooks?.read(fake.event('checkout.session.expired', { ...before, status: 'expired' })),
  ).toEqual({
    paymentId: 'pay-false',
    reference: session.id,
    facts: { state: 'expired' },
  });
  fake.payAt(session.id);
  const intent = String(session['payment_intent']);
  expect(
    stripe.webhooks?.read(fake.event('charge.dispute.closed', fake.disputeIntent(intent, 'warning_closed'))),
  ).toEqual({
    reference: intent,
    facts: {
      reference: intent,
      disputes: [expect.objectContaining({ state: 'won', amount })],
    },
  });
});

test('what others do on the same account, in whatever currency, and what is no payment, is nothing to us', () => {
  const yen = { id: 'pi_8', object: 'payment_intent', currency: 'jpy', metadata: {} };
  expect(stripe.webhooks?.read(fake.event('payment_intent.succeeded', yen))).toBeUndefined();
  const refund = { id: 're_8', object: 'refund', currency: 'jpy', payment_intent: 'pi_8' };
  expect(stripe.webhooks?.read(fake.event('refund.created', refund))).toBeUndefined();
  const foreign = { ...fake.intents[0], id: 'pi_9', object: 'payment_intent', metadata: {} };
  expect(stripe.webhooks?.read(fake.event('payment_intent.succeeded', foreign))).toBeUndefined();
  expect(stripe.webhooks?.read(fake.event('payout.paid', { id: 'po_1', object: 'payout' }))).toBeUndefined();
});

test('an event whose amount cannot be read is unclear', () => {
  const changed = { ...fake.intents[0], id: 'pi_9', object: 'payment_intent', amount_received: 1.5 };
  Object.assign(changed, { metadata: { payment_id: 'pay-9' } });
  expect(() => stripe.webhooks?.read(fake.event('payment_intent.succeeded', changed))).toThrow(
    'cannot be read',
  );
});
