import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findDocument, listBuyers } from '#features/invoices/testing.ts';
import { verifyLedger } from '#features/ledger/server/public.ts';
import { definePaymentJobs, financePerson } from '#features/payments/testing.ts';
import { erasePerson } from '#features/people/server/public.ts';
import { listAudited, makeUser } from '#features/people/testing.ts';
import {
  donorNamed,
  makeEnteredGift,
  makeGivenDonation,
  makeRecurring,
} from '#features/donations/testing.ts';
import type { DonationInput } from '#features/donations/giving/contract.ts';
import { getAdminDonor } from './admin-donor.ts';
import { listDonors } from './donors-listing.ts';
import { eraseDonor } from './erase-donor.ts';
import { mergeDonors } from './merge-donors.ts';
import { noteDonor } from './notes.ts';

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
const donor = (name: string) => donorNamed(dana, name);
const list = async () => (await listDonors(dana, {})).items;

describe('erasing', () => {
  test('removes names, addresses, words and notes, and leaves the books, the sums and the numbers of receipts', async () => {
    const gift = await give({ message: 'For our son' });
    const recurring = await makeRecurring(ctx, { pay: (id) => twin.pay(id) });
    const byHand = await makeEnteredGift(dana);
    const receipt = byHand.contributions[0]?.receiptHref?.split('/').at(-1) ?? '';
    const { id } = await donor('Leah Donor');
    await mergeDonors(dana, { id, other: (await donor('Moshe Check')).id });
    await noteDonor(dana, { id, text: 'Knows the Levis' });
    const contributions = await ctx.db.selectFrom('contributions').selectAll().orderBy('id').execute();
    const before = await listBuyers(ctx);
    await expect(eraseDonor(dana, { id, donations: 2, reason: 'asked' })).rejects.toMatchObject({
      code: 'changed_meanwhile',
    });
    expect(await eraseDonor(dana, { id, donations: 3, reason: 'asked' })).toEqual({ erased: 3 });
    expect(await list()).toEqual([]);
    await expect(getAdminDonor(dana, { id })).rejects.toThrow();
    const donations = await ctx.db.selectFrom('donations').selectAll().execute();
    expect(JSON.stringify(donations)).not.toMatch(/Leah|Moshe/);
    for (const row of donations)
      expect(row).toMatchObject({
        donor_name: '',
        sealed_address: null,
        address_mark: null,
        sealed_message: null,
        sealed_postal: null,
        donor_id: null,
      });
    expect(donations.find((row) => row.id === recurring.id)?.state).toBe('ended');
    expect(donations.find((row) => row.id === gift.id)?.state).toBe('given');
    for (const table of ['donors', 'donor_notes', 'donor_thanks'] as const)
      expect(await ctx.db.selectFrom(table).select('id').execute()).toEqual([]);
    expect(await ctx.db.selectFrom('contributions').selectAll().orderBy('id').execute()).toEqual(
      contributions,
    );
    // Nothing leads to a receipt any more, which keeps its number and the name.
    expect(await listBuyers(ctx)).toEqual(
      before.map(({ number }) => ({ number, knows: ['name'], isErased: true })),
    );
    await expect(findDocument(ctx, receipt)).rejects.toMatchObject({ code: 'not_found' });
    expect(await verifyLedger(ctx)).toEqual([]);
    expect(await listAudited(ctx)).toContain('donor.erased');
  });

  test('leaves no gift to come hers: what she gives afterward is a new donor’s', async () => {
    await give();
    const { id } = await donor('Leah Donor');
    await eraseDonor(dana, { id, donations: 1, reason: 'asked' });
    await give();
    expect(await donor('Leah Donor')).toMatchObject({ gifts: 1 });
    expect((await donor('Leah Donor')).id).not.toBe(id);
  });

  test('of an account takes only what was given with it, and keeps the others of her address', async () => {
    const { actor, userId } = await makeUser(ctx);
    await give({ donorName: 'Leah Account' }, { ...ctx, actor });
    await give({ donorName: 'Leah Donor', amount: '18' });
    await noteDonor(dana, { id: (await donor('Leah Donor')).id, text: 'x' });
    await inTransaction(ctx, (ctx) => erasePerson(ctx, userId));
    expect(await donor('Leah Donor')).toMatchObject({ gifts: 1, inDollars: { amount: 1800 } });
  });

  test('of one of those who were merged leaves the others together', async () => {
    const { actor, userId } = await makeUser(ctx);
    await give({ donorName: 'Leah Donor' }, { ...ctx, actor });
    await makeEnteredGift(dana);
    const [leah, moshe] = [await donor('Leah Donor'), await donor('Moshe Check')];
    await noteDonor(dana, { id: leah.id, text: 'About Leah' });
    await noteDonor(dana, { id: moshe.id, text: 'About Moshe' });
    await mergeDonors(dana, { id: leah.id, other: moshe.id });
    await inTransaction(ctx, (ctx) => erasePerson(ctx, userId));
    expect(await list()).toMatchObject([{ id: leah.id, name: 'Moshe Check', gifts: 1 }]);
    expect(await getAdminDonor(dana, leah)).toMatchObject({
      notes: [{ text: 'About Moshe' }],
      addresses: ['moshe@example.org'],
    });
  });
});
