import { describe, expect, test } from 'vitest';
import { localeCodes, locales } from '#core/locale.ts';
import { asked, askSandbox } from '#features/sandbox/testing.ts';
import { useApp } from '../support/app.ts';
import { formsOf, openVisitor } from '../support/plain-browser.ts';

/* The page of the sandbox, as a browser without scripts uses it. */

const app = useApp();

async function open(own: Partial<typeof asked> = {}) {
  const { id } = await askSandbox(app.ctx, 'create', { reference: 'p1', ...asked, ...own });
  const browser = openVisitor(app);
  const path = `/sandbox/pay/${id}`;
  const pay = (card: string) => browser.ask(path, { form: 'pay', card });
  const read = async () => (await browser.ask(path)).body;
  const charges = () =>
    app.ctx.db
      .selectFrom('sandbox_charges')
      .select(['card', 'failure'])
      .where('payment_id', '=', id)
      .execute();
  return { id, path, browser, pay, read, charges };
}

const back = (id: string) => `http://lamed.test/back?payment=p1&session=${id}`;
const leadsTo = ({ statusCode, headers }: { statusCode: number; headers: Record<string, unknown> }) => [
  statusCode,
  headers['location'],
];

describe('the page of the sandbox', () => {
  test('names the merchant, the purpose and the amount, and offers test cards as radio buttons with no number to type', async () => {
    const { read } = await open({ saves: true });
    const page = await read();
    expect(page).toContain('Test payments – no real money moves');
    expect(page).toContain('Lamed asks for');
    expect(page).toContain('$18.00');
    expect(page).toContain('A year of Value');
    expect(page).toContain('<meta name="robots" content="noindex"/>');
    expect(page.match(/type="radio"/g)).toHaveLength(13);
    expect([...page.matchAll(/<input[^>]*type="(\w+)"/g)].map(([, type]) => type)).not.toContain('text');
    expect(page).not.toContain('<header');
  });

  test('offers cards with trouble at renewals only where the card is saved', async () => {
    const { read } = await open();
    expect((await read()).match(/type="radio"/g)).toHaveLength(10);
  });

  test.each(localeCodes)('speaks %s, with the amount as it is written there', async (locale) => {
    const { path } = await open({ currency: 'ILS', locale });
    const { body } = await app.get(`${path}?lang=${locale}`);
    const { say } = app.services.translations[locale];
    expect(body).toContain(`lang="${locale}" dir="${locales[locale].direction}"`);
    expect(body).toContain(say('sandbox.page.banner'));
    const amount = new Intl.NumberFormat(locales[locale].tag, { style: 'currency', currency: 'ILS' }).format(
      18,
    );
    expect(body.replaceAll('\u00a0', ' ')).toContain(amount.replaceAll('\u00a0', ' '));
  });

  test('pays by a plain form and leads back, and a second press charges nothing more', async () => {
    const { id, pay, read, charges } = await open();
    const presses = [await pay('succeeds'), await pay('succeeds')];
    expect(presses.map(leadsTo)).toEqual([
      [302, back(id)],
      [302, back(id)],
    ]);
    expect(await charges()).toEqual([{ card: 'succeeds', failure: null }]);
    const page = await read();
    expect(page).toContain('This payment is done');
    expect(page).toContain(`href="${back(id).replace('&', '&amp;')}"`);
    expect(formsOf(page)).toEqual([]);
  });

  test('a double click charges once', async () => {
    const { pay, charges } = await open();
    await Promise.all([pay('succeeds'), pay('succeeds')]);
    expect(await charges()).toHaveLength(1);
  });

  test('says that a card was refused, and takes another', async () => {
    const { id, path, pay, read } = await open();
    expect(leadsTo(await pay('noFunds'))).toEqual([302, path]);
    expect(await read()).toContain('There is not enough money for this card.');
    expect(leadsTo(await pay('slow'))).toEqual([302, back(id)]);
    expect(await read()).toContain('This payment is on its way');
  });

  test('asks for a second step, which may be refused and approved', async () => {
    const { id, path, browser, pay, read } = await open();
    expect(leadsTo(await pay('secondStep'))).toEqual([302, path]);
    const page = await read();
    expect(page).toContain('Your bank asks');
    expect(formsOf(page)).toEqual(['verify']);
    await browser.ask(path, { form: 'verify', answer: 'refuse' });
    expect(await read()).toContain('The payment was not approved at the bank.');
    await pay('secondStep');
    expect(leadsTo(await browser.ask(path, { form: 'verify', answer: 'approve' }))).toEqual([302, back(id)]);
  });

  test('leads away when it is cancelled', async () => {
    const { id, path, browser, read, charges } = await open();
    const away = `http://lamed.test/away?payment=p1&session=${id}`;
    expect(leadsTo(await browser.ask(path, { form: 'cancel' }))).toEqual([302, away]);
    expect(await read()).toContain('This payment was canceled');
    expect(await charges()).toEqual([]);
  });

  test('says that it has expired, and offers the way back', async () => {
    const { id, pay, read, charges } = await open();
    app.ctx.clock.advance(3600);
    await pay('succeeds');
    const page = await read();
    expect(page).toContain('This page has expired');
    expect(page).toContain(`href="http://lamed.test/away?payment=p1&amp;session=${id}"`);
    expect(await charges()).toEqual([]);
  });

  test('refuses a card that there is not', async () => {
    const { pay, charges } = await open();
    expect((await pay('nothing')).statusCode).toBe(422);
    expect(await charges()).toEqual([]);
  });

  test('is unknown for any other address, also that of a charge without a payer', async () => {
    const { id, pay } = await open({ saves: true });
    await pay('succeeds');
    const { method_id } = await app.ctx.db
      .selectFrom('sandbox_payments')
      .select('method_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const charge = await askSandbox(app.ctx, 'charge', {
      reference: 'p2',
      amount: 100,
      currency: 'USD',
      description: 'A month',
      locale: 'en',
      method: method_id,
    });
    expect((await app.get(`/sandbox/pay/${charge.id}`)).statusCode).toBe(404);
    expect((await app.get('/sandbox/pay/nothing')).statusCode).toBe(404);
  });
});
