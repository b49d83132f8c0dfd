import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { money } from '#core/money.ts';
import { findDocument } from '#features/invoices/testing.ts';
import { readBalance, verifyLedger } from '#features/ledger/server/public.ts';
import { askForRefund, listSavedMethods, receiveWebhook } from '#features/payments/server/public.ts';
import { definePaymentJobs, financePerson } from '#features/payments/testing.ts';
import { erasePerson } from '#features/people/server/public.ts';
import { makeUser } from '#features/people/testing.ts';
import { answerTo, type HookAnswer } from '#platform/composition/feature-hooks.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { listWaiting, reviewDonation } from '../finance/server/admin-donation.ts';
import { giveDonation } from '../giving/server/give-donation.ts';
import { payDonation } from '../giving/server/pay-donation.ts';
import { linksJob, mailLinks, sendLinks, type LinksJob } from '../giving/server/send-links.ts';
import { completeDonation, getDonation } from '../giving/server/view-donation.ts';
import { makeDonation, makeGivenDonation, readDonation, wantedDonation } from '../testing.ts';
import { listContributionsOf } from './donation-rows.ts';
import { forgetDonations } from './erase-donations.ts';
import { exportDonations } from './personal-data.ts';
import { contributionReceived, contributionRestored, contributionReversed, donationAsked } from './public.ts';

const database = useDatabase();
const us = { entity: 'us', currency: 'USD' } as const;
let ctx: TestCtx;
let twin: ProviderTwin;

beforeEach(() => {
  twin = createProviderTwin();
  ctx = makeCtx(database.db, { providers: { sandbox: twin } });
  definePaymentJobs(ctx.jobs, ctx);
  ctx.jobs.define<LinksJob>(linksJob, (job) => mailLinks(ctx, job));
});

const give = (input: Parameters<typeof makeDonation>[1] = {}) =>
  makeGivenDonation(ctx, { ...input, pay: (id) => twin.pay(id) });
const given = () => readBalance(ctx, us, { purpose: 'donations', detail: 'general' });
const mailsTo = (to: string) => ctx.sent.filter((mail) => mail.to === to).map(({ subject }) => subject);
const leah = () => mailsTo('leah@example.org');

/** The provider makes a refund that was asked for, and tells of it. */
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

async function receiptOf(receiptHref: string | null | undefined) {
  return findDocument(ctx, receiptHref?.split('/').at(-1) ?? '');
}

describe('a donation', () => {
  test('is given without an account: it is in the books, and its donor has thanks and a numbered receipt', async () => {
    const { token, contribution } = await give();
    expect(contribution).toMatchObject({ amount: 3600, refunded: 0, kind: 'online', rate: '1' });
    expect(await given()).toBe(-3600n);
    expect(leah()).toEqual(['Thank you for your donation']);
    const view = await getDonation(ctx, { token });
    expect(view).toMatchObject({ state: 'given', total: 3600, dedicationText: 'Avraham ben Moshe' });
    const receipt = await receiptOf(view.contributions[0]?.receiptHref);
    expect(receipt).toMatchObject({ number: 'US-R-2026-000001', gross: { amount: 3600 }, isVoid: false });
    expect(receipt.statements).toEqual(['No goods or services were given in return for this donation.']);
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('that is sent twice at the same moment is one donation with one payment', async () => {
    const input = { ...wantedDonation, key: randomUUID() };
    const first = await giveDonation(ctx, input);
    const again = await giveDonation(ctx, input);
    expect(again).toEqual(first);
    expect(twin.calls).toEqual(['begin']);
    const { payment_id } = await readDonation(ctx, first.token);
    twin.pay(payment_id ?? '');
    await completeDonation(ctx, { token: first.token, query: {} });
    expect(await giveDonation(ctx, input)).toEqual({ token: first.token, payHref: null });
    await expect(giveDonation(ctx, { ...input, amount: '72' })).rejects.toMatchObject({ code: 'key_used' });
    expect(await given()).toBe(-3600n);
  });

  test('that its donor changes after turning back keeps only the sum that she sees last', async () => {
    const input = { ...wantedDonation, key: randomUUID() };
    const { token } = await giveDonation(ctx, input);
    const first = (await readDonation(ctx, token)).payment_id ?? '';
    expect((await giveDonation(ctx, { ...input, amount: '72' })).token).toBe(token);
    const second = (await readDonation(ctx, token)).payment_id ?? '';
    expect(second).not.toBe(first);
    twin.pay(first);
    await receiveWebhook(ctx, 'sandbox', twin.webhook(first, 'first'));
    await ctx.jobs.drain();
    expect((await readDonation(ctx, token)).state).toBe('draft');
    twin.pay(second);
    await completeDonation(ctx, { token, query: {} });
    expect(twin.kept(first)?.refunds).toHaveLength(1);
    expect(await given()).toBe(-7200n);
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('is being confirmed from its donor’s return on, unless she turned back or started again', async () => {
    const { token } = await makeDonation(ctx);
    await completeDonation(ctx, { token, query: { cancelled: '1' } });
    expect(await getDonation(ctx, { token })).toMatchObject({ payment: 'waiting', isConfirming: false });
    await completeDonation(ctx, { token, query: {} });
    expect(await getDonation(ctx, { token })).toMatchObject({ isConfirming: true });
    await payDonation(ctx, { token, method: 'paypal' });
    expect(await getDonation(ctx, { token })).toMatchObject({ isConfirming: false });
  });

  test('can be paid in another way after a payment came to nothing', async () => {
    twin.mood = 'declined';
    const { token } = await makeDonation(ctx);
    expect(await getDonation(ctx, { token })).toMatchObject({ payment: 'failed', failure: 'declined' });
    const { payHref } = await payDonation(ctx, { token, method: 'paypal' });
    expect(payHref).toMatch(/^https:\/\/twin\.test\//);
    twin.pay((await readDonation(ctx, token)).payment_id ?? '');
    expect(await completeDonation(ctx, { token, query: {} })).toMatchObject({ state: 'given' });
    await expect(payDonation(ctx, { token, method: 'paypal' })).rejects.toMatchObject({
      code: 'already_given',
    });
  });

  test.each([
    ['0.99', 'donations.amount.tooLittle'],
    ['', 'donations.amount.missing'],
    ['ten', 'donations.amount.notANumber'],
    ['36.005', 'donations.amount.tooManyDecimals'],
    ['1000001', 'donations.amount.tooLarge'],
    ['€36', 'donations.amount.otherCurrency'],
  ])('of %j is refused with what is wrong', async (amount, messageKey) => {
    await expect(makeDonation(ctx, { amount })).rejects.toMatchObject({
      issues: [{ path: 'amount', messageKey }],
    });
  });

  test('needs the words of its dedication, but no dedication', async () => {
    await expect(makeDonation(ctx, { dedicationText: '' })).rejects.toMatchObject({
      issues: [{ path: 'dedicationText' }],
    });
    const plain = await give({ dedication: 'none', dedicationText: 'left over' });
    expect(plain.sealed_dedication).toBeNull();
  });

  test('has the costs of paying added only by choice, and shows them apart', async () => {
    const { token } = await give({ coversCosts: true });
    const view = await getDonation(ctx, { token });
    expect(view).toMatchObject({ amount: 3600, fee: 139, total: 3739 });
    const receipt = await receiptOf(view.contributions[0]?.receiptHref);
    expect(receipt.lines.map(({ text, total }) => [text, total.amount])).toEqual([
      ['Donation', 3600],
      ['Cost of the payment, added by the donor', 139],
    ]);
    expect(receipt.gross.amount).toBe(3739);
    expect(await given()).toBe(-3739n);
  });

  test('waits until Shabbat is out where its donor is', async () => {
    ctx.clock.advance((Date.parse('2026-11-27T21:00:00Z') - ctx.clock.now().getTime()) / 1000);
    ctx = { ...ctx, timeZone: 'Asia/Jerusalem' };
    await expect(makeDonation(ctx)).rejects.toMatchObject({
      code: 'holy_day',
      data: { resumesAt: '2026-11-28T15:14:19.000Z' },
    });
    expect(twin.calls).toEqual([]);
  });
});

test('a child neither gives nor pays what a visitor began', async () => {
  const { token } = await makeDonation(ctx);
  const { actor } = await makeUser(ctx, { adult_from: new Date('2035-01-01') });
  const child = { ...ctx, actor };
  await expect(makeDonation(child)).rejects.toMatchObject({ code: 'minor' });
  const paying = payDonation(child, { token, method: 'paypal' });
  await expect(paying).rejects.toMatchObject({ code: 'minor' });
});

describe('a donor with an account', () => {
  test('keeps her card by choice, and then gives with it in one step', async () => {
    const { actor, userId } = await makeUser(ctx, { country: 'US' });
    ctx = { ...ctx, actor };
    await give({ keeps: true });
    const [saved] = await listSavedMethods(ctx, userId, 'USD');
    const { token, payHref } = await giveDonation(ctx, {
      ...wantedDonation,
      key: randomUUID(),
      savedMethodId: saved?.id ?? '',
    });
    expect(payHref).toBeNull();
    expect(await getDonation(ctx, { token })).toMatchObject({ state: 'given' });
    expect(await given()).toBe(-7200n);
    const other = await makeUser(ctx);
    await expect(
      makeDonation({ ...ctx, actor: other.actor }, { savedMethodId: saved?.id ?? '' }),
    ).rejects.toMatchObject({ code: 'method_unavailable' });
  });

  test('finds what she gave among her data, and leaves only sums in the books when she is erased', async () => {
    const { actor, userId } = await makeUser(ctx, { country: 'US' });
    ctx = { ...ctx, actor };
    const { id, token } = await give();
    expect(await exportDonations(ctx, userId)).toMatchObject({
      donations: [{ id, dedicationText: 'Avraham ben Moshe' }],
      contributions: [{ donation_id: id, amount: 3600 }],
    });
    await inTransaction(ctx, (ctx) => erasePerson(ctx, userId));
    const row = await ctx.db
      .selectFrom('donations')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ donor_name: '', sealed_address: null, sealed_dedication: null, total: 3600 });
    await expect(getDonation(ctx, { token })).rejects.toMatchObject({ code: 'not_found' });
    expect(await verifyLedger(ctx)).toEqual([]);
  });
});

describe('money that goes back', () => {
  test('in part lowers the contribution, with a credit note and a mail', async () => {
    const { token, paymentId, id } = await give();
    await refund(paymentId, 1000n);
    expect(await listContributionsOf(ctx, id)).toMatchObject([{ amount: 3600, refunded: 1000 }]);
    expect(await given()).toBe(-2600n);
    expect(leah()).toEqual(['Thank you for your donation', 'Money of your donation has gone back']);
    const view = await getDonation(ctx, { token });
    expect(view.state).toBe('given');
    const receipt = await receiptOf(view.contributions[0]?.receiptHref);
    expect(receipt).toMatchObject({ isVoid: false, creditedBy: ['US-C-2026-000001'] });
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('as a whole makes the donation and its receipt void', async () => {
    const { token, paymentId } = await give();
    await refund(paymentId, 1000n);
    await refund(paymentId);
    const view = await getDonation(ctx, { token });
    expect(view).toMatchObject({ state: 'void', contributions: [{ refunded: 3600 }] });
    const receipt = await receiptOf(view.contributions[0]?.receiptHref);
    expect(receipt).toMatchObject({ isVoid: true, statements: [] });
    expect(await given()).toBe(0n);
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('by a lost dispute does the same, and an open one nothing yet', async () => {
    const { token, paymentId } = await give();
    const tell = async (state: 'open' | 'lost') => {
      twin.dispute(paymentId, state);
      await receiveWebhook(ctx, 'sandbox', twin.webhook(paymentId, state));
      await ctx.jobs.drain();
    };
    await tell('open');
    expect(await getDonation(ctx, { token })).toMatchObject({ state: 'given' });
    await tell('lost');
    expect(await getDonation(ctx, { token })).toMatchObject({ state: 'void' });
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('by a lost dispute about all of it, of which a part has gone back before, takes the rest', async () => {
    const { token, paymentId } = await give();
    await refund(paymentId, 1n);
    twin.dispute(paymentId, 'lost');
    await receiveWebhook(ctx, 'sandbox', twin.webhook(paymentId, 'lost'));
    await ctx.jobs.drain();
    expect(await getDonation(ctx, { token })).toMatchObject({ state: 'void' });
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('is in the books again when the bank returns a refund, and owed to its donor', async () => {
    const { token, paymentId } = await give();
    await refund(paymentId);
    const [done] = twin.kept(paymentId)?.refunds ?? [];
    Object.assign(done ?? {}, { state: 'failed' });
    await receiveWebhook(ctx, 'sandbox', twin.webhook(paymentId, 'returned'));
    await ctx.jobs.drain();
    expect(await getDonation(ctx, { token })).toMatchObject({
      state: 'void',
      contributions: [{ refunded: 0 }],
    });
    expect(await given()).toBe(-3600n);
    expect(await verifyLedger(ctx)).toEqual([]);
  });
});

describe('a large donation', () => {
  const large = { amount: '10000.01' };

  test('is looked at before anything is taken, and paid once it is approved', async () => {
    const finance = await financePerson(ctx, 'Fanny');
    const { token, id, payment_id } = await makeDonation(ctx, large);
    expect(payment_id).toBeNull();
    expect(twin.calls).toEqual([]);
    expect(await getDonation(ctx, { token })).toMatchObject({ review: 'waiting', methods: [] });
    await expect(payDonation(ctx, { token, method: 'creditOrDebit' })).rejects.toMatchObject({
      code: 'not_approved',
    });
    expect(await listWaiting(ctx)).toMatchObject([{ id, why: 'review' }]);
    await expect(reviewDonation(finance, { id, verdict: 'approved', total: 5 })).rejects.toMatchObject({
      code: 'changed_meanwhile',
    });
    await reviewDonation(finance, { id, verdict: 'approved', total: 1_000_001 });
    expect(leah()).toEqual(['You can pay your donation now']);
    await payDonation(ctx, { token, method: 'creditOrDebit' });
    twin.pay((await readDonation(ctx, token)).payment_id ?? '');
    expect(await completeDonation(ctx, { token, query: {} })).toMatchObject({ state: 'given' });
  });

  test('that is declined takes nothing, and one of just the limit needs no look', async () => {
    const finance = await financePerson(ctx, 'Fanny');
    const { token, id } = await makeDonation(ctx, large);
    await reviewDonation(finance, { id, verdict: 'declined', total: 1_000_001 });
    expect(await getDonation(ctx, { token })).toMatchObject({ state: 'void', review: 'declined' });
    expect(leah()).toEqual(['About your donation']);
    expect(await make({ amount: '10,000' })).toMatchObject({ review: null });
  });

  const make = (input: Parameters<typeof makeDonation>[1]) => makeDonation(ctx, input);
});

describe('the address of a donation', () => {
  test('comes by mail again to its donor alone, and a few times a day', async () => {
    await give();
    await sendLinks(ctx, { emailAddress: 'nobody@example.org' });
    await sendLinks(ctx, { emailAddress: 'LEAH@example.org' });
    await ctx.jobs.drain();
    expect(mailsTo('nobody@example.org')).toEqual([]);
    expect(leah()).toEqual(['Thank you for your donation', 'Your donation']);
    for (let asked = 0; asked < 10; asked += 1) await sendLinks(ctx, { emailAddress: 'leah@example.org' });
    await ctx.jobs.drain();
    expect(leah()).toHaveLength(6);
  });
});

test('drafts that nobody pays are forgotten, and what was given is not', async () => {
  const { token } = await makeDonation(ctx);
  const paid = await give();
  ctx.clock.advance(31 * 86_400);
  await forgetDonations(ctx);
  await expect(readDonation(ctx, token)).rejects.toThrow('no such donation');
  expect(await readDonation(ctx, paid.token)).toMatchObject({ state: 'given', donor_name: 'Leah Donor' });
});

describe('a feature above', () => {
  function withFeature(told: unknown[]) {
    const answers: HookAnswer[] = [
      answerTo(donationAsked, (_, { targetKind, targetId, amount }) => {
        if (targetKind !== 'tree') return Promise.resolve(undefined);
        return Promise.resolve(
          amount.amount > 5000n
            ? { kind: 'refused', messageKey: 'donations.refusal.targetUnknown' }
            : { kind: 'accepted', about: { text: 'donations.about.general' }, account: `tree-${targetId}` },
        );
      }),
      answerTo(contributionReceived, (_, { donation, contribution }) =>
        Promise.resolve(
          void told.push([donation.targetId, contribution.amount.amount, contribution.toDollars.rate]),
        ),
      ),
      answerTo(contributionReversed, (_, { part, whole, why }) =>
        Promise.resolve(void told.push([part.amount, whole, why])),
      ),
      answerTo(contributionRestored, (_, { part }) => Promise.resolve(void told.push(part.amount))),
    ];
    const { answersTo } = ctx;
    // The jobs have this very ctx.
    ctx.answersTo = (hook) => [...answersTo(hook), ...answers.filter((each) => each.hook === hook)];
  }

  test('says what its targets take, has their own account, and hears of money that comes and goes', async () => {
    const told: unknown[] = [];
    withFeature(told);
    const { paymentId, target_kind, target_id } = await give({ to: 'tree:oak' });
    expect([target_kind, target_id]).toEqual(['tree', 'oak']);
    expect(await readBalance(ctx, us, { purpose: 'donations', detail: 'tree-oak' })).toBe(-3600n);
    await refund(paymentId, 600n);
    await refund(paymentId);
    expect(told).toEqual([
      ['oak', 3600n, '1'],
      [600n, false, 'refunded'],
      [3000n, true, 'refunded'],
    ]);
    for (const input of [{ to: 'tree:oak', amount: '51' }, { to: 'bush:rose' }])
      await expect(makeDonation(ctx, input)).rejects.toMatchObject({ code: 'target_closed' });
  });
});
