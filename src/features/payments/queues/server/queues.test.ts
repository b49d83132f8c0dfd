import { call } from '@orpc/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { money } from '#core/money.ts';
import { listAudited } from '#features/people/testing.ts';
import { paymentsApi } from '#features/payments/api.ts';
import { beginPayment } from '#features/payments/server/begin-payment.ts';
import { completePayment } from '#features/payments/server/complete-payment.ts';
import { receiveWebhook } from '#features/payments/server/webhooks.ts';
import {
  definePaymentJobs,
  financePerson,
  makePayment,
  withTestPurpose,
} from '#features/payments/testing.ts';
import type { PaymentQueue, QueueName } from '../policy.ts';

const database = useDatabase();
let ctx: TestCtx;
let dana: TestCtx;
let twin: ProviderTwin;

beforeEach(async () => {
  twin = createProviderTwin();
  ctx = withTestPurpose(makeCtx(database.db, { providers: { sandbox: twin } }));
  definePaymentJobs(ctx.jobs, ctx);
  dana = await financePerson(ctx, 'Dana');
});

async function makePaid({ taken = 90_000n }: { taken?: bigint } = {}): Promise<string> {
  const { id } = await makePayment(ctx, { amount: money(90_000n, 'USD') });
  await beginPayment(ctx, id);
  twin.pay(id, money(taken, 'USD'));
  await receiveWebhook(ctx, 'sandbox', twin.webhook(id, `paid-${id}`));
  await ctx.jobs.drain();
  return id;
}

async function waiting(): Promise<Partial<Record<QueueName, number>>> {
  const { queues } = await call(paymentsApi.adminMoney, undefined, { context: dana });
  return Object.fromEntries(queues.filter(({ count }) => count > 0).map(({ name, count }) => [name, count]));
}
const inList = async (waits: PaymentQueue) =>
  (await call(paymentsApi.adminPayments, { waits }, { context: dana })).items.map(({ id }) => id);
const refund = (id: string, number: number, amount: string) =>
  call(paymentsApi.requestRefund, { id, number, amount, reason: 'goodwill', note: '' }, { context: dana });

describe('what waits for finance', () => {
  test('is nothing at first, and nothing of what goes well', async () => {
    expect(await waiting()).toEqual({});
    await makePaid();
    expect(await waiting()).toEqual({});
  });

  test('is a payment in review, and one that is unclear for an hour', async () => {
    const wrong = await makePaid({ taken: 80_000n });
    const { id } = await makePayment(ctx);
    await beginPayment(ctx, id);
    twin.mood = 'loses the answer';
    await completePayment(ctx, id, {});
    expect(await waiting()).toEqual({ review: 1 });
    ctx.clock.advance(3600);
    expect(await waiting()).toEqual({ review: 1, unclear: 1 });
    expect([await inList('review'), await inList('unclear')]).toEqual([[wrong], [id]]);
  });

  test('is a refund that needs a second person, until it has expired', async () => {
    const id = await makePaid();
    await refund(id, 1, '700');
    expect(await waiting()).toEqual({ confirmations: 1 });
    expect(await inList('confirmations')).toEqual([id]);
    ctx.clock.advance(7 * 86_400);
    expect(await waiting()).toEqual({});
  });

  test('is a refund that has failed, until another is asked for or it is set aside', async () => {
    const id = await makePaid();
    const fail = async (number: number) => {
      await refund(id, number, '10');
      twin.mood = 'declined';
      await ctx.jobs.drain();
    };
    await fail(1);
    expect(await waiting()).toEqual({ refunds: 1 });
    await fail(2);
    expect([await waiting(), await inList('refunds')]).toEqual([{ refunds: 1 }, [id]]);
    const aside = (refundId: string) => call(paymentsApi.setRefundAside, { id: refundId }, { context: dana });
    await aside(`${id}-r2`);
    expect(await waiting()).toEqual({});
    expect(await listAudited(ctx)).toContain('payment.refundSetAside');
    await expect(aside('unknown')).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('is an open dispute, and the list says until when it can be answered', async () => {
    const id = await makePaid();
    twin.dispute(id, 'open');
    await receiveWebhook(ctx, 'sandbox', twin.webhook(id, 'disputed'));
    await ctx.jobs.drain();
    expect(await waiting()).toEqual({ disputes: 1 });
    const list = (state: 'open' | 'won') =>
      call(paymentsApi.adminDisputes, { state, sort: 'dueAt' }, { context: dana });
    expect((await list('open')).items).toMatchObject([
      { paymentId: id, reference: `dp-${id}`, amount: { amount: 90_000 }, dueAt: null },
    ]);
    twin.dispute(id, 'won');
    await receiveWebhook(ctx, 'sandbox', twin.webhook(id, 'won'));
    await ctx.jobs.drain();
    expect([await waiting(), (await list('won')).items.length]).toEqual([{}, 1]);
  });
});

describe('a webhook about a payment that is not ours', () => {
  const stuck = () => call(paymentsApi.adminStuckWebhooks, {}, { context: dana });

  beforeEach(async () => {
    const id = await makePaid();
    const event = twin.webhook(id, 'foreign');
    const body = Buffer.from(String(event.body).replaceAll(id, 'somebody-elses'));
    await receiveWebhook(ctx, 'sandbox', { ...event, body });
    for (let tries = 0; tries < 6; tries += 1) {
      await ctx.jobs.drain();
      ctx.clock.advance(3600);
    }
  });

  test('waits until a person has set it aside, and is kept', async () => {
    expect(await waiting()).toEqual({ webhooks: 1 });
    const [webhook] = (await stuck()).items;
    expect(webhook).toMatchObject({
      eventId: 'foreign',
      state: 'ignored',
      problem: 'no payment has this name',
    });
    expect(webhook?.body).toContain('somebody-elses');
    const id = webhook?.id ?? '';
    for (let times = 0; times < 2; times += 1)
      await call(paymentsApi.setWebhookAside, { id }, { context: dana });
    expect([await waiting(), (await stuck()).items]).toEqual([{}, []]);
    expect((await listAudited(ctx)).filter((what) => what === 'webhook.setAside')).toHaveLength(1);
  });

  test('can be worked off once more', async () => {
    const id = (await stuck()).items[0]?.id ?? '';
    await call(paymentsApi.retryWebhook, { id }, { context: dana });
    expect(await waiting()).toMatchObject({ webhooks: 1 });
    await ctx.jobs.drain();
    const rows = await database.db
      .selectFrom('payment_webhooks')
      .selectAll()
      .where('id', '=', Number(id))
      .execute();
    expect(rows).toMatchObject([{ state: 'waiting', tries: 1 }]);
  });
});
