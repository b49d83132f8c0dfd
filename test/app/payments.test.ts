import { describe, expect, test } from 'vitest';
import { useApp } from '#test/support/app.ts';
import { createProviderTwin } from '#test/support/payments/provider-twin.ts';
import { openBrowser } from '#test/support/plain-browser.ts';
import { tookSecondStep } from '#test/support/people.ts';
import { staffMember } from '#test/support/staff.ts';
import { listAudited } from '#features/people/testing.ts';
import { money } from '#core/money.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { applyFacts } from '#features/payments/server/apply-facts.ts';
import { makePayment, withTestPurpose } from '#features/payments/testing.ts';

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
    for (const shown of ['A year of Premium', 'טרם התחיל', 'waits=unclear', 'waits=review'])
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
    // Who paid is opened there for those who may act; the list keeps it sealed.
    expect(page.body).toContain('payer@example.org');
    expect((await browser.get('/admin/money/payments')).body).not.toContain('payer@example.org');
    expect((await browser.get('/admin/money/payments/unknown')).statusCode).toBe(404);
    const editor = await staffMember(app, 'editor');
    for (const path of [id, 'unknown'])
      expect((await editor.client.get(`/api/admin/money/payments/${path}`)).statusCode).toBe(403);
  });
});

describe('sending money back, without JavaScript', () => {
  const makePaid = async (amount: bigint) => {
    const ctx = withTestPurpose({ ...app.ctx, providers: { sandbox: createProviderTwin() } });
    const { id } = await makePayment(ctx, { amount: money(amount, 'USD') });
    const facts = { state: 'captured', captured: money(amount, 'USD') } as const;
    await inTransaction(ctx, (ctx) => applyFacts(ctx, id, { facts, cause: 'job' }));
    return id;
  };
  const openAsFinance = async () => {
    const { user } = await staffMember(app, 'finance');
    const browser = await openBrowser(app, user);
    await tookSecondStep(app, user);
    return browser;
  };

  test('reads the amount in the language of the page, and needs a second person above the limit', async () => {
    const id = await makePaid(90_000n);
    const [dana, levi] = [await openAsFinance(), await openAsFinance()];
    const page = `/admin/money/payments/${id}`;
    const typed = {
      form: `refund:${id}`,
      number: '1',
      amount: '600,5,0',
      reason: 'fraud',
      note: 'Her bank.',
    };
    const refused = await dana.ask(`${page}?lang=de`, { ...typed, reason: '' });
    expect(refused.body).toContain('Bitte einen Grund auswählen.');
    expect(refused.body).toContain('value="600,5,0"');
    expect((await dana.ask(`${page}?lang=de`, typed)).body).toContain('Das ist kein Betrag');
    const asked = await dana.ask(`${page}?lang=de`, { ...typed, amount: '600,50' });
    expect(asked.statusCode).toBe(302);
    const waiting = await dana.ask(`${page}?lang=en`);
    for (const shown of ['$600.50', 'Waits for a second person', 'Her bank.', '$299.50 ⁩can still'])
      expect(waiting.body.replaceAll('\u2069', '⁩')).toContain(shown.replace(' ⁩', '⁩ '));
    expect(waiting.body).not.toContain('value="confirm"');
    const decide = { form: `decideRefund:${id}:1`, decision: 'confirm' };
    expect((await dana.ask(page, decide)).body).toContain('A second person confirms a refund');
    expect((await levi.ask(page)).body).toContain('value="confirm"');
    expect((await levi.ask(page, decide)).statusCode).toBe(302);
    expect((await levi.ask(page)).body).toContain('Queued');
    expect(await listAudited(app.ctx)).toContain('payment.refundConfirmed');
  });

  test('asks the provider at once, and says what came of it', async () => {
    const id = await makePaid(900n);
    const browser = await openAsFinance();
    await app.ctx.db.updateTable('payments').set({ begun_at: new Date() }).where('id', '=', id).execute();
    const asked = await browser.ask(`/admin/money/payments/${id}`, { form: `ask:${id}` });
    expect(asked.body).toContain('The provider has no answer at the moment.');
  });
});

describe('what waits for finance', () => {
  test('is said on the first page about money, kindly where nothing does', async () => {
    const { browser } = await staffMember(app, 'finance');
    const page = await browser.get('/admin/money');
    for (const shown of ['Nothing waits for you', '/admin/money/disputes'])
      expect(page.body).toContain(shown);
    const { id } = await makeYear();
    await app.ctx.db
      .updateTable('payments')
      .set({ state: 'review', review: 'x' })
      .where('id', '=', id)
      .execute();
    const waiting = await browser.get('/admin/money');
    for (const shown of ['To be reviewed', '1 waits', 'waits=review']) expect(waiting.body).toContain(shown);
    expect((await browser.get('/admin/money/payments?waits=review')).body).toContain(id);
    for (const path of ['disputes', 'webhooks', 'queues']) {
      const { client } = await staffMember(app, 'support');
      expect((await client.get(`/api/admin/money/${path}`)).statusCode).toBe(403);
    }
  });
});
