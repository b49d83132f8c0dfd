import { beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '#test/support/app.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { makePerson, tookSecondStep } from '#test/support/people.ts';
import { formsOf, openBrowser, openVisitor, type PlainBrowser } from '#test/support/plain-browser.ts';
import { staffMember } from '#test/support/staff.ts';
import { enteredGift, readDonation } from '#features/donations/testing.ts';
import { listAudited } from '#features/people/testing.ts';
import type { MemoryJobs } from '#platform/jobs/memory-jobs.ts';

/* Giving, its thanks and receipt, and looking after donations, without JavaScript. */

const app = useApp();
const list = '/admin/giving';
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
  dedication: 'memory',
  dedicationText: 'Avraham ben Moshe',
  message: 'Thank you!\nKeep going',
  donorName: 'Leah Donor',
  donorAddress: 'leah@example.org',
  anonymity: 'anonymous',
  method: 'creditOrDebit',
  fundAccount: '',
  fundCode: '',
};

const tokenOf = (path: string) => path.split('/').at(-1)?.replace(/\?.*/, '') ?? '';

/** Gives, pays, and comes back; answers with the path of the donor's page. */
async function give(
  browser: PlainBrowser,
  changes: Partial<typeof written> & { coversCosts?: 'on' } = {},
): Promise<string> {
  const sent = await browser.ask('/donate', { ...written, ...changes });
  expect(sent.statusCode).toBe(303);
  const paymentId = sent.headers.location?.replace('https://twin.test/', '') ?? '';
  twin.pay(paymentId);
  const back = await browser.ask(`/donation?payment=${paymentId}`);
  const own = back.headers.location?.replace(/\?.*/, '') ?? '';
  const waits = await browser.ask(back.headers.location ?? '');
  expect(formsOf(waits.body)).toContain('completeDonation');
  await browser.ask(back.headers.location ?? '', { form: 'completeDonation' });
  return own;
}

describe('the form', () => {
  test('proposes 36, and asks nobody to sign in', async () => {
    const { body } = await openVisitor(app).ask('/donate?currency=USD');
    expect(body).toMatch(/<input[^>]*name="amount"[^>]*value="36"[^>]*checked|checked=""[^>]*value="36"/);
    expect(body).toContain('The Donors’ Fund');
    expect(body).not.toMatch(/name="coversCosts"[^>]*checked/);
  });

  test('refuses a name that holds a link, and keeps nothing of a name that turns other text around', async () => {
    const visitor = openVisitor(app);
    const refused = await visitor.ask('/donate', {
      ...written,
      donorName: 'http://spam.example Click here',
    });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('Enter a name without links and email addresses.');
    const page = await give(visitor, { donorName: '\u202eLeah\u2066 Donor', anonymity: 'named' });
    expect((await readDonation(app.ctx, tokenOf(page))).donor_name).toBe('Leah Donor');
  });

  test('shows what its address has fixed, and gives that, whatever is sent', async () => {
    const address = '/donate?currency=USD&amount=50&period=month&via=poster';
    const { body } = await openVisitor(app).ask(address);
    expect(body).toContain('<bdi class="text-pomegranate tabular-nums">$50</bdi>');
    expect(body).toContain('<bdi class="text-pomegranate tabular-nums">Every month</bdi>');
    expect(body).not.toMatch(/<input[^>]*type="radio"[^>]*name="(amount|period)"/);
    expect(body).toContain('href="/donate?currency=USD&amp;via=poster"');
    const donor = openVisitor(app);
    await donor.ask(address, { ...written, period: 'once', amount: '18' });
    const { headers } = await donor.ask('/donation?payment=x');
    const given = await readDonation(app.ctx, tokenOf(headers.location ?? ''));
    expect(given).toMatchObject({ amount: 5000, period: 'month' });
  });

  test('says only of what is offered how it is asked for', async () => {
    const shekels = (await openVisitor(app).ask('/donate?currency=ILS')).body;
    for (const absent of ['At OJC', 'fundAccount', 'donor-advised fund'])
      expect(shekels).not.toContain(absent);
    expect((await openVisitor(app).ask('/donate?currency=GBP')).body).not.toContain('At OJC');
    const dollars = (await openVisitor(app).ask('/donate?currency=USD')).body;
    expect(dollars).toContain('At OJC');
    expect(dollars).toContain('Of $36, for example, the payment provider keeps up to about $1.58.');
  });

  test('says all that is wrong at once, and opens at the first of it', async () => {
    const { statusCode, body } = await openVisitor(app).ask('/donate', {
      ...written,
      amount: 'own',
      ownAmount: 'ten',
      dedicationText: '',
      donorName: '',
      method: 'ojc',
    });
    expect(statusCode).toBe(422);
    for (const wrong of [
      'This is not an amount.',
      'Write the name, or choose “No”.',
      'Enter your name, for the receipt.',
      'This doesn’t look like an account or card of a fund.',
    ])
      expect(body).toContain(wrong);
    expect(body.match(/autofocus/gi)).toHaveLength(1);
    expect(body).toMatch(/<input[^>]*name="ownAmount"[^>]*autofocus|autofocus=""[^>]*name="ownAmount"/i);
    expect(body).toContain('Keep going');
  });

  test('is kept from children', async () => {
    for (const kind of ['student', 'member'] as const) {
      const child = await makePerson(app, kind);
      if (!child) throw new Error('no child');
      const browser = await openBrowser(app, child);
      expect((await browser.ask('/donate')).headers.location).toMatch(/^\/home/);
      const sent = { method: 'POST', body: {} } as const;
      expect((await browser.send('/api/donations', sent)).statusCode).toBe(403);
    }
  });
});

describe('giving', () => {
  test('leads straight to the provider and back to thanks with a receipt, as a page and a PDF', async () => {
    const donor = openVisitor(app);
    const own = await give(donor);
    const { body } = await donor.ask(own);
    for (const shown of ['Thank you, <bdi>Leah Donor</bdi>', 'Avraham ben Moshe', '$36'])
      expect(body).toContain(shown);
    const receipt = /href="(\/invoices\/[\w-]{40,})"/.exec(body)?.[1] ?? '';
    const page = (await openVisitor(app).ask(receipt)).body;
    expect(page).toContain('US-R-2026-000001');
    expect(page).toContain('No goods or services were given in return for this donation.');
    const pdf = await app.get(`${receipt}/pdf`);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(app.mails.filter(({ to }) => to === 'leah@example.org')).toHaveLength(1);
  });

  test('with the costs of paying says them apart, on the donor’s page and on the receipt', async () => {
    const donor = openVisitor(app);
    const { body } = await donor.ask(await give(donor, { coversCosts: 'on' }));
    for (const shown of ['Your gift</dt><dd><bdi>$36<', 'Cost of the payment</dt><dd><bdi>$1.39<', '$37.39'])
      expect(body).toContain(shown);
    const receipt = /href="(\/invoices\/[\w-]{40,})"/.exec(body)?.[1] ?? '';
    const page = (await openVisitor(app).ask(receipt)).body;
    for (const shown of [
      '\u2068$36.00\u2069',
      'Cost of the payment, added by the donor',
      '\u2068$1.39\u2069',
    ])
      expect(page).toContain(shown);
  });

  test('twice with the same form charges once, and the token is in no address of the provider’s', async () => {
    const donor = openVisitor(app);
    const first = await donor.ask('/donate', written);
    const again = await donor.ask('/donate', written);
    expect(again.headers.location).toBe(first.headers.location);
    expect(twin.calls).toEqual(['begin']);
    const stranger = await openVisitor(app).ask('/donation?payment=x');
    expect(stranger.body).toContain('We email your receipt as soon as the payment is confirmed.');
  });

  test('that came to nothing says why, and can be tried again there', async () => {
    const donor = openVisitor(app);
    twin.mood = 'declined';
    const own = (await donor.ask('/donate', written)).headers.location ?? '';
    const { body } = await donor.ask(own);
    expect(body).toContain('Nothing was paid');
    expect(body).toContain('Your bank declined the payment.');
    const paying = { form: 'payDonation', method: 'paypal', fundAccount: '', fundCode: '' };
    expect((await donor.ask(own, paying)).headers.location).toMatch(/^https:\/\/twin\.test\//);
  });

  test('is found again by mail, with the same answer for every address', async () => {
    const donor = openVisitor(app);
    await give(donor);
    const ask = (emailAddress: string) => donor.ask('/donation', { form: 'donationLinks', emailAddress });
    const answers = [await ask('leah@example.org'), await ask('nobody@example.org')];
    for (const { body } of answers) expect(body).toContain('Please look into your mailbox');
    await (app.services.jobs as MemoryJobs).drain();
    expect(app.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['leah@example.org', 'Thank you for your donation'],
      ['leah@example.org', 'Your donation'],
    ]);
    expect((await donor.ask('/donation/unknown-token')).statusCode).toBe(404);
  });
});

describe('finance', () => {
  test('finds what was given by name and by address, opens it, and downloads it', async () => {
    const own = await give(openVisitor(app));
    const { user, client } = await staffMember(app, 'finance');
    const browser = await openBrowser(app, user);
    await tookSecondStep(app, user);
    for (const found of ['leah', 'LEAH@example.org', 'state=whole', 'target=general', 'currency=USD']) {
      const query = found.includes('=') ? found : `q=${encodeURIComponent(found)}`;
      expect((await browser.ask(`${list}?${query}`)).body).toContain('Leah Donor');
    }
    for (const none of ['q=nobody', 'state=back', 'period=month', 'currency=GBP', 'until=2026-01-01'])
      expect((await browser.ask(`${list}?${none}`)).body).not.toContain('Leah Donor');
    const { id } = await readDonation(app.ctx, tokenOf(own));
    const { body } = await browser.ask(`${list}/donations/${id}`);
    for (const shown of ['leah@example.org', 'Avraham ben Moshe', 'Keep going', 'Anonymous'])
      expect(body).toContain(shown);
    const file = await client.get('/api/admin/files/contributions');
    expect(file.body).toContain('Leah Donor');
    const support = await staffMember(app, 'support');
    expect((await support.client.get('/api/admin/giving/contributions')).statusCode).toBe(403);
  });

  test('looks at a large donation before it can be paid', async () => {
    const donor = openVisitor(app);
    const sent = await donor.ask('/donate', { ...written, amount: 'own', ownAmount: '20,000' });
    const own = sent.headers.location?.replace(/\?.*/, '') ?? '';
    expect((await donor.ask(own)).body).toContain('Nothing has been taken.');
    const { user } = await staffMember(app, 'finance');
    const browser = await openBrowser(app, user);
    await tookSecondStep(app, user);
    expect((await browser.ask(list)).body).toContain('Large: look at it first');
    const { id } = await readDonation(app.ctx, tokenOf(own));
    const decide = { form: `reviewDonation:${id}`, verdict: 'approved', total: '2000000' };
    expect((await browser.ask(`${list}/donations/${id}`, decide)).statusCode).toBe(302);
    expect((await browser.ask(`${list}/donations/${id}`, decide)).statusCode).toBe(409);
    expect(await listAudited(app.ctx)).toContain('donation.approved');
    const { body } = await donor.ask(own);
    expect(body).toContain('You can pay your donation now');
    expect(formsOf(body)).toContain('payDonation');
  });

  test('enters a check without JavaScript, moves nothing to nowhere, and takes it back', async () => {
    const { user } = await staffMember(app, 'finance');
    const browser = await openBrowser(app, user);
    await tookSecondStep(app, user);
    expect((await browser.ask(list)).body).toContain('href="/admin/giving/offline"');
    const key = /name="key" value="([\w-]+)"/.exec((await browser.ask(`${list}/offline`)).body)?.[1] ?? '';
    const check = { form: 'enterGift', key, ...enteredGift, receivedOn: '2020-01-01' };
    const refused = await browser.ask(`${list}/offline`, check);
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('Choose a day in the last two years');
    expect(refused.body).toContain('No. 000123');
    const today = app.ctx.clock.now().toISOString().slice(0, 10);
    const entered = await browser.ask(`${list}/offline`, { ...check, receivedOn: today });
    expect(entered.statusCode).toBe(303);
    const page = entered.headers.location ?? '';
    expect((await browser.ask(page)).body).toContain('1 Street Lane');
    // Of its day nobody knows the hour.
    expect((await browser.ask(list)).body).not.toMatch(/\d:\d\d\s[AP]M/);
    const id = page.split('/').at(-1) ?? '';
    const moved = { form: `moveDonation:${id}`, from: 'general', to: '/campaign/none', reason: 'x' };
    expect((await browser.ask(page, moved)).body).toContain('No campaign or team has this address.');
    const back = { form: `correctGift:${id}`, reason: 'The check did not clear' };
    expect((await browser.ask(page, back)).statusCode).toBe(302);
    expect((await browser.ask(page)).body).toContain('Gone back');
    expect(await listAudited(app.ctx)).toContain('donation.corrected');
  });
});
