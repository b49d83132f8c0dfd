import { describe, expect, test } from 'vitest';
import { useApp } from '#test/support/app.ts';
import { createProviderTwin } from '#test/support/payments/provider-twin.ts';
import { staffMember } from '#test/support/staff.ts';
import { makePayment } from '#features/payments/testing.ts';

const app = useApp();

const makeYear = () =>
  makePayment(
    { ...app.ctx, providers: { sandbox: createProviderTwin() } },
    { description: 'A year of Premium' },
  );

describe('the list of payments', () => {
  test('is for finance, shows each with its state, and can be taken away as a file', async () => {
    const { id } = await makeYear();
    const { browser, client } = await staffMember(app, 'finance');
    const page = await browser.get('/admin/money/payments', { 'accept-language': 'he' });
    expect(page.statusCode).toBe(200);
    for (const shown of ['A year of Premium', 'טרם התחיל', 'state=unknown', 'state=review'])
      expect(page.body).toContain(shown);
    expect(page.body).not.toContain('payer@example.org');
    const file = await client.get(`/api/admin/files/payments?q=${id}`);
    expect(file.body).toContain(`${id},test,A year of Premium,Not begun,Credit or debit card,Sandbox,,9.00`);
    for (const role of ['editor', 'support'] as const) {
      const other = await staffMember(app, role);
      expect((await other.client.get('/api/admin/money/payments')).statusCode).toBe(403);
      expect((await other.client.get('/api/admin/files/payments')).statusCode).not.toBe(200);
    }
  });
});

describe('the page of a payment', () => {
  test('shows finance everything of it, and is not found for an unknown id', async () => {
    const { id } = await makeYear();
    const { browser } = await staffMember(app, 'finance');
    const page = await browser.get(`/admin/money/payments/${id}`);
    expect(page.statusCode).toBe(200);
    for (const shown of ['A year of Premium', '$9.00', 'Not begun', 'Nothing has gone back.'])
      expect(page.body).toContain(shown);
    expect(page.body).not.toContain('payer@example.org');
    expect((await browser.get('/admin/money/payments/unknown')).statusCode).toBe(404);
    const editor = await staffMember(app, 'editor');
    for (const path of [id, 'unknown'])
      expect((await editor.client.get(`/api/admin/money/payments/${path}`)).statusCode).toBe(403);
  });
});
