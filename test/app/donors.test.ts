import { beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '#test/support/app.ts';
import { makeCtx } from '#test/support/ctx.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { tookSecondStep } from '#test/support/people.ts';
import { openBrowser, openVisitor, type PlainBrowser } from '#test/support/plain-browser.ts';
import { staffMember } from '#test/support/staff.ts';
import { makeEnteredGift } from '#features/donations/testing.ts';
import { listAudited } from '#features/people/testing.ts';

/* Donors and reports of giving, for finance, without JavaScript. */

const app = useApp();
const list = '/admin/giving/donors';
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
  anonymity: 'named',
  method: 'creditOrDebit',
  fundAccount: '',
  fundCode: '',
};

async function give(changes: Partial<typeof written> & { via?: string } = {}): Promise<void> {
  const visitor = openVisitor(app);
  const sent = await visitor.ask('/donate', { ...written, ...changes });
  const paymentId = sent.headers.location?.replace('https://twin.test/', '') ?? '';
  twin.pay(paymentId);
  const back = await visitor.ask(`/donation?payment=${paymentId}`);
  await visitor.ask(back.headers.location ?? '', { form: 'completeDonation' });
}

async function openFinance(): Promise<PlainBrowser> {
  const { user } = await staffMember(app, 'finance');
  const browser = await openBrowser(app, user);
  await tookSecondStep(app, user);
  return browser;
}

/** The page of the donor of a name, as the list leads to it. */
async function pageOf(browser: PlainBrowser, name: string): Promise<string> {
  const { body } = await browser.ask(`${list}?q=${encodeURIComponent(name)}`);
  const found = /href="(\/admin\/giving\/donors\/[\w-]{36})"/.exec(body)?.[1];
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
}

describe('finance', () => {
  test('notes something about a donor and that she was thanked, and loses nothing that is wrong', async () => {
    await give();
    const browser = await openFinance();
    const page = await pageOf(browser, 'Leah');
    const id = page.split('/').at(-1) ?? '';
    expect((await browser.ask(page)).body).toContain('leah@example.org');
    const act = (form: string, values: Record<string, string>) => browser.ask(page, { form, ...values });
    expect((await act(`noteDonor:${id}`, { text: '' })).body).toContain('Write something first.');
    expect((await act(`noteDonor:${id}`, { text: 'Knows the <b>Levis</b>' })).statusCode).toBe(302);
    const late = await act(`noteThanks:${id}`, { how: 'phone', thankedOn: '2099-01-01' });
    expect(late.statusCode).toBe(422);
    expect(late.body).toContain('value="2099-01-01"');
    const today = app.ctx.clock.now().toISOString().slice(0, 10);
    expect((await act(`noteThanks:${id}`, { how: 'phone', thankedOn: today })).statusCode).toBe(302);
    const { body } = await browser.ask(page);
    expect(body).toContain('Knows the &lt;b&gt;Levis&lt;/b&gt;');
    expect(body).toContain('Thanked');
    expect((await browser.ask(`${list}?thanks=never`)).body).not.toContain('Leah Donor');
    const noteId = /changeNote:[\w-]+:([\w-]+)"/.exec(body)?.[1] ?? '';
    // The list of her gifts says whose they are, and not by which id.
    expect((await browser.ask(`/admin/giving?donor=${id}`)).body).toMatch(
      /<option[^>]*>Leah Donor<\/option>/,
    );
    const stale = await act(`changeNote:${id}:${noteId}`, { text: 'x', version: '7' });
    expect(stale.statusCode).toBe(409);
    expect((await act(`removeNote:${id}:${noteId}`, { version: '1' })).statusCode).toBe(302);
    expect((await browser.ask(page)).body).not.toContain('Levis');
  });

  test('is not offered an email to a donor who left no address', async () => {
    await give();
    const { user } = await staffMember(app, 'finance');
    const actor = { ...user.actor, tookSecondStep: true };
    await makeEnteredGift(makeCtx(app.ctx.db, { sealing: app.ctx.sealing, actor }), {
      emailAddress: '',
      donorName: 'Moshe Cash',
    });
    const browser = await openFinance();
    const waysFor = async (name: string) =>
      [
        ...(await browser.ask(await pageOf(browser, name))).body.matchAll(
          /<option value="(mail|phone|letter)"/g,
        ),
      ].map(([, way]) => way);
    expect(await waysFor('Leah')).toEqual(['mail', 'phone', 'letter']);
    expect(await waysFor('Moshe')).toEqual(['phone', 'letter']);
  });

  test('merges two donors, parts them, and erases one in the second step', async () => {
    await give();
    await give({ key: 'another key', donorAddress: 'l.eah+x@example.org', donorName: 'L. Donor' });
    const browser = await openFinance();
    const page = await pageOf(browser, 'Leah');
    const id = page.split('/').at(-1) ?? '';
    const { body } = await browser.ask(page);
    expect(body).toContain('Same mailbox');
    const other = /name="other" value="([\w-]+)"/.exec(body)?.[1] ?? '';
    expect((await browser.ask(page, { form: `mergeDonor:${id}:${other}`, other })).statusCode).toBe(302);
    expect((await browser.ask(page)).body).toContain('l.eah+x@example.org');
    // Her own page leads to the one who stands for her.
    expect((await browser.ask(`${list}/${other}`)).headers.location).toBe(page);
    const part = { form: `partDonor:${id}:${other}` };
    expect((await browser.ask(page, part)).statusCode).toBe(302);
    const wrong = await browser.ask(page, { form: `mergeDonor:${id}`, other: 'nobody@example.org' });
    expect(wrong.body).toContain('No donor has this address.');
    expect(wrong.body).toContain('value="nobody@example.org"');
    const erase = { form: `eraseDonor:${id}`, donations: '1', reason: 'She asked for it' };
    expect((await browser.ask(page, { ...erase, reason: '' })).body).toContain('Say why.');
    expect((await browser.ask(page, { ...erase, donations: '2' })).statusCode).toBe(409);
    const erased = await browser.ask(page, erase);
    expect([erased.statusCode, erased.headers.location]).toEqual([303, list]);
    expect((await browser.ask(page)).statusCode).toBe(404);
    expect((await browser.ask(list)).body).not.toContain('Leah Donor');
    expect((await browser.ask('/admin/giving')).body).toContain('$36');
    expect(await listAudited(app.ctx)).toEqual(
      expect.arrayContaining(['donor.merged', 'donor.parted', 'donor.erased']),
    );
  });

  test('goes from a donation to its donor and on to all of her gifts', async () => {
    await give();
    const browser = await openFinance();
    const giving = (await browser.ask('/admin/giving')).body;
    const donation = /href="(\/admin\/giving\/donations\/[\w-]+)"/.exec(giving)?.[1] ?? '';
    const page = await pageOf(browser, 'Leah');
    expect((await browser.ask(donation)).body).toContain(`href="${page}"`);
    const all = `/admin/giving?donor=${page.split('/').at(-1)}`;
    expect((await browser.ask(page)).body).toContain(`href="${all}"`);
    expect((await browser.ask(all)).body).toContain('Leah Donor');
    expect((await browser.ask('/admin/giving?donor=nobody')).body).not.toContain('Leah Donor');
  });

  test('reads in a report how donors came, and takes it away as a file', async () => {
    const carried = async (via: string) =>
      (await openVisitor(app).ask(`/donate?via=${via}`)).body.split(`name="via" value="${via}"`).length - 1;
    // The choice of the language carries whatever the address says, and the form what is known.
    expect([await carried('poster'), await carried('pigeon')]).toEqual([2, 1]);
    await give({ via: 'poster' });
    await give({ key: 'another key', via: 'pigeon', donorAddress: 'b@example.org' });
    const browser = await openFinance();
    const { body } = await browser.ask('/admin/giving/reports');
    for (const shown of ['Poster', 'Not known', '$72', 'Form on the site']) expect(body).toContain(shown);
    const empty = await browser.ask('/admin/giving/reports?from=2020-01-01&until=2020-02-01');
    expect(empty.body).toContain('Nothing came on these days');
    const file = await browser.ask('/api/admin/files/giving-report?span=all');
    expect(file.body).toContain('Poster');
  });

  test('alone sees donors and reports', async () => {
    const support = await staffMember(app, 'support');
    for (const path of ['donors', 'report'])
      expect((await support.client.get(`/api/admin/giving/${path}`)).statusCode).toBe(403);
    for (const file of ['donors', 'giving-report'])
      expect((await support.client.get(`/api/admin/files/${file}`)).statusCode).toBe(403);
  });
});
