import { call } from '@orpc/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { ProviderUnclear } from '#platform/payments/provider-errors.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { money } from '#core/money.ts';
import { readBalance, verifyLedger } from '#features/ledger/server/public.ts';
import { listAudited, makeUser } from '#features/people/testing.ts';
import { paymentsApi } from '#features/payments/api.ts';
import { beginPayment } from '#features/payments/server/begin-payment.ts';
import { readPayment } from '#features/payments/server/payment-rows.ts';
import { receiveWebhook } from '#features/payments/server/webhooks.ts';
import {
  definePaymentJobs,
  financePerson,
  makePayment,
  withTestPurpose,
} from '#features/payments/testing.ts';
import type { RequestRefundInput } from '../contract.ts';

const database = useDatabase();
const us = { entity: 'us', currency: 'USD' } as const;
let ctx: TestCtx;
let twin: ProviderTwin;
let told: string[];
let dana: TestCtx;
let levi: TestCtx;

beforeEach(async () => {
  told = [];
  twin = createProviderTwin();
  ctx = withTestPurpose(makeCtx(database.db, { providers: { sandbox: twin } }), told);
  definePaymentJobs(ctx.jobs, ctx);
  [dana, levi] = [await financePerson(ctx, 'Dana'), await financePerson(ctx, 'Levi')];
});

async function makePaid({
  amount = 900n,
  taken = amount,
}: { amount?: bigint; taken?: bigint } = {}): Promise<string> {
  const { id } = await makePayment(ctx, { amount: money(amount, 'USD') });
  await beginPayment(ctx, id);
  twin.pay(id, money(taken, 'USD'));
  await receiveWebhook(ctx, 'sandbox', twin.webhook(id, `paid-${id}`));
  await ctx.jobs.drain();
  return id;
}

const refund = (context: TestCtx, id: string, input: Partial<RequestRefundInput> = {}) =>
  call(
    paymentsApi.requestRefund,
    { id, number: 1, amount: '3', reason: 'asked_by_payer', note: '', ...input },
    { context },
  );
const confirm = (context: TestCtx, id: string, number = 1) =>
  call(paymentsApi.confirmRefund, { id, number }, { context });
const view = (id: string, context = dana) => call(paymentsApi.adminPayment, { id }, { context });
const balance = (purpose: 'provider' | 'differences' | 'owed-refunds', detail?: string) =>
  readBalance(ctx, us, { purpose, ...(detail !== undefined && { detail }) });

describe('a refund by finance', () => {
  test('goes back at once below the limit, and the page says who sent it and what is left', async () => {
    const id = await makePaid();
    const asked = await refund(dana, id, { note: 'She changed her mind.' });
    expect(asked.refundable).toMatchObject({ mayRefund: true, left: { amount: 600 } });
    await ctx.jobs.drain();
    expect(await view(id)).toMatchObject({
      state: 'partly_refunded',
      refunds: [{ amount: { amount: 300 }, state: 'done', by: 'Dana', reason: 'asked_by_payer' }],
      refundRequests: [{ number: 1, state: 'made', askedBy: 'Dana', note: 'She changed her mind.' }],
    });
    expect(told).toEqual(['captured', 'refunded 300']);
    expect(await listAudited(ctx)).toContain('payment.refunded');
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('sent again is the same one, and another under its number is refused', async () => {
    const id = await makePaid();
    for (let times = 0; times < 2; times += 1) await refund(dana, id);
    for (const amount of ['2', '4'])
      await expect(refund(dana, id, { amount })).rejects.toMatchObject({ code: 'refunds_changed' });
    await expect(refund(levi, id)).rejects.toMatchObject({ code: 'refunds_changed' });
    await expect(refund(dana, id, { number: 3 })).rejects.toMatchObject({ code: 'refunds_changed' });
    await ctx.jobs.drain();
    expect(twin.kept(id)?.refunds).toHaveLength(1);
  });

  test('is read in the language of the page, and never more than is left', async () => {
    const id = await makePaid({ amount: 200_000n });
    const german = { ...dana, locale: 'de' as const };
    await refund(german, id, { amount: '12,50' });
    const wrong = (amount: string, messageKey: string) =>
      expect(refund(german, id, { number: 2, amount })).rejects.toMatchObject({
        issues: [{ path: 'amount', messageKey: `payments.amount.${messageKey}` }],
      });
    await wrong('', 'missing');
    await wrong('1,005', 'tooManyDecimals');
    await wrong('5 €', 'otherCurrency');
    await wrong('0', 'notPositive');
    await wrong('1.987,51', 'tooLarge');
    expect((await view(id)).refunds.map(({ amount }) => amount.amount)).toEqual([1250]);
  });

  test('is refused 90 days after the money was taken, and of what was never taken', async () => {
    const id = await makePaid();
    const { id: open } = await makePayment(ctx);
    await expect(refund(dana, open)).rejects.toMatchObject({ code: 'not_refundable' });
    ctx.clock.advance(90 * 86_400 + 1);
    await expect(refund(dana, id)).rejects.toMatchObject({ code: 'too_late' });
    expect((await view(id)).refundable.mayRefund).toBe(false);
  });
});

describe('a refund above the limit', () => {
  test('waits for a second person, who is not the one who asked', async () => {
    const id = await makePaid({ amount: 90_000n });
    const asked = await refund(dana, id, { amount: '500.01' });
    expect(asked).toMatchObject({
      refundable: { left: { amount: 39_999 } },
      refunds: [],
      refundRequests: [{ state: 'waiting', mayConfirm: false }],
    });
    expect((await view(id, levi)).refundRequests).toMatchObject([{ mayConfirm: true }]);
    await expect(confirm(dana, id)).rejects.toMatchObject({ code: 'own_request' });
    for (let times = 0; times < 2; times += 1) await confirm(levi, id);
    await expect(confirm(await financePerson(ctx, 'Noa'), id)).rejects.toMatchObject({
      code: 'no_longer_waiting',
    });
    await ctx.jobs.drain();
    expect(await view(id)).toMatchObject({
      state: 'partly_refunded',
      refunded: { amount: 50_001 },
      refundRequests: [{ state: 'made', askedBy: 'Dana', decidedBy: 'Levi' }],
    });
    expect(twin.kept(id)?.refunds).toHaveLength(1);
    expect(await listAudited(ctx)).toEqual(
      expect.arrayContaining(['payment.refundRequested', 'payment.refundConfirmed']),
    );
  });

  test('is not gotten around in parts', async () => {
    const id = await makePaid({ amount: 90_000n });
    expect((await refund(dana, id, { amount: '400' })).refundRequests).toMatchObject([{ state: 'made' }]);
    const second = await refund(levi, id, { number: 2, amount: '100.01' });
    expect(second.refundRequests).toMatchObject([{ state: 'made' }, { state: 'waiting' }]);
  });

  test('counts in dollars, by the rate that was frozen in the payment', async () => {
    const { id } = await makePayment(ctx, { amount: money(100_000n, 'ILS'), method: 'yaad' });
    await beginPayment(ctx, id);
    twin.pay(id);
    await receiveWebhook(ctx, 'sandbox', twin.webhook(id, 'shekels'));
    await ctx.jobs.drain();
    expect((await refund(dana, id, { amount: '1000' })).refundRequests).toMatchObject([{ state: 'made' }]);
  });

  test('can be withdrawn by either, and is forgotten after seven days', async () => {
    const id = await makePaid({ amount: 90_000n });
    await refund(dana, id, { amount: '900' });
    await call(paymentsApi.withdrawRefund, { id, number: 1 }, { context: levi });
    await expect(confirm(levi, id)).rejects.toMatchObject({ code: 'no_longer_waiting' });
    await refund(dana, id, { number: 2, amount: '900' });
    ctx.clock.advance(7 * 86_400);
    await expect(confirm(levi, id, 2)).rejects.toMatchObject({ code: 'no_longer_waiting' });
    expect(await view(id)).toMatchObject({
      refundable: { left: { amount: 90_000 } },
      refundRequests: [{ state: 'withdrawn', decidedBy: 'Levi' }, { state: 'expired' }],
    });
  });
});

describe('asking the provider now', () => {
  const ask = (id: string) => call(paymentsApi.askProvider, { id }, { context: dana });

  test('says what it learned', async () => {
    const { id } = await makePayment(ctx);
    await expect(ask(id)).rejects.toMatchObject({ code: 'not_begun' });
    await beginPayment(ctx, id);
    expect(await ask(id)).toEqual({ looked: 'answered', isNew: false, state: 'pending' });
    twin.pay(id);
    expect(await ask(id)).toEqual({ looked: 'answered', isNew: true, state: 'captured' });
    twin.mood = 'away';
    expect(await ask(id)).toEqual({ looked: 'no_answer', isNew: false, state: 'captured' });
    expect((await view(id)).events.at(-1)).toMatchObject({ to: 'captured', by: 'Dana' });
  });

  test('takes note of what was refunded at the provider', async () => {
    const id = await makePaid();
    await twin.refund({
      paymentId: id,
      reference: undefined,
      amount: money(900n, 'USD'),
      refundId: 'by hand',
      part: money(100n, 'USD'),
    });
    expect(await ask(id)).toMatchObject({ isNew: true, state: 'partly_refunded' });
  });
});

describe('a payment in review', () => {
  const decide = (id: string, verdict: 'accept' | 'send_back' | 'put_aside', amount: number | null) =>
    call(
      paymentsApi.decideReview,
      { id, review: 'captured 800 of 900', amount, verdict, note: 'As agreed.' },
      { context: dana },
    );

  test('can be accepted: what was bought is given, and the difference is in the books', async () => {
    const id = await makePaid({ taken: 800n });
    expect(await view(id)).toMatchObject({ state: 'review', reviewAmount: { amount: 800 }, mayDecide: true });
    expect(await decide(id, 'accept', 800)).toMatchObject({ state: 'captured', captured: { amount: 800 } });
    expect(told).toEqual(['captured']);
    expect([await balance('provider', 'sandbox'), await balance('differences')]).toEqual([800n, 100n]);
    await receiveWebhook(ctx, 'sandbox', twin.webhook(id, 'again'));
    await ctx.jobs.drain();
    expect((await readPayment(ctx, id)).state).toBe('captured');
    await refund(dana, id, { amount: '8' });
    await ctx.jobs.drain();
    expect((await readPayment(ctx, id)).state).toBe('refunded');
    for (const account of ['differences', 'owed-refunds'] as const) expect(await balance(account)).toBe(0n);
    expect(await readBalance(ctx, us, { purpose: 'income', detail: 'test' })).toBe(0n);
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('can go back: nothing is given, and its feature hears that it came to nothing', async () => {
    const id = await makePaid({ taken: 1000n });
    await expect(decide(id, 'send_back', 1000)).rejects.toMatchObject({ code: 'changed_meanwhile' });
    await call(
      paymentsApi.decideReview,
      { id, review: 'captured 1000 of 900', amount: 1000, verdict: 'send_back', note: 'Too much.' },
      { context: dana },
    );
    await ctx.jobs.drain();
    expect(await readPayment(ctx, id)).toMatchObject({ state: 'refunded', captured: 1000, refunded: 1000 });
    expect(told).toEqual(['ended', 'refunded 900, all']);
    expect(await balance('owed-refunds')).toBe(0n);
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('in another currency can only be put aside, and the same facts do not open it again', async () => {
    const { id } = await makePayment(ctx);
    await beginPayment(ctx, id);
    twin.pay(id, money(900n, 'EUR'));
    const tell = async (event: string) => {
      await receiveWebhook(ctx, 'sandbox', twin.webhook(id, event));
      await ctx.jobs.drain();
    };
    await tell('euros');
    const review = 'captured EUR for USD';
    const decideAs = (verdict: 'accept' | 'put_aside') =>
      call(
        paymentsApi.decideReview,
        { id, review, amount: null, verdict, note: 'Sent back at the provider.' },
        { context: dana },
      );
    await expect(decideAs('accept')).rejects.toMatchObject({ code: 'not_acceptable' });
    expect(await decideAs('put_aside')).toMatchObject({ state: 'failed', review: null });
    await tell('euros again');
    expect((await readPayment(ctx, id)).state).toBe('failed');
    expect(told).toEqual(['ended']);
  });

  test('ends by itself once the right amount arrives, in either order', async () => {
    const id = await makePaid({ taken: 800n });
    twin.pay(id, money(900n, 'USD'));
    await receiveWebhook(ctx, 'sandbox', twin.webhook(id, 'right'));
    await ctx.jobs.drain();
    expect((await readPayment(ctx, id)).state).toBe('captured');
  });
});

describe('a grant whose fund cannot be asked', () => {
  let id: string;
  const settle = (outcome: 'paid' | 'failed', reference = '') =>
    call(paymentsApi.settleByHand, { id, outcome, reference, note: '' }, { context: dana });

  beforeEach(async () => {
    const fund = createProviderTwin({ id: 'ojc' });
    ctx.providers = { ojc: fund };
    ({ id } = await makePayment(ctx, { method: 'ojc' }));
    await database.db
      .updateTable('payments')
      .set({ state: 'unknown', unclear: true, begun_at: ctx.clock.now() })
      .where('id', '=', id)
      .execute();
  });

  test('is settled by a person after an hour, with the fund’s number', async () => {
    await expect(settle('paid', 'G-1')).rejects.toMatchObject({ code: 'not_by_hand' });
    ctx.clock.advance(3600);
    await expect(settle('paid')).rejects.toMatchObject({ issues: [{ path: 'reference' }] });
    expect(await settle('paid', 'G-1')).toMatchObject({ state: 'captured', reference: 'G-1' });
    await expect(settle('failed')).rejects.toMatchObject({ code: 'not_by_hand' });
    expect(told).toEqual(['captured']);
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test.each([
    [true, 'partly_refunded', 'done'],
    [false, 'captured', 'failed'],
  ] as const)('and so is a refund that nobody answered about (made: %s)', async (made, state, refunded) => {
    ctx.clock.advance(3600);
    await settle('paid', 'G-1');
    const silent = createProviderTwin({ id: 'ojc' });
    const unclear = () => Promise.reject(new ProviderUnclear('ojc', 'no answer'));
    ctx.providers = { ojc: { ...silent, repeatable: false, look: unclear, refund: unclear } };
    const { refunds } = await refund(dana, id);
    await ctx.jobs.drain();
    const refundId = refunds[0]?.id ?? '';
    const say = () => call(paymentsApi.settleRefund, { id: refundId, made }, { context: dana });
    await expect(say()).rejects.toMatchObject({ code: 'not_by_hand' });
    ctx.clock.advance(3600);
    await ctx.jobs.drain();
    expect((await view(id)).refunds).toMatchObject([{ state: 'unknown', maySettle: true }]);
    expect(await say()).toMatchObject({ state, refunds: [{ state: refunded, maySettle: false }] });
    await expect(say()).rejects.toMatchObject({ code: 'not_by_hand' });
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('or has failed, and what was kept for it is free', async () => {
    ctx.clock.advance(3600);
    expect(await settle('failed')).toMatchObject({ state: 'failed' });
    expect(told).toEqual(['ended']);
  });
});

test('nobody else may act on payments', async () => {
  const id = await makePaid();
  const { actor } = await makeUser(ctx, { staff: JSON.stringify({ roles: ['support'], languages: [] }) });
  await expect(refund({ ...ctx, actor: { ...actor, tookSecondStep: true } }, id)).rejects.toMatchObject({
    code: 'forbidden',
  });
});
