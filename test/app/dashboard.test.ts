import { beforeEach, describe, expect, it } from 'vitest';
import type { ItemBody } from '../../src/features/learning/server/content/kinds/item-body.ts';
import { makeCourse } from '../../src/features/learning/testing.ts';
import type { TestUser } from '../../src/features/accounts/testing.ts';
import { useApp, type Client } from '../support/app.ts';

const app = useApp();
let user: TestUser;
let browser: Client;

const comic: ItemBody = {
  kind: 'comic',
  source: 'After Proverbs 25:16',
  panels: [{ id: 'bee', picture: 'bee.webp', shape: 'wide', mirrors: false, alt: 'A bee.', bubbles: [] }],
};

/** Somebody of London with one comic to read, at noon of Tuesday 17 November 2026 unless the clock is moved. */
beforeEach(async () => {
  await makeCourse(app.ctx, { id: 'honey', demo: true, items: [{ id: 'bee', type: 'visual', body: comic }] });
  user = await app.makeUser({ place: 'london' });
  browser = await app.asBrowserOf(user);
});

/** Reads the comic, which takes a few seconds, and claims it. */
async function complete() {
  const { mark } = (await browser.get('/api/content/comics/bee')).json<{ mark: string }>();
  app.ctx.clock.advance(60);
  return browser.post('/api/users/current/completed-content/bee', { mark });
}
const post = (form: Record<string, string>) => browser.ask('/dashboard', { method: 'POST', form });

describe('the dashboard', () => {
  it('tells a beginner in her language what to do first', async () => {
    const { statusCode, body } = await browser.get('/dashboard', { cookie: '' });
    expect(statusCode).toBe(302);
    expect(body).not.toContain('chest');
    const page = await browser.get('/dashboard?lang=he');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('אחרי פריט אחד שיושלם היום, היא תיפתח.');
    expect(page.body).toContain('dir="rtl"');
  });

  it('opens the chest by a form without JavaScript, and says why not before', async () => {
    const refused = await post({ form: 'chest' });
    expect(refused.statusCode).toBe(200);
    expect(refused.body).toContain('Complete one item today, and the chest opens.');
    await complete();
    const opened = await post({ form: 'chest' });
    expect(opened.headers['location']).toBe('/dashboard#chest');
    const { body } = await browser.get('/dashboard');
    expect(body).toMatch(/(5|10|18|36) coins/);
    expect(body).toContain('Next chest: Wednesday.');
  });

  it('refuses a freeze that cannot be paid, in the form', async () => {
    const { body } = await post({ form: 'freeze', number: '1' });
    expect(body).toContain('You need a few more coins for that.');
  });

  it('rests on Shabbat: no button, no countdown, and when it is back', async () => {
    app.ctx.clock.advance(4 * 86_400);
    const { body } = await browser.get('/dashboard');
    expect(body).toContain('It rests today. Back on Sunday, and then there are two.');
    expect(body).not.toMatch(/name="form"/);
    const answer = await browser.post('/api/users/current/daily-chest', {});
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'holy_day']);
  });

  it('leads from the place whose days count to where it is chosen', async () => {
    expect((await browser.get('/dashboard')).body).toContain('href="/settings/profile#place"');
    expect((await browser.get('/settings/profile')).body).toContain('id="place"');
  });

  it('of classic mode shows films and no game', async () => {
    await browser.post('/api/users/current', { classicMode: true });
    const { body } = await browser.get('/dashboard');
    expect(body).toContain('Classic mode');
    expect(body).not.toMatch(/chest-title|streak-title|Badges/);
  });
});

describe('the place of a person', () => {
  it('is her browser’s time zone where she has chosen none', async () => {
    const traveller = await app.asBrowserOf(await app.makeUser());
    const { cookie } = await app.cookieOf(await app.makeUser());
    const todayIn = async (zone: string) => {
      const answer = await traveller.get('/api/users/current/dashboard', {
        cookie: `${cookie}; tl-zone=${zone}`,
      });
      return answer.json<{ today: string }>().today;
    };
    expect(await todayIn('Pacific/Auckland')).toBe('2026-11-18');
    expect(await todayIn('America/New_York')).toBe('2026-11-17');
    expect(await todayIn('Mars%2FOlympus')).toBe('2026-11-17');
  });
});

describe('badges', () => {
  it('are listed for everyone, in the language asked for, and one’s own once won', async () => {
    const all = (await app.get('/api/cms/delivery/entries?contentType=badge&lang=de')).json<{
      items: object[];
    }>();
    expect(all.items[0]).toEqual({
      key: 'first-film',
      name: 'Erster Film',
      howTo: 'Sieh dir einen Film bis zum Ende an',
      image: '/badges/first-film.svg',
    });
    expect((await app.get('/api/cms/delivery/entries?contentType=nothing')).statusCode).toBe(422);
    await complete();
    const own = (await browser.get('/api/users/current/badges')).json<{ items: { key: string }[] }>();
    expect(own.items.map(({ key }) => key).toSorted()).toEqual(['first-comic', 'first-course']);
  });
});
