import { describe, expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { dieAtEachStep } from '#test/support/die-at-each-step.ts';
import { createProviderTwin } from '#test/support/payments/provider-twin.ts';
import { money } from '#core/money.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { verifyLedger } from '#features/ledger/server/public.ts';
import { makeUser } from '#features/people/testing.ts';
import { confirmRefund, requestRefund } from '../deciding/server/request-refunds.ts';
import { definePaymentJobs, financePerson, makePayment, withTestPurpose } from '../testing.ts';
import { beginPayment, chargePayment } from './begin-payment.ts';
import { completePayment } from './complete-payment.ts';
import { readPayment } from './payment-rows.ts';
import { askForRefund, makeRefund } from './refund-payment.ts';
import { receiveWebhook, workOffWebhooks } from './webhooks.ts';

const database = useCommittedDatabase();
const patience = { timeout: 240_000 };

/** The product with a provider in memory; `settle` is another process that works off what is queued, minutes later. */
function makeWorld() {
  const twin = createProviderTwin();
  const ctx = withTestPurpose(makeCtx(database.db, { providers: { sandbox: twin } }));
  definePaymentJobs(ctx.jobs, ctx);
  const settle = async () => {
    ctx.clock.advance(16);
    await ctx.jobs.drain();
  };
  const holds = async () => expect(await verifyLedger(ctx)).toEqual([]);
  return { twin, ctx, settle, holds };
}

describe('a process that is killed before or after any query or call to the provider', () => {
  test('while a payer buys charges her once, and what she bought is hers', patience, async () => {
    const { twin, ctx, settle, holds } = makeWorld();
    let nth = 0;
    const buy = async (ctx: RequestCtx, key: string) => {
      const { id } = await makePayment(ctx, { key });
      const page = await beginPayment(ctx, id);
      // She can pay only at a page that she was given.
      if (page !== undefined && twin.kept(id)?.state === 'pending') twin.pay(id);
      await completePayment(ctx, id, {});
      return id;
    };
    const steps = await dieAtEachStep(
      ctx,
      (dying) => buy(dying, `intent-${(nth += 1)}`),
      async () => {
        await settle();
        await holds();
        const id = await buy(ctx, `intent-${nth}`);
        expect(await readPayment(ctx, id)).toMatchObject({ state: 'captured', captured: 900 });
        expect(twin.kept(id)?.charges).toBe(1);
      },
    );
    expect(steps).toBeGreaterThan(15);
    expect(await database.db.selectFrom('payments').select('id').execute()).toHaveLength(nth);
    await holds();
  });

  test('while a webhook is taken in and worked off loses nothing and books it once', patience, async () => {
    const { twin, ctx, holds } = makeWorld();
    const { id } = await makePayment(ctx);
    await beginPayment(ctx, id);
    twin.pay(id);
    const event = twin.webhook(id, 'paid');
    const work = async (ctx: RequestCtx) => {
      await receiveWebhook(ctx, 'sandbox', event);
      await workOffWebhooks(ctx, { provider: 'sandbox', object: id });
    };
    const steps = await dieAtEachStep(ctx, work, holds);
    expect(steps).toBeGreaterThan(8);
    expect(await readPayment(ctx, id)).toMatchObject({ state: 'captured' });
    await holds();
  });

  test('while a saved way to pay is charged never charges it twice', patience, async () => {
    const { twin, ctx, settle, holds } = makeWorld();
    const { userId } = await makeUser(ctx);
    const first = await makePayment(ctx, { userId, saves: true });
    await beginPayment(ctx, first.id);
    twin.pay(first.id);
    await completePayment(ctx, first.id, {});
    const savedMethodId = (await readPayment(ctx, first.id)).payment_method_id ?? '';
    // A new charge for each death: what is unclear is never tried again under the same one.
    let nth = 0;
    let last = '';
    const charge = async (dying: RequestCtx) => {
      nth += 1;
      last = (await makePayment(ctx, { userId, savedMethodId, key: `renewal-${nth}` })).id;
      await chargePayment(dying, last);
    };
    await dieAtEachStep(ctx, charge, async () => {
      await settle();
      await holds();
      const { state } = await readPayment(ctx, last);
      expect(twin.kept(last)?.charges ?? 0).toBe(state === 'captured' ? 1 : 0);
      await chargePayment(ctx, last);
      expect(twin.kept(last)?.charges).toBe(1);
      expect((await readPayment(ctx, last)).state).toBe('captured');
    });
    await holds();
  });

  test('while a refund is asked for and made pays it back once', patience, async () => {
    const { twin, ctx, settle, holds } = makeWorld();
    const { id } = await makePayment(ctx);
    await beginPayment(ctx, id);
    twin.pay(id);
    await completePayment(ctx, id, {});
    const refund = async (ctx: RequestCtx) => {
      await inTransaction(ctx, (ctx) =>
        askForRefund(ctx, id, { id: 'r', part: money(300n, 'USD'), reason: 'asked', cause: 'person:x' }),
      );
      await makeRefund(ctx, { refundId: 'r', tries: 0 });
    };
    await dieAtEachStep(ctx, refund, holds);
    await settle();
    expect(await readPayment(ctx, id)).toMatchObject({ state: 'partly_refunded', refunded: 300 });
    expect(twin.kept(id)?.refunds).toHaveLength(1);
    await holds();
  });

  test(
    'while one person asks for a refund and a second confirms it pays it back once',
    patience,
    async () => {
      const { twin, ctx, settle, holds } = makeWorld();
      const [dana, levi] = [await financePerson(ctx, 'Dana'), await financePerson(ctx, 'Levi')];
      const { id } = await makePayment(ctx, { amount: money(90_000n, 'USD') });
      await beginPayment(ctx, id);
      twin.pay(id);
      await completePayment(ctx, id, {});
      const form = { id, number: 1, reason: 'asked_by_payer', note: '' } as const;
      const refund = async (ctx: RequestCtx) => {
        await requestRefund({ ...ctx, actor: dana.actor }, { ...form, amount: '600' });
        await confirmRefund({ ...ctx, actor: levi.actor }, { id, number: 1 });
        await makeRefund(ctx, { refundId: `${id}-r1`, tries: 0 });
      };
      const steps = await dieAtEachStep(ctx, refund, holds);
      expect(steps).toBeGreaterThan(20);
      await settle();
      expect(await readPayment(ctx, id)).toMatchObject({ state: 'partly_refunded', refunded: 60_000 });
      expect(twin.kept(id)?.refunds).toHaveLength(1);
      const requests = await database.db.selectFrom('payment_refund_requests').select('state').execute();
      expect(requests).toEqual([{ state: 'made' }]);
      await holds();
    },
  );

  test('two confirmations of a refund at the same moment make one', async () => {
    const { twin, ctx, settle } = makeWorld();
    const [dana, levi, noa] = [
      await financePerson(ctx, 'Dana'),
      await financePerson(ctx, 'Levi'),
      await financePerson(ctx, 'Noa'),
    ];
    const { id } = await makePayment(ctx, { amount: money(90_000n, 'USD') });
    await beginPayment(ctx, id);
    twin.pay(id);
    await completePayment(ctx, id, {});
    await requestRefund(dana, { id, number: 1, reason: 'by_mistake', note: '', amount: '600' });
    const answers = await Promise.allSettled([levi, noa].map((ctx) => confirmRefund(ctx, { id, number: 1 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await settle();
    expect(twin.kept(id)?.refunds).toHaveLength(1);
    expect(await readPayment(ctx, id)).toMatchObject({ refunded: 60_000 });
  });
});
