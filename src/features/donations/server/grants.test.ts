import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { findDocument } from '#features/invoices/testing.ts';
import { readBalance, verifyLedger } from '#features/ledger/server/public.ts';
import { definePaymentJobs, financePerson, readPayer, settleByHand } from '#features/payments/testing.ts';
import { getDonation } from '../giving/server/view-donation.ts';
import { makeDonation } from '../testing.ts';

const database = useDatabase();
const us = { entity: 'us', currency: 'USD' } as const;
let ctx: TestCtx;

beforeEach(() => {
  ctx = makeCtx(database.db);
  definePaymentJobs(ctx.jobs, ctx);
});

const given = () => readBalance(ctx, us, { purpose: 'donations', detail: 'general' });
const leah = () => ctx.sent.filter(({ to }) => to === 'leah@example.org').map(({ subject }) => subject);
const receiptOf = (receiptHref: string | null | undefined) =>
  findDocument(ctx, receiptHref?.split('/').at(-1) ?? '');

describe('a grant of a fund', () => {
  const grant = { method: 'donors-fund', fundAccount: '5432-1000', fundCode: '123' } as const;

  /** The fund agrees at once, and pays or refuses later, as finance hears. */
  function withFund(): ProviderTwin {
    const fund = createProviderTwin({ id: 'donors-fund' });
    const asked: unknown[] = [];
    fund.begin = (input) => {
      asked.push(input.fundAccount);
      return Promise.resolve({
        kind: 'facts',
        facts: { state: 'pledged', reference: `g-${input.paymentId}` },
      });
    };
    ctx = { ...ctx, providers: { 'donors-fund': fund } };
    return Object.assign(fund, { asked });
  }

  async function settle(paymentId: string, outcome: 'paid' | 'failed') {
    await settleByHand(await financePerson(ctx, 'Fanny'), {
      id: paymentId,
      outcome,
      reference: 'check 17',
      note: '',
    });
  }

  test('is a pledge with an acknowledgment until the fund pays, and then a contribution', async () => {
    const fund = withFund();
    const { token, payment_id } = await makeDonation(ctx, grant);
    expect(fund).toMatchObject({ asked: ['54321000:123'] });
    const pledged = await getDonation(ctx, { token });
    expect(pledged).toMatchObject({ state: 'pledged', contributions: [] });
    expect(await receiptOf(pledged.acknowledgmentHref)).toMatchObject({ number: 'US-A-2026-000001' });
    expect(await given()).toBe(0n);
    await settle(payment_id ?? '', 'paid');
    const view = await getDonation(ctx, { token });
    expect(view).toMatchObject({ state: 'given', contributions: [{ amount: 3600 }] });
    expect(await receiptOf(view.contributions[0]?.receiptHref)).toMatchObject({ number: 'US-A-2026-000001' });
    expect(leah()).toEqual(['Your fund has your donation', 'Thank you for your donation']);
    expect(await given()).toBe(-3600n);
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('that the fund does not pay is taken back, and can be given in another way', async () => {
    withFund();
    const { token, payment_id } = await makeDonation(ctx, grant);
    const { acknowledgmentHref } = await getDonation(ctx, { token });
    await settle(payment_id ?? '', 'failed');
    expect(await getDonation(ctx, { token })).toMatchObject({ state: 'draft', payment: 'failed' });
    expect(await receiptOf(acknowledgmentHref)).toMatchObject({ isVoid: true });
    expect(leah()).toEqual(['Your fund has your donation', 'Your fund did not pay the grant']);
  });

  test('needs an account that could be one, and its secret is forgotten once the fund was asked', async () => {
    withFund();
    await expect(makeDonation(ctx, { ...grant, fundAccount: '1' })).rejects.toMatchObject({
      issues: [{ path: 'fundAccount' }],
    });
    const { payment_id } = await makeDonation(ctx, grant);
    expect(await readPayer(ctx, payment_id ?? '')).toEqual({
      name: 'Leah Donor',
      emailAddress: 'leah@example.org',
    });
  });
});
