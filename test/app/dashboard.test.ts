import { beforeEach, describe, expect, test } from 'vitest';
import type { ItemBody } from '#features/learning/content/server/item-body.ts';
import { makeCourse } from '#features/learning/testing.ts';
import type { TestUser } from '#features/people/testing.ts';
import { useApp, type Client } from '../support/app.ts';

const app = useApp();
let user: TestUser;
let browser: Client;

const comic: ItemBody = {
  kind: 'comic',
  source: 'After Proverbs 25:16',
  panels: [{ id: 'bee', picture: 'bee.webp', shape: 'wide', mirrors: false, alt: 'A bee.', bubbles: [] }],
};

/** A user in London with one comic to read, at noon of Tuesday 17 November 2026 unless the clock is moved. */
beforeEach(async () => {
  await makeCourse(app.ctx, { id: 'honey', demo: true, items: [{ id: 'bee', type: 'visual', body: comic }] });
  user = await app.makeUser({ place: 'london' });
  browser = await app.asBrowserOf(user);
});

/** Reads the comic, which takes a few seconds, and claims its points. */
async function complete() {
  const { mark } = (await browser.get('/api/content/comics/bee')).json<{ mark: string }>();
  app.ctx.clock.advance(60);
  return browser.post('/api/users/current/completed-content/bee', { mark });
}
const post = (form: Record<string, string>) => browser.ask('/dashboard', { method: 'POST', form });

describe('the dashboard', () => {
  test('shows a beginner in her language what to do first', async () => {
    const { statusCode, body } = await browser.get('/dashboard', { cookie: '' });
    expect(statusCode).toBe(302);
    expect(body).not.toContain('chest');
    const page = await browser.get('/dashboard?lang=he');
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('אחרי פריט אחד שיושלם היום, היא תיפתח.');
    expect(page.body).toContain('dir="rtl"');
  });

  test('opens the chest with a form without JavaScript, and before that says why it cannot', async () => {
    const refused = await post({ form: 'chest' });
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain('Complete one activity today, and the chest opens.');
    await complete();
    const opened = await post({ form: 'chest' });
    expect(opened.headers['location']).toBe('/dashboard#chest');
    const { body } = await browser.get('/dashboard');
    expect(body).toMatch(/(5|10|18|36) coins/);
    expect(body).toContain('Next chest: Wednesday.');
  });

  test('says how many coins are missing for a freeze, but not on Shabbat', async () => {
    expect((await browser.get('/dashboard')).body).toContain('20 more coins for a freeze');
    app.ctx.clock.advance(4 * 86_400);
    const onShabbat = (await browser.get('/dashboard')).body;
    expect(onShabbat).toContain('Coins never expire.');
    expect(onShabbat).not.toContain('href="#freeze"');
  });

  test('refuses in the form a freeze she cannot afford', async () => {
    const { body } = await post({ form: 'freeze', number: '1' });
    expect(body).toContain('You need a few more coins for that.');
  });

  test('rests on Shabbat: no button, no countdown, only when it is back', async () => {
    app.ctx.clock.advance(4 * 86_400);
    const { body } = await browser.get('/dashboard');
    expect(body).toContain('It’s resting today. It’s back on Sunday, and then there will be two.');
    expect(body).not.toMatch(/name="form"/);
    const answer = await browser.post('/api/users/current/daily-chest', {});
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'holy_day']);
  });

  test('links the place whose days count to its setting', async () => {
    expect((await browser.get('/dashboard')).body).toContain('href="/settings/profile#place"');
    expect((await browser.get('/settings/profile')).body).toContain('id="place"');
  });

  test('shows films and no games in classic mode', async () => {
    await browser.post('/api/users/current', { classicMode: true });
    const { body } = await browser.get('/dashboard');
    expect(body).toContain('Classic mode');
    expect(body).not.toMatch(/chest-title|streak-title|Badges/);
  });
});

describe('what comes next', () => {
  const film = (id: string) => ({ id, type: 'film', access: 'public', duration: 60 }) as const;
  const open = (id: string, type: 'quiz' | 'challenge') => ({ id, type, access: 'public' }) as const;

  test('in a course where only something else was done is its first film, labeled with its kind', async () => {
    await makeCourse(app.ctx, {
      id: 'patience',
      items: [
        film('the-story'),
        { ...open('to-read', 'quiz'), type: 'visual', body: comic },
        open('to-do', 'challenge'),
      ],
    });
    const { mark } = (await browser.get('/api/content/comics/to-read')).json<{ mark: string }>();
    app.ctx.clock.advance(60);
    await browser.post('/api/users/current/completed-content/to-read', { mark });
    const { body } = await browser.get('/home');
    expect(body).toMatch(/Continue learning.*Course \(en\) · Film.*href="\/courses\/patience\/the-story"/s);
    expect(body).toContain('Good to see you again.');
  });

  test('for a user who only opened a film is her first story', async () => {
    await makeCourse(app.ctx, { id: 'patience', items: [film('the-story')] });
    await browser.post('/api/users/current/progress', { itemId: 'the-story', position: 0, watched: [] });
    const { body } = await browser.get('/home');
    expect(body).toContain('Your first story is waiting.');
    expect(body).not.toContain('Continue learning');
  });
});

describe('a user’s place', () => {
  test('is her browser’s time zone if she has chosen none', async () => {
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
  test('are listed for everyone, in the requested language, and a user’s own once won', async () => {
    const all = (await app.get('/api/cms/delivery/entries?contentType=badge&lang=de')).json<{
      items: object[];
    }>();
    expect(all.items[0]).toEqual({
      key: 'first-film',
      name: 'Erster Film',
      howTo: 'Sieh dir einen Film bis zum Ende an',
      image: '/badges/first-film.svg',
    });
    expect((await app.get('/api/cms/delivery/entries?contentType=nothing')).statusCode).toBe(400);
    await complete();
    const own = (await browser.get('/api/users/current/badges')).json<{ items: { key: string }[] }>();
    expect(own.items.map(({ key }) => key).toSorted()).toEqual(['first-comic', 'first-course']);
  });
});
