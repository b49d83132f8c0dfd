import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { money, type Currency } from '#core/money.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { verifyLedger } from '#features/ledger/server/public.ts';
import { sumEntries } from '#features/ledger/testing.ts';
import { askForRefund, receiveWebhook } from '#features/payments/server/public.ts';
import { definePaymentJobs, financePerson } from '#features/payments/testing.ts';
import {
  correctGift,
  defineRecurringJobs,
  makeEnteredGift,
  makeGivenDonation,
  makeRecurring,
  takeDueJob,
} from '#features/donations/testing.ts';
import type { DonationInput } from '#features/donations/giving/contract.ts';
import type { GivingReport, GivingReportRequest } from '../contract.ts';
import type { ReportGroup } from '../policy.ts';
import { readGivingReport } from './report.ts';
import { givingReportFile } from './report-file.ts';

const database = useDatabase();
let ctx: TestCtx;
let twin: ProviderTwin;
let dana: TestCtx;

beforeEach(async () => {
  twin = createProviderTwin();
  ctx = makeCtx(database.db, { providers: { sandbox: twin } });
  definePaymentJobs(ctx.jobs, ctx);
  defineRecurringJobs(ctx.jobs, ctx);
  dana = await financePerson(ctx, 'Dana');
});

const give = (input: Partial<DonationInput> = {}) =>
  makeGivenDonation(ctx, { ...input, pay: (id) => twin.pay(id) });

async function refund(paymentId: string, part: bigint, currency: Currency) {
  await inTransaction(ctx, (ctx) =>
    askForRefund(ctx, paymentId, {
      id: randomUUID(),
      part: money(part, currency),
      reason: 'asked',
      cause: 'staff:x',
    }),
  );
  await ctx.jobs.drain();
}

const read = (request: Partial<GivingReportRequest> = {}) =>
  readGivingReport(dana, { span: 'all', ...request });
const rowsOf = (report: GivingReport, by: ReportGroup) =>
  report.groups.find((group) => group.by === by)?.rows.map(({ key, gross, gifts }) => [key, gifts, gross]);

async function expectAsInLedger(request: Partial<GivingReportRequest>): Promise<void> {
  const report = await read(request);
  // Credits are negative in the books.
  const moved = report.currencies.map(({ currency, net }) => [currency, -net]);
  expect(Object.fromEntries(moved)).toEqual(await sumEntries(ctx, 'donations', report));
  for (const { currency, ...total } of report.currencies) {
    const { groups, periods } = await read({ ...request, currency });
    for (const { rows } of groups)
      for (const figure of ['gifts', 'gross', 'refunded', 'net', 'costs'] as const)
        expect(rows.reduce((sum, row) => sum + row[figure], 0)).toBe(total[figure]);
    expect(periods.reduce((sum, { gross, refunded }) => sum + gross - refunded, 0)).toBe(total.net);
  }
}

/** Gifts of three ways in two currencies over three months, with a refund, a lost dispute, and a correction, each later than its gift. */
async function makeHistory() {
  const [usd, gbp] = [
    await give(),
    await give({ currency: 'GBP', amount: '50', donorAddress: 'b@example.org' }),
  ];
  const byHand = await makeEnteredGift(dana, { receivedOn: '2026-10-30' });
  const wrong = await makeEnteredGift(dana, { amount: '70', emailAddress: '' });
  ctx.clock.advance(20 * 86_400);
  await refund(usd.paymentId, 600n, 'USD');
  const disputed = await give({ amount: '100', donorAddress: 'c@example.org' });
  ctx.clock.advance(30 * 86_400);
  twin.dispute(disputed.paymentId, 'lost');
  await receiveWebhook(ctx, 'sandbox', twin.webhook(disputed.paymentId, randomUUID()));
  await ctx.jobs.drain();
  await correctGift(dana, { id: wrong.id, reason: 'Entered twice' });
  await refund(gbp.paymentId, 5000n, 'GBP');
  return { usd, gbp, byHand };
}

describe('the sums of a report', () => {
  test('are those of the ledger, in every currency and over every span, whatever went back when', async () => {
    await makeHistory();
    expect(await verifyLedger(ctx)).toEqual([]);
    for (const request of [
      { span: 'all' },
      { span: 'month' },
      { span: 'last_month' },
      { span: 'year' },
      { span: 'last_year' },
      { from: '2026-11-17', until: '2026-11-17' },
      { from: '2026-12-07', until: '2027-01-31' },
    ] as const)
      await expectAsInLedger(request);
    const { currencies } = await read();
    expect(currencies).toMatchObject([
      { currency: 'GBP', gifts: 3, gross: 30_000, refunded: 12_000, net: 18_000 },
      { currency: 'USD', gifts: 2, donors: 2, gross: 13_600, refunded: 10_600, net: 3000 },
    ]);
  });

  test('count money on the day of the books, and what goes back on its own', async () => {
    await makeHistory();
    const december = await read({ from: '2026-12-01', until: '2026-12-31', currency: 'USD' });
    expect(december.currencies).toMatchObject([{ currency: 'USD', gifts: 1, gross: 10_000, refunded: 600 }]);
    const january = await read({ from: '2027-01-31', until: '2027-01-01', currency: 'USD' });
    expect(january).toMatchObject({ span: null, from: '2027-01-01', until: '2027-01-31' });
    expect(january.currencies.find(({ currency }) => currency === 'USD')).toMatchObject({
      gifts: 0,
      donors: 0,
      gross: 0,
      refunded: 10_000,
      net: -10_000,
    });
  });

  test('have nothing where nothing moved', async () => {
    expect(await read()).toMatchObject({ currencies: [], currency: null, periods: [], running: [] });
  });
});

describe('the parts of a report', () => {
  test('say where gifts came from, and how donors came', async () => {
    await give({ via: 'poster' });
    await give({ method: 'paypal', donorAddress: 'b@example.org' });
    await makeEnteredGift(dana, { currency: 'USD', amount: '10', emailAddress: '' });
    await makeRecurring(ctx, { amount: '20', via: 'whatsapp', pay: (id) => twin.pay(id) });
    ctx.clock.advance(31 * 86_400);
    await ctx.jobs.run(takeDueJob);
    await ctx.jobs.drain();
    const report = await read({ currency: 'USD' });
    expect(rowsOf(report, 'source')).toEqual([
      ['form', 3, 9200],
      ['recurring', 1, 2000],
      ['by_hand', 1, 1000],
    ]);
    expect(rowsOf(report, 'channel')).toEqual([
      ['none', 2, 4600],
      ['whatsapp', 2, 4000],
      ['poster', 1, 3600],
    ]);
    expect(rowsOf(report, 'method')).toEqual([
      ['creditOrDebit', 3, 7600],
      ['paypal', 1, 3600],
      ['check', 1, 1000],
    ]);
    expect(rowsOf(report, 'purpose')).toEqual([['general', 5, 12_200]]);
    // Leah gave three times.
    expect(report.currencies).toMatchObject([{ gifts: 5, donors: 3 }]);
    await expectAsInLedger({});
  });

  test('are a file with the sums of all currencies, and no formula', async () => {
    await makeHistory();
    const { chunks } = await givingReportFile.open(dana, { span: 'all', currency: 'USD' } as never);
    const lines = parse((await Array.fromAsync(chunks)).join(''), { bom: true, columns: true }) as Record<
      string,
      string
    >[];
    const total = lines.filter((line) => line['Part'] === 'Total');
    expect(total.map((line) => [line['Currency'], line['Net']])).toEqual([
      ['GBP', '180.00'],
      ['USD', '30.00'],
    ]);
    expect(lines.find((line) => line['Part'] === 'By source')).toMatchObject({
      Name: 'Form on the site',
      Given: '136.00',
    });
  });
});
