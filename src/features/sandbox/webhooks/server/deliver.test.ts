import { expect, test } from 'vitest';
import { makeCtx } from '#test/support/ctx.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { dieAtEachStep } from '#test/support/die-at-each-step.ts';
import { webhookMac } from '#platform/payments/sandbox/webhook-signature.ts';
import { pay } from '#features/sandbox/checkout/server/checkouts.ts';
import { workOff } from '#features/sandbox/server/work-off.ts';
import { makePayment, makeSandboxHost } from '#features/sandbox/testing.ts';
import { workJob } from './tell.ts';

const database = useCommittedDatabase();

async function makePaid() {
  const sandbox = makeSandboxHost();
  const ctx = makeCtx(database.db, { sandbox: sandbox.host });
  ctx.jobs.define(workJob, () => workOff(ctx));
  const { id } = await makePayment(ctx);
  await pay(ctx, { token: id, card: 'succeeds' });
  return { ctx, id, ...sandbox };
}

test('a webhook is signed at the time of its try, over exactly what is sent', async () => {
  const { ctx, id, host, delivered } = await makePaid();
  await ctx.jobs.drain();
  const [webhook] = delivered;
  const seconds = Date.parse('2026-11-17T12:00:00Z') / 1000;
  const mac = webhookMac(host.webhookSecret, seconds, webhook?.body ?? Buffer.of());
  expect(webhook?.headers).toEqual({ 'sandbox-signature': `t=${seconds},v1=${mac.toString('hex')}` });
  expect(JSON.parse(String(webhook?.body))).toMatchObject({
    type: 'payment.captured',
    account: 'sandbox',
    livemode: false,
    data: { object: { id, captured: 1800 } },
  });
});

test('a webhook that is not taken is tried again, later each time, for three days and no longer', async () => {
  const { ctx, delivered, answers } = await makePaid();
  answers.push(...Array.from({ length: 30 }, (_, index) => (index % 2 ? 500 : new Error('no route'))));
  const tries: number[] = [];
  const began = ctx.clock.now().getTime();
  for (let minutes = 0; minutes < 5 * 24 * 60; minutes += 10) {
    await workOff(ctx);
    if (delivered.length > tries.length) tries.push((ctx.clock.now().getTime() - began) / 60_000);
    ctx.clock.advance(600);
  }
  expect(tries.slice(0, 4)).toEqual([0, 10, 20, 30]);
  const waits = tries.map((at, index) => at - (tries[index - 1] ?? 0));
  expect(waits.slice(4)).toEqual(waits.slice(4).toSorted((one, other) => one - other));
  expect(tries).toHaveLength(23);
  expect((tries.at(-1) ?? 0) / 60 / 24).toBeCloseTo(3, 0);
  expect(await due()).toEqual([]);
});

test('a webhook that was taken is not sent again', async () => {
  const { ctx, delivered, answers } = await makePaid();
  answers.push(503, 200);
  await workOff(ctx);
  ctx.clock.advance(4);
  await workOff(ctx);
  expect(delivered).toHaveLength(1);
  ctx.clock.advance(1);
  await workOff(ctx);
  ctx.clock.advance(86_400);
  await workOff(ctx);
  expect(delivered).toHaveLength(2);
});

test('several processes at once deliver a webhook once', async () => {
  const { ctx, delivered } = await makePaid();
  await Promise.all(Array.from({ length: 10 }, () => workOff(ctx)));
  expect(delivered).toHaveLength(1);
});

test('whenever the process dies, a webhook is on its way or will be tried again', async () => {
  const { ctx, delivered } = await makePaid();
  await dieAtEachStep(ctx, workOff, async () => {
    expect(await lost()).toEqual([]);
    ctx.clock.advance(60);
  });
  expect(delivered.length).toBeGreaterThan(1);
  expect(await due()).toEqual([]);
});

/** The events that have not arrived and will not be tried again. */
function lost() {
  return database.db
    .selectFrom('sandbox_events')
    .select('id')
    .where('due_at', 'is', null)
    .where('delivered_at', 'is', null)
    .execute();
}

function due() {
  return database.db.selectFrom('sandbox_events').select('id').where('due_at', 'is not', null).execute();
}
