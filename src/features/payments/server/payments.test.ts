import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { money } from '#core/money.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { readBalance, verifyLedger } from '#features/ledger/server/public.ts';
import { makeUser } from '#features/people/testing.ts';
import { definePaymentJobs, makePayment, withTestPurpose } from '../testing.ts';
import { beginPayment, chargePayment } from './begin-payment.ts';
import { completePayment } from './complete-payment.ts';
import { readPayment } from './payment-rows.ts';
import { askForRefund } from './refund-payment.ts';
import { receiveWebhook, workOffLeft, workOffWebhooks } from './webhooks.ts';

const database = useDatabase();
const us = { entity: 'us', currency: 'USD' } as const;
let ctx: TestCtx;
let twin: ProviderTwin;
let told: string[];

beforeEach(() => {
  told = [];
  twin = createProviderTwin();
  ctx = withTestPurpose(makeCtx(database.db, { providers: { sandbox: twin } }), told);
  definePaymentJobs(ctx.jobs, ctx);
});

const stateOf = async (id: string) => (await readPayment(ctx, id)).state;
const balance = (purpose: 'provider' | 'fees' | 'disputed', detail = 'sandbox') =>
  readBalance(ctx, us, { purpose, detail });
const income = () => readBalance(ctx, us, { purpose: 'income', detail: 'test' });

/** A payment that the payer has paid at the provider, who has told of it. */
async function makePaid(input: Parameters<typeof makePayment>[1] = {}) {
  const { id } = await makePayment(ctx, input);
  await beginPayment(ctx, id);
  twin.pay(id);
  await receiveWebhook(ctx, 'sandbox', twin.webhook(id, `paid-${id}`));
  await ctx.jobs.drain();
  return id;
}

describe('a payment', () => {
  test('is paid at the provider’s page, and what its webhook tells is credited once', async () => {
    const { id } = await makePayment(ctx);
    expect(await beginPayment(ctx, id)).toBe(`https://twin.test/${id}`);
    expect(await beginPayment(ctx, id)).toBe(`https://twin.test/${id}`);
    expect(await stateOf(id)).toBe('pending');
    twin.pay(id);
    for (const event of ['e1', 'e1', 'e2']) await receiveWebhook(ctx, 'sandbox', twin.webhook(id, event));
    await ctx.jobs.drain();
    expect(await stateOf(id)).toBe('captured');
    expect(told).toEqual(['captured']);
    expect([await balance('provider'), await balance('fees'), await income()]).toEqual([899n, 1n, -600n]);
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('is the same for the same key, which another body cannot have', async () => {
    const one = await makePayment(ctx, { key: 'k' });
    expect((await makePayment(ctx, { key: 'k' })).id).toBe(one.id);
    await expect(makePayment(ctx, { key: 'k', amount: money(901n, 'USD') })).rejects.toMatchObject({
      kind: 'invalid',
    });
    expect((await makePayment(ctx, { key: 'k', payer: 'another' })).id).not.toBe(one.id);
  });

  test('is finished when the payer comes back, before any webhook', async () => {
    const { id } = await makePayment(ctx);
    await beginPayment(ctx, id);
    expect(await completePayment(ctx, id, {})).toBe('pending');
    twin.pay(id);
    expect(await completePayment(ctx, id, {})).toBe('captured');
  });

  test('that nobody finishes is found out by the job, and expires once its page has ended', async () => {
    const [paid, left] = [await makePayment(ctx), await makePayment(ctx)];
    for (const { id } of [paid, left]) await beginPayment(ctx, id);
    twin.pay(paid.id);
    await ctx.jobs.drain();
    expect([await stateOf(paid.id), await stateOf(left.id)]).toEqual(['captured', 'pending']);
    ctx.clock.advance(3601);
    await ctx.jobs.drain();
    expect(await stateOf(left.id)).toBe('expired');
    expect(told).toEqual(['captured', 'ended']);
  });

  test('that is never begun ends without a word to the provider', async () => {
    const { id } = await makePayment(ctx);
    await ctx.jobs.drain();
    expect(await stateOf(id)).toBe('created');
    ctx.clock.advance(3600);
    await ctx.jobs.drain();
    expect(await stateOf(id)).toBe('expired');
    expect([told, twin.calls]).toEqual([['ended'], []]);
  });

  test('whose provider is away can be tried again at once, and one that is refused has failed', async () => {
    const { id } = await makePayment(ctx);
    twin.mood = 'away';
    await expect(beginPayment(ctx, id)).rejects.toMatchObject({ code: 'provider_away' });
    expect(await beginPayment(ctx, id)).toBe(`https://twin.test/${id}`);
    const other = await makePayment(ctx);
    twin.mood = 'declined';
    expect(await beginPayment(ctx, other.id)).toBeUndefined();
    expect(await readPayment(ctx, other.id)).toMatchObject({ state: 'failed', failure: 'declined' });
  });

  test('whose page got lost on its way is asked for again, also after the job has found it', async () => {
    for (const isFoundFirst of [false, true]) {
      const { id } = await makePayment(ctx);
      twin.mood = 'loses the answer';
      await expect(beginPayment(ctx, id)).rejects.toMatchObject({ code: 'provider_away' });
      if (isFoundFirst) await ctx.jobs.drain();
      expect(await stateOf(id)).toBe(isFoundFirst ? 'pending' : 'created');
      expect(await beginPayment(ctx, id)).toBe(`https://twin.test/${id}`);
    }
  });

  test('of another amount than was asked for goes to review, and credits nothing', async () => {
    const { id } = await makePayment(ctx);
    await beginPayment(ctx, id);
    twin.pay(id, money(90n, 'USD'));
    await receiveWebhook(ctx, 'sandbox', twin.webhook(id, 'e'));
    await ctx.jobs.drain();
    expect(await readPayment(ctx, id)).toMatchObject({
      state: 'review',
      review: 'captured 90 of 900',
      captured: 0,
    });
    expect(told).toEqual([]);
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('for what can no longer be had is sent back whole', async () => {
    const id = await makePaid({ purposeId: 'taken' });
    await ctx.jobs.drain();
    expect(await stateOf(id)).toBe('refunded');
    expect(await readBalance(ctx, us, { purpose: 'owed-refunds' })).toBe(0n);
    expect(twin.kept(id)?.refunds).toHaveLength(1);
    expect(await verifyLedger(ctx)).toEqual([]);
  });
});

describe('a saved way to pay', () => {
  async function makeSaved() {
    const { userId } = await makeUser(ctx);
    const id = await makePaid({ userId, saves: true });
    const { payment_method_id } = await readPayment(ctx, id);
    return { userId, savedMethodId: payment_method_id ?? '' };
  }

  test('is charged without the payer, and its token is nowhere in clear', async () => {
    const { id } = await makePayment(ctx, await makeSaved());
    await chargePayment(ctx, id);
    await chargePayment(ctx, id);
    expect(await stateOf(id)).toBe('captured');
    expect(twin.calls.filter((call) => call === 'charge')).toHaveLength(1);
    const { db } = database;
    const stored = [
      await db.selectFrom('payments').selectAll().execute(),
      await db.selectFrom('payment_methods').selectAll().execute(),
      await db.selectFrom('payment_events').selectAll().execute(),
    ];
    expect(JSON.stringify(stored)).not.toContain('token-');
  });

  test('whose charge has no clear answer is unknown until the job has found out, and is not charged again', async () => {
    const { id } = await makePayment(ctx, await makeSaved());
    twin.mood = 'loses the answer';
    await chargePayment(ctx, id);
    expect(await stateOf(id)).toBe('unknown');
    await chargePayment(ctx, id);
    await ctx.jobs.drain();
    expect(await stateOf(id)).toBe('captured');
    expect(twin.calls.filter((call) => call === 'charge')).toHaveLength(1);
    expect(twin.kept(id)?.charges).toBe(1);
  });

  test('that is declined fails, and says why', async () => {
    const { id } = await makePayment(ctx, await makeSaved());
    twin.mood = 'insufficient_funds';
    await chargePayment(ctx, id);
    expect(await readPayment(ctx, id)).toMatchObject({ state: 'failed', failure: 'insufficient_funds' });
    expect(told.at(-1)).toBe('ended');
  });
});

describe('a refund', () => {
  const ask = (id: string, part: bigint, refundId: string) =>
    inTransaction(ctx, (ctx) =>
      askForRefund(ctx, id, { id: refundId, part: money(part, 'USD'), reason: 'asked', cause: 'staff:x' }),
    );

  test('goes back out of the accounts that the payment went to, and never beyond it', async () => {
    const id = await makePaid();
    await ask(id, 100n, 'r1');
    await ask(id, 100n, 'r1');
    await expect(ask(id, 801n, 'r2')).rejects.toMatchObject({ kind: 'invalid' });
    await ctx.jobs.drain();
    expect(await stateOf(id)).toBe('partly_refunded');
    await ask(id, 800n, 'r2');
    await ctx.jobs.drain();
    expect(await stateOf(id)).toBe('refunded');
    expect(told).toEqual(['captured', 'refunded 100', 'refunded 800, all']);
    expect([await balance('provider'), await income()]).toEqual([-1n, 0n]);
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('with a lost answer is made once', async () => {
    const id = await makePaid();
    await ask(id, 100n, 'r1');
    twin.mood = 'loses the answer';
    await ctx.jobs.drain();
    await ctx.jobs.drain();
    expect(await readPayment(ctx, id)).toMatchObject({ state: 'partly_refunded', refunded: 100 });
    expect(twin.kept(id)?.refunds).toHaveLength(1);
  });

  test('that was made is not taken for refused because its provider was away when it was asked', async () => {
    const id = await makePaid();
    await ask(id, 100n, 'r1');
    for (const mood of ['loses the answer', 'away', 'declined', 'well'] as const) {
      twin.mood = mood;
      await ctx.jobs.drain();
    }
    expect(await readPayment(ctx, id)).toMatchObject({ state: 'partly_refunded', refunded: 100 });
  });

  test('whose provider is away is made once it is there again, days later too', async () => {
    const id = await makePaid();
    await ask(id, 100n, 'r1');
    twin.mood = 'away';
    await ctx.jobs.drain();
    ctx.clock.advance(3 * 24 * 3600);
    await ctx.jobs.drain();
    expect(await readPayment(ctx, id)).toMatchObject({ state: 'partly_refunded', refunded: 100 });
    expect(twin.calls.filter((call) => call === 'refund')).toHaveLength(2);
  });

  test('whose answer was lost is not taken for refused when the provider will not say what came of it', async () => {
    const id = await makePaid();
    await ask(id, 100n, 'r1');
    twin.mood = 'loses the answer';
    await ctx.jobs.drain();
    twin.mood = 'declined';
    await ctx.jobs.drain();
    await ctx.jobs.drain();
    expect(await readPayment(ctx, id)).toMatchObject({ state: 'partly_refunded', refunded: 100 });
    expect(twin.kept(id)?.refunds).toHaveLength(1);
  });
});

describe('a dispute', () => {
  test.each([
    ['won', 'captured', 899n],
    ['lost', 'lost', -1n],
  ] as const)('that is %s leaves the payment %s', async (end, state, atProvider) => {
    const id = await makePaid();
    twin.dispute(id, 'open');
    await receiveWebhook(ctx, 'sandbox', twin.webhook(id, 'opened'));
    await ctx.jobs.drain();
    expect(await stateOf(id)).toBe('disputed');
    expect([await balance('disputed'), await balance('provider')]).toEqual([900n, -1n]);
    twin.dispute(id, end);
    await receiveWebhook(ctx, 'sandbox', twin.webhook(id, 'ended'));
    await ctx.jobs.drain();
    expect(await stateOf(id)).toBe(state);
    expect([await balance('disputed'), await balance('provider')]).toEqual([0n, atProvider]);
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test.each([1n, 900n])(
    'that takes all of a payment of which %s has gone back costs us that part',
    async (before) => {
      const id = await makePaid();
      await inTransaction(ctx, (ctx) =>
        askForRefund(ctx, id, { id: 'r1', part: money(before, 'USD'), reason: 'asked', cause: 'staff:x' }),
      );
      await ctx.jobs.drain();
      for (const state of ['open', 'lost'] as const) {
        twin.dispute(id, state);
        await receiveWebhook(ctx, 'sandbox', twin.webhook(id, state));
        await ctx.jobs.drain();
      }
      expect(await readPayment(ctx, id)).toMatchObject({
        state: before < 900n ? 'lost' : 'refunded',
        refunded: Number(before),
        lost: 900 - Number(before),
      });
      const ours = await readBalance(ctx, us, { purpose: 'differences' });
      expect([await balance('provider'), ours, await income()]).toEqual([-1n - before, before, 0n]);
      expect(await verifyLedger(ctx)).toEqual([]);
    },
  );

  test('is reported once to finance, in German to someone who reads German', async () => {
    const staff = JSON.stringify({ roles: ['finance'], languages: [] });
    await makeUser(ctx, { staff, language: 'de', email_verified_at: ctx.clock.now() });
    const id = await makePaid();
    twin.dispute(id, 'open');
    for (const event of ['opened', 'again']) await receiveWebhook(ctx, 'sandbox', twin.webhook(id, event));
    await ctx.jobs.drain();
    expect(ctx.sent.map(({ subject }) => subject)).toEqual(['Eine Zahlung wird bestritten']);
    expect(ctx.sent[0]?.text).toContain('9,00');
  });
});

describe('webhooks', () => {
  test('that are forged are refused, and nothing of them is kept', async () => {
    const id = await makePaid();
    const { body } = twin.webhook(id, 'forged');
    await expect(receiveWebhook(ctx, 'sandbox', { headers: {}, body })).rejects.toMatchObject({
      kind: 'invalid',
    });
    const kept = await database.db.selectFrom('payment_webhooks').select('event_id').execute();
    expect(kept).toEqual([{ event_id: `paid-${id}` }]);
  });

  test('that a killed process left behind are worked off a minute later, whatever happens to another one', async () => {
    const [ill, left] = [await makePayment(ctx), await makePayment(ctx)];
    for (const { id } of [ill, left]) {
      await beginPayment(ctx, id);
      twin.pay(id);
      // The process ends before its turn comes.
      const dying = { ...ctx, jobs: { ...ctx.jobs, runSoon: () => undefined } };
      await receiveWebhook(dying, 'sandbox', twin.webhook(id, `paid-${id}`));
    }
    const webhooks = {
      verify: () => Promise.reject(new Error('nothing comes in')),
      read(body: Buffer) {
        if (body.includes(ill.id)) throw new Error('no');
        return twin.webhooks?.read(body);
      },
    };
    const troubled = { ...ctx, providers: { sandbox: { ...twin, webhooks } } };
    await workOffLeft(troubled);
    expect(await stateOf(left.id)).toBe('pending');
    ctx.clock.advance(31);
    await workOffLeft(troubled);
    expect([await stateOf(ill.id), await stateOf(left.id)]).toEqual(['pending', 'captured']);
    await workOffLeft(ctx);
    expect(await stateOf(ill.id)).toBe('captured');
  });

  test('of one payment come to the same in every order, with duplicates', async () => {
    const outcomes = new Set<string>();
    for (const order of permutations([0, 1, 2, 3, 4])) {
      await database.undoing(async () => {
        const { id } = await makePayment(ctx);
        const events = await tellStory(id);
        for (const index of [...order, order[0] ?? 0]) {
          const event = events[index];
          if (event) await receiveWebhook(ctx, 'sandbox', event);
          await workOffWebhooks(ctx, { provider: 'sandbox', object: id });
        }
        const { state, captured, refunded, lost, fee } = await readPayment(ctx, id);
        const sums = [await balance('provider'), await balance('disputed'), await income()].join();
        expect(await verifyLedger(ctx)).toEqual([]);
        outcomes.add(JSON.stringify({ state, captured, refunded, lost, fee, sums }));
      });
    }
    expect([...outcomes]).toEqual([
      '{"state":"partly_refunded","captured":900,"refunded":100,"lost":0,"fee":1,"sums":"799,0,-534"}',
    ]);
  });

  /** Pending, paid, refunded in part, disputed, and the dispute won: five events, each with what was true then. */
  async function tellStory(id: string) {
    await beginPayment(ctx, id);
    const pending = twin.webhook(id, 'a');
    twin.pay(id);
    const paid = twin.webhook(id, 'b');
    twin.kept(id)?.refunds.push({ reference: 'r', amount: money(100n, 'USD'), state: 'done' });
    const refunded = twin.webhook(id, 'c');
    twin.dispute(id, 'open');
    const disputed = twin.webhook(id, 'd');
    twin.dispute(id, 'won');
    return [pending, paid, refunded, disputed, twin.webhook(id, 'e')];
  }
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) =>
    permutations([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [item, ...rest]),
  );
}
