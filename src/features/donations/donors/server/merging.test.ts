import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { definePaymentJobs, financePerson } from '#features/payments/testing.ts';
import { listAudited, makeUser } from '#features/people/testing.ts';
import { donorNamed, makeEnteredGift, makeGivenDonation } from '#features/donations/testing.ts';
import type { DonationInput } from '#features/donations/giving/contract.ts';
import { getAdminDonor } from './admin-donor.ts';
import { listDonors } from './donors-listing.ts';
import { mergeDonors, partDonors } from './merge-donors.ts';
import { changeNote, noteDonor, removeNote } from './notes.ts';
import { removeThanks, thankDonor } from './thanks.ts';

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
const list = async (q?: string) => (await listDonors(dana, { q })).items;
const names = async (q?: string) => (await list(q)).map(({ name }) => name);

describe('duplicates', () => {
  const proposed = async (id: string) =>
    (await getAdminDonor(dana, { id })).alike.map(({ name, why }) => [name, ...why]);

  test('are proposed by another spelling of the mailbox, the same account, and the same name', async () => {
    const { actor } = await makeUser(ctx);
    const hers = { ...ctx, actor };
    await give({ donorAddress: 'leah.donor@example.org' }, hers);
    await give({ donorAddress: 'LeahDonor+gifts@example.org', donorName: 'L. D.' });
    await give({ donorAddress: 'office@example.org', donorName: 'Office' }, hers);
    await give({ donorAddress: 'other@example.org', donorName: 'LEAH  DÓNOR' });
    await give({ donorAddress: 'stranger@example.org', donorName: 'Stranger' });
    expect(await proposed((await donor('Leah Donor')).id)).toEqual([
      ['L. D.', 'mailbox'],
      ['Office', 'account'],
      ['LEAH  DÓNOR', 'name'],
    ]);
    expect(await proposed((await donor('Stranger')).id)).toEqual([]);
  });

  test('are merged by hand and parted again; no gift changes, and both are audited', async () => {
    await give();
    ctx.clock.advance(60);
    await give({ donorAddress: 'miriam@example.org', donorName: 'Miriam', amount: '18' });
    const before = await ctx.db.selectFrom('contributions').selectAll().orderBy('id').execute();
    const [leah, miriam] = [await donor('Leah Donor'), await donor('Miriam')];
    const merged = await mergeDonors(dana, { id: leah.id, other: 'miriam@example.org' });
    expect(merged).toMatchObject({
      id: leah.id,
      name: 'Leah Donor',
      gifts: 2,
      donations: 2,
      addresses: ['miriam@example.org', 'leah@example.org'],
      merged: [{ id: miriam.id, name: 'Miriam', by: 'Dana', gifts: 1 }],
      alike: [],
    });
    expect(await names()).toEqual(['Leah Donor']);
    expect(await names('miriam')).toEqual(['Leah Donor']);
    // Her own page shows the one who stands for her, also for what she gives from now on.
    await give({ donorAddress: 'miriam@example.org', donorName: 'Miriam', amount: '18' });
    expect(await getAdminDonor(dana, { id: miriam.id })).toMatchObject({ id: leah.id, gifts: 3 });
    await partDonors(dana, { id: leah.id, other: miriam.id });
    await partDonors(dana, { id: leah.id, other: miriam.id });
    expect(await donor('Leah Donor')).toMatchObject({ gifts: 1, inDollars: { amount: 3600 } });
    expect(await donor('Miriam')).toMatchObject({ gifts: 2, inDollars: { amount: 3600 } });
    const after = await ctx.db.selectFrom('contributions').selectAll().orderBy('id').execute();
    expect(after).toEqual(expect.arrayContaining(before));
    expect((await listAudited(ctx)).filter((act) => act.startsWith('donor.'))).toEqual([
      'donor.merged',
      'donor.parted',
    ]);
  });

  test('merged into one another in turn never form a circle, and parting one takes those below it along', async () => {
    for (const name of ['A', 'B', 'C', 'D'])
      await give({ donorAddress: `${name}@example.org`, donorName: name });
    const [a, b, c, d] = [await donor('A'), await donor('B'), await donor('C'), await donor('D')];
    await mergeDonors(dana, { id: b.id, other: c.id });
    await mergeDonors(dana, { id: a.id, other: b.id });
    // The other way round they are one already.
    for (const [id, other] of [
      [c.id, a.id],
      [b.id, a.id],
      [a.id, c.id],
    ] as const)
      expect(await mergeDonors(dana, { id, other })).toMatchObject({ id: a.id, gifts: 3 });
    await expect(mergeDonors(dana, { id: d.id, other: c.id })).rejects.toMatchObject({
      code: 'merged_meanwhile',
    });
    await expect(mergeDonors(dana, { id: a.id, other: a.id })).rejects.toMatchObject({
      issues: [{ path: 'other' }],
    });
    await expect(mergeDonors(dana, { id: a.id, other: 'none@example.org' })).rejects.toMatchObject({
      issues: [{ path: 'other' }],
    });
    // By the address of a page, the one who stands for her is meant.
    await mergeDonors(dana, { id: d.id, other: `http://lamed.test/admin/giving/donors/${c.id}` });
    expect(await names()).toEqual(['D']);
    await partDonors(dana, { id: d.id, other: a.id });
    expect(await donor('A')).toMatchObject({ gifts: 3 });
    await partDonors(dana, { id: a.id, other: b.id });
    expect((await names()).toSorted()).toEqual(['A', 'B', 'D']);
    expect(await getAdminDonor(dana, b)).toMatchObject({ gifts: 2, merged: [{ id: c.id }] });
  });
});

describe('notes and thanks', () => {
  test('record their author and time, are changed only if nobody else has changed them, and can be removed', async () => {
    await give();
    const { id } = await donor('Leah Donor');
    const noted = await noteDonor(dana, { id, text: 'Prefers letters' });
    const [note] = noted.notes ?? [];
    if (!note) throw new Error('no note');
    expect(note).toMatchObject({ text: 'Prefers letters', by: 'Dana', changedBy: null });
    const stored = await ctx.db.selectFrom('donor_notes').select('sealed_text').executeTakeFirstOrThrow();
    expect(stored.sealed_text).not.toContain('letters');
    const noam = await financePerson(ctx, 'Noam');
    const seen = { id, noteId: note.id, version: note.version };
    const changed = await changeNote(noam, { ...seen, text: 'Prefers calls' });
    expect(changed.notes).toMatchObject([
      { text: 'Prefers calls', by: 'Dana', changedBy: 'Noam', version: 2 },
    ]);
    await expect(changeNote(dana, { ...seen, text: 'Lost' })).rejects.toMatchObject({
      code: 'changed_meanwhile',
    });
    await expect(removeNote(dana, seen)).rejects.toMatchObject({ code: 'changed_meanwhile' });
    for (const _ of [1, 2]) expect((await removeNote(dana, { ...seen, version: 2 })).notes).toEqual([]);
  });

  test('of another donor are out of reach', async () => {
    await give();
    await makeEnteredGift(dana);
    const [leah, moshe] = [await donor('Leah Donor'), await donor('Moshe Check')];
    const [note] = (await noteDonor(dana, { id: leah.id, text: 'x' })).notes ?? [];
    const seen = { id: moshe.id, noteId: note?.id ?? '', version: 1 };
    await expect(changeNote(dana, { ...seen, text: 'y' })).rejects.toMatchObject({
      code: 'changed_meanwhile',
    });
    await expect(removeNote(dana, seen)).rejects.toThrow();
    const [thanks] = (await thankDonor(dana, { id: leah.id, how: 'mail', thankedOn: '2026-11-17' })).thanked;
    await removeThanks(dana, { id: moshe.id, thanksId: thanks?.id ?? '' });
    expect(await getAdminDonor(dana, leah)).toMatchObject({
      notes: [{ text: 'x' }],
      thanked: [{ how: 'mail' }],
    });
  });

  test('of those who were merged stand together, and part with them', async () => {
    await give();
    await makeEnteredGift(dana);
    const [leah, moshe] = [await donor('Leah Donor'), await donor('Moshe Check')];
    await noteDonor(dana, { id: moshe.id, text: 'Moshe’s' });
    await thankDonor(dana, { id: moshe.id, how: 'letter', thankedOn: '2026-11-17' });
    const merged = await mergeDonors(dana, { id: leah.id, other: moshe.id });
    expect(merged).toMatchObject({ notes: [{ text: 'Moshe’s' }], thanks: 'done', thankedOn: '2026-11-17' });
    expect(await partDonors(dana, { id: leah.id, other: moshe.id })).toMatchObject({
      notes: [],
      thanks: 'never',
    });
    expect(await getAdminDonor(dana, moshe)).toMatchObject({ notes: [{ text: 'Moshe’s' }] });
  });

  test('cannot be of a day to come', async () => {
    await give();
    const { id } = await donor('Leah Donor');
    await expect(thankDonor(dana, { id, how: 'mail', thankedOn: '2026-11-18' })).rejects.toMatchObject({
      issues: [{ path: 'thankedOn' }],
    });
  });
});
