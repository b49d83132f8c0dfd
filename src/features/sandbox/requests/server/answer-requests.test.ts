import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { dieAtEachStep } from '#test/support/die-at-each-step.ts';
import { pay } from '#features/sandbox/checkout/server/checkouts.ts';
import { workOff } from '#features/sandbox/server/work-off.ts';
import { workJob } from '#features/sandbox/webhooks/server/tell.ts';
import { asked, askSandbox, makePayment, makeSandboxHost } from '#features/sandbox/testing.ts';
import { forgetKeys } from './answer-once.ts';
import { readByReference, readPayment } from './answer-requests.ts';

const database = useCommittedDatabase();

function makeWorld() {
  const sandbox = makeSandboxHost();
  const ctx = makeCtx(database.db, { sandbox: sandbox.host });
  ctx.jobs.define(workJob, () => workOff(ctx));
  return { ctx, ...sandbox };
}

test('a repeat with the same key is the same payment, and with another body it is refused', async () => {
  const { ctx } = makeWorld();
  const [key, reference] = [randomUUID(), randomUUID()];
  const body = { reference, ...asked };
  const first = await askSandbox(ctx, 'create', body, { key });
  expect(await askSandbox(ctx, 'create', body, { key })).toEqual(first);
  await expect(askSandbox(ctx, 'create', { ...body, amount: 1801 }, { key })).rejects.toMatchObject({
    status: 422,
    code: 'idempotency_key_reused',
  });
  await expect(askSandbox(ctx, 'cancel', {}, { key, id: first.id })).rejects.toMatchObject({
    code: 'idempotency_key_reused',
  });
});

test('a key is kept for a day, and its payment for good', async () => {
  const { ctx } = makeWorld();
  const key = randomUUID();
  const body = { reference: randomUUID(), ...asked, expiresAt: '2026-11-30T12:00:00.000Z' };
  await askSandbox(ctx, 'create', body, { key });
  ctx.clock.advance(86_399);
  await askSandbox(ctx, 'create', body, { key });
  expect(await forgetKeys(ctx)).toBe(0);
  ctx.clock.advance(1);
  await expect(askSandbox(ctx, 'create', body, { key })).rejects.toMatchObject({ code: 'reference_taken' });
  expect(await forgetKeys(ctx)).toBe(1);
});

test('twenty requests at once with one key make one payment, and all get its answer', async () => {
  const { ctx } = makeWorld();
  const key = randomUUID();
  const body = { reference: randomUUID(), ...asked };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => askSandbox(ctx, 'create', body, { key })),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await database.db.selectFrom('sandbox_payments').select('id').execute()).toHaveLength(1);
});

test('twenty presses of the button at once charge once', async () => {
  const { ctx } = makeWorld();
  const { id } = await makePayment(ctx);
  await Promise.all(Array.from({ length: 20 }, () => pay(ctx, { token: id, card: 'succeeds' })));
  expect(await database.db.selectFrom('sandbox_charges').select('failure').execute()).toEqual([
    { failure: null },
  ]);
  expect(await database.db.selectFrom('sandbox_events').select('type').execute()).toEqual([
    { type: 'payment.captured' },
  ]);
});

test('a payment and the news of it are there together or not at all', async () => {
  const { ctx } = makeWorld();
  const { id } = await makePayment(ctx, { saves: true });
  const read = async () => {
    const { status } = await readPayment(ctx, id);
    const events = await database.db.selectFrom('sandbox_events').select('type').execute();
    const charges = await database.db.selectFrom('sandbox_charges').select('id').execute();
    return [status, events.length, charges.length];
  };
  const steps = await dieAtEachStep(
    ctx,
    (ctx) => pay(ctx, { token: id, card: 'succeeds' }),
    async () =>
      expect(await read()).toBeOneOf([
        ['open', 0, 0],
        ['captured', 1, 1],
      ]),
  );
  expect(steps).toBeGreaterThan(4);
  expect(await read()).toEqual(['captured', 1, 1]);
});

test('refunds at once never give back more than was taken', async () => {
  const { ctx } = makeWorld();
  const { id } = await makePayment(ctx);
  await pay(ctx, { token: id, card: 'succeeds' });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 5 }, () =>
      askSandbox(ctx, 'refund', { reference: randomUUID(), amount: 600 }, { id }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  const { refunds, captured } = await readPayment(ctx, id);
  expect([refunds.map(({ amount }) => amount), captured]).toEqual([[600, 600, 600], 1800]);
});

test('a refund with a known reference is that refund, and of another amount it is refused', async () => {
  const { ctx } = makeWorld();
  const { id } = await makePayment(ctx);
  await pay(ctx, { token: id, card: 'succeeds' });
  const refund = { reference: randomUUID(), amount: 600 };
  await askSandbox(ctx, 'refund', refund, { id });
  expect((await askSandbox(ctx, 'refund', refund, { id })).refunds).toHaveLength(1);
  await expect(askSandbox(ctx, 'refund', { ...refund, amount: 1 }, { id })).rejects.toMatchObject({
    code: 'reference_taken',
  });
});

test.each([
  ['a fraction', { amount: 18.5 }],
  ['nothing', { amount: 0 }],
  ['a currency that it does not take', { currency: 'AUD' }],
  ['an unknown field', { cardNumber: 'x' }],
  ['a way back to another site', { returnUrl: 'https://evil.example/' }],
  ['a time that has passed', { expiresAt: '2026-11-17T11:59:59.000Z' }],
])('a page for %s is refused, and its key stays free', async (_case, wrong) => {
  const { ctx } = makeWorld();
  const key = randomUUID();
  const body = { reference: randomUUID(), ...asked };
  await expect(askSandbox(ctx, 'create', { ...body, ...wrong }, { key })).rejects.toMatchObject({
    status: 400,
  });
  expect(await askSandbox(ctx, 'create', body, { key })).toMatchObject({ status: 'open' });
});

test('what is set aside is captured once, or let go', async () => {
  const { ctx } = makeWorld();
  const one = await makePayment(ctx, { captures: 'later' });
  await pay(ctx, { token: one.id, card: 'succeeds' });
  expect(await readPayment(ctx, one.id)).toMatchObject({ status: 'authorized', captured: 0 });
  await askSandbox(ctx, 'capture', {}, { id: one.id });
  expect(await askSandbox(ctx, 'capture', {}, { id: one.id })).toMatchObject({
    status: 'captured',
    captured: 1800,
    fee: 82,
  });
  await expect(askSandbox(ctx, 'cancel', {}, { id: one.id })).rejects.toMatchObject({
    code: 'not_cancellable',
  });
  const other = await makePayment(ctx, { captures: 'later' });
  await pay(ctx, { token: other.id, card: 'succeeds' });
  expect(await askSandbox(ctx, 'cancel', {}, { id: other.id })).toMatchObject({ status: 'cancelled' });
  await expect(askSandbox(ctx, 'capture', {}, { id: other.id })).rejects.toMatchObject({
    code: 'not_capturable',
  });
});

test('payments are found by either name', async () => {
  const { ctx } = makeWorld();
  const { id, reference } = await makePayment(ctx);
  expect((await readByReference(ctx, reference)).id).toBe(id);
  await expect(readByReference(ctx, 'nothing')).rejects.toMatchObject({ status: 404 });
  await expect(readPayment(ctx, 'nothing')).rejects.toMatchObject({ status: 404 });
});
