import { beforeEach, expect, test } from 'vitest';
import { useApp } from '#test/support/app.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { tookSecondStep } from '#test/support/people.ts';
import { formsOf, openBrowser, openVisitor, type PlainBrowser } from '#test/support/plain-browser.ts';
import { staffMember } from '#test/support/staff.ts';
import { addDays } from '#core/local-date.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { describeEntity } from '#features/invoices/testing.ts';
import { enteredGift, readDonation } from '#features/donations/testing.ts';
import { listAudited } from '#features/people/testing.ts';

/* Gift Aid, from the form to the file for HMRC, without JavaScript. */

const app = useApp();
const list = '/admin/giving/gift-aid';
let twin: ProviderTwin;

beforeEach(async () => {
  twin = createProviderTwin();
  Object.assign(app.services, { providers: { sandbox: twin } });
  // In a transaction, which waits until everyone has heard of it.
  await inTransaction(app.ctx, (ctx) => describeEntity(ctx, 'uk', { charityNumber: '1234567' }));
});

const taxpayer = {
  'giftAid.scope': 'gift',
  'giftAid.title': 'Mrs',
  'giftAid.firstName': 'Leah',
  'giftAid.lastName': 'Donor',
  'giftAid.house': '14',
  'giftAid.address': 'Street Lane\nLeeds',
  'giftAid.postcode': 'ls8 1aa',
};

const written = {
  form: 'give',
  key: 'a key of this form',
  currency: 'GBP',
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

/** Gives, pays, and answers with the path of the donor's page. */
async function give(browser: PlainBrowser, changes: Record<string, string> = {}): Promise<string> {
  const sent = await browser.ask('/donate', { ...written, ...changes });
  const paymentId = sent.headers.location?.replace('https://twin.test/', '') ?? '';
  twin.pay(paymentId);
  const own =
    (await browser.ask(`/donation?payment=${paymentId}`)).headers.location?.replace(/\?.*/, '') ?? '';
  await browser.ask(own, { form: 'completeDonation' });
  return own;
}

async function openFinance(): Promise<PlainBrowser> {
  const { user } = await staffMember(app, 'finance');
  const browser = await openBrowser(app, user);
  await tookSecondStep(app, user);
  return browser;
}

const hidden = (page: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';

test('a donor declares it on the form in pounds, and each field says what is missing', async () => {
  const donor = openVisitor(app);
  expect((await donor.ask('/donate?currency=USD')).body).not.toContain('name="giftAid"');
  const { body } = await donor.ask('/donate?currency=GBP');
  expect(body).toContain('HMRC adds 25% to your gift');
  expect(body).not.toMatch(/name="giftAid"[^>]*checked/);
  const hebrew = await app.get('/donate?currency=GBP', { 'accept-language': 'he' });
  expect(hebrew.body).toContain('I want to Gift Aid this donation to Ofek Learning.');
  const wrong = await donor.ask('/donate?currency=GBP', {
    ...written,
    giftAid: 'on',
    ...taxpayer,
    'giftAid.postcode': '90210',
    'giftAid.lastName': '',
  });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain('Enter a UK postcode such as LS8 1AA');
  expect(wrong.body).toContain('Enter the last name in Latin letters');
  expect(wrong.body).toContain('value="90210"');
  const own = await give(donor, { giftAid: 'on', ...taxpayer });
  const page = (await donor.ask(own)).body;
  expect(page).toContain('Mrs Leah Donor, LS8 1AA');
  const receipt = /href="(\/invoices\/[\w-]{40,})"/.exec(page)?.[1] ?? '';
  expect((await donor.ask(receipt)).body).toContain('You have declared Gift Aid for this donation');
});

test('she cancels it and declares it again on her page, without an account', async () => {
  const donor = openVisitor(app);
  const own = await give(donor);
  expect(formsOf((await donor.ask(own)).body)).toContain('declareGiftAid');
  const refused = await donor.ask(own, { form: 'declareGiftAid', ...taxpayer, 'giftAid.house': '' });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('Enter the name or number of the house.');
  expect((await donor.ask(own, { form: 'declareGiftAid', ...taxpayer })).statusCode).toBe(302);
  expect(formsOf((await donor.ask(own)).body)).toContain('cancelGiftAid');
  expect((await donor.ask(own, { form: 'cancelGiftAid' })).statusCode).toBe(302);
  expect((await donor.ask(own, { form: 'cancelGiftAid' })).statusCode).toBe(409);
  expect(formsOf((await donor.ask(own)).body)).toContain('declareGiftAid');
});

test('finance claims it once, and downloads the schedule', async () => {
  await give(openVisitor(app), { giftAid: 'on', ...taxpayer });
  const finance = await openFinance();
  const today = app.ctx.clock.now().toISOString().slice(0, 10);
  expect((await finance.ask(list)).body).toContain('Leah Donor');
  const page = (await finance.ask(`${list}?until=${addDays(today, 1)}`)).body;
  const seen = Object.fromEntries(
    ['key', 'until', 'gifts', 'total', 'adjustmentTax'].map((name) => [name, hidden(page, name)]),
  );
  expect(seen).toMatchObject({ gifts: '1', total: '3600', adjustmentTax: '0' });
  const sent = { form: 'claimGiftAid', ...seen };
  expect((await finance.ask(list, { ...sent, total: '3500' })).statusCode).toBe(409);
  const made = await finance.ask(list, sent);
  expect(made.statusCode).toBe(303);
  expect((await finance.ask(list, sent)).headers.location).toBe(made.headers.location);
  const claim = (await finance.ask(made.headers.location ?? '')).body;
  expect(claim).toContain('UK-G-0001');
  expect(claim).toContain('£9.00');
  const href = /href="(\/api\/admin\/files\/gift-aid-schedule[^"]*)"/
    .exec(claim)?.[1]
    ?.replaceAll('&amp;', '&');
  const file = await finance.ask(href ?? '');
  expect(file.headers['content-type']).toContain('text/csv');
  expect(file.body).toContain('Mrs,Leah,Donor,14,LS8 1AA,,,');
  expect(await listAudited(app.ctx)).toEqual(expect.arrayContaining(['giftAid.claimed', 'listing.exported']));
  const support = await staffMember(app, 'support');
  expect((await support.client.get(href ?? '')).statusCode).toBe(403);
  expect((await support.client.get('/api/admin/giving/gift-aid')).statusCode).toBe(403);
});

test('finance enters a declaration from paper for a check, and cancels it when asked', async () => {
  const finance = await openFinance();
  const key = hidden((await finance.ask('/admin/giving/offline')).body, 'key');
  const today = app.ctx.clock.now().toISOString().slice(0, 10);
  const entered = await finance.ask('/admin/giving/offline', {
    form: 'enterGift',
    key,
    ...enteredGift,
    receivedOn: today,
  });
  const page = entered.headers.location ?? '';
  const id = page.split('/').at(-1) ?? '';
  const paper = { form: `paperGiftAid:${id}`, ...taxpayer, 'giftAid.lastName': 'Check' };
  const refused = await finance.ask(page, { ...paper, 'giftAid.paperOn': today, 'giftAid.paperPlace': '' });
  expect(refused.body).toContain('Say where the paper is kept.');
  const sent = await finance.ask(page, {
    ...paper,
    'giftAid.paperOn': today,
    'giftAid.paperPlace': 'Binder 4',
  });
  expect(sent.statusCode).toBe(302);
  const shown = (await finance.ask(page)).body;
  for (const part of ['Binder 4', 'Mrs Leah Check', 'LS8 1AA']) expect(shown).toContain(part);
  const cancel = { form: `cancelGiftAidAsStaff:${id}`, reason: 'He asked for it' };
  expect((await finance.ask(page, cancel)).statusCode).toBe(302);
  expect((await finance.ask(page)).body).toContain('No declaration covers this donation.');
  expect(await listAudited(app.ctx)).toEqual(expect.arrayContaining(['giftAid.entered', 'giftAid.canceled']));
});

test('a donation in dollars has nothing of it', async () => {
  const own = await give(openVisitor(app), { currency: 'USD', giftAid: 'on', ...taxpayer });
  const token = own.split('/').at(-1) ?? '';
  expect((await readDonation(app.ctx, token)).state).toBe('given');
  expect(formsOf((await openVisitor(app).ask(own)).body)).not.toContain('declareGiftAid');
});
