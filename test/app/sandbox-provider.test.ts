import { describe, expect, test } from 'vitest';
import { money } from '#core/money.ts';
import type { ProviderHttp } from '#platform/payments/provider-http.ts';
import type { BeginInput, RawWebhook } from '#platform/payments/provider.ts';
import { createSandbox } from '#platform/payments/sandbox/sandbox-provider.ts';
import { signWebhook } from '#platform/payments/sandbox/webhook-signature.ts';
import type { SandboxHost } from '#platform/payments/sandbox/sandbox-host.ts';
import { useApp } from '../support/app.ts';

/* The adapter against the sandbox's own API, and what it does with answers that are none. */

const app = useApp();
const amount = money(1800n, 'USD');
const names = { paymentId: 'p1', reference: undefined, amount };
const asked: BeginInput = {
  paymentId: 'p1',
  amount,
  description: 'A year of Value',
  locale: 'he',
  payer: { emailAddress: 'mira@example.org', name: 'Mira' },
  saves: true,
  captures: 'now',
  returnUrl: 'http://lamed.test/back?of=1',
  cancelUrl: 'http://lamed.test/away',
  expiresAt: new Date('2026-11-17T13:00:00Z'),
};

function host(): SandboxHost {
  if (!app.services.sandbox) throw new Error('the app has no sandbox');
  return app.services.sandbox;
}

const intoApp: ProviderHttp = {
  async send({ method, path, headers = {}, body }) {
    const answer = await app.ask(path, { method, headers, body });
    return { status: answer.statusCode, headers: {}, body: answer.rawPayload };
  },
};

const connect = (http = intoApp) => createSandbox({ http, ...host() });

async function begin(own: Partial<BeginInput> = {}) {
  const begun = await connect().begin({ ...asked, ...own });
  if (begun.kind !== 'redirect') throw new Error('there is nowhere to pay');
  return begun;
}

const act = (reference: string, what: string, body: object = {}) =>
  app.post(`/api/sandbox/checkouts/${reference}/${what}`, body);
const payWith = (reference: string, card: string) => act(reference, 'pay', { card });

describe('the adapter of the sandbox', () => {
  test('begins a payment once, whose page is in the payer’s language', async () => {
    const { reference, url } = await begin();
    expect(url).toBe(`http://lamed.test/sandbox/pay/${reference}?lang=he`);
    expect(await begin()).toMatchObject({ reference });
    expect(await connect().look(names)).toMatchObject({ reference, state: 'pending' });
  });

  test('follows a payment to its end, by either name', async () => {
    const { reference } = await begin();
    await payWith(reference, 'succeeds');
    const facts = await connect().look({ ...names, reference });
    expect(facts).toEqual({
      reference,
      state: 'captured',
      captured: amount,
      fee: money(82n, 'USD'),
      refunds: [],
      disputes: [],
      saved: {
        token: expect.stringMatching(/^pm_/) as string,
        kind: 'card',
        label: 'Visa •••• 4242',
        expiresIn: '2029-11',
      },
    });
    expect(await connect().look(names)).toEqual(facts);
    expect(await connect().complete({ ...names, query: { payment: 'forged' } })).toEqual(facts);
  });

  test('says that the sandbox has never heard of a payment', async () => {
    expect(await connect().look(names)).toBe('absent');
    expect(await connect().look({ ...names, reference: 'pay_none' })).toBe('absent');
    await expect(connect().complete({ ...names, query: {} })).rejects.toThrow('refused');
  });

  test('charges a saved card once, and says why it was refused', async () => {
    const { reference } = await begin();
    await payWith(reference, 'renewalDeclinedOnce');
    const facts = await connect().look({ ...names, reference });
    const token = facts === 'absent' ? '' : (facts.saved?.token ?? '');
    const charge = (paymentId: string) => connect().charge({ ...asked, paymentId, token });
    expect(await charge('p2')).toMatchObject({ state: 'failed', failure: 'declined' });
    expect(await charge('p2')).toMatchObject({ state: 'failed', failure: 'declined' });
    const charged = await charge('p3');
    expect(charged).toMatchObject({ state: 'captured', captured: amount });
    expect(await charge('p3')).toEqual(charged);
    await expect(connect().charge({ ...asked, paymentId: 'p4', token: 'pm_none' })).rejects.toMatchObject({
      failure: 'other',
    });
  });

  test('captures what was set aside', async () => {
    const { reference } = await begin({ captures: 'later' });
    await payWith(reference, 'secondStep');
    await act(reference, 'verify', { approves: true });
    expect(await connect().look(names)).toMatchObject({ state: 'authorised' });
    expect(await connect().capture(names)).toMatchObject({ state: 'captured', captured: amount });
    expect(await connect().capture({ ...names, reference })).toMatchObject({ state: 'captured' });
  });

  test('cancels a page, and tells the truth where the payer was faster', async () => {
    const { reference } = await begin();
    expect(await connect().cancel({ ...names, reference })).toMatchObject({
      state: 'failed',
      failure: 'cancelled',
    });
    const other = await begin({ paymentId: 'p2' });
    await payWith(other.reference, 'succeeds');
    expect(await connect().cancel({ ...names, paymentId: 'p2', reference: other.reference })).toMatchObject({
      state: 'captured',
    });
  });

  test('refunds a part once, and never more than was taken', async () => {
    const { reference } = await begin();
    await payWith(reference, 'succeeds');
    const refund = (refundId: string, part: bigint) =>
      connect().refund({ ...names, reference, refundId, part: money(part, 'USD') });
    const facts = await refund('r1', 600n);
    expect(facts.refunds).toEqual([
      {
        reference: expect.stringMatching(/^re_/) as string,
        refundId: 'r1',
        amount: money(600n, 'USD'),
        state: 'done',
      },
    ]);
    expect(await refund('r1', 600n)).toEqual(facts);
    await expect(refund('r2', 1201n)).rejects.toMatchObject({ failure: 'other', code: 'refund_too_large' });
    // The same key for something else: nobody knows what became of the first.
    await expect(refund('r1', 601n)).rejects.toThrow('no clear answer');
  });

  test('refuses what is said of another payment or another amount', async () => {
    const { reference } = await begin();
    await expect(connect().look({ ...names, reference, amount: money(1801n, 'USD') })).rejects.toThrow(
      'another amount',
    );
    await expect(connect().look({ ...names, reference, amount: money(1800n, 'EUR') })).rejects.toThrow(
      'another amount',
    );
    await expect(connect().look({ ...names, reference, paymentId: 'p2' })).rejects.toThrow('another payment');
  });

  test('sends nothing about the payer', async () => {
    const sent: string[] = [];
    await connect({
      send: (request) => {
        sent.push(JSON.stringify(request));
        return intoApp.send(request);
      },
    }).begin(asked);
    expect(sent.join()).not.toMatch(/mira/i);
  });

  test.each([
    [200, '{}', 'no clear answer'],
    [200, '<html>', 'no clear answer'],
    [404, 'Not Found', 'no clear answer'],
    [500, '{"code":"server_error","message":""}', 'no clear answer'],
    [409, '{"code":"reference_taken","message":""}', 'no clear answer'],
    [401, '{"code":"unauthorized","message":""}', 'is away'],
    [429, '', 'is away'],
    [503, '{"code":"busy","message":""}', 'is away'],
    [400, '{"code":"invalid","message":""}', 'refused'],
  ])('takes %i %s as %s', async (status, text, expected) => {
    const provider = connect({
      send: () => Promise.resolve({ status, headers: {}, body: Buffer.from(text) }),
    });
    await expect(provider.begin(asked)).rejects.toThrow(expected);
  });
});

describe('its webhooks', () => {
  async function receive(): Promise<RawWebhook> {
    const received: RawWebhook[] = [];
    host().deliver = (webhook) => {
      received.push(webhook);
      return Promise.resolve(200);
    };
    const { reference } = await begin();
    await payWith(reference, 'succeeds');
    await (app.services.jobs as unknown as { drain(): Promise<void> }).drain();
    const [webhook] = received;
    if (!webhook) throw new Error('no webhook came');
    return webhook;
  }
  const verify = (webhook: RawWebhook, now = app.ctx.clock.now()) => connect().webhooks?.verify(webhook, now);
  const sign = (body: Buffer, secret = host().webhookSecret): RawWebhook => ({
    headers: { 'sandbox-signature': signWebhook(secret, app.ctx.clock.now(), body) },
    body,
  });

  test('are genuine, and say what the API says', async () => {
    const webhook = await receive();
    const facts = await connect().look(names);
    const reference = facts === 'absent' ? '' : facts.reference;
    expect(await verify(webhook)).toEqual({
      kind: 'genuine',
      eventId: expect.stringMatching(/^evt_/) as string,
      object: reference,
      at: app.ctx.clock.now(),
    });
    expect(connect().webhooks?.read(webhook.body)).toEqual({ paymentId: 'p1', reference, facts });
  });

  test('are refused if anything about them is wrong', async () => {
    const webhook = await receive();
    const reasonOf = async (webhook: RawWebhook, now?: Date) => {
      const verified = await verify(webhook, now);
      return verified?.kind === 'refused' ? verified.reason : 'none';
    };
    const change = (own: object) =>
      Buffer.from(JSON.stringify({ ...(JSON.parse(webhook.body.toString()) as object), ...own }));
    const in301 = new Date(app.ctx.clock.now().getTime() + 301_000);
    expect([
      await reasonOf({ ...webhook, headers: {} }),
      await reasonOf({ ...webhook, body: Buffer.concat([webhook.body, Buffer.from(' ')]) }),
      await reasonOf(sign(webhook.body, 'another secret')),
      await reasonOf(webhook, in301),
      await reasonOf(sign(change({ account: 'other' }))),
      await reasonOf(sign(change({ livemode: true }))),
      await reasonOf(sign(change({ data: {} }))),
      await reasonOf(sign(Buffer.from('{'))),
      await reasonOf(sign(webhook.body)),
    ]).toEqual([
      'signature',
      'signature',
      'signature',
      'age',
      'account',
      'mode',
      'malformed',
      'malformed',
      'none',
    ]);
    expect(connect().webhooks?.read(Buffer.from('{"data":{"object":{"object":"mandate"}}}'))).toBeUndefined();
  });
});

describe('its API', () => {
  const read = (authorization: string) => app.get('/sandbox/v1/payments/pay_none', { authorization });

  test('answers only to its key', async () => {
    expect((await app.get('/sandbox/v1/payments/pay_none')).statusCode).toBe(401);
    expect((await read('Bearer sbk_wrong')).statusCode).toBe(401);
    expect((await read(`Bearer ${host().key}`)).json()).toMatchObject({ code: 'unknown_payment' });
  });

  test('and its pages are unknown where the sandbox is off', async () => {
    const { reference } = await begin();
    const { key } = host();
    app.services.sandbox = undefined;
    const answer = await read(`Bearer ${key}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }]);
    expect((await app.get(`/sandbox/pay/${reference}`)).statusCode).toBe(404);
    expect((await payWith(reference, 'succeeds')).statusCode).toBe(404);
    // It says nothing about the payment, least of all that there is none.
    const provider = createSandbox({ http: intoApp, key, webhookSecret: 'x' });
    await expect(provider.look({ ...names, reference })).rejects.toThrow('no clear answer');
  });
});
