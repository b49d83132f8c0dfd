import { beforeEach, expect, test } from 'vitest';
import { useApp } from '#test/support/app.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { openVisitor } from '#test/support/plain-browser.ts';
import { daySeconds } from '#core/durations.ts';
import type { MemoryJobs } from '#platform/jobs/memory-jobs.ts';

/* What a donor gave in a year, mailed in January and asked for again, without an account and without JavaScript. */

const app = useApp();
let twin: ProviderTwin;

beforeEach(() => {
  twin = createProviderTwin();
  Object.assign(app.services, { providers: { sandbox: twin } });
});

const written = {
  form: 'give',
  key: 'a key of this form',
  currency: 'USD',
  amount: '36',
  ownAmount: '',
  dedication: 'none',
  dedicationText: '',
  message: '',
  donorName: 'Leah Donor',
  donorAddress: 'leah@example.org',
  anonymity: 'anonymous',
  method: 'creditOrDebit',
  fundAccount: '',
  fundCode: '',
};

async function give(): Promise<void> {
  const donor = openVisitor(app);
  const sent = await donor.ask('/donate', written);
  const paymentId = sent.headers.location?.replace('https://twin.test/', '') ?? '';
  twin.pay(paymentId);
  const own = (await donor.ask(`/donation?payment=${paymentId}`)).headers.location?.replace(/\?.*/, '') ?? '';
  await donor.ask(own, { form: 'completeDonation' });
}

test('a donor asks for her links and finds her year, as a page and a PDF, in both directions', async () => {
  await give();
  app.ctx.clock.advance(49 * daySeconds);
  await openVisitor(app).ask('/donation', { form: 'donationLinks', emailAddress: 'leah@example.org' });
  await (app.services.jobs as MemoryJobs).drain();
  const mail = app.mails.find(({ subject }) => subject === 'Your giving in 2026');
  const path = /\/donations\/summary\/[\w-]{40,}/.exec(mail?.text ?? '')?.[0] ?? '';
  const page = await openVisitor(app).ask(path);
  expect(page.statusCode).toBe(200);
  for (const shown of ['Your giving in 2026', 'Leah Donor', 'US-R-2026-000001', '$36.00', 'Total in USD'])
    expect(page.body).toContain(shown);
  expect(page.headers['cache-control']).toContain('no-store');
  expect(page.body).toContain('noindex');
  const hebrew = await app.get(path, { 'accept-language': 'he' });
  expect(hebrew.body).toContain('התרומות שלך ב־2026');
  const pdf = await app.get(`${path}/pdf`);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.headers['cache-control']).toBe('no-store');
});

test('nobody opens the year of another: an unknown address is not found, as a page, a PDF and in the API', async () => {
  for (const path of [
    '/donations/summary/unknown',
    '/donations/summary/unknown/pdf',
    '/api/donation-summaries/unknown',
  ])
    expect((await app.get(path)).statusCode).toBe(404);
});
