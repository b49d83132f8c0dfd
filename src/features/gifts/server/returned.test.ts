import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { money } from '#core/money.ts';
import { findEntitlements } from '#features/billing/server/public.ts';
import { readBalance, verifyLedger } from '#features/ledger/server/public.ts';
import { askForRefund, receiveWebhook } from '#features/payments/server/public.ts';
import { definePaymentJobs } from '#features/payments/testing.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { claimGift } from '../claiming/server/claim-gift.ts';
import { getAdminGift } from '../finance/server/view-admin-gift.ts';
import { cancelGift } from '../giving/server/cancel-gift.ts';
import { getGift } from '../giving/server/view-gift.ts';
import { makePaidGift, readGift } from '../testing.ts';

const database = useDatabase();
const us = { entity: 'us', currency: 'USD' } as const;
let ctx: TestCtx;
let twin: ProviderTwin;
let receiver: TestUser;
let hers: TestCtx;

beforeEach(async () => {
  twin = createProviderTwin();
  ctx = makeCtx(database.db, { providers: { sandbox: twin } });
  receiver = await makeUser(ctx, { country: 'US' });
  hers = { ...ctx, actor: receiver.actor };
  definePaymentJobs(ctx.jobs, ctx);
});

const owed = () => readBalance(ctx, us, { purpose: 'gift-codes' });
const income = () => readBalance(ctx, us, { purpose: 'income', detail: 'plan-standard' });
const planOf = async () => (await findEntitlements(ctx, receiver.userId)).plan;

async function give() {
  const { token } = await makePaidGift(ctx, { pay: (id) => twin.pay(id) });
  const { code } = await getGift(ctx, { token });
  const { id, payment_id } = await readGift(ctx, token);
  return { token, code: code ?? '', id, paymentId: payment_id ?? '' };
}

async function refund(paymentId: string, part?: bigint) {
  const asked = { id: randomUUID(), reason: 'kindness', cause: 'staff:test' };
  await inTransaction(ctx, (ctx) =>
    askForRefund(ctx, paymentId, { ...asked, ...(part !== undefined && { part: money(part, 'USD') }) }),
  );
  await ctx.jobs.drain();
}

/** The payer’s bank sends back the latest refund, and the provider says so twice. */
async function bounce(paymentId: string) {
  const refunds = twin.kept(paymentId)?.refunds ?? [];
  const last = refunds.at(-1);
  if (last) refunds[refunds.length - 1] = { ...last, state: 'failed' };
  for (const event of ['bounced', 'bounced again'])
    await receiveWebhook(ctx, 'sandbox', twin.webhook(paymentId, `${event} ${refunds.length}`));
  await ctx.jobs.drain();
}

describe('a refund that the bank sends back', () => {
  test('leaves the code of a gift void that was taken back: its money is owed until it is sent again', async () => {
    const { token, code, id, paymentId } = await give();
    await cancelGift(ctx, { token });
    await ctx.jobs.drain();
    expect((await readGift(ctx, token)).state).toBe('void');
    await bounce(paymentId);
    expect(await getAdminGift(ctx, { id })).toMatchObject({
      state: 'canceled',
      refundFailed: true,
      owed: { amount: 2700 },
    });
    expect(await owed()).toBe(-2700n);
    expect(await verifyLedger(ctx)).toEqual([]);
    await expect(claimGift(hers, { code })).rejects.toMatchObject({ code: 'gift_void' });

    await refund(paymentId);
    expect((await readGift(ctx, token)).state).toBe('void');
    expect(await owed()).toBe(0n);
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('gives no plan again that was claimed and withdrawn, and its money is owed to the giver', async () => {
    const { token, code, paymentId } = await give();
    await claimGift(hers, { code });
    await refund(paymentId);
    await bounce(paymentId);
    expect(await planOf()).toBe('free');
    const standing = async () => [(await readGift(ctx, token)).state, await owed(), await income()];
    expect(await standing()).toEqual(['canceled', -2700n, 0n]);
    await refund(paymentId);
    expect(await standing()).toEqual(['void', 0n, 0n]);
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('of a part changes nothing of a gift that waits or was claimed but what it is worth', async () => {
    const { token, code, paymentId } = await give();
    await refund(paymentId, 700n);
    expect(await owed()).toBe(-2000n);
    await bounce(paymentId);
    expect([(await readGift(ctx, token)).state, await owed()]).toEqual(['ready', -2700n]);
    await claimGift(hers, { code });
    await refund(paymentId, 700n);
    expect(await income()).toBe(-2000n);
    await bounce(paymentId);
    expect([await planOf(), await owed(), await income()]).toEqual(['standard', 0n, -2700n]);
    expect(await verifyLedger(ctx)).toEqual([]);
  });
});
