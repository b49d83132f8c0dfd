import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { money, type Currency } from '#core/money.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { askForRefund } from '#features/payments/server/public.ts';
import { definePaymentJobs, financePerson } from '#features/payments/testing.ts';
import {
  correctGift,
  donorNamed,
  makeDonation,
  makeEnteredGift,
  makeGivenDonation,
  makeRecurring,
} from '#features/donations/testing.ts';
import type { DonationInput } from '#features/donations/giving/contract.ts';
import { listContributions } from '#features/donations/finance/server/contributions-listing.ts';
import type { DonorsRequest } from '../contract.ts';
import { donorsFile, listDonors } from './donors-listing.ts';
import { gatherDonors } from './gather-donors.ts';
import { thankDonor } from './thanks.ts';

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

const give = (input: Partial<DonationInput> = {}, own: TestCtx = ctx) =>
  makeGivenDonation(own, { ...input, pay: (id) => twin.pay(id) });

async function refund(paymentId: string, part: bigint, currency: Currency = 'USD') {
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

const list = async (request: Partial<DonorsRequest> = {}) => (await listDonors(dana, { ...request })).items;
const names = async (request: Partial<DonorsRequest> = {}) => (await list(request)).map(({ name }) => name);

const donor = (name: string) => donorNamed(dana, name);

describe('a donor', () => {
  test('is everyone who gave under one address, however its letters are written, by the latest name', async () => {
    await give({ donorName: 'Leah D.' });
    ctx.clock.advance(60);
    await give({ donorAddress: 'LEAH@example.org', donorName: 'Leah Donor', amount: '18' });
    expect(await list()).toMatchObject([
      {
        name: 'Leah Donor',
        emailAddress: 'LEAH@example.org',
        gifts: 2,
        given: [{ gifts: 2, left: { amount: 5400, currency: 'USD' }, refunded: { amount: 0 } }],
        thanks: 'never',
      },
    ]);
  });

  test('keeps the name that she gave under, whatever finance calls her on a gift by hand', async () => {
    const entered = { emailAddress: 'leah@example.org', donorName: 'Mrs. L. Donner' };
    await makeEnteredGift(dana, entered);
    await give({ donorName: 'Leah Donor' });
    await makeEnteredGift(dana, entered);
    expect(await names()).toEqual(['Leah Donor']);
    await database.db.updateTable('donors').set({ name: '', folded_name: '' }).execute();
    await makeEnteredGift(dana, entered);
    expect(await list({ q: 'donner' })).toMatchObject([{ name: 'Mrs. L. Donner', gifts: 4 }]);
  });

  test('is a gift by hand by itself where it has no address', async () => {
    for (const _ of [1, 2]) await makeEnteredGift(dana, { emailAddress: '', donorName: 'Moshe Cash' });
    await makeEnteredGift(dana);
    await give({ donorAddress: 'moshe@example.org', donorName: 'Moshe Check' });
    expect((await names()).toSorted()).toEqual(['Moshe Cash', 'Moshe Cash', 'Moshe Check']);
    expect(await donor('Moshe Check')).toMatchObject({
      gifts: 2,
      given: [{ left: { amount: 18_000, currency: 'GBP' } }, { left: { amount: 3600, currency: 'USD' } }],
    });
  });

  test('is not thanked by email where she left no address', async () => {
    await makeEnteredGift(dana, { emailAddress: '', donorName: 'Moshe Cash' });
    const { id } = await donor('Moshe Cash');
    const thanks = { id, thankedOn: '2026-11-17' } as const;
    await expect(thankDonor(dana, { ...thanks, how: 'mail' })).rejects.toMatchObject({
      issues: [{ path: 'how', messageKey: 'donations.donors.noAddress' }],
    });
    expect(await thankDonor(dana, { ...thanks, how: 'letter' })).toMatchObject({ thanks: 'done' });
  });

  test('is nobody who has only begun to give', async () => {
    await makeDonation(ctx);
    expect(await list()).toEqual([]);
  });

  test('counts what is left of each currency, and sums up only by the rates that are frozen with the gifts', async () => {
    const { paymentId } = await give();
    const { contribution } = await give({ currency: 'GBP', amount: '50' });
    await refund(paymentId, 600n);
    const { inDollars, given } = await donor('Leah Donor');
    expect(given).toMatchObject([
      { left: { amount: 5000, currency: 'GBP' }, refunded: { amount: 0 } },
      { left: { amount: 3000, currency: 'USD' }, refunded: { amount: 600 } },
    ]);
    expect(inDollars).toEqual({
      amount: 3000 + Math.round(5000 * Number(contribution.rate)),
      currency: 'USD',
    });
    await refund(paymentId, 3000n);
    expect(await donor('Leah Donor')).toMatchObject({ gifts: 1, given: [{ gifts: 1 }, { gifts: 0 }] });
  });

  test('whose only gift was taken back stays, with nothing', async () => {
    const { id } = await makeEnteredGift(dana);
    await correctGift(dana, { id, reason: 'Entered twice' });
    expect(await donor('Moshe Check')).toMatchObject({
      gifts: 0,
      lastGivenAt: null,
      inDollars: { amount: 0 },
    });
  });

  test('is found for what was given before donors were known', async () => {
    await give();
    await give({ donorAddress: 'miriam@example.org', donorName: 'Miriam' });
    await give({ amount: '18' });
    const known = await list();
    await ctx.db.updateTable('donations').set({ donor_id: null }).execute();
    await ctx.db.deleteFrom('donors').execute();
    await gatherDonors(ctx);
    const found = await list();
    const byName = new Map(known.map((row) => [row.name, row]));
    expect(found).toHaveLength(known.length);
    for (const row of found) expect(row).toEqual({ ...byName.get(row.name), id: row.id });
  });
});

describe('the list', () => {
  beforeEach(async () => {
    ctx.clock.advance(60);
    await give({ amount: '18' });
    ctx.clock.advance(60);
    await makeRecurring(ctx, {
      donorAddress: 'miriam@example.org',
      donorName: 'Miriam',
      amount: '100',
      pay: (id) => twin.pay(id),
    });
    ctx.clock.advance(60);
    await makeEnteredGift(dana);
  });

  test('begins with the latest gift, and may be sorted by what was given', async () => {
    expect(await names()).toEqual(['Miriam', 'Leah Donor', 'Moshe Check']);
    expect(await names({ sort: 'inDollars' })).toEqual(['Leah Donor', 'Miriam', 'Moshe Check']);
  });

  test('is searched by a part of a name, by a whole address, and by the id of a donation', async () => {
    const { id } = await give({ donorAddress: 'leah@example.org', donorName: 'Mrs. Donor' });
    for (const q of ['miri', 'MIRIAM@example.org']) expect(await names({ q })).toEqual(['Miriam']);
    // Also by an earlier name.
    for (const q of [id, 'leah d', 'mrs']) expect(await names({ q })).toEqual(['Mrs. Donor']);
    for (const q of ['miriam@example', '%', 'nobody']) expect(await names({ q })).toEqual([]);
  });

  test('shows who waits for thanks, who gives regularly, and who gave in a currency', async () => {
    const { id } = await donor('Miriam');
    await thankDonor(dana, { id, how: 'phone', thankedOn: '2026-11-17' });
    await thankDonor(dana, { id: (await donor('Leah Donor')).id, how: 'mail', thankedOn: '2026-11-16' });
    expect(await names({ thanks: 'never' })).toEqual(['Moshe Check']);
    expect(await names({ thanks: 'again' })).toEqual(['Leah Donor']);
    expect(await names({ thanks: 'done' })).toEqual(['Miriam']);
    expect(await names({ recurring: 'yes' })).toEqual(['Miriam']);
    expect(await names({ recurring: 'no' })).toEqual(['Leah Donor', 'Moshe Check']);
    expect(await names({ currency: 'GBP' })).toEqual(['Moshe Check']);
  });

  test('is paged, and each donor is on one page', async () => {
    for (let nth = 0; nth < 30; nth += 1)
      await makeEnteredGift(dana, { emailAddress: '', donorName: `Donor ${nth}` });
    const first = await listDonors(dana, { perPage: 25 });
    const second = await listDonors(dana, { perPage: 25, at: first.next });
    expect(first.totalItems).toBe(33);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(33);
  });

  test('is a file with one column a currency, in which no name is a formula', async () => {
    await makeEnteredGift(dana, { emailAddress: '', donorName: '=HYPERLINK("x")' });
    const { chunks } = await donorsFile.open(dana, {});
    const lines = parse((await Array.fromAsync(chunks)).join(''), { bom: true, columns: true }) as Record<
      string,
      string
    >[];
    expect(lines.map((line) => line['Donor'])).toContain(`'=HYPERLINK("x")`);
    expect(lines.find((line) => line['Donor'] === 'Moshe Check')).toMatchObject({
      'Email address': 'moshe@example.org',
      'Given, GBP': '180.00',
      'Given, USD': '',
      Thanks: 'Not thanked yet',
    });
    expect(donorsFile.permission).toBe('money.act');
  });

  test('leads to all gifts of a donor', async () => {
    const { id } = await donor('Miriam');
    const { items } = await listContributions(dana, { donor: id });
    expect(items.map(({ donorName }) => donorName)).toEqual(['Miriam']);
  });
});
