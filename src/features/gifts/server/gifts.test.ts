import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { dayMs } from '#core/durations.ts';
import { money } from '#core/money.ts';
import { findEntitlements } from '#features/billing/server/public.ts';
import { readBalance, verifyLedger } from '#features/ledger/server/public.ts';
import { readMessages } from '#features/notifications/testing.ts';
import { askForRefund, receiveWebhook } from '#features/payments/server/public.ts';
import { definePaymentJobs } from '#features/payments/testing.ts';
import { erasePerson } from '#features/people/server/public.ts';
import { changeUser, makeUser, type TestUser } from '#features/people/testing.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { claimGift } from '../claiming/server/claim-gift.ts';
import { getOpenedGift, openGift } from '../claiming/server/open-gift.ts';
import { readOwed } from '../finance/server/read-owed.ts';
import { cancelGift } from '../giving/server/cancel-gift.ts';
import { deliverGift, resendGift } from '../giving/server/deliver-gift.ts';
import { changeGift, makeGift as make } from '../giving/server/make-gift.ts';
import { payGift } from '../giving/server/pay-gift.ts';
import { completeGift, getGift } from '../giving/server/view-gift.ts';
import { makeGift, makePaidGift, readGift, wantedGift } from '../testing.ts';
import { forgetGifts } from './erase-gifts.ts';
import { workOffDue } from './work-off-due.ts';

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

const give = (input: Parameters<typeof makeGift>[1] = {}) =>
  makePaidGift(ctx, { ...input, pay: (id) => twin.pay(id) });
const codeOf = async (token: string) => (await getGift(ctx, { token })).code ?? '';
const planOf = async () => (await findEntitlements(ctx, receiver.userId)).plan;
const owed = () => readBalance(ctx, us, { purpose: 'gift-codes' });
const income = () => readBalance(ctx, us, { purpose: 'income', detail: 'plan-standard' });
const passes = async (days: number) => {
  ctx.clock.advance((days * dayMs) / 1000);
  await workOffDue(ctx);
};
const mailsTo = (to: string) => ctx.sent.filter((mail) => mail.to === to).map(({ subject }) => subject);

/** The provider makes the refunds that were asked for, and tells of them. */
async function refund(paymentId: string, part?: bigint) {
  await inTransaction(ctx, (ctx) =>
    askForRefund(ctx, paymentId, {
      id: randomUUID(),
      ...(part !== undefined && { part: money(part, 'USD') }),
      reason: 'kindness',
      cause: 'staff:test',
    }),
  );
  await ctx.jobs.drain();
}

test('a child neither makes a gift nor pays for one that a visitor began', async () => {
  const { token, total } = await makeGift(ctx);
  const { actor } = await makeUser(ctx, { adult_from: new Date('2035-01-01') });
  const child = { ...ctx, actor };
  await expect(makeGift(child)).rejects.toMatchObject({ code: 'minor' });
  await expect(changeGift(child, { ...wantedGift, token })).rejects.toMatchObject({ code: 'minor' });
  await expect(payGift(child, { token, method: 'creditOrDebit', total })).rejects.toMatchObject({
    code: 'minor',
  });
  expect(await readGift(ctx, token)).toMatchObject({ state: 'draft', payment_id: null });
});

describe('a gift', () => {
  test('is paid for without an account: its money is owed, its giver has a mail and an invoice', async () => {
    const gift = await give();
    expect(await owed()).toBe(-2700n);
    expect(await income()).toBe(0n);
    expect(mailsTo('dov@example.org')).toEqual(['Your gift for Rivka is ready']);
    const view = await getGift(ctx, { token: gift.token });
    expect(view).toMatchObject({ state: 'ready', total: 2700, message: 'Mazal tov!' });
    expect(view.invoiceHref).toMatch(/^\/invoices\//);
    expect(view.code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect(await readOwed(ctx)).toEqual([
      {
        entity: 'us',
        owed: { amount: 2700, currency: 'USD' },
        booked: { amount: 2700, currency: 'USD' },
      },
    ]);
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('with the same key is one gift, and with another body it is refused', async () => {
    const input = { ...wantedGift, key: randomUUID() };
    const { token } = await make(ctx, input);
    expect(await make(ctx, input)).toEqual({ token });
    await expect(make(ctx, { ...input, receiverName: 'Leah' })).rejects.toMatchObject({ code: 'key_used' });
  });

  test('that is changed while it is being paid for keeps only the sum that it costs then', async () => {
    const { token, total } = await makeGift(ctx);
    await payGift(ctx, { token, method: 'creditOrDebit', total });
    const first = (await readGift(ctx, token)).payment_id ?? '';
    await changeGift(ctx, { ...wantedGift, months: 12, token });
    const pay = () => payGift(ctx, { token, method: 'creditOrDebit', total: 9000 });
    expect(await pay()).toEqual(await pay());
    const second = (await readGift(ctx, token)).payment_id ?? '';
    expect(second).not.toBe(first);
    twin.pay(first);
    await receiveWebhook(ctx, 'sandbox', twin.webhook(first, 'first'));
    await ctx.jobs.drain();
    expect((await readGift(ctx, token)).state).toBe('draft');
    twin.pay(second);
    await completeGift(ctx, { token, query: {} });
    expect(await getGift(ctx, { token })).toMatchObject({ state: 'ready', months: 12, total: 9000 });
    expect(twin.kept(first)?.refunds).toHaveLength(1);
    expect(await owed()).toBe(-9000n);
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('can be paid for again after a payment came to nothing, for the price of now', async () => {
    const { token, total } = await makeGift(ctx);
    const pay = (sum = total) => payGift(ctx, { token, method: 'creditOrDebit', total: sum });
    await expect(pay(2699)).rejects.toMatchObject({ code: 'price_changed' });
    await pay();
    const first = (await readGift(ctx, token)).payment_id;
    ctx.clock.advance(2 * 3600);
    await ctx.jobs.drain();
    await pay();
    expect((await readGift(ctx, token)).payment_id).not.toBe(first);
  });

  test('needs an address and a day that can be chosen, unless it is printed', async () => {
    await expect(makeGift(ctx, { receiverAddress: undefined })).rejects.toMatchObject({
      issues: [{ path: 'receiverAddress' }],
    });
    await expect(makeGift(ctx, { sendOn: '2026-11-16' })).rejects.toMatchObject({
      issues: [{ path: 'sendOn' }],
    });
    const printed = await give({ delivery: 'print' });
    expect(printed).toMatchObject({ send_on: null, step: 'last' });
  });

  test('waits until Shabbat is out where its giver is, to be paid for', async () => {
    ctx.clock.advance((Date.parse('2026-11-27T21:00:00Z') - ctx.clock.now().getTime()) / 1000);
    ctx = { ...ctx, timeZone: 'Asia/Jerusalem' };
    const { token, total } = await makeGift(ctx);
    await expect(payGift(ctx, { token, method: 'creditOrDebit', total })).rejects.toMatchObject({
      code: 'holy_day',
    });
    expect((await getGift(ctx, { token })).reopensAt).toBe('2026-11-28T15:14:19.000Z');
  });
});

describe('a card', () => {
  test('is mailed on its day, after Shabbat, brought to mind twice, and then to its giver’s', async () => {
    ctx = { ...ctx, timeZone: 'America/New_York' };
    const { token } = await give({ sendOn: '2026-11-21' });
    expect(await getGift(ctx, { token })).toMatchObject({ waitsForHolyDay: true, sentAt: null });
    await passes(3.9);
    expect(mailsTo('rivka@example.org')).toEqual([]);
    await passes(1);
    const title = 'Dov Giver has a gift for you';
    expect(mailsTo('rivka@example.org')).toEqual([title]);
    await workOffDue(ctx);
    await passes(15);
    expect(mailsTo('rivka@example.org')).toEqual([title, title]);
    await passes(50);
    await passes(50);
    expect(mailsTo('rivka@example.org')).toEqual([title, title, title]);
    expect(new Set(ctx.sent.map(({ about }) => about))).toEqual(
      new Set([expect.stringMatching(/^payment:/)]),
    );
    expect(mailsTo('dov@example.org')).toEqual([
      'Your gift for Rivka is ready',
      'Rivka hasn’t claimed your gift yet',
    ]);
  });

  test('carries its code and none of its giver’s words by mail', async () => {
    const { token } = await give({ giverName: 'Dov evil.example', message: 'Go to https://evil.example' });
    const code = await codeOf(token);
    await passes(0.1);
    const mail = ctx.sent.find(({ to }) => to === 'rivka@example.org');
    expect(mail?.text).toContain(`/gift/claim?code=${code}`);
    expect(mail?.text).not.toContain('evil.example');
  });

  test('can be put off, printed instead, and sent again elsewhere, where it has another code', async () => {
    const { token } = await give({ sendOn: '2026-12-01' });
    const moved = await deliverGift(ctx, {
      token,
      delivery: 'mail',
      receiverAddress: 'rivka@work.example',
      sendOn: '2026-12-03',
    });
    expect(moved).toMatchObject({ sendOn: '2026-12-03', receiverAddress: 'rivka@work.example' });
    await passes(17);
    expect(mailsTo('rivka@work.example')).toHaveLength(1);
    await expect(deliverGift(ctx, { token, delivery: 'print' })).rejects.toMatchObject({
      code: 'already_sent',
    });
    const before = await codeOf(token);
    await resendGift(ctx, { token, receiverAddress: 'rivka@work.example' });
    expect(await codeOf(token)).toBe(before);
    ctx.clock.advance(61);
    await resendGift(ctx, { token, receiverAddress: 'rivka@home.example' });
    expect(await codeOf(token)).not.toBe(before);
    expect(mailsTo('rivka@work.example')).toHaveLength(2);
    expect(mailsTo('rivka@home.example')).toHaveLength(1);
    await expect(openGift(ctx, { code: before })).rejects.toMatchObject({ issues: [{ path: 'code' }] });
  });
});

describe('claiming', () => {
  test('gives the plan to one person who has the code, once, and makes the money income', async () => {
    const { token } = await give();
    const code = (await codeOf(token)).toLowerCase().replaceAll('-', ' ');
    expect(await openGift(ctx, { code })).toMatchObject({
      state: 'ready',
      gift: { giverName: 'Dov Giver', message: 'Mazal tov!', months: 3 },
    });
    expect(await getOpenedGift(ctx, {})).toMatchObject({ state: 'ready' });
    const claimed = await claimGift(hers, {});
    expect(claimed).toMatchObject({ plan: 'standard', months: 3, endsAt: '2027-02-17T12:00:00.000Z' });
    expect(await planOf()).toBe('standard');
    expect(await claimGift(hers, { code })).toEqual(claimed);
    const other = { ...ctx, actor: (await makeUser(ctx)).actor };
    await expect(claimGift(other, { code })).rejects.toMatchObject({ code: 'already_claimed' });
    expect(await openGift(ctx, { code })).toEqual({ state: 'claimed', gift: null });
    expect([await owed(), await income()]).toEqual([0n, -2700n]);
    expect(mailsTo('dov@example.org')).toContain('Rivka has your gift');
    expect((await getGift(ctx, { token })).code).toBeNull();
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('needs no code for the person whose proven address the card was mailed to', async () => {
    const { emailAddress } = receiver;
    await changeUser(ctx, receiver.userId, { email_verified_at: ctx.clock.now() });
    const { id } = await give({ receiverAddress: emailAddress });
    await passes(0.1);
    expect(await readMessages(hers)).toEqual([
      'Dov Giver has given you a gift: Value, for 3 months. Open the card to claim it.',
    ]);
    const other = { ...ctx, actor: (await makeUser(ctx)).actor };
    expect(await getOpenedGift(other, { gift: id })).toEqual({ state: 'none', gift: null });
    await expect(claimGift(other, { gift: id })).rejects.toMatchObject({ code: 'not_found' });
    await claimGift(hers, { gift: id });
    expect(await planOf()).toBe('standard');
  });

  test('is limited for someone who guesses codes', async () => {
    const guess = () => openGift(hers, { code: 'ABCD-EFGH-JKMN' });
    for (let tries = 0; tries < 30; tries += 1)
      await expect(guess()).rejects.toMatchObject({ code: 'invalid' });
    await expect(guess()).rejects.toMatchObject({ code: 'too_many' });
  });

  test('adds to a gift that she has, one after the other', async () => {
    const first = await claimGift(hers, { code: await codeOf((await give()).token) });
    const second = await claimGift(hers, { code: await codeOf((await give()).token) });
    expect(second.startsAt).toBe(first.endsAt);
  });
});

describe('money that goes back', () => {
  test('at the giver’s wish within 14 days makes the code void', async () => {
    const { token } = await give();
    const code = await codeOf(token);
    expect(await cancelGift(ctx, { token })).toMatchObject({ state: 'canceled', code: null });
    await expect(claimGift(hers, { code })).rejects.toMatchObject({ code: 'gift_void' });
    expect(await owed()).toBe(-2700n);
    await ctx.jobs.drain();
    expect((await readGift(ctx, token)).state).toBe('void');
    expect(await owed()).toBe(0n);
    await passes(30);
    expect(mailsTo('rivka@example.org')).toEqual([]);
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('is asked for after that, and finance decides', async () => {
    const { token, payment_id } = await give();
    await passes(15);
    expect(await cancelGift(ctx, { token })).toMatchObject({ state: 'ready', refundAsked: true });
    await refund(payment_id ?? '');
    expect(await getGift(ctx, { token })).toMatchObject({ state: 'void' });
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('in part leaves the gift what it is, and owes as much less', async () => {
    const { token, payment_id } = await give();
    await refund(payment_id ?? '', 700n);
    expect(await owed()).toBe(-2000n);
    await claimGift(hers, { code: await codeOf(token) });
    expect(await income()).toBe(-2000n);
    await refund(payment_id ?? '', 500n);
    expect([await owed(), await income(), await planOf()]).toEqual([0n, -1500n, 'standard']);
    await refund(payment_id ?? '');
    expect([await owed(), await income(), await planOf()]).toEqual([0n, 0n, 'free']);
    expect(await verifyLedger(ctx)).toEqual([]);
  });

  test('for a gift in dispute lets nobody claim it, and takes a claimed one back when it is lost', async () => {
    const { token, payment_id } = await give();
    const paymentId = payment_id ?? '';
    const code = await codeOf(token);
    const tell = async (state: 'open' | 'won' | 'lost', event: string) => {
      twin.dispute(paymentId, state);
      await receiveWebhook(ctx, 'sandbox', twin.webhook(paymentId, event));
      await ctx.jobs.drain();
    };
    await tell('open', 'one');
    await expect(claimGift(hers, { code })).rejects.toMatchObject({ code: 'gift_on_hold' });
    await expect(cancelGift(ctx, { token })).rejects.toMatchObject({ code: 'not_refundable' });
    await tell('lost', 'two');
    await expect(claimGift(hers, { code })).rejects.toMatchObject({ code: 'gift_void' });
    expect(await verifyLedger(ctx)).toEqual([]);
  });
});

test('a mailbox that has had enough mail from strangers gets a card the next day', async () => {
  const { token } = await give();
  for (let sent = 0; sent < 20; sent += 1)
    await ctx.limits.take('people.mail.strangers:rivka@example.org', { tries: 20, seconds: 86_400 });
  await passes(0.1);
  expect(mailsTo('rivka@example.org')).toEqual([]);
  await expect(resendGift(ctx, { token, receiverAddress: 'rivka@example.org' })).rejects.toMatchObject({
    code: 'too_many',
  });
  await passes(1);
  await passes(1);
  expect(mailsTo('rivka@example.org')).toHaveLength(1);
});

test('an erased giver leaves a waiting gift whole for its receiver, and an erased receiver nothing that was written', async () => {
  const giver = await makeUser(ctx);
  ctx = { ...ctx, actor: giver.actor };
  const waiting = await give();
  const claimed = await give();
  const draft = await makeGift(ctx);
  await claimGift(hers, { code: await codeOf(claimed.token) });
  await inTransaction(ctx, (ctx) => erasePerson(ctx, giver.userId));
  const read = (id: string) => ctx.db.selectFrom('gifts').selectAll().where('id', '=', id).executeTakeFirst();
  expect(await read(waiting.id)).toMatchObject({
    giver_name: 'Dov Giver',
    sealed_giver_address: null,
    user_id: null,
    state: 'ready',
  });
  expect(await read(claimed.id)).toMatchObject({ giver_name: '', receiver_name: '', token_hash: null });
  expect(await read(draft.id)).toBeUndefined();
  expect(await verifyLedger(ctx)).toEqual([]);
});

test('drafts go after 30 days, and what people wrote a year after a gift is over', async () => {
  const draft = await makeGift(ctx);
  const { token, id } = await give();
  await claimGift(hers, { code: await codeOf(token) });
  await passes(31);
  await forgetGifts(ctx);
  await expect(getGift(ctx, { token: draft.token })).rejects.toMatchObject({ code: 'not_found' });
  expect((await getGift(ctx, { token })).receiverName).toBe('Rivka');
  await passes(366);
  await forgetGifts(ctx);
  const row = await database.db
    .selectFrom('gifts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ receiver_name: '', sealed_message: null, token_hash: null, total: 2700 });
});
