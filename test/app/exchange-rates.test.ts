import { expect, test } from 'vitest';
import { useApp } from '#test/support/app.ts';
import { formsOf, openBrowser } from '#test/support/plain-browser.ts';
import { tookSecondStep } from '#test/support/people.ts';
import { staffMember } from '#test/support/staff.ts';
import type { ExchangeRate } from '#features/currencies/contract.ts';
import { readFeed } from '#features/currencies/feed/server/read-feed.ts';
import { RateFeedFailed } from '#platform/exchange-rates/rate-feed.ts';

const app = useApp();
const page = '/admin/money/rates';

test('finance changes a rate without JavaScript, and the page says where each comes from', async () => {
  const { user, client } = await staffMember(app, 'finance');
  const browser = await openBrowser(app, user);
  await tookSecondStep(app, user);
  const before = await browser.ask(page);
  expect(before.statusCode).toBe(200);
  expect(before.body).toContain('1 ILS = 0.3 USD');
  expect(before.body.match(/came with the platform/g)).toHaveLength(4);
  expect(before.body).toContain('days old');
  expect(formsOf(before.body).filter((name) => name.startsWith('rate:'))).toEqual([
    'rate:CAD',
    'rate:EUR',
    'rate:GBP',
    'rate:ILS',
  ]);

  const versionOf = async () =>
    (await client.get('/api/admin/money/rates'))
      .json<ExchangeRate[]>()
      .find(({ currency }) => currency === 'ILS')?.version ?? 0;
  const version = String(await versionOf());
  for (const rate of ['', 'three', '0', '0.001', '101', '1e1', '0.12345678901', '1.000,5']) {
    const refused = await browser.ask(page, { form: 'rate:ILS', version, rate });
    expect(refused.body, rate).toContain('Enter a number from 0.01 to 100');
  }
  const saved = await browser.ask(page, { form: 'rate:ILS', version, rate: '0,3125' });
  expect(saved.statusCode).toBe(302);
  const after = await browser.ask(saved.headers.location ?? '');
  expect(after.body).toContain('1 ILS = 0.3125 USD');
  expect(after.body).toContain('entered by finance.');
  expect(after.body).toContain('Set today.');
  expect(after.body).toContain('The new rate is in force.');

  const second = await browser.ask(page, { form: 'rate:ILS', version, rate: '0.29' });
  expect(second.body).toContain('This rate was changed while you were writing.');
  expect(second.body).toContain('1 ILS = 0.3125 USD');
  expect(second.body).toContain('value="0.29"');
  expect(second.body).toContain(`value="${await versionOf()}"`);
});

test('is for finance alone: others see no rate and change none', async () => {
  const finance = await staffMember(app, 'finance');
  const rates = (await finance.client.get('/api/admin/money/rates')).json<ExchangeRate[]>();
  const version = rates.find(({ currency }) => currency === 'EUR')?.version;
  const body = { rate: '1.2', version };
  const editor = await staffMember(app, 'editor');
  const learner = await app.makeUser();
  for (const [client, status] of [
    [app, 401],
    [await app.as(learner), 403],
    [editor.client, 403],
  ] as const) {
    expect((await client.get('/api/admin/money/rates')).statusCode).toBe(status);
    expect((await client.post('/api/admin/money/rates/EUR', body)).statusCode).toBe(status);
  }
  expect((await editor.browser.get(page)).body).not.toContain('EUR');
  expect((await finance.client.get('/api/admin/money/rates')).json()).toEqual(rates);
  expect((await finance.client.post('/api/admin/money/rates/USD', body)).statusCode).toBe(404);
  expect((await finance.client.post('/api/admin/money/rates/EUR', body)).statusCode).toBe(200);
});

test('finance decides about a jump of the feed without JavaScript, and the page says how reading goes', async () => {
  const { user } = await staffMember(app, 'finance');
  const browser = await openBrowser(app, user);
  await tookSecondStep(app, user);
  expect((await browser.ask(page)).body).toContain('No daily source is set up');

  const rates = new Map([['ILS', '2.5']]);
  let read = () => Promise.resolve({ base: 'USD', day: '2026-11-17', rates });
  app.services.rateFeed = { host: 'rates.example', read: () => read() };
  expect((await browser.ask(page)).body).toContain('They have not been read yet.');
  const ctx = { ...app.ctx, rateFeed: app.services.rateFeed };
  await readFeed(ctx);
  const asked = await browser.ask(page);
  expect(asked.body).toContain('Rates are read every day from rates.example.');
  expect(asked.body).toContain('1 ILS = 0.3 USD');
  expect(asked.body).toContain('The daily source says 1 ILS = 0.4 USD');
  const field = (name: string) => new RegExp(`name="${name}" value="(\\d+)"`).exec(asked.body)?.[1] ?? '';
  const sent = await browser.ask(page, {
    form: 'judge:ILS',
    version: /judge:ILS.*?name="version" value="(\d+)"/s.exec(asked.body)?.[1] ?? '',
    proposal: field('proposal'),
    verdict: 'take',
  });
  expect(sent.statusCode).toBe(302);
  const after = await browser.ask(sent.headers.location ?? '');
  expect(after.body).toContain('1 ILS = 0.4 USD');
  expect(after.body).toContain('Of Nov 17, 2026, from rates.example.');
  expect(after.body).not.toContain('The daily source says');
  expect(after.body).not.toContain('Out of date');

  read = () => Promise.reject(new RateFeedFailed('away', 'ECONNREFUSED'));
  await expect(readFeed(ctx)).rejects.toThrow();
  expect((await browser.ask(page)).body).toContain('rates.example could not be reached.');
  app.ctx.clock.advance(4 * 24 * 60 * 60);
  await tookSecondStep(app, user);
  const stale = await browser.ask(page);
  expect(stale.body).toContain('The rates of the daily source are out of date');
  expect(stale.body.match(/Out of date/g)).toHaveLength(1);
});
