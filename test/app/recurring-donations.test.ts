import { beforeEach, expect, test } from 'vitest';
import { useApp } from '#test/support/app.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { tookSecondStep } from '#test/support/people.ts';
import { formsOf, openBrowser, openVisitor, type PlainBrowser } from '#test/support/plain-browser.ts';
import { staffMember } from '#test/support/staff.ts';
import { readDonation } from '#features/donations/testing.ts';
import { listAudited, makeUser } from '#features/people/testing.ts';

/* What recurs, for its donor and for finance, without JavaScript. */

const app = useApp();
const list = '/admin/giving/recurring';
let twin: ProviderTwin;

beforeEach(() => {
  twin = createProviderTwin();
  Object.assign(app.services, { providers: { sandbox: twin } });
});

const written = {
  form: 'give',
  key: 'a key of this form',
  period: 'month',
  currency: 'USD',
  amount: '36',
  ownAmount: '',
  dedication: 'none',
  dedicationText: '',
  message: '',
  donorName: 'Leah Donor',
  donorAddress: 'leah@example.org',
  anonymity: 'named',
  method: 'creditOrDebit',
  fundAccount: '',
  fundCode: '',
};

/** Gives every month, pays the first gift, and comes back; answers with the path of the donor's page. */
async function giveMonthly(browser: PlainBrowser): Promise<string> {
  const sent = await browser.ask('/donate', written);
  expect(sent.statusCode).toBe(303);
  const paymentId = sent.headers.location?.replace('https://twin.test/', '') ?? '';
  twin.pay(paymentId);
  const back = await browser.ask(`/donation?payment=${paymentId}`);
  await browser.ask(back.headers.location ?? '', { form: 'completeDonation' });
  return back.headers.location?.replace(/\?.*/, '') ?? '';
}

const idOf = async (own: string) => (await readDonation(app.ctx, own.split('/').at(-1) ?? '')).id;
const nextOf = (body: string) => />([A-Z][a-z]+ \d+, \d{4})</.exec(body)?.[1];

test('an address fixes how often is given', async () => {
  const { body } = await openVisitor(app).ask('/donate?currency=USD&period=year');
  expect(body).toMatch(/<input[^>]*name="period"[^>]*value="year"|value="year"[^>]*name="period"/);
  expect(body).not.toMatch(/name="period"[^>]*value="once"/);
  expect((await openVisitor(app).ask('/donate?currency=USD&period=week')).body).toContain('value="once"');
});

test('its donor changes everything by forms, and what is too late or wrong is refused in words', async () => {
  const donor = openVisitor(app);
  const own = await giveMonthly(donor);
  const { body } = await donor.ask(own);
  expect(formsOf(body)).toEqual(
    expect.arrayContaining([
      'schedule:amount',
      'schedule:day',
      'payDonation',
      'schedule:skip',
      'schedule:pause',
      'schedule:cancel',
    ]),
  );
  const on = /name="on" value="([\d-]+)"/.exec(body)?.[1] ?? '';
  const first = nextOf(body);
  const skipped = await donor.ask(own, { form: 'schedule:skip', on });
  expect(skipped.statusCode).toBe(302);
  const without = (await donor.ask(own)).body;
  expect(nextOf(without)).not.toBe(first);
  expect(formsOf(without)).toContain('schedule:undo');
  expect((await donor.ask(own, { form: 'schedule:undo', on })).statusCode).toBe(302);
  expect(nextOf((await donor.ask(own)).body)).toBe(first);
  expect((await donor.ask(own, { form: 'schedule:skip', on })).statusCode).toBe(302);
  // Sent twice, it has one effect; a page from before a change learns of it.
  expect((await donor.ask(own, { form: 'schedule:skip', on })).statusCode).toBe(302);
  const late = await donor.ask(own, { form: 'schedule:pause', on, months: '2' });
  expect(late.statusCode).toBe(409);
  expect(late.body).toContain('This donation has changed meanwhile.');
  const wrong = await donor.ask(own, { form: 'schedule:amount', amount: 'ten' });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain('This is not an amount.');
  expect((await donor.ask(own, { form: 'schedule:day', day: '30' })).statusCode).toBe(422);
  expect((await donor.ask(own, { form: 'schedule:cancel' })).statusCode).toBe(302);
  const ended = await donor.ask(own);
  expect(ended.body).toContain('You have ended this donation');
  expect(formsOf(ended.body)).toEqual(['schedule:undo']);
  expect((await donor.ask(own, { form: 'schedule:undo' })).statusCode).toBe(302);
  expect(app.mails.map(({ subject }) => subject)).toEqual([
    'Thank you for your donation',
    'Your donation has been changed',
    'Your donation has been changed',
    'Your donation has been changed',
    'You have ended your donation',
    'Your donation goes on',
  ]);
});

test('someone who is signed in finds her own donations, and nobody else’s', async () => {
  const leah = await openBrowser(app, await makeUser(app.ctx));
  const own = await giveMonthly(leah);
  const { body } = await leah.ask('/donation');
  expect(body).toContain('$36 every month');
  expect(body).toContain(own);
  const other = await openBrowser(app, await makeUser(app.ctx));
  expect((await other.ask('/donation')).body).not.toContain('$36');
});

test('finance finds what recurs and ends it, which is recorded and told to its donor', async () => {
  const own = await giveMonthly(openVisitor(app));
  const id = await idOf(own);
  const { user, client } = await staffMember(app, 'finance');
  const browser = await openBrowser(app, user);
  await tookSecondStep(app, user);
  for (const found of ['q=leah', 'q=LEAH%40example.org', 'state=going', 'period=month', 'currency=USD'])
    expect((await browser.ask(`${list}?${found}`)).body).toContain('Leah Donor');
  for (const none of ['q=nobody', 'state=failing', 'state=paused', 'state=ended', 'period=year'])
    expect((await browser.ask(`${list}?${none}`)).body).not.toContain('Leah Donor');
  expect((await client.get('/api/admin/files/recurring-donations')).body).toContain('Leah Donor');
  const page = `/admin/giving/donations/${id}`;
  expect((await browser.ask(page)).body).toContain('Visa •••• 4242');
  expect((await browser.ask(page, { form: `endDonation:${id}` })).statusCode).toBe(302);
  expect((await browser.ask(page)).body).not.toContain('endDonation');
  expect(await listAudited(app.ctx)).toContain('donation.ended');
  expect((await browser.ask(`${list}?state=ended`)).body).toContain('Leah Donor');
  expect((await openVisitor(app).ask(own)).body).toContain('This donation has ended');
  expect(app.mails.at(-1)?.subject).toBe('Your donation has ended');
  const support = await staffMember(app, 'support');
  expect((await support.client.get('/api/admin/giving/recurring')).statusCode).toBe(403);
});
