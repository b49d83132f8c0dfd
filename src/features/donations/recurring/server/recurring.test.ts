import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { readBalance, verifyLedger } from '#features/ledger/server/public.ts';
import { receiveWebhook } from '#features/payments/server/public.ts';
import { definePaymentJobs, financePerson } from '#features/payments/testing.ts';
import { accountGivenUp, erasePerson } from '#features/people/server/public.ts';
import { makeUser } from '#features/people/testing.ts';
import { answerTo, callHook, type HookAnswer } from '#platform/composition/feature-hooks.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { endRecurringDonation } from '#features/donations/finance/server/end-donation.ts';
import { getDonationForm } from '#features/donations/giving/server/form.ts';
import { payDonation } from '#features/donations/giving/server/pay-donation.ts';
import { completeDonation, getDonation } from '#features/donations/giving/server/view-donation.ts';
import { listContributionsOf } from '#features/donations/server/donation-rows.ts';
import { exportDonations } from '#features/donations/server/personal-data.ts';
import { contributionReceived } from '#features/donations/server/public.ts';
import {
  defineRecurringJobs,
  makeDonation,
  makeRecurring,
  readDonation,
} from '#features/donations/testing.ts';
import type { ScheduleInput } from '../contract.ts';
import { changeDonationSchedule } from './change-recurrence.ts';
import { remindDonors } from './remind-donors.ts';
import { findRecurrence } from './recurrence-rows.ts';
import { takeDue, takeDueJob } from './take-due.ts';

const database = useDatabase();
const us = { entity: 'us', currency: 'USD' } as const;
let ctx: TestCtx;
let twin: ProviderTwin;

beforeEach(() => {
  twin = createProviderTwin();
  ctx = makeCtx(database.db, { providers: { sandbox: twin }, timeZone: 'Europe/London' });
  definePaymentJobs(ctx.jobs, ctx);
  defineRecurringJobs(ctx.jobs, ctx);
});

const start = (input: Parameters<typeof makeDonation>[1] = {}) =>
  makeRecurring(ctx, { ...input, pay: (id) => twin.pay(id) });
const given = () => readBalance(ctx, us, { purpose: 'donations', detail: 'general' });
const leah = () => ctx.sent.filter(({ to }) => to === 'leah@example.org').map(({ subject }) => subject);
const act = (token: string, input: Omit<ScheduleInput, 'token'>) =>
  changeDonationSchedule(ctx, { token, ...input });
const nextOf = async (token: string) => (await getDonation(ctx, { token })).recurrence;

/** It is that moment, and the jobs have done what is due. */
async function waitUntil(moment: string) {
  ctx.clock.advance((Date.parse(moment) - ctx.clock.now().getTime()) / 1000);
  await ctx.jobs.run(takeDueJob);
  await ctx.jobs.drain();
}

describe('a donation that recurs', () => {
  test('is given once now, and then on its day of every month, each with a receipt of its own', async () => {
    const { token, id } = await start();
    expect(await nextOf(token)).toMatchObject({
      day: 17,
      nextOn: '2026-12-17',
      way: { method: 'creditOrDebit', label: 'Visa •••• 4242' },
    });
    expect(ctx.sent.at(-1)?.text).toContain('December 17, 2026');
    await waitUntil('2026-12-17T08:59:00Z');
    expect(await given()).toBe(-3600n);
    await waitUntil('2026-12-17T09:00:00Z');
    await waitUntil('2026-12-17T09:01:00Z');
    expect(await given()).toBe(-7200n);
    await waitUntil('2027-01-17T09:00:00Z');
    const view = await getDonation(ctx, { token });
    expect(view).toMatchObject({ state: 'running', recurrence: { nextOn: '2027-02-17' } });
    const receipts = view.contributions.map(({ receiptHref }) => receiptHref);
    expect(new Set(receipts).size).toBe(3);
    expect(receipts).not.toContain(null);
    expect(await listContributionsOf(ctx, id)).toHaveLength(3);
    expect(leah()).toEqual(Array.from({ length: 3 }, () => 'Thank you for your donation'));
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('tells features above which gift is the first', async () => {
    const told: boolean[] = [];
    const answer: HookAnswer = answerTo(contributionReceived, (_, { contribution }) =>
      Promise.resolve(void told.push(contribution.isFirst)),
    );
    const { answersTo } = ctx;
    Object.assign(ctx, {
      answersTo: (hook: HookAnswer['hook']) => [
        ...answersTo(hook),
        ...(hook === contributionReceived ? [answer] : []),
      ],
    });
    await start();
    await waitUntil('2026-12-17T09:00:00Z');
    expect(told).toEqual([true, false]);
  });

  test('is not offered to funds, whom nobody can ask again by itself', async () => {
    const form = await getDonationForm(ctx, { currency: 'USD' });
    expect(form.recurringMethods).toEqual(['creditOrDebit', 'paypal']);
    const giving = makeDonation(ctx, { period: 'month', method: 'ojc', fundAccount: '12345678' });
    await expect(giving).rejects.toMatchObject({ code: 'method_unavailable' });
  });

  test('waits until Shabbat is out where its donor is', async () => {
    const { token } = await start();
    await act(token, { act: 'day', day: 19 });
    // December 19, 2026 is a Shabbat.
    await waitUntil('2026-12-19T09:00:00Z');
    expect(await given()).toBe(-3600n);
    await waitUntil('2026-12-19T16:00:00Z');
    expect(await given()).toBe(-3600n);
    await waitUntil('2026-12-19T18:00:00Z');
    expect(await given()).toBe(-7200n);
    expect(await nextOf(token)).toMatchObject({ nextOn: '2027-01-19' });
  });

  test('is tried three times over ten days, and then ends', async () => {
    const { token } = await start();
    const decline = (moment: string) => {
      twin.mood = 'declined';
      return waitUntil(moment);
    };
    await decline('2026-12-17T09:00:00Z');
    expect(await nextOf(token)).toMatchObject({ nextOn: '2026-12-17', triedAgainOn: '2026-12-20' });
    await waitUntil('2026-12-19T20:00:00Z');
    await decline('2026-12-20T09:00:00Z');
    expect(await nextOf(token)).toMatchObject({ triedAgainOn: '2026-12-27' });
    await decline('2026-12-27T09:00:00Z');
    expect(await getDonation(ctx, { token })).toMatchObject({ state: 'ended' });
    expect(leah().slice(1)).toEqual([
      'Your gift couldn’t be taken',
      'Your gift couldn’t be taken',
      'Your donation has ended',
    ]);
    await waitUntil('2027-01-17T09:00:00Z');
    expect(twin.calls.filter((call) => call === 'charge')).toHaveLength(3);
    expect(await given()).toBe(-3600n);
  });

  test('goes on after a charge that failed once', async () => {
    const { token } = await start();
    twin.mood = 'insufficient_funds';
    await waitUntil('2026-12-17T09:00:00Z');
    await waitUntil('2026-12-20T09:00:00Z');
    expect(await nextOf(token)).toMatchObject({ nextOn: '2027-01-17', triedAgainOn: null });
    expect(await given()).toBe(-7200n);
  });

  test('is charged once where the provider’s answer is lost', async () => {
    const { token } = await start();
    twin.mood = 'loses the answer';
    await waitUntil('2026-12-17T09:00:00Z');
    await ctx.jobs.drain();
    expect(await nextOf(token)).toMatchObject({ nextOn: '2027-01-17', isCharging: false });
    expect(await given()).toBe(-7200n);
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('is taken once by two processes at the same moment', async () => {
    const { id } = await start();
    ctx.clock.advance(31 * 86_400);
    await takeDue(ctx);
    await takeDue(ctx);
    await ctx.jobs.drain();
    expect(await listContributionsOf(ctx, id)).toHaveLength(2);
  });

  test('whose money goes back runs on, unless its donor disputes it', async () => {
    const { token, paymentId } = await start();
    twin.dispute(paymentId, 'lost');
    await receiveWebhook(ctx, 'sandbox', twin.webhook(paymentId, 'lost'));
    await ctx.jobs.drain();
    expect(await getDonation(ctx, { token })).toMatchObject({ state: 'ended' });
    await waitUntil('2026-12-17T09:00:00Z');
    expect(await given()).toBe(0n);
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('given every year is announced a week before', async () => {
    const { token } = await start({ period: 'year' });
    expect(await nextOf(token)).toMatchObject({ nextOn: '2027-11-17' });
    await remindDonors(ctx);
    expect(leah()).toHaveLength(1);
    ctx.clock.advance((Date.parse('2027-11-11T08:00:00Z') - ctx.clock.now().getTime()) / 1000);
    await remindDonors(ctx);
    await remindDonors(ctx);
    expect(leah().slice(1)).toEqual(['Your gift will be taken in a few days']);
  });
});

describe('its donor, by her link alone,', () => {
  test('changes the amount, which the next gift has', async () => {
    const { token } = await start({ coversCosts: true });
    await act(token, { act: 'amount', amount: '50' });
    await act(token, { act: 'amount', amount: '50' });
    expect(await getDonation(ctx, { token })).toMatchObject({ amount: 5000, fee: 181, total: 5181 });
    expect(leah().slice(1)).toEqual(['Your donation has been changed']);
    await waitUntil('2026-12-17T09:00:00Z');
    expect((await getDonation(ctx, { token })).contributions[0]).toMatchObject({ amount: 5181 });
    await expect(act(token, { act: 'amount', amount: '20000' })).rejects.toMatchObject({
      issues: [{ messageKey: 'donations.amount.tooLargeToRecur' }],
    });
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('skips one gift, pauses for some months and resumes, with a mail for each', async () => {
    const { token } = await start();
    await act(token, { act: 'skip', on: '2026-12-17' });
    await act(token, { act: 'skip', on: '2026-12-17' });
    expect(await nextOf(token)).toMatchObject({ nextOn: '2027-01-17', skippedOn: '2026-12-17' });
    await waitUntil('2026-12-17T09:00:00Z');
    expect(await given()).toBe(-3600n);
    await act(token, { act: 'pause', on: '2027-01-17', months: 6 });
    expect(await nextOf(token)).toMatchObject({ nextOn: '2027-07-17', pausedFrom: '2027-01-17' });
    await expect(act(token, { act: 'day', day: 3 })).rejects.toMatchObject({ code: 'paused' });
    await act(token, { act: 'resume' });
    expect(await nextOf(token)).toMatchObject({ nextOn: '2027-01-17', pausedFrom: null });
    await waitUntil('2027-01-17T09:00:00Z');
    expect(await given()).toBe(-7200n);
    expect(leah().slice(1)).toEqual([
      'Your donation has been changed',
      'Your donation is paused',
      'Your donation goes on',
      'Thank you for your donation',
    ]);
  });

  test('takes a skipped gift after all once she brings it back, with a mail', async () => {
    const { token } = await start();
    expect(await act(token, { act: 'skip', on: '2026-12-17' })).toMatchObject({ mayUnskip: true });
    await act(token, { act: 'undo', on: '2026-12-17' });
    await act(token, { act: 'undo', on: '2026-12-17' });
    expect(await nextOf(token)).toMatchObject({ nextOn: '2026-12-17', skippedOn: null, mayUnskip: false });
    expect(leah().slice(1)).toEqual(Array(2).fill('Your donation has been changed'));
    await waitUntil('2026-12-17T09:00:00Z');
    expect(await given()).toBe(-7200n);
  });

  test('cannot put it off by more than six months in all, and hears at the field how many are left', async () => {
    const { token } = await start();
    await act(token, { act: 'skip', on: '2026-12-17' });
    await expect(act(token, { act: 'pause', on: '2027-01-17', months: 6 })).rejects.toMatchObject({
      issues: [{ path: 'months', messageKey: 'donations.field.pausedTooLong', values: { months: 5 } }],
    });
    expect(await act(token, { act: 'pause', on: '2027-01-17', months: 5 })).toMatchObject({
      nextOn: '2027-06-17',
    });
  });

  test('cannot skip a second yearly gift, and hears that it is put off by a year', async () => {
    const { token } = await start({ period: 'year' });
    const first = (await nextOf(token))?.nextOn ?? '';
    const { nextOn } = await act(token, { act: 'skip', on: first });
    await expect(act(token, { act: 'skip', on: nextOn })).rejects.toMatchObject({
      code: 'too_long',
      messageKey: 'donations.refusal.skippedYear',
    });
  });

  test('can neither resume nor keep up one that has ended', async () => {
    const { token } = await start();
    await act(token, { act: 'cancel' });
    await expect(act(token, { act: 'resume' })).rejects.toMatchObject({ code: 'canceled' });
    await waitUntil('2026-12-17T09:00:00Z');
    for (const again of ['resume', 'undo'] as const)
      await expect(act(token, { act: again })).rejects.toMatchObject({ code: 'not_running' });
  });

  test('goes on by itself after a pause, which she hears a week before', async () => {
    const { token } = await start();
    await act(token, { act: 'pause', on: '2026-12-17', months: 2 });
    await waitUntil('2027-02-11T08:00:00Z');
    await remindDonors(ctx);
    expect(leah().at(-1)).toBe('Your gift will be taken in a few days');
    await waitUntil('2027-02-17T09:00:00Z');
    expect(await nextOf(token)).toMatchObject({ nextOn: '2027-03-17', pausedFrom: null });
  });

  test('ends it, thinks better of it, and ends it for good', async () => {
    const { token } = await start();
    await act(token, { act: 'cancel' });
    await expect(act(token, { act: 'skip', on: '2026-12-17' })).rejects.toMatchObject({ code: 'canceled' });
    await act(token, { act: 'undo' });
    await waitUntil('2026-12-17T09:00:00Z');
    expect(await given()).toBe(-7200n);
    await act(token, { act: 'cancel' });
    await waitUntil('2027-01-17T09:00:00Z');
    expect(await getDonation(ctx, { token })).toMatchObject({ state: 'ended', recurrence: { way: null } });
    await expect(act(token, { act: 'undo' })).rejects.toMatchObject({ code: 'not_running' });
    expect(await given()).toBe(-7200n);
  });

  test('is not charged once she has ended it, though the charge was on its way', async () => {
    const { token } = await start();
    ctx.clock.advance(31 * 86_400);
    await takeDue(ctx);
    await expect(act(token, { act: 'skip', on: '2026-12-17' })).rejects.toMatchObject({ code: 'charging' });
    await act(token, { act: 'cancel' });
    await ctx.jobs.drain();
    expect(await given()).toBe(-3600n);
    await act(token, { act: 'undo' });
    await ctx.jobs.drain();
    expect(await given()).toBe(-7200n);
  });

  test('pays the next gift with another card, which is charged from then on', async () => {
    const { token, id } = await start();
    const { payment_method_id: before } = (await findRecurrence(ctx, id)) ?? {};
    const { payHref } = await payDonation(ctx, { token, method: 'paypal' });
    expect(payHref).toMatch(/^https:\/\/twin\.test\//);
    twin.pay((await readDonation(ctx, token)).payment_id ?? '');
    await completeDonation(ctx, { token, query: {} });
    expect(await nextOf(token)).toMatchObject({ nextOn: '2027-01-17', way: { method: 'paypal' } });
    const { payment_method_id: after } = (await findRecurrence(ctx, id)) ?? {};
    expect(after).not.toBe(before);
    await waitUntil('2026-12-17T09:00:00Z');
    expect(await given()).toBe(-7200n);
    await waitUntil('2027-01-17T09:00:00Z');
    expect(await given()).toBe(-10_800n);
  });

  test('has the money back for a gift that was taken while she paid it herself', async () => {
    const { token } = await start();
    await payDonation(ctx, { token, method: 'creditOrDebit' });
    const byHand = (await readDonation(ctx, token)).payment_id ?? '';
    await waitUntil('2026-12-17T09:00:00Z');
    twin.pay(byHand);
    await receiveWebhook(ctx, 'sandbox', twin.webhook(byHand, 'late'));
    await ctx.jobs.drain();
    expect(twin.kept(byHand)?.refunds).toHaveLength(1);
    expect(await given()).toBe(-7200n);
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('cannot change a donation that is given once', async () => {
    const once = await start({ period: 'once' });
    await expect(act(once.token, { act: 'cancel' })).rejects.toMatchObject({ code: 'not_running' });
    await expect(act('nobody', { act: 'cancel' })).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a donor with an account', () => {
  test('has what recurs among her data; once she is erased nothing more is taken', async () => {
    const { actor, userId } = await makeUser(ctx, { country: 'US' });
    ctx = { ...ctx, actor };
    const { id } = await start();
    expect(await exportDonations(ctx, userId)).toMatchObject({
      recurrences: [{ donation_id: id, day: 17, next_on: '2026-12-17' }],
    });
    await inTransaction(ctx, (ctx) => erasePerson(ctx, userId));
    await waitUntil('2026-12-17T09:00:00Z');
    expect(await given()).toBe(-3600n);
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('who closes her account ends it, and can keep it up by the link until its day', async () => {
    const { actor, userId } = await makeUser(ctx, { country: 'US' });
    ctx = { ...ctx, actor };
    const { token } = await start();
    await inTransaction(ctx, (ctx) => callHook(ctx, accountGivenUp, { userId }));
    expect(await nextOf(token)).toMatchObject({ isCanceled: true });
    expect(leah().at(-1)).toBe('You have ended your donation');
    await act(token, { act: 'undo' });
    expect(await nextOf(token)).toMatchObject({ isCanceled: false });
  });
});

test('what was kept for a donor without an account is forgotten once the donation has ended', async () => {
  const { token, id } = await start();
  const finance = await financePerson(ctx, 'Fanny');
  await endRecurringDonation(finance, { id });
  await endRecurringDonation(finance, { id });
  expect(await getDonation(ctx, { token })).toMatchObject({ state: 'ended', recurrence: { way: null } });
  expect(leah().slice(1)).toEqual(['Your donation has ended']);
  await waitUntil('2026-12-17T09:00:00Z');
  expect(await given()).toBe(-3600n);
});
