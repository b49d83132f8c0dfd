import { call } from '@orpc/server';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { dieAtEachStep } from '#test/support/die-at-each-step.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { money } from '#core/money.ts';
import { readBalance, verifyLedger } from '#features/ledger/server/public.ts';
import { listAudited } from '#features/people/testing.ts';
import { paymentsApi } from '#features/payments/api.ts';
import { beginPayment } from '#features/payments/server/begin-payment.ts';
import { completePayment } from '#features/payments/server/complete-payment.ts';
import { readPayment } from '#features/payments/server/payment-rows.ts';
import {
  definePaymentJobs,
  financePerson,
  makePayment,
  withTestPurpose,
} from '#features/payments/testing.ts';
import { bookPayout } from './book-payout.ts';

const database = useCommittedDatabase();
let nth = 0;
let ctx: TestCtx;
let dana: TestCtx;
let twin: ProviderTwin;
let name: string;
let before: Awaited<ReturnType<typeof balances>>;

const balance = (purpose: 'bank' | 'provider' | 'fees', detail?: string) =>
  readBalance(ctx, { entity: 'us', currency: 'USD' }, { purpose, ...(detail !== undefined && { detail }) });
const balances = async () => ({
  bank: await balance('bank'),
  provider: await balance('provider', 'sandbox'),
  fees: await balance('fees', 'sandbox'),
});
/** What has moved since the test began. */
const moved = async () => {
  const now = await balances();
  return [now.bank - before.bank, now.provider - before.provider, now.fees - before.fees];
};

beforeEach(async () => {
  twin = createProviderTwin();
  ctx = withTestPurpose(makeCtx(database.db, { providers: { sandbox: twin } }));
  definePaymentJobs(ctx.jobs, ctx);
  dana = await financePerson(ctx, 'Dana');
  name = `po_${(nth += 1)}`;
  before = await balances();
});

async function makePaid(): Promise<string> {
  const { id } = await makePayment(ctx);
  await beginPayment(ctx, id);
  twin.pay(id);
  await completePayment(ctx, id, {});
  return id;
}

const head = 'payout,date,currency,gross,fee,net,reference';
const fileOf = (...lines: string[]) =>
  [head, ...lines.map((line) => `${name},2026-11-16,USD,${line}`)].join('\n');
const upload = (text: string) =>
  call(paymentsApi.uploadPayouts, { provider: 'sandbox', text }, { context: dana });
const read = async (text: string) => {
  const { payouts } = await upload(text);
  return call(paymentsApi.payout, { id: payouts[0]?.id ?? '' }, { context: dana });
};
const confirm = ({ id, mark }: { id: string; mark: string }, note = '') =>
  call(paymentsApi.bookPayout, { id, mark, note }, { context: dana });

describe('a payout', () => {
  test('is matched with payments and refunds, and booked with the fees that were not known', async () => {
    const [one, other] = [await makePaid(), await makePaid()];
    await call(
      paymentsApi.requestRefund,
      { id: other, number: 1, amount: '3', reason: 'goodwill', note: '' },
      { context: dana },
    );
    await ctx.jobs.drain();
    // The twin's own fee of a cent is known, the rest of 56 is not.
    const payout = await read(
      fileOf(
        `9.00,0.56,8.44,twin-${one}`,
        `9.00,0.01,8.99,${other}`,
        `-3.00,0,-3.00,re-${other}-r1`,
        '-1.00,0,-1.00,',
      ),
    );
    expect(payout).toMatchObject({
      state: 'read',
      net: { amount: 1343 },
      counts: { matched: 3, fee: 1, missing: 0, differs: 0 },
      fees: { amount: 100 },
      uploadedBy: 'Dana',
    });
    expect(await confirm(payout)).toMatchObject({ state: 'booked', bookedBy: 'Dana' });
    // Both payments, less the refund, have left the provider: to the bank, or as fees.
    expect(await moved()).toEqual([1343n, 0n, 157n]);
    expect((await readPayment(ctx, one)).fee).toBe(56);
    expect(await verifyLedger(ctx)).toEqual([]);
    expect(await listAudited(ctx)).toEqual(expect.arrayContaining(['payout.uploaded', 'payout.booked']));
  });

  test('shows what is missing or differs, and needs a note for it', async () => {
    const id = await makePaid();
    const payout = await read(fileOf(`8.00,0.01,7.99,twin-${id}`, '5.00,0.10,4.90,unknown-1'));
    expect(payout.counts).toMatchObject({ missing: 1, differs: 1, matched: 0 });
    expect(payout.lines).toMatchObject([
      { line: 3, state: 'missing', paymentId: null, known: null },
      { line: 2, state: 'differs', paymentId: id, known: { amount: 900 } },
    ]);
    await expect(confirm(payout)).rejects.toMatchObject({ issues: [{ path: 'note' }] });
    await confirm(payout, 'Asked the provider.');
    expect((await moved())[0]).toBe(1289n);
  });

  test('is booked once, however often its file is uploaded and confirmed', async () => {
    const id = await makePaid();
    const text = fileOf(`9.00,0.01,8.99,twin-${id}`);
    const first = await read(text);
    const again = await read(text);
    expect(again.id).toBe(first.id);
    await Promise.all([confirm(first), confirm(again)]);
    expect(await upload(text)).toMatchObject({ booked: 1 });
    await confirm(first);
    expect(await moved()).toEqual([899n, 0n, 1n]);
    const discard = call(paymentsApi.discardPayout, { id: first.id }, { context: dana });
    await expect(discard).rejects.toMatchObject({ code: 'already_booked' });
  });

  test('does not bring what another has brought already', async () => {
    const id = await makePaid();
    await confirm(await read(fileOf(`9.00,0.01,8.99,twin-${id}`)));
    const [first, second] = [name, (name = `po_${(nth += 1)}`)];
    const payout = await read(fileOf(`9.00,0.01,8.99,${id}`, '-1.00,0,-1.00,'));
    expect(payout).toMatchObject({
      net: { amount: -100 },
      leftOut: { amount: 899 },
      counts: { repeated: 1, matched: 0, fee: 1 },
      lines: [
        { state: 'repeated', before: { payout: first, line: 2 } },
        { state: 'fee', before: null },
      ],
    });
    await expect(confirm(payout)).rejects.toMatchObject({ issues: [{ path: 'note' }] });
    expect(await confirm(payout, 'It was in both files.')).toMatchObject({
      payout: second,
      net: { amount: -100 },
    });
    expect(await moved()).toEqual([799n, 0n, 101n]);
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('brings what is in its file twice once: a payment, a refund, and what we do not know', async () => {
    const id = await makePaid();
    await call(
      paymentsApi.requestRefund,
      { id, number: 1, amount: '3', reason: 'goodwill', note: '' },
      { context: dana },
    );
    await ctx.jobs.drain();
    const payout = await read(
      fileOf(
        `9.00,0.01,8.99,twin-${id}`,
        `9.00,0.01,8.99,${id}`,
        `-3.00,0,-3.00,re-${id}-r1`,
        `-3.00,0,-3.00,re-${id}-r1`,
        '5.00,0,5.00,unknown-2',
        '5.00,0,5.00,unknown-2',
      ),
    );
    expect(payout.lines.map(({ line, state, before }) => [line, state, before?.line])).toEqual([
      [6, 'missing', undefined],
      [3, 'repeated', 2],
      [5, 'repeated', 4],
      [7, 'repeated', 6],
      [2, 'matched', undefined],
      [4, 'matched', undefined],
    ]);
    await confirm(payout, 'Sold by the old program.');
    expect((await moved())[0]).toBe(1099n);
  });

  test('shares nothing with another that is booked at the same moment', async () => {
    const id = await makePaid();
    const one = await read(fileOf(`9.00,0.01,8.99,twin-${id}`));
    name = `po_${(nth += 1)}`;
    const other = await read(fileOf(`9.00,0.01,8.99,${id}`));
    const outcomes = await Promise.allSettled([confirm(one, 'A note.'), confirm(other, 'A note.')]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'changed_meanwhile' },
    });
    expect(await moved()).toEqual([899n, 0n, 1n]);
  });

  test('that was uploaded again is not booked from a page that shows the old file', async () => {
    const id = await makePaid();
    const before = await read(fileOf(`9.00,0.01,8.99,twin-${id}`));
    const after = await read(fileOf(`9.00,0.01,8.99,twin-${id}`, '-1.00,0,-1.00,'));
    await expect(confirm(before)).rejects.toMatchObject({ code: 'changed_meanwhile' });
    expect(after).toMatchObject({ id: before.id, net: { amount: 799 } });
  });

  test('that was read by mistake can be thrown away', async () => {
    const { id } = await read(fileOf('1.00,0,1.00,x'));
    await call(paymentsApi.discardPayout, { id }, { context: dana });
    await expect(call(paymentsApi.payout, { id }, { context: dana })).rejects.toMatchObject({
      kind: 'not-found',
    });
  });

  test('is booked once where the process is killed at any query', { timeout: 120_000 }, async () => {
    const id = await makePaid();
    const payout = await read(fileOf(`9.00,0.56,8.44,twin-${id}`, '-1.00,0,-1.00,'));
    const steps = await dieAtEachStep(
      { ...ctx, actor: dana.actor },
      (dying) => bookPayout(dying, { id: payout.id, mark: payout.mark, note: '' }),
      async () => expect(await verifyLedger(ctx)).toEqual([]),
    );
    expect(steps).toBeGreaterThan(8);
    expect(await moved()).toEqual([744n, 0n, 156n]);
  });
});

test('a file that is none is refused with what is wrong at which line', async () => {
  await expect(upload(`${head}\n${name},2026-11-16,USD,x,0,1,r`)).rejects.toMatchObject({
    issues: [{ path: 'text.2', messageKey: 'payments.payout.noAmount', values: { line: 2, what: 'gross' } }],
  });
});

test('money of another provider is not matched', async () => {
  const id = await makePaid();
  const { payouts } = await call(
    paymentsApi.uploadPayouts,
    { provider: 'stripe-us', text: fileOf(`9.00,0.01,8.99,twin-${id}`) },
    { context: dana },
  );
  const payout = await call(paymentsApi.payout, { id: payouts[0]?.id ?? '' }, { context: dana });
  expect(payout.counts).toMatchObject({ missing: 1 });
  expect(payout.net).toEqual({ amount: Number(money(899n, 'USD').amount), currency: 'USD' });
});
