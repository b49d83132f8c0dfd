import { describe, expect, test } from 'vitest';
import { useApp } from '../support/app.ts';
import { formsOf, openBrowser, openVisitor } from '../support/plain-browser.ts';

const app = useApp();
const offered = '/api/currencies/offered';
const all = ['USD', 'GBP', 'CAD', 'EUR', 'ILS'];

describe('the currency that someone sees prices in', () => {
  test('follows her country, else her browser’s time zone, else her language, else it is the dollar', async () => {
    const inBritain = await app.makeUser({ country: 'GB' });
    const anywhere = await app.makeUser({ country: null });
    const zone = { cookie: 'tl-zone=Asia%2FJerusalem' };
    for (const [headers, currency] of [
      [{}, 'USD'],
      [{ 'accept-language': 'de' }, 'EUR'],
      [zone, 'ILS'],
      [{ ...zone, ...(await app.credentialsOf(inBritain)) }, 'GBP'],
      [{ ...zone, ...(await app.credentialsOf(anywhere)) }, 'ILS'],
      [{ cookie: 'tl-currency=CAD', ...(await app.credentialsOf(inBritain)) }, 'CAD'],
      [{ cookie: 'tl-zone=Asia%2FJerusalem; tl-currency=JPY' }, 'ILS'],
    ] as const) {
      const isChosen = currency === 'CAD';
      expect((await app.get(offered, headers)).json(), JSON.stringify(headers)).toEqual({
        currency,
        isChosen,
        currencies: all,
      });
    }
  });

  test('is kept in a cookie of this site for a year once it is chosen', async () => {
    const answer = await app.ask('/api/currencies/chosen', { method: 'PUT', body: { currency: 'EUR' } });
    expect(answer.json()).toEqual({ currency: 'EUR', isChosen: true, currencies: all });
    expect(answer.cookies).toMatchObject([
      { name: 'tl-currency', value: 'EUR', path: '/', sameSite: 'Lax', httpOnly: true, maxAge: 31_536_000 },
    ]);
    for (const currency of ['JPY', '', 1])
      expect(
        (await app.ask('/api/currencies/chosen', { method: 'PUT', body: { currency } })).statusCode,
      ).toBe(422);
  });
});

describe('without JavaScript', () => {
  test('the picker of a page leads back to it, in the chosen currency', async () => {
    const browser = openVisitor(app);
    const before = await browser.ask('/pricing?period=month');
    expect(before.body).toContain('action="/currency"');
    const back = /name="back" value="([^"]*)"/.exec(before.body)?.[1]?.replace('&amp;', '&') ?? '';
    const chosen = await browser.ask('/currency', { form: 'currency', currency: 'GBP', back });
    expect([chosen.statusCode, chosen.headers.location]).toEqual([302, '/pricing?period=month&currency=GBP']);
    expect((await browser.ask('/pricing')).body).toContain('<option value="GBP" selected="">');
    expect((await openVisitor(app).ask('/pricing')).body).toContain('<option value="USD" selected="">');
  });

  test('its own page says whether the currency was chosen or guessed, and keeps what is chosen', async () => {
    const browser = await openBrowser(app, await app.makeUser({ country: 'IL' }));
    const before = (await browser.ask('/currency')).body;
    expect(before).toContain('seems to fit where you are');
    expect(before).toContain('<option value="ILS" selected="">');
    expect(formsOf(before)).toContain('currency');
    await browser.ask('/currency', { form: 'currency', currency: 'EUR' });
    const after = (await browser.ask('/currency')).body;
    expect(after).toContain('chosen in this browser');
    expect(after).toContain('<option value="EUR" selected="">');
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example'])(
    '%s is nowhere to come back to',
    async (back) => {
      const answer = await openVisitor(app).ask('/currency', { form: 'currency', currency: 'EUR', back });
      expect(answer.headers.location).toBe('/currency');
    },
  );
});
