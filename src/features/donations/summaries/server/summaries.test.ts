import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { daySeconds } from '#core/durations.ts';
import { money } from '#core/money.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { describeEntity } from '#features/invoices/testing.ts';
import { askForRefund } from '#features/payments/server/public.ts';
import { definePaymentJobs, financePerson, settleByHand } from '#features/payments/testing.ts';
import { eraseDonor } from '#features/donations/donors/server/erase-donor.ts';
import { erasePerson } from '#features/people/server/public.ts';
import { makeUser } from '#features/people/testing.ts';
import {
  linksJob,
  mailLinks,
  sendLinks,
  type LinksJob,
} from '#features/donations/giving/server/send-links.ts';
import {
  declaredGiftAid,
  makeDonation,
  makeEnteredGift,
  makeGivenDonation,
} from '#features/donations/testing.ts';
import { mailSummaries } from './mail-summaries.ts';
import { printSummary } from './print-summary.ts';
import { getSummary, listOwnSummaries } from './view-summary.ts';

const database = useDatabase();
let ctx: TestCtx;
let twin: ProviderTwin;

beforeEach(() => {
  twin = createProviderTwin();
  ctx = makeCtx(database.db, { providers: { sandbox: twin } });
  definePaymentJobs(ctx.jobs, ctx);
  ctx.jobs.define<LinksJob>(linksJob, (job) => mailLinks(ctx, job));
});

/** Each a second after the last. */
function give(input: Partial<Parameters<typeof makeGivenDonation>[1]> = {}, by = ctx) {
  ctx.clock.advance(1);
  return makeGivenDonation(by, { ...input, pay: (id) => twin.pay(id) });
}

/** To the 5th of January, from the 17th of November. */
const toJanuary = () => ctx.clock.advance(49 * daySeconds);
const inAYear = (subject: string) => subject.startsWith('Your giving in');
const summaryMails = () => ctx.sent.filter(({ subject }) => inAYear(subject));
const tokenIn = (html = '') => /\/donations\/summary\/([\w-]+)/.exec(html)?.[1] ?? '';

async function refund(paymentId: string, part?: bigint) {
  await inTransaction(ctx, (ctx) =>
    askForRefund(ctx, paymentId, {
      id: randomUUID(),
      ...(part !== undefined && { part: money(part, 'USD') }),
      reason: 'asked_by_payer',
      cause: 'staff:test',
    }),
  );
  await ctx.jobs.drain();
}

/** A grant of a fund, which agrees at once and has paid by now. */
async function giveByFund(donorAddress: string) {
  const fund = createProviderTwin({ id: 'donors-fund' });
  fund.begin = ({ paymentId }) =>
    Promise.resolve({ kind: 'facts', facts: { state: 'pledged', reference: `g-${paymentId}` } });
  const { payment_id } = await makeDonation(
    { ...ctx, providers: { 'donors-fund': fund } },
    { donorAddress, method: 'donors-fund', fundAccount: '5432-1000', fundCode: '123' },
  );
  const dana = await financePerson({ ...ctx, providers: { 'donors-fund': fund } }, 'Dana');
  await settleByHand(dana, { id: payment_id ?? '', outcome: 'paid', reference: 'check 17', note: '' });
}

/** The only summary that was mailed. */
async function theSummary() {
  await mailSummaries(ctx);
  const [mail] = summaryMails();
  return getSummary(ctx, { token: tokenIn(mail?.html) });
}

describe('the summary of a year', () => {
  test('has all receipts by organization and currency, with what is left, and is mailed once', async () => {
    await describeEntity(ctx, 'uk', { charityNumber: '1234567' });
    const whole = await give();
    const part = await give({ amount: '72' });
    const back = await give({ amount: '100' });
    await give({ amount: '50', currency: 'GBP', giftAid: declaredGiftAid });
    await refund(part.paymentId, 1200n);
    await refund(back.paymentId);
    toJanuary();
    await mailSummaries(ctx);
    await mailSummaries(ctx);
    expect(summaryMails().map(({ to, subject }) => [to, subject])).toEqual([
      ['leah@example.org', 'Your giving in 2026'],
    ]);
    const summary = await theSummary();
    expect(summary).toMatchObject({
      year: 2026,
      donorName: 'Leah Donor',
      parts: [
        {
          currency: 'USD',
          total: 3600 + 6000,
          acknowledged: 0,
          gifts: [
            { number: 'US-R-2026-000001', amount: 3600, left: 3600, isVoid: false, givenOn: '2026-11-17' },
            { number: 'US-R-2026-000002', amount: 7200, left: 6000, isVoid: false },
            { number: 'US-R-2026-000003', amount: 10_000, left: 0, isVoid: true },
          ],
        },
        { issuer: 'Ofek Learning', currency: 'GBP', total: 5000, gifts: [{ giftAid: true }] },
      ],
    });
    expect(whole.contribution.amount).toBe(3600);
  });

  test('shows what has gone back or was entered after it was mailed', async () => {
    const { paymentId } = await give();
    toJanuary();
    expect((await theSummary()).parts[0]?.total).toBe(3600);
    await refund(paymentId, 600n);
    const dana = await financePerson(ctx, 'Dana');
    await makeEnteredGift(dana, { emailAddress: 'leah@example.org', receivedOn: '2026-12-30' });
    expect((await theSummary()).parts.map(({ currency, total }) => [currency, total])).toEqual([
      ['USD', 3000],
      ['GBP', 18_000],
    ]);
    expect(summaryMails()).toHaveLength(1);
  });

  test('is of the donor’s own year: what she gave in January is of the next', async () => {
    await give();
    toJanuary();
    await give({ amount: '500' });
    expect((await theSummary()).parts).toMatchObject([{ total: 3600 }]);
    ctx.clock.advance(365 * daySeconds);
    await mailSummaries(ctx);
    expect(summaryMails().map(({ subject }) => subject)).toEqual([
      'Your giving in 2026',
      'Your giving in 2027',
    ]);
  });

  test('has the grants of a fund without a sum of receipts, and is not mailed for those alone', async () => {
    await giveByFund('only-fund@example.org');
    await giveByFund('leah@example.org');
    await give({ amount: '18' });
    toJanuary();
    const { parts } = await theSummary();
    expect(summaryMails().map(({ to }) => to)).toEqual(['leah@example.org']);
    expect(parts).toMatchObject([{ total: 1800, acknowledged: 3600 }]);
    expect(new Set(parts[0]?.gifts.map(({ kind }) => kind))).toEqual(new Set(['receipt', 'acknowledgment']));
  });

  test('is a PDF in the donor’s language', async () => {
    await give({}, { ...ctx, locale: 'he' });
    toJanuary();
    await mailSummaries(ctx);
    const [mail] = ctx.sent.slice(-1);
    const { name, bytes } = await printSummary(ctx, tokenIn(mail?.html));
    expect(name).toBe('2026.pdf');
    expect(bytes.toString('latin1')).toContain('/Lang (he-IL)');
  });

  test('is mailed again when its donor asks for her links, whether it was made before or not', async () => {
    await give();
    toJanuary();
    for (let count = 0; count < 2; count += 1) {
      await sendLinks(ctx, { emailAddress: 'Leah@example.org' });
      await ctx.jobs.drain();
    }
    expect(summaryMails()).toHaveLength(2);
    expect(new Set(summaryMails().map(({ html }) => tokenIn(html))).size).toBe(1);
    await sendLinks(ctx, { emailAddress: 'nobody@example.org' });
    await ctx.jobs.drain();
    expect(summaryMails()).toHaveLength(2);
  });

  test('is opened by its token alone, which is stored as a hash and sealed', async () => {
    await give();
    toJanuary();
    await theSummary();
    const token = tokenIn(summaryMails()[0]?.html);
    const rows = await database.db.selectFrom('donation_summaries').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain('leah');
    await expect(getSummary(ctx, { token: rows[0]?.id ?? '' })).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('is not made for an erased donor, and goes with her', async () => {
    const leah = await makeUser(ctx);
    await give({}, { ...ctx, actor: leah.actor });
    toJanuary();
    await theSummary();
    const token = tokenIn(summaryMails()[0]?.html);
    await inTransaction(ctx, (ctx) => erasePerson(ctx, leah.userId));
    await expect(getSummary(ctx, { token })).rejects.toMatchObject({ kind: 'not-found' });
    await mailSummaries(ctx);
    expect(summaryMails()).toHaveLength(1);
  });

  test('goes with a donor whom finance erases', async () => {
    const { id } = await give();
    toJanuary();
    await theSummary();
    const dana = await financePerson(ctx, 'Dana');
    const { donor_id } = await database.db
      .selectFrom('donations')
      .select('donor_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await eraseDonor(dana, { id: donor_id ?? '', donations: 1, reason: 'She asked for it' });
    expect(await database.db.selectFrom('donation_summaries').selectAll().execute()).toEqual([]);
  });

  test('is listed only for the account whose proved address it is', async () => {
    const leah = await makeUser(ctx, {
      email_address: 'leah@example.org',
      email_verified_at: ctx.clock.now(),
    });
    const other = await makeUser(ctx);
    // Anyone can type her address.
    await give({}, { ...ctx, actor: other.actor });
    toJanuary();
    await mailSummaries(ctx);
    expect(await listOwnSummaries({ ...ctx, actor: leah.actor })).toMatchObject([{ year: 2026 }]);
    expect(await listOwnSummaries({ ...ctx, actor: other.actor })).toEqual([]);
  });
});
