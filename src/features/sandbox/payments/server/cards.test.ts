import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { cancelCheckout, getCheckout, pay, verify } from '#features/sandbox/checkout/server/checkouts.ts';
import type { CardId } from '#features/sandbox/policy.ts';
import { readPayment } from '#features/sandbox/requests/server/answer-requests.ts';
import { workOff } from '#features/sandbox/server/work-off.ts';
import { askSandbox, makePayment, makeSandboxHost } from '#features/sandbox/testing.ts';
import { workJob } from '#features/sandbox/webhooks/server/tell.ts';
import { decideDispute } from './dispute-payment.ts';
import { lockPayment } from './payment-rows.ts';

const database = useDatabase();

function makeWorld() {
  const sandbox = makeSandboxHost();
  const ctx = makeCtx(database.db, { sandbox: sandbox.host });
  ctx.jobs.define(workJob, () => workOff(ctx));
  const payWith = async (card: CardId, own: Parameters<typeof makePayment>[1] = {}) => {
    const { id } = await makePayment(ctx, own);
    const view = await pay(ctx, { token: id, card });
    return { id, view };
  };
  /** Lets time go by, with the job running as it would. */
  const after = async (seconds: number) => {
    ctx.clock.advance(seconds);
    await workOff(ctx);
  };
  return { ctx, payWith, after, ...sandbox };
}

test('a card that succeeds pays at once', async () => {
  const { ctx, payWith, after, types } = makeWorld();
  const { id, view } = await payWith('succeeds');
  expect(view).toMatchObject({
    state: 'paid',
    backHref: expect.stringContaining(`/back?payment=`) as string,
  });
  expect(new URL(view.backHref).searchParams.get('session')).toBe(id);
  expect(await readPayment(ctx, id)).toMatchObject({
    status: 'captured',
    captured: 1800,
    fee: 82,
    url: null,
  });
  await after(0);
  expect(types()).toEqual(['payment.captured']);
});

test.each([
  ['declined', 'declined'],
  ['noFunds', 'insufficient_funds'],
  ['expired', 'expired_method'],
] as const)('a card that is %s leaves the page open for another', async (card, refused) => {
  const { ctx, payWith, after, types } = makeWorld();
  const { id, view } = await payWith(card);
  expect(view).toMatchObject({ state: 'open', refused });
  expect(await readPayment(ctx, id)).toMatchObject({ status: 'open', captured: 0, failure: null });
  expect(await pay(ctx, { token: id, card: 'succeeds' })).toMatchObject({ state: 'paid', refused: null });
  await after(0);
  expect(types()).toEqual(['charge.failed', 'payment.captured']);
});

test('a second step pays once it is approved, and refused it leaves the page open', async () => {
  const { ctx, payWith } = makeWorld();
  const { id, view } = await payWith('secondStep');
  expect(view.state).toBe('verifying');
  expect((await readPayment(ctx, id)).captured).toBe(0);
  expect(await verify(ctx, { token: id, approves: false })).toMatchObject({
    state: 'open',
    refused: 'authentication_required',
  });
  await pay(ctx, { token: id, card: 'secondStep' });
  expect((await verify(ctx, { token: id, approves: true })).state).toBe('paid');
  expect((await verify(ctx, { token: id, approves: false })).state).toBe('paid');
});

test.each([
  ['slow', 5],
  ['slower', 20],
] as const)('a %s card is confirmed after %i seconds, and so are its refunds', async (card, seconds) => {
  const { ctx, payWith, after, types } = makeWorld();
  const { id, view } = await payWith(card);
  expect(view.state).toBe('processing');
  await after(seconds - 1);
  expect(await readPayment(ctx, id)).toMatchObject({ status: 'processing', captured: 0 });
  await after(1);
  expect(await readPayment(ctx, id)).toMatchObject({ status: 'captured', captured: 1800 });
  await askSandbox(ctx, 'refund', { reference: randomUUID(), amount: 1800 }, { id });
  expect((await readPayment(ctx, id)).refunds).toMatchObject([{ status: 'pending' }]);
  await after(seconds);
  expect((await readPayment(ctx, id)).refunds).toMatchObject([{ status: 'done' }]);
  expect(types()).toEqual(['payment.processing', 'payment.captured', 'refund.updated', 'refund.updated']);
});

test('a card that times out has taken the money; the answer comes too late, and the webhook later', async () => {
  const { ctx, payWith, after, types, held } = makeWorld();
  const { id, view } = await payWith('timesOut');
  expect(view.state).toBe('paid');
  await after(19);
  expect([types(), held]).toEqual([[], []]);
  expect((await readPayment(ctx, id)).status).toBe('captured');
  expect(held).toEqual([12_000]);
  await after(1);
  expect(types()).toEqual(['payment.captured']);
  await after(10);
  await readPayment(ctx, id);
  expect(held).toHaveLength(1);
});

test('a saved card that times out keeps a later charge waiting, too', async () => {
  const { ctx, payWith, after, held } = makeWorld();
  const { id } = await payWith('timesOut', { saves: true });
  await after(30);
  const { method } = await readPayment(ctx, id);
  const charged = await charge(ctx, method?.id);
  expect([charged.status, held]).toEqual(['captured', [12_000]]);
});

test('a payment is disputed a minute later by the clock, and the bank decides', async () => {
  const { ctx, payWith, after, types } = makeWorld();
  const { id } = await payWith('disputed');
  await after(59);
  expect((await readPayment(ctx, id)).disputes).toEqual([]);
  await after(1);
  expect((await readPayment(ctx, id)).disputes).toMatchObject([
    { amount: 1800, status: 'open', dueAt: '2026-11-24T12:01:00.000Z' },
  ]);
  await decideDispute(ctx, await lockPayment(ctx, id), 'won');
  await decideDispute(ctx, await lockPayment(ctx, id), 'lost');
  expect((await readPayment(ctx, id)).disputes).toMatchObject([{ status: 'won' }]);
  await after(0);
  expect(types()).toEqual(['payment.captured', 'dispute.opened', 'dispute.closed']);
});

test('a card that repeats tells of the money three times, and then of what came before', async () => {
  const { payWith, after, types } = makeWorld();
  await payWith('repeats');
  for (let seconds = 0; seconds < 8; seconds += 1) await after(1);
  expect(types()).toEqual(['payment.captured', 'payment.captured', 'payment.processing', 'payment.captured']);
});

test.each([
  ['succeeds', ['captured', 'captured']],
  ['renewalDeclined', ['declined', 'declined']],
  ['renewalNeedsStep', ['authentication_required', 'authentication_required']],
  ['renewalDeclinedOnce', ['declined', 'captured']],
] as const)('a saved card %s: two later charges are %j', async (card, expected) => {
  const { ctx, payWith } = makeWorld();
  const { id } = await payWith(card, { saves: true });
  const { status, method } = await readPayment(ctx, id);
  expect([status, method]).toEqual([
    'captured',
    { id: method?.id, label: expect.stringMatching(/•••• \d{4}$/) as string, expiresIn: '2029-11' },
  ]);
  const later = [await charge(ctx, method?.id), await charge(ctx, method?.id)];
  expect(later.map(({ failure, status }) => failure ?? status)).toEqual(expected);
});

test('an unknown saved card is refused, and a card that was not to be saved is not', async () => {
  const { ctx, payWith } = makeWorld();
  await expect(charge(ctx, 'pm_nothing')).rejects.toMatchObject({ status: 404 });
  expect((await readPayment(ctx, (await payWith('succeeds')).id)).method).toBeNull();
});

test('a page expires by the clock: nobody pays at it any more', async () => {
  const { ctx, after, types } = makeWorld();
  const { id } = await makePayment(ctx);
  ctx.clock.advance(3600);
  expect(await pay(ctx, { token: id, card: 'succeeds' })).toMatchObject({ state: 'expired' });
  await after(0);
  expect([(await readPayment(ctx, id)).status, types()]).toEqual(['expired', ['payment.expired']]);
});

test('a page that was cancelled stays so, and one that was paid cannot be', async () => {
  const { ctx, payWith } = makeWorld();
  const { id } = await makePayment(ctx);
  expect(await cancelCheckout(ctx, { token: id })).toMatchObject({
    state: 'cancelled',
    backHref: expect.stringContaining('http://lamed.test/away?') as string,
  });
  expect((await pay(ctx, { token: id, card: 'succeeds' })).state).toBe('cancelled');
  const paid = await payWith('succeeds');
  expect((await cancelCheckout(ctx, { token: paid.id })).state).toBe('paid');
});

test('without a sandbox there is no page', async () => {
  const { ctx } = makeWorld();
  const { id } = await makePayment(ctx);
  await expect(getCheckout({ ...ctx, sandbox: undefined }, { token: id })).rejects.toMatchObject({
    kind: 'not-found',
  });
});

function charge(ctx: Parameters<typeof askSandbox>[0], method = '') {
  return askSandbox(ctx, 'charge', {
    reference: randomUUID(),
    amount: 900,
    currency: 'USD',
    description: 'A month of Value',
    locale: 'en',
    method,
  });
}
