import { randomUUID } from 'node:crypto';
import { call } from '@orpc/server';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeCtx, type TestCtx } from '#test/support/ctx.ts';
import { useDatabase } from '#test/support/db.ts';
import { daySeconds } from '#core/durations.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import { money } from '#core/money.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { changeSetting } from '#platform/settings/settings.ts';
import { erasePerson } from '#features/people/server/public.ts';
import { makeUser, type TestUser } from '#features/people/testing.ts';
import { invoicesApi } from '#features/invoices/api.ts';
import { canadaSetting, entitiesSetting, readTaxes } from '#features/invoices/server/settings.ts';
import { exportDocuments } from '#features/invoices/server/personal-data.ts';
import { taxRuleFor } from '#features/invoices/taxes/policy.ts';
import { invoiceInput, makeInvoice, makeReceipt } from '#features/invoices/testing.ts';
import { DocumentView } from '../contract.ts';
import { issueCreditNote } from './credit-document.ts';
import { forgetBuyers } from './forget-buyers.ts';
import { findDocumentLink, findReceipt } from './find-document.ts';
import { prepareAcknowledgment } from './issue-document.ts';
import { getDocument } from './view-document.ts';

const database = useDatabase();
let ctx: TestCtx;
let dana: TestUser;
let ofDana: TestCtx;

beforeEach(async () => {
  ctx = makeCtx(database.db);
  dana = await makeUser(ctx);
  ofDana = { ...ctx, actor: dana.actor };
});

const see = async (reference: string, as: TestCtx = ofDana) =>
  DocumentView.parse(await getDocument(as, { reference }));

async function shekels() {
  const tax = taxRuleFor(await readTaxes(ctx), 'IL', '2026-11-17');
  return {
    entity: 'il' as const,
    country: 'IL',
    userId: dana.userId,
    amount: money(33_000, 'ILS'),
    ...(tax && { tax }),
  };
}

describe('an invoice', () => {
  test('keeps what was true when it was issued', async () => {
    const { id, number } = await makeInvoice(ctx, await shekels());
    const { il } = entitiesSetting.initial;
    await changeSetting(ctx, entitiesSetting, {
      ...entitiesSetting.initial,
      il: { ...il, name: 'Another name' },
    });
    expect(await see(id)).toMatchObject({
      number,
      kind: 'invoice',
      issuedOn: '2026-11-17',
      issuer: { name: il.name, address: il.address, email: il.email },
      dueOn: null,
      buyer: { name: 'Dana Levi', emailAddress: 'dana@example.org', address: ['1 Olive St', 'Haifa'] },
      lines: [{ text: 'Receipt', quantity: 1, total: { amount: 33_000, currency: 'ILS' } }],
    });
    const later = await makeInvoice(ctx, await shekels());
    expect((await see(later.id)).issuer.name).toBe('Another name');
  });

  test('that is due later says until when, where to pay, and what the buyer calls the order', async () => {
    const { il } = entitiesSetting.initial;
    await changeSetting(ctx, entitiesSetting, {
      ...entitiesSetting.initial,
      il: { ...il, bank: 'Bank 12, account 345' },
    });
    const due = { on: '2026-12-17', purchaseOrder: 'PO-7' };
    const { id } = await makeInvoice(ctx, { ...(await shekels()), due });
    expect(await see(id)).toMatchObject({
      issuer: { bank: 'Bank 12, account 345' },
      dueOn: '2026-12-17',
      purchaseOrder: 'PO-7',
    });
    const paid = await see((await makeInvoice(ctx, await shekels())).id);
    expect(paid).toMatchObject({ dueOn: null, purchaseOrder: null });
    expect(paid.issuer).not.toHaveProperty('bank');
  });

  test('shows the tax that the price contains, and adds up', async () => {
    const { id } = await makeInvoice(ctx, await shekels());
    expect(await see(id)).toMatchObject({
      net: { amount: 27_966 },
      taxes: [{ name: 'vat', rate: 1800, tax: { amount: 5034 } }],
      gross: { amount: 33_000 },
    });
  });

  test('that does not come to what was paid is an error, and takes no number', async () => {
    const wrong = { ...invoiceInput({ amount: money(100, 'USD') }), total: money(101, 'USD') };
    await expect(makeInvoice(ctx, wrong)).rejects.toThrow(RangeError);
    expect((await makeInvoice(ctx)).number).toBe('US-2026-000001');
  });

  test.each([
    sql`update documents set gross = gross + 1, net = net + 1`,
    sql`update documents set issuer = '{}'`,
    sql`update documents set buyer = 'x'`,
    sql`update documents set number = 'US-2026-000002'`,
    sql`delete from documents`,
    sql`update document_numbers set last = 7`,
    sql`delete from document_numbers`,
  ])('can be changed by nobody (%#)', async (change) => {
    await makeInvoice(ctx);
    await expect(database.undoing(() => change.execute(database.db))).rejects.toThrow(/stay|no gaps/);
  });

  test('has its buyer encrypted', async () => {
    await makeInvoice(ctx);
    const row = await database.db.selectFrom('documents').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/Dana|dana@example|Olive/);
  });
});

describe('a credit note', () => {
  test('refers to its invoice, and all of them come to its tax and no more', async () => {
    const invoice = await makeInvoice(ctx, await shekels());
    const credit = (amount: number, cause: string) =>
      issueCreditNote(ctx, { documentId: invoice.id, cause, amount: money(amount, 'ILS') });
    const notes = [await credit(11_111, 'refund:1'), await credit(11_111, 'refund:2')];
    expect(await credit(11_111, 'refund:2')).toEqual(notes[1]);
    await expect(credit(10_779, 'refund:3')).rejects.toThrow(Conflict);
    notes.push(await credit(10_778, 'refund:3'));
    const views = await Promise.all(notes.map(({ id }) => see(id)));
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
    expect(sum(views.map(({ net }) => net.amount))).toBe(27_966);
    expect(sum(views.flatMap(({ taxes }) => taxes.map(({ tax }) => tax.amount)))).toBe(5034);
    expect(views[0]).toMatchObject({ number: 'IL-C-2026-000001', refersTo: invoice.number });
    expect((await see(invoice.id)).creditedBy).toEqual(notes.map(({ number }) => number));
  });
});

describe('who sees a document', () => {
  test('is its owner and finance; to all others it is unknown', async () => {
    const { id } = await makeInvoice(ctx, { userId: dana.userId });
    const finance = (await makeUser(ctx, { staff: JSON.stringify({ roles: ['finance'], languages: [] }) }))
      .actor;
    const stranger = (await makeUser(ctx)).actor;
    await see(id);
    await see(id, { ...ctx, actor: { ...finance, tookSecondStep: true } });
    for (const actor of [finance, stranger, ctx.actor])
      await expect(see(id, { ...ctx, actor })).rejects.toThrow(NotFound);
    await expect(see('unknown', ctx)).rejects.toThrow(NotFound);
  });

  test('is also anyone who has its link', async () => {
    const input = invoiceInput();
    const issue = await prepareAcknowledgment(ctx, input);
    await issue();
    const { id, number } = (await findReceipt(ctx, input.cause)) ?? { id: '', number: '' };
    const link = await findDocumentLink(ctx, id);
    expect(link).toMatch(/^[\w-]{43}$/);
    expect(await see(link ?? '', ctx)).toMatchObject({ number, kind: 'acknowledgment' });
    await expect(see(`${link}x`, ctx)).rejects.toThrow(NotFound);
  });

  test('finds her own, newest first', async () => {
    const first = await makeInvoice(ctx, { userId: dana.userId });
    ctx.clock.advance(60);
    const second = await makeInvoice(ctx, { userId: dana.userId });
    await makeInvoice(ctx);
    const { items } = await call(invoicesApi.own, {}, { context: ofDana });
    expect(items.map(({ id }) => id)).toEqual([second.id, first.id]);
  });
});

describe('an erased person', () => {
  test('leaves her name and country, and nothing else of hers', async () => {
    const { id } = await makeInvoice(ctx, { userId: dana.userId });
    const link = (await findDocumentLink(ctx, id)) ?? '';
    expect(await exportDocuments(ctx, dana.userId)).toMatchObject({ documents: [{ gross: 9000 }] });
    await inTransaction(ctx, (ctx) => erasePerson(ctx, dana.userId));
    await expect(see(link, ctx)).rejects.toThrow(NotFound);
    const finance = (await makeUser(ctx, { admin: true })).actor;
    const kept = await see(id, { ...ctx, actor: { ...finance, tookSecondStep: true } });
    expect(kept).toMatchObject({ buyer: { name: 'Dana Levi' }, country: 'US' });
    expect(Object.keys(kept.buyer)).toEqual(['name']);
    expect(await findDocumentLink(ctx, id)).toBeUndefined();
  });

  test('is forgotten seven years later, and her books stay; nobody else is', async () => {
    const hers = await makeInvoice(ctx, { userId: dana.userId });
    const other = await makeInvoice(ctx, { userId: (await makeUser(ctx)).userId });
    await inTransaction(ctx, (ctx) => erasePerson(ctx, dana.userId));
    const finance = (await makeUser(ctx, { admin: true })).actor;
    const nameOn = async (id: string) =>
      (await see(id, { ...ctx, actor: { ...finance, tookSecondStep: true } })).buyer.name;
    ctx.clock.advance(6.9 * 365.25 * daySeconds);
    await forgetBuyers(ctx);
    expect(await nameOn(hers.id)).toBe('Dana Levi');
    ctx.clock.advance(0.2 * 365.25 * daySeconds);
    await forgetBuyers(ctx);
    await forgetBuyers(ctx);
    expect([await nameOn(hers.id), await nameOn(other.id)]).toEqual(['', 'Dana Levi']);
  });
});

test('each text is in the language that is asked for', async () => {
  const { id } = await makeInvoice(ctx, { userId: dana.userId });
  const view = await getDocument(ofDana, { reference: id, lang: 'he' });
  expect(view.lines[0]?.text).toBe('קבלה');
});

test('a gift in Canadian dollars has an official receipt of the charity there, once the settings describe it, and its credit note too', async () => {
  const gift = money(3600n, 'CAD');
  const input = () => ({
    entity: 'us' as const,
    cause: `payment:${randomUUID()}`,
    buyer: { name: 'Leah Donor', address: ['1 Maple Road', 'Toronto'] },
    locale: 'en' as const,
    lines: [{ text: 'invoices.kind.receipt', quantity: 1, unit: gift }],
    total: gift,
  });
  const read = async (id: string) => getDocument(ctx, { reference: (await findDocumentLink(ctx, id)) ?? '' });
  const before = await makeReceipt(ctx, input());
  expect((await read(before.id)).statements).toEqual([
    'No goods or services were given in return for this donation.',
  ]);
  await changeSetting(ctx, canadaSetting, {
    name: 'Ofek Canada',
    address: '1 Maple Road, Toronto',
    number: '123456789 RR 0001',
    place: 'Toronto',
    signedBy: 'D. Levi',
  });
  const { id } = await makeReceipt(ctx, input());
  expect(await read(id)).toMatchObject({
    issuer: { name: 'Ofek Canada' },
    statements: [expect.stringContaining('Official receipt for income tax purposes') as unknown],
  });
  const note = await issueCreditNote(ctx, { documentId: id, cause: 'refund:x', amount: gift });
  expect(await read(note.id)).toMatchObject({ issuer: { name: 'Ofek Canada' } });
});
