import { expect, test } from 'vitest';
import { useApp } from '#test/support/app.ts';
import { tookSecondStep } from '#test/support/people.ts';
import { formsOf, openBrowser } from '#test/support/plain-browser.ts';
import { staffMember } from '#test/support/staff.ts';
import { listAudited } from '#features/people/testing.ts';

const app = useApp();
const list = '/admin/money/receipts';

test('finance writes what receipts say, sees which name is missing, and goes back to the shipped words', async () => {
  const { user } = await staffMember(app, 'finance');
  const browser = await openBrowser(app, user);
  await tookSecondStep(app, user);
  expect((await browser.ask(list)).body).toContain(`href="${list}/il/he"`);
  const page = `${list}/us/en`;
  const { body } = await browser.ask(page);
  expect(body).toContain('{registration}');
  const seen = app.ctx.sayIn('en', 'invoices.receipt.us', {
    name: '{organization}',
    number: '{registration}',
  });
  const wrong = await browser.ask(page, {
    form: 'wording',
    text: '{organization} thanks you, {donor}.',
    seen,
  });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain('These names mean nothing here: {donor}.');
  expect(wrong.body).toContain('thanks you, {donor}.');
  const text = '{organization} (EIN {registration})\nthanks you.';
  expect((await browser.ask(page, { form: 'wording', text, seen })).statusCode).toBe(302);
  const changed = (await browser.ask(page)).body;
  expect(changed).toContain('{organization} (EIN {registration}) thanks you.');
  expect((await browser.ask(list)).body).toContain('Your own words');
  expect((await browser.ask(page, { form: 'wording', text: `${text} Again.`, seen })).statusCode).toBe(409);
  expect(formsOf(changed)).toContain('resetWording');
  const reset = { form: 'resetWording', seen: '{organization} (EIN {registration}) thanks you.' };
  expect((await browser.ask(page, reset)).statusCode).toBe(302);
  expect(formsOf((await browser.ask(page)).body)).not.toContain('resetWording');
  expect(await listAudited(app.ctx)).toContain('receipt.worded');
});

test('support may not read or change it', async () => {
  const support = await staffMember(app, 'support');
  expect((await support.client.get('/api/admin/money/receipt-wordings')).statusCode).toBe(403);
  const change = { text: 'x', seen: '' };
  expect((await support.client.post('/api/admin/money/receipt-wordings/us/en', change)).statusCode).toBe(403);
});
