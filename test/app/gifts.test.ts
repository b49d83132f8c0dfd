import { beforeEach, describe, expect, test } from 'vitest';
import { useApp } from '#test/support/app.ts';
import { createProviderTwin, type ProviderTwin } from '#test/support/payments/provider-twin.ts';
import { makePerson, tookSecondStep } from '#test/support/people.ts';
import { formsOf, openBrowser, openVisitor, type PlainBrowser } from '#test/support/plain-browser.ts';
import { staffMember } from '#test/support/staff.ts';
import { readGift } from '#features/gifts/testing.ts';
import { listAudited } from '#features/people/testing.ts';

/* Giving, claiming and looking after gifts, without JavaScript. */

const app = useApp();
const list = '/admin/money/gifts';
let twin: ProviderTwin;

beforeEach(() => {
  twin = createProviderTwin();
  Object.assign(app.services, { providers: { sandbox: twin } });
});

const written = {
  form: 'gift',
  key: 'a key of this form',
  currency: 'USD',
  offer: 'standard-3',
  card: 'hanukkah',
  language: 'en',
  receiverName: 'Rivka',
  message: 'Mazal tov!\nWith love',
  delivery: 'print',
  receiverAddress: '',
  sendOn: '',
  giverName: 'Dov Giver',
  giverAddress: 'dov@example.org',
};

/** Writes a card, pays for it, and comes back; answers with the path of the giver's page. */
async function give(browser: PlainBrowser, changes: Partial<typeof written> = {}): Promise<string> {
  const made = await browser.ask('/gift', { ...written, ...changes });
  const own = made.headers.location ?? '';
  const paying = await browser.ask(own, { form: 'payGift', method: 'creditOrDebit', total: '2700' });
  expect(paying.headers.location).toMatch(/^https:\/\/twin\.test\//);
  const { payment_id } = await readGift(app.ctx, own.split('/').at(-1) ?? '');
  twin.pay(payment_id ?? '');
  const back = await browser.ask(`/gift/paid?payment=${payment_id}`);
  expect(back.headers.location).toBe(`${own}?payment=${payment_id}`);
  const waits = await browser.ask(back.headers.location ?? '');
  expect(formsOf(waits.body)).toContain('completeGift');
  await browser.ask(back.headers.location ?? '', { form: 'completeGift' });
  return own;
}

const codeOn = (page: string): string => /[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(page)?.[0] ?? '';

describe('giving', () => {
  test('keeps what was typed and says at each field what is wrong', async () => {
    const { body, statusCode } = await openVisitor(app).ask('/gift', {
      ...written,
      delivery: 'mail',
      receiverName: '',
      message: 'x'.repeat(501),
      giverAddress: 'nobody',
    });
    expect(statusCode).toBe(422);
    expect(body).toContain('value="Dov Giver"');
    expect(body).toMatch(/name="card"[^>]*value="hanukkah"[^>]*checked|checked=""[^>]*value="hanukkah"/);
    expect(body.match(/aria-invalid="true"/g)).toHaveLength(4);
    expect(body).toContain('Enter the name of the person the gift is for.');
    expect(body).toContain('Your message is too long: use at most 500 characters.');
    // Of the giver, and of the receiver, to whom the card cannot be mailed yet.
    expect(body.split('>Enter an email address, such as name@example.org<')).toHaveLength(3);
    const { body: nameless } = await openVisitor(app).ask('/gift', { ...written, giverName: ' ' });
    expect(nameless).toContain('With love');
    expect(nameless).toContain('Enter your name, as the card should say it.');
  });

  test('keeps nothing of what was typed that would turn the text beside it around', async () => {
    const browser = openVisitor(app);
    const made = await browser.ask('/gift', {
      ...written,
      receiverName: 'Riv\u202eka',
      message: 'Mazal\u2067 tov!\u0000\nWith love',
    });
    const { body } = await browser.ask(made.headers.location ?? '');
    expect(body).toContain('>Rivka<');
    expect(body).toContain('Mazal tov!\nWith love');
    const refused = await browser.ask('/gift', { ...written, giverName: 'D\u0000ov' });
    expect(refused.statusCode).toBe(422);
  });

  test('leads over the preview and the provider to the card with its code, and back', async () => {
    const giver = openVisitor(app);
    const own = await give(giver);
    const page = (await giver.ask(own)).body;
    for (const shown of ['Ready to print', 'Your invoice', 'Value, for 3 months', 'Mazal tov!'])
      expect(page).toContain(shown);
    expect((await giver.ask(`${own}/print`)).body).toContain(codeOn(page));
    expect((await giver.ask(`${own}/change`)).headers.location).toBe(own);
    expect(formsOf(page)).toEqual(['deliverGift', 'cancelGift']);
    const moved = {
      form: 'deliverGift',
      delivery: 'mail',
      receiverAddress: 'r@example.org',
      sendOn: '2026-11-21',
    };
    expect((await giver.ask(own, moved)).statusCode).toBe(302);
    expect((await giver.ask(own)).body).toContain('That is Shabbat or Yom Tov');
    expect((await giver.ask(own, { form: 'cancelGift' })).statusCode).toBe(302);
    expect((await giver.ask(own)).body).toContain('Taken back');
    expect((await giver.ask('/gift/unknown-token')).statusCode).toBe(404);
  });

  test('says that its payment is being confirmed whenever its page is opened, and is paid again only on request', async () => {
    const browser = openVisitor(app);
    const own = (await browser.ask('/gift', written)).headers.location ?? '';
    await browser.ask(own, { form: 'payGift', method: 'creditOrDebit', total: '2700' });
    const forms = async (path: string) => formsOf((await browser.ask(path)).body);
    expect(await forms(own)).toContain('payGift');
    await browser.ask(`${own}?payment=unknown`, { form: 'completeGift' });
    expect(await forms(own)).toContain('completeGift');
    expect(await forms(own)).not.toContain('payGift');
    expect((await browser.ask(own)).body).toContain(`href="${own}?again=yes"`);
    expect(await forms(`${own}?again=yes`)).toContain('payGift');
    expect(await forms(`${own}?payment=unknown&cancelled=1`)).toContain('payGift');
    const { payment_id } = await readGift(app.ctx, own.split('/').at(-1) ?? '');
    twin.pay(payment_id ?? '');
    await browser.ask(own, { form: 'completeGift' });
    expect(codeOn((await browser.ask(own)).body)).not.toBe('');
  });

  test('is kept from children, who are told to ask a grown-up when they open a card', async () => {
    for (const kind of ['student', 'member'] as const) {
      const child = await makePerson(app, kind);
      if (!child) throw new Error('no child');
      const browser = await openBrowser(app, child);
      expect((await browser.ask('/gift')).headers.location).toMatch(/^\/home/);
      const page = await browser.ask('/gift/claim?code=ABCD-EFGH-JKMN');
      expect(page.body).toContain('Ask a grown-up');
      expect(formsOf(page.body)).not.toContain('openGift');
    }
  });
});

describe('claiming', () => {
  test('keeps the code out of the address, and through signing in', async () => {
    const giver = openVisitor(app);
    const code = codeOn((await giver.ask(await give(giver))).body);
    const browser = openVisitor(app);
    const opened = await browser.ask(`/gift/claim?code=${code}`);
    expect(opened.headers.location).toBe('/gift/claim');
    const card = await browser.ask('/gift/claim');
    for (const shown of ['Dov Giver', 'Mazal tov!', 'onSuccess=%2Fgift%2Fclaim'])
      expect(card.body).toContain(shown);
    const { cookie } = await app.cookieOf(await app.makeUser());
    browser.jar.set(...(cookie.split('=') as [string, string]));
    const claimed = await browser.ask('/gift/claim', { form: 'claimGift' });
    expect(claimed.body).toContain('Enjoy your gift!');
    expect((await browser.send('/api/users/current')).json()).toMatchObject({ plan: 1 });

    const other = openVisitor(app);
    const late = await other.ask(`/gift/claim?code=${code}`);
    expect(late.headers.location).toBe('/gift/claim');
    const told = (await other.ask('/gift/claim')).body;
    expect(told).toContain('This gift has already been claimed.');
    expect(told).not.toContain('Dov Giver');
  });

  test('says that no gift has a code, whether it was typed or in a link', async () => {
    const browser = openVisitor(app);
    const typed = await browser.ask('/gift/claim', { form: 'openGift', code: 'abcd efgh jkmn' });
    expect(typed.body).toContain('No gift has this code.');
    expect(typed.body).toContain('value="abcd efgh jkmn"');
    expect((await browser.ask('/gift/claim?code=ABCD-EFGH')).body).toContain('No gift has this code.');
  });
});

describe('finance', () => {
  test('finds gifts by names and the end of a code, resends and voids them, and sees what is owed', async () => {
    const giver = openVisitor(app);
    const own = await give(giver, { delivery: 'mail', receiverAddress: 'rivka@example.org' });
    const code = codeOn((await giver.ask(own)).body);
    const { user, client } = await staffMember(app, 'finance');
    const browser = await openBrowser(app, user);
    await tookSecondStep(app, user);
    for (const found of ['dov', 'RIVKA', code.slice(-4).toLowerCase()])
      expect((await browser.ask(`${list}?q=${found}`)).body).toContain('Dov Giver');
    expect((await browser.ask(`${list}?q=nobody`)).body).not.toContain('Dov Giver');
    const page = (await browser.ask(list)).body;
    expect(page).toContain('Owed for unclaimed gifts');
    expect(page).not.toContain('rivka@example.org');
    expect((await client.get('/api/admin/money/gifts/owed')).json()).toEqual([
      {
        entity: 'us',
        owed: { amount: 2700, currency: 'USD' },
        booked: { amount: 2700, currency: 'USD' },
      },
    ]);
    const file = await client.get('/api/admin/files/gifts');
    expect(file.body).toContain('Rivka');
    expect(file.body).not.toContain(code);

    const { id } = await readGift(app.ctx, own.split('/').at(-1) ?? '');
    const detail = `${list}/${id}`;
    expect((await browser.ask(detail, { form: `resendGift:${id}` })).statusCode).toBe(302);
    expect(app.mails.filter(({ to }) => to === 'rivka@example.org')).toHaveLength(1);
    expect((await browser.ask(detail, { form: `voidGift:${id}` })).statusCode).toBe(302);
    expect((await browser.ask(detail)).body).toContain('Refund under way');
    expect((await browser.ask(detail, { form: `voidGift:${id}` })).statusCode).toBe(409);
    expect(await listAudited(app.ctx)).toEqual(expect.arrayContaining(['gift.resent', 'gift.voided']));
    const support = await staffMember(app, 'support');
    expect((await support.client.get('/api/admin/money/gifts')).statusCode).toBe(403);
  });
});
