import { beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '#test/support/app.ts';
import { staffMember } from '#test/support/staff.ts';
import { money } from '#core/money.ts';
import { findDocumentLink, issueCreditNote } from '#features/invoices/server/public.ts';
import { makeInvoice } from '#features/invoices/testing.ts';
import type { TestUser } from '#features/people/testing.ts';
import { href } from '#urls.ts';

const app = useApp();
let dana: TestUser;
let id: string;

beforeEach(async () => {
  dana = await app.makeUser();
  ({ id } = await makeInvoice(app.ctx, { userId: dana.userId, locale: 'he' }));
});

describe('the page of an invoice', () => {
  test('shows its owner what was paid, in her language', async () => {
    const browser = await app.asBrowserOf(dana);
    const page = (language: string) =>
      browser.get(href('invoice', { reference: id }), { 'accept-language': language });
    const english = await page('en');
    expect(english.statusCode).toBe(200);
    expect(english.body).toContain('US-2026-000001');
    expect(english.body).toContain('$90.00');
    const hebrew = await page('he');
    expect(hebrew.body).toContain('dir="rtl"');
    expect(hebrew.body).toContain('חשבונית');
    expect(hebrew.body).toContain('17 בנובמבר 2026');
  });

  test('is the same not found for a stranger as one that is unknown, and so is its PDF', async () => {
    const stranger = await app.asBrowserOf(await app.makeUser());
    for (const client of [stranger, app])
      for (const address of ['invoice', 'invoicePdf'] as const) {
        const [hers, unknown] = [
          await client.get(href(address, { reference: id })),
          await client.get(href(address, { reference: 'unknown' })),
        ];
        expect([hers.statusCode, unknown.statusCode]).toEqual([404, 404]);
        expect(hers.body).not.toMatch(/US-2026|Dana|90\.00/);
      }
  });

  test('is open to anyone with its link, without an account', async () => {
    const link = (await findDocumentLink(app.ctx, id)) ?? '';
    expect((await app.get(href('invoice', { reference: link }))).body).toContain('US-2026-000001');
    const pdf = await app.get(href('invoicePdf', { reference: link }));
    expect(pdf.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    expect(pdf.headers['content-disposition']).toContain('US-2026-000001.pdf');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

test('what is open by its link names its credit note at once', async () => {
  const link = (await findDocumentLink(app.ctx, id)) ?? '';
  const open = async () => (await app.get(href('invoice', { reference: link }))).body;
  expect(await open()).not.toContain('Credited by');
  await issueCreditNote(app.ctx, { documentId: id, cause: 'refund', amount: money(1000, 'USD') });
  expect(await open()).toContain('Credited by');
});

describe('the list of what was issued', () => {
  test('is for finance, finds by number, and can be taken away as a file', async () => {
    await makeInvoice(app.ctx, { entity: 'uk' });
    const { browser, client } = await staffMember(app, 'finance');
    const page = await browser.get('/admin/money/invoices?q=us-2026');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('US-2026-000001');
    expect(page.body).not.toContain('UK-2026-000001');
    const file = await client.get('/api/admin/files/invoices');
    expect(file.body).toContain('US-2026-000001,Invoice,United States,2026-11-17,90.00,0.00,90.00,USD');
    const editor = await staffMember(app, 'editor');
    expect((await editor.client.get('/api/admin/money/invoices')).statusCode).toBe(403);
  });
});

test('finance changes who issues documents and what countries take, and no other setting', async () => {
  const { browser, client } = await staffMember(app, 'finance');
  const list = await browser.get('/admin/money/invoices');
  for (const key of ['invoices.entities', 'invoices.taxes'])
    expect(list.body).toContain(`/admin/settings/values/${key}`);
  const settings = await browser.get('/admin/settings');
  expect(settings.body).toContain('/admin/settings/values/invoices.taxes');
  expect(settings.body).not.toContain('payments.confirmAbove');
  const issuers = await browser.get('/admin/settings/values/invoices.entities');
  expect(issuers.statusCode).toBe(200);
  expect(issuers.body).toMatch(/Name: .?Lamed, Inc\./);
  expect(issuers.body).not.toContain('NaN');
  expect((await browser.get('/admin/settings/values/payments.confirmAbove')).statusCode).toBe(404);
  expect((await client.get('/api/admin/settings/payments.confirmAbove')).statusCode).toBe(404);
  const support = await staffMember(app, 'support');
  expect((await support.client.get('/api/admin/settings')).statusCode).toBe(403);
  expect((await support.client.get('/api/admin/settings/invoices.taxes')).statusCode).toBe(403);
});
