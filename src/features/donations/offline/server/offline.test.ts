import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { money } from '#core/money.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findDocument, listReceiptNumbers } from '#features/invoices/testing.ts';
import { readBalance, verifyLedger } from '#features/ledger/server/public.ts';
import { listAudited } from '#features/people/testing.ts';
import { askForRefund } from '#features/payments/server/public.ts';
import { definePaymentJobs, financePerson } from '#features/payments/testing.ts';
import { exportDonations } from '#features/donations/server/personal-data.ts';
import {
  correctGift,
  enteredGift,
  makeEnteredGift,
  makeGivenDonation,
  moveDonation,
} from '#features/donations/testing.ts';
import { enterGift } from './enter-gift.ts';

const database = useDatabase();
let ctx: TestCtx;
let twin: ProviderTwin;
let dana: TestCtx;

beforeEach(async () => {
  twin = createProviderTwin();
  ctx = makeCtx(database.db, { providers: { sandbox: twin } });
  definePaymentJobs(ctx.jobs, ctx);
  dana = await financePerson(ctx, 'Dana');
});

const uk = { entity: 'uk', currency: 'GBP' } as const;
const balance = async (purpose: 'donations' | 'received', detail: string) => {
  expect(await verifyLedger(ctx)).toEqual([]);
  return readBalance(ctx, uk, { purpose, detail });
};

describe('a gift that came by hand', () => {
  test('is booked, receipted with the donor’s address, mailed to her, and audited', async () => {
    const gift = await makeEnteredGift(dana);
    expect(gift).toMatchObject({
      state: 'given',
      target: 'general',
      contributions: [{ kind: 'offline', method: 'check', amount: { amount: 18_000, currency: 'GBP' } }],
      words: { postalAddress: '1 Street Lane\nLeeds LS8 1AA', note: 'No. 000123' },
      mayCorrect: true,
    });
    expect(await balance('received', 'check')).toBe(18_000n);
    expect(await balance('donations', 'general')).toBe(-18_000n);
    const reference = gift.contributions[0]?.receiptHref?.split('/').at(-1) ?? '';
    expect(await findDocument(ctx, reference)).toMatchObject({
      kind: 'receipt',
      entity: 'uk',
      buyer: { name: 'Moshe Check', address: ['1 Street Lane', 'Leeds LS8 1AA'] },
      receivedOn: null,
    });
    expect(ctx.sent.map(({ to }) => to)).toEqual(['moshe@example.org']);
    expect(await listAudited(ctx)).toContain('donation.entered');
  });

  test('is of the day on which it was received, which its receipt says', async () => {
    const gift = await makeEnteredGift(dana, { receivedOn: '2026-10-30' });
    expect(gift.givenAt).toContain('2026-10-30');
    const reference = gift.contributions[0]?.receiptHref?.split('/').at(-1) ?? '';
    expect(await findDocument(ctx, reference)).toMatchObject({
      receivedOn: '2026-10-30',
      issuedOn: '2026-11-17',
    });
  });

  test('needs no address: then nobody is written to', async () => {
    const gift = await makeEnteredGift(dana, { emailAddress: '', postalAddress: '' });
    expect(gift.contributions[0]?.receiptHref).not.toBeNull();
    expect(ctx.sent).toEqual([]);
  });

  test('is entered once by its key, also by ten at once; another gift under that key is refused', async () => {
    const input = { ...enteredGift, key: randomUUID() };
    const entered = await Promise.all(Array.from({ length: 10 }, () => enterGift(dana, input)));
    expect(new Set(entered.map(({ id }) => id)).size).toBe(1);
    expect(await balance('donations', 'general')).toBe(-18_000n);
    expect(await listReceiptNumbers(ctx)).toEqual([1]);
    await expect(enterGift(dana, { ...input, amount: '181' })).rejects.toMatchObject({ code: 'key_used' });
  });

  test('is refused with a day to come, an amount that is none, or a page that is nobody’s', async () => {
    for (const [path, wrong] of Object.entries({ receivedOn: '2026-11-20', amount: 'ten', to: '/about' }))
      await expect(makeEnteredGift(dana, { [path]: wrong })).rejects.toMatchObject({ issues: [{ path }] });
    expect(await balance('donations', 'general')).toBe(0n);
  });

  test('is taken back once: booked the other way, its receipt void, its donor told', async () => {
    const { id, contributions } = await makeEnteredGift(dana);
    ctx.sent.length = 0;
    for (const _ of [1, 2])
      expect(await correctGift(dana, { id, reason: 'The check did not clear' })).toMatchObject({
        state: 'void',
        mayCorrect: false,
        contributions: [{ state: 'back' }],
      });
    expect(await balance('received', 'check')).toBe(0n);
    expect(await balance('donations', 'general')).toBe(0n);
    const reference = contributions[0]?.receiptHref?.split('/').at(-1) ?? '';
    expect(await findDocument(ctx, reference)).toMatchObject({ isVoid: true });
    expect(ctx.sent).toHaveLength(1);
    expect(await listAudited(ctx)).toContain('donation.corrected');
  });

  test('that was paid online is not taken back so', async () => {
    const { id } = await makeGivenDonation(ctx, { pay: (id) => twin.pay(id) });
    await expect(correctGift(dana, { id, reason: 'x' })).rejects.toMatchObject({ code: 'not_by_hand' });
  });
});

describe('moving', () => {
  test('to a target that is nobody’s is refused, and to where it is changes nothing', async () => {
    const { id } = await makeEnteredGift(dana);
    await expect(
      moveDonation(dana, { id, from: 'general', to: 'campaign:none', reason: 'x' }),
    ).rejects.toMatchObject({ code: 'target_closed' });
    expect(await moveDonation(dana, { id, from: 'general', to: '', reason: 'x' })).toMatchObject({ id });
    expect(await listAudited(ctx)).not.toContain('donation.moved');
  });

  test('is refused once all of the money has gone back', async () => {
    const { id, paymentId } = await makeGivenDonation(ctx, { pay: (id) => twin.pay(id) });
    await inTransaction(ctx, (ctx) =>
      askForRefund(ctx, paymentId, { id: 'r', part: money(3600n, 'USD'), reason: 'asked', cause: 'staff:x' }),
    );
    await ctx.jobs.drain();
    await expect(
      moveDonation(dana, { id, from: 'general', to: 'campaign:any', reason: 'x' }),
    ).rejects.toMatchObject({ code: 'not_movable' });
  });
});

test('a person’s copy of her data has no place for what finance notes', async () => {
  await makeEnteredGift(dana);
  expect(JSON.stringify(await exportDonations(ctx, 'nobody' as never))).not.toContain('000123');
});
