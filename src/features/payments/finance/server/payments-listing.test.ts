import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { makeUser } from '#features/people/testing.ts';
import { completePayment } from '#features/payments/server/complete-payment.ts';
import { beginPayment } from '#features/payments/server/begin-payment.ts';
import { definePaymentJobs, makePayment, withTestPurpose } from '#features/payments/testing.ts';
import type { PaymentsRequest } from '../contract.ts';
import { listPayments } from './payments-listing.ts';

const database = useDatabase();
let ctx: TestCtx;
let twin: ProviderTwin;

beforeEach(() => {
  twin = createProviderTwin();
  ctx = withTestPurpose(makeCtx(database.db, { providers: { sandbox: twin } }));
  definePaymentJobs(ctx.jobs, ctx);
});

const found = async (request: PaymentsRequest) =>
  (await listPayments(ctx, request)).items.map(({ description }) => description);

describe('the list of all payments', () => {
  test('has the newest first, with whose account paid', async () => {
    const dana = await makeUser(ctx, { first_name: 'Dana' });
    await makePayment(ctx, { description: 'Older', userId: dana.userId });
    ctx.clock.advance(60);
    await makePayment(ctx, { description: 'Newer' });
    const { items } = await listPayments(ctx, {});
    expect(items).toMatchObject([
      { description: 'Newer', payer: null, state: 'created', amount: { amount: 900, currency: 'USD' } },
      { description: 'Older', payer: { name: expect.stringContaining('Dana') as string } },
    ]);
    expect(JSON.stringify(items)).not.toContain('example.org');
  });

  test('can be narrowed to a queue, a purpose, a provider and days', async () => {
    const { id } = await makePayment(ctx, { description: 'Unclear' });
    await beginPayment(ctx, id);
    twin.mood = 'loses the answer';
    await completePayment(ctx, id, {});
    ctx.clock.advance(86_400);
    await makePayment(ctx, { description: 'Other', purpose: 'taken' });
    const [first, second] = ['2026-11-17', '2026-11-18'];
    expect(await found({ state: 'unknown' })).toEqual(['Unclear']);
    expect(await found({ purpose: 'taken' })).toEqual(['Other']);
    expect(await found({ provider: 'yaad' })).toEqual([]);
    expect(await found({ until: first })).toEqual(['Unclear']);
    expect(await found({ from: second })).toEqual(['Other']);
  });

  test('finds by id, by any name that the provider gave, and by the whole address of an account', async () => {
    const dana = await makeUser(ctx, { email_address: 'Dana@mail.example' });
    const { id } = await makePayment(ctx, { description: 'Hers', userId: dana.userId });
    await makePayment(ctx, { description: 'Another' });
    await beginPayment(ctx, id);
    for (const q of [id, `twin-${id}`, 'dana@MAIL.example']) expect(await found({ q })).toEqual(['Hers']);
    for (const q of ['dana@mail', 'payer@example.org', id.slice(1)]) expect(await found({ q })).toEqual([]);
  });
});
