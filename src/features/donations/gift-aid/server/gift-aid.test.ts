import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { daySeconds } from '#core/durations.ts';
import { money } from '#core/money.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { describeEntity, findDocument } from '#features/invoices/testing.ts';
import { askForRefund, receiveWebhook } from '#features/payments/server/public.ts';
import { definePaymentJobs, financePerson } from '#features/payments/testing.ts';
import { erasePerson } from '#features/people/server/public.ts';
import { listAudited, makeUser } from '#features/people/testing.ts';
import { eraseDonor } from '#features/donations/donors/server/erase-donor.ts';
import { getDonation } from '#features/donations/giving/server/view-donation.ts';
import { exportDonations } from '#features/donations/server/personal-data.ts';
import {
  correctGift,
  declaredGiftAid,
  giveDonation,
  makeDonation,
  makeEnteredGift,
  makeGivenDonation,
  readDonation,
  wantedDonation,
} from '#features/donations/testing.ts';
import { getAdminDonation } from '#features/donations/finance/server/admin-donation.ts';
import { cancelGiftAid, cancelGiftAidAsStaff } from './cancel.ts';
import { claimGiftAid, getGiftAidClaim, getGiftAidSums } from './claims.ts';
import { declareGiftAid, enterGiftAid } from './declare.ts';
import { forgetDeclarations } from './forget-declarations.ts';
import { listGiftAidGifts } from './gifts-listing.ts';
import { scheduleFile } from './schedule-file.ts';

const database = useDatabase();
const year = 365.25 * daySeconds;
let ctx: TestCtx;
let twin: ProviderTwin;
let dana: TestCtx;

beforeEach(async () => {
  twin = createProviderTwin();
  ctx = makeCtx(database.db, { providers: { sandbox: twin } });
  definePaymentJobs(ctx.jobs, ctx);
  dana = await financePerson(ctx, 'Dana');
  await describeEntity(ctx, 'uk', { charityNumber: '1234567' });
});

const give = (input: Partial<Parameters<typeof makeGivenDonation>[1]> = {}, by = ctx) =>
  makeGivenDonation(by, { currency: 'GBP', ...input, pay: (id) => twin.pay(id) });
const giftAidOf = async (token: string) => (await getDonation(ctx, { token })).giftAid;
const tomorrow = '2026-11-18';
const sums = (until = tomorrow) => getGiftAidSums(dana, { until });
const claim = async (key: string = randomUUID(), until = tomorrow) => {
  const { gifts, total, adjustmentTax } = await sums(until);
  return claimGiftAid(dana, { key, until, gifts, total, adjustmentTax });
};
/** What became of each gift, and what is left of it: `claimed 3600`. */
const states = async () =>
  (await listGiftAidGifts(dana, {})).items
    .map(({ state, left }) => `${state} ${left}`)
    .toSorted((one, other) => one.localeCompare(other));

async function refund(paymentId: string, part?: bigint) {
  await inTransaction(ctx, (ctx) =>
    askForRefund(ctx, paymentId, {
      id: randomUUID(),
      ...(part !== undefined && { part: money(part, 'GBP') }),
      reason: 'asked_by_payer',
      cause: 'staff:test',
    }),
  );
  await ctx.jobs.drain();
}

async function scheduleOf(claimId: string, part = 1): Promise<string[]> {
  const { chunks } = await scheduleFile.open(dana, scheduleFile.parse({ claim: claimId, part }));
  let text = '';
  for await (const chunk of chunks) text += chunk;
  return text.trimEnd().split('\r\n');
}

describe('a declaration', () => {
  test('on the form takes effect with the money: the gift is covered, its receipt says so', async () => {
    const { token, contribution } = await give({ giftAid: declaredGiftAid });
    expect(await giftAidOf(token)).toMatchObject({
      declared: { scope: 'gift', name: 'Mrs Leah Donor', postcode: 'LS8 1AA', declaredOn: '2026-11-17' },
    });
    const { contributions } = await getDonation(ctx, { token });
    const receipt = await findDocument(ctx, contributions[0]?.receiptHref?.split('/').at(-1) ?? '');
    expect(receipt.statements).toHaveLength(2);
    expect(receipt.statements[1]).toContain('You have declared Gift Aid');
    expect((await listGiftAidGifts(dana, {})).items).toMatchObject([
      { id: contribution.id, state: 'open', left: 3600, givenOn: '2026-11-17' },
    ]);
  });

  test('is not made without the checkbox, in dollars, by a fund, or while the organization is no charity', async () => {
    const plain = await give();
    const receipt = (await getDonation(ctx, { token: plain.token })).contributions[0]?.receiptHref;
    expect((await findDocument(ctx, receipt?.split('/').at(-1) ?? '')).statements).toHaveLength(1);
    const dollars = await give({ currency: 'USD', giftAid: declaredGiftAid });
    expect(await giftAidOf(dollars.token)).toBeNull();
    await expect(
      declareGiftAid(ctx, { token: dollars.token, giftAid: declaredGiftAid }),
    ).rejects.toMatchObject({ code: 'no_gift_aid' });
    await describeEntity(ctx, 'uk');
    const without = await give({ giftAid: declaredGiftAid });
    expect(await giftAidOf(without.token)).toBeNull();
    expect(await states()).toEqual([]);
  });

  test('changes with the form until it is paid', async () => {
    const input = { ...wantedDonation, currency: 'GBP', key: randomUUID() } as const;
    await giveDonation(ctx, { ...input, giftAid: declaredGiftAid });
    const { token } = await giveDonation(ctx, { ...input, amount: '72' });
    const { payment_id } = await database.db
      .selectFrom('donations')
      .select('payment_id')
      .executeTakeFirstOrThrow();
    twin.pay(payment_id ?? '');
    await receiveWebhook(ctx, 'sandbox', twin.webhook(payment_id ?? '', 'paid'));
    await ctx.jobs.drain();
    expect(await giftAidOf(token)).toMatchObject({ declared: null });
  });

  test('for all gifts covers those of the past four years and those to come, of the same family', async () => {
    const before = await give();
    const company = await give({ donorName: 'Acme Ltd' });
    const stranger = await give({ donorAddress: 'ruth@example.org' });
    const { token } = await give({ giftAid: { ...declaredGiftAid, scope: 'all' } });
    const after = await give({ donorName: 'L. Donor' });
    for (const hers of [before, after, { token }])
      expect(await giftAidOf(hers.token)).toMatchObject({ declared: { scope: 'all' } });
    for (const other of [company, stranger])
      expect(await giftAidOf(other.token)).toMatchObject({ declared: null });
    expect(await sums()).toMatchObject({ gifts: 3, total: 3 * 3600, tax: 2700 });
  });

  test('of a gift that came more than four years ago is not claimed', async () => {
    await give();
    ctx.clock.advance(4 * year + daySeconds);
    const { token } = await give({ giftAid: { ...declaredGiftAid, scope: 'all' } });
    expect(await giftAidOf(token)).toMatchObject({ declared: { scope: 'all' } });
    expect(await states()).toEqual(['open 3600']);
  });

  test('can be made afterwards on the donor’s page, once however often it is sent', async () => {
    const { token } = await give();
    const declare = () => declareGiftAid(ctx, { token, giftAid: declaredGiftAid });
    expect(await declare()).toEqual(await declare());
    const made = await database.db.selectFrom('gift_aid_declarations').selectAll().execute();
    expect(made).toHaveLength(1);
    expect(made[0]?.statement).toContain('I want to Gift Aid this donation to Ofek Learning.');
    expect(JSON.stringify(made)).not.toMatch(/Leah|Street Lane|LS8/);
    expect(ctx.sent.map(({ subject }) => subject)).toEqual([
      'Thank you for your donation',
      'Your Gift Aid declaration',
    ]);
    await expect(
      declareGiftAid(ctx, {
        token: (await makeDonation(ctx, { currency: 'GBP' })).token,
        giftAid: declaredGiftAid,
      }),
    ).rejects.toMatchObject({ code: 'no_gift_aid' });
  });

  test('that is canceled covers what was given before, and nothing to come', async () => {
    const { token } = await give({ giftAid: { ...declaredGiftAid, scope: 'all' } });
    await cancelGiftAid(ctx, { token, leavesOut: false });
    await expect(cancelGiftAid(ctx, { token, leavesOut: false })).rejects.toMatchObject({
      code: 'no_gift_aid',
    });
    await give();
    expect(await states()).toEqual(['open 3600']);
    const { id } = await readDonation(ctx, token);
    const canceled = { scope: 'all', declaredOn: '2026-11-17', canceledOn: '2026-11-17', by: 'donor' };
    expect((await getAdminDonation(dana, { id })).giftAid).toMatchObject({
      declared: null,
      canceled: [canceled],
    });
    expect(ctx.sent.map(({ subject }) => subject)).toContain('Your Gift Aid declaration is canceled');
    await declareGiftAid(ctx, { token, giftAid: declaredGiftAid });
    expect(await giftAidOf(token)).toMatchObject({ declared: { scope: 'gift' } });
    expect((await getAdminDonation(dana, { id })).giftAid).toMatchObject({
      declared: { scope: 'gift' },
      canceled: [canceled],
    });
  });

  test('can leave out what was not claimed yet, but not what was', async () => {
    const { id } = await give({ giftAid: { ...declaredGiftAid, scope: 'all' } });
    await claim();
    await give();
    expect(await states()).toHaveLength(2);
    await cancelGiftAidAsStaff(dana, { id, leavesOut: true, reason: 'She wrote to us' });
    expect(await states()).toEqual(['claimed 3600']);
    expect(await listAudited(ctx)).toContain('giftAid.canceled');
  });

  test('on paper is entered by finance for a check, with its day and place', async () => {
    const gift = await makeEnteredGift(dana);
    const paper = { ...declaredGiftAid, lastName: 'Check', paperOn: '2026-11-01', paperPlace: 'Binder 4' };
    await expect(
      enterGiftAid(dana, { id: gift.id, giftAid: { ...paper, paperOn: '2026-12-01' } }),
    ).rejects.toMatchObject({ issues: [{ path: 'giftAid.paperOn' }] });
    expect(await enterGiftAid(dana, { id: gift.id, giftAid: paper })).toMatchObject({
      declared: { isOnPaper: true, paperPlace: 'Binder 4', declaredOn: '2026-11-01' },
      mayDeclare: false,
      mayCancel: true,
    });
    expect(await states()).toEqual(['open 18000']);
    expect(await listAudited(ctx)).toContain('giftAid.entered');
    await correctGift(dana, { id: gift.id, reason: 'The check did not clear' });
    expect(await states()).toEqual(['back 0']);
  });

  test('stays without its donor once she is erased, covers nothing more, and goes six years after the claim', async () => {
    const leah = await makeUser(ctx);
    const asLeah = { ...ctx, actor: leah.actor };
    await give({ giftAid: { ...declaredGiftAid, scope: 'all' } }, asLeah);
    expect(await exportDonations(ctx, leah.userId)).toMatchObject({
      giftAid: [{ taxpayer: { lastName: 'Donor', postcode: 'LS8 1AA' } }],
    });
    await inTransaction(ctx, (ctx) => erasePerson(ctx, leah.userId));
    await give();
    const { id } = await claim();
    expect((await scheduleOf(id))[1]).toBe('Mrs,Leah,Donor,14,LS8 1AA,,,17/11/26,36.00');
    ctx.clock.advance(5.9 * year);
    await forgetDeclarations(ctx);
    expect((await scheduleOf(id))[1]).toContain('Leah');
    ctx.clock.advance(0.2 * year);
    await forgetDeclarations(ctx);
    expect((await scheduleOf(id))[1]).toBe(',,,,,,,17/11/26,36.00');
  });

  test('stays where finance erases a donor without an account: what she gave can still be claimed', async () => {
    const { id } = await give({ giftAid: { ...declaredGiftAid, scope: 'all' } });
    const { donor_id } = await database.db
      .selectFrom('donations')
      .select('donor_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await eraseDonor(dana, { id: donor_id ?? '', donations: 1, reason: 'She asked for it' });
    await give();
    expect(await states()).toEqual(['open 3600']);
    expect((await scheduleOf((await claim()).id))[1]).toContain('Mrs,Leah,Donor,14,LS8 1AA');
    const kept = await database.db.selectFrom('gift_aid_declarations').selectAll().execute();
    expect(kept).toMatchObject([{ address_mark: null, user_id: null }]);
  });

  test('that is in force is not forgotten', async () => {
    const { token } = await give({ giftAid: { ...declaredGiftAid, scope: 'all' } });
    ctx.clock.advance(12 * year);
    await forgetDeclarations(ctx);
    expect(await giftAidOf(token)).toMatchObject({ declared: { name: 'Mrs Leah Donor' } });
  });

  test('stays as it was made', async () => {
    await give({ giftAid: declaredGiftAid });
    const change = (set: object) =>
      database.db.transaction().execute((trx) => trx.updateTable('gift_aid_declarations').set(set).execute());
    await expect(change({ scope: 'all' })).rejects.toThrow('a declaration stays');
  });
});

describe('a claim', () => {
  test('has what was given up to its day, its tax, and a line for each gift as HMRC wants it', async () => {
    await give({ giftAid: { ...declaredGiftAid, title: 'Rabbi' }, amount: '100' });
    await give({ giftAid: { ...declaredGiftAid, postcode: '', isOverseas: true }, amount: '50.50' });
    expect(await sums('2026-11-16')).toMatchObject({ gifts: 0, total: 0 });
    const made = await claim();
    expect(made).toMatchObject({ number: 'UK-G-0001', gifts: 2, total: 15_050, tax: 3762, schedules: 1 });
    // Both are of the same moment.
    const [headings, ...lines] = await scheduleOf(made.id);
    expect([headings, ...lines.toSorted()]).toEqual([
      'Title,First name or initial,Last name,House name or number,Postcode,Aggregated donations,Sponsored event,Donation date (DD/MM/YY),Amount',
      ',Leah,Donor,14,LS8 1AA,,,17/11/26,100.00',
      'Mrs,Leah,Donor,14,X,,,17/11/26,50.50',
    ]);
    await expect(scheduleOf(made.id, 2)).rejects.toMatchObject({ kind: 'not-found' });
    expect(await sums()).toMatchObject({ gifts: 0, total: 0, claims: [{ number: 'UK-G-0001' }] });
    expect(await states()).toEqual(['claimed 10000', 'claimed 5050']);
    expect(await listAudited(ctx)).toContain('giftAid.claimed');
  });

  test('is the same for the same key, and refused if anything is not as it was seen', async () => {
    await give({ giftAid: declaredGiftAid });
    const seen = { key: randomUUID(), until: tomorrow, gifts: 1, total: 3600, adjustmentTax: 0 };
    for (const other of [{ gifts: 2 }, { total: 3599 }, { adjustmentTax: 1 }])
      await expect(claimGiftAid(dana, { ...seen, ...other })).rejects.toMatchObject({
        code: 'changed_meanwhile',
      });
    const made = await claimGiftAid(dana, seen);
    expect(await claimGiftAid(dana, seen)).toEqual(made);
    await expect(
      claimGiftAid(dana, { ...seen, key: randomUUID(), gifts: 0, total: 0 }),
    ).rejects.toMatchObject({ code: 'nothing_to_claim' });
  });

  test('leaves out what has gone back, and takes what is left of a part', async () => {
    const whole = await give({ giftAid: declaredGiftAid });
    const part = await give({ giftAid: declaredGiftAid });
    await refund(whole.paymentId);
    await refund(part.paymentId, 600n);
    expect(await claim()).toMatchObject({ gifts: 1, total: 3000, tax: 750 });
  });

  test('waits for a dispute, whichever way it ends', async () => {
    const { id, paymentId } = await give({ giftAid: declaredGiftAid });
    const tell = async (state: 'open' | 'won') => {
      twin.dispute(paymentId, state);
      await receiveWebhook(ctx, 'sandbox', twin.webhook(paymentId, state));
      await ctx.jobs.drain();
    };
    await tell('open');
    expect(await states()).toEqual(['disputed 3600']);
    const isDisputed = async () => (await getAdminDonation(dana, { id })).contributions[0]?.isDisputed;
    expect(await isDisputed()).toBe(true);
    expect(await sums()).toMatchObject({ gifts: 0 });
    await tell('won');
    expect(await isDisputed()).toBe(false);
    expect(await sums()).toMatchObject({ gifts: 1, total: 3600 });
  });

  test('tells once what has gone back since, with the next claim, in parts and as a whole', async () => {
    const first = await give({ giftAid: declaredGiftAid });
    await claim();
    await refund(first.paymentId, 600n);
    expect(await sums()).toMatchObject({
      adjustmentTax: 150,
      adjustments: [{ amount: 600, tax: 150, claimedIn: 'UK-G-0001' }],
    });
    await give({ giftAid: declaredGiftAid });
    const second = await claim();
    expect(second).toMatchObject({ number: 'UK-G-0002', total: 3600, adjustmentTax: 150 });
    expect(await sums()).toMatchObject({ adjustments: [] });
    await refund(first.paymentId);
    expect(await sums()).toMatchObject({ adjustments: [{ amount: 3000, tax: 750 }] });
    expect(await getGiftAidClaim(dana, { id: second.id })).toEqual(second);
  });

  test('stays as it was made', async () => {
    await give({ giftAid: declaredGiftAid });
    const { id } = await claim();
    const change = () =>
      database.db
        .transaction()
        .execute((trx) =>
          trx.updateTable('gift_aid_claims').set({ total: 1 }).where('id', '=', id).execute(),
        );
    await expect(change()).rejects.toThrow('a claim stays as it was made');
  });
});
