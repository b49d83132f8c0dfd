import { describe, expect, test } from 'vitest';
import type { CurriculumView, PlanView } from '#features/curriculum/contract.ts';
import { localeCodes, type Locale } from '#core/locale.ts';
import { makeCourse, makePassage } from '#features/learning/testing.ts';
import { useApp } from '../support/app.ts';

const app = useApp();
const calendar = async (query = '', client: Pick<typeof app, 'get'> = app) =>
  (await client.get(`/api/content/curricula/jewish-calendar${query}`)).json<CurriculumView>();

describe('the calendar', () => {
  test('shows the current Hebrew year, outside Israel, unless another is requested', async () => {
    const { year, months } = await calendar('?year=5787&lang=en');
    expect(year).toMatchObject({ number: 5787, isLeap: true, inIsrael: false, previous: 5786, next: 5788 });
    expect(months).toHaveLength(13);
    const israel = await calendar('?year=5786&in=israel');
    expect(israel.year?.inIsrael).toBe(true);
    expect(israel.months).toHaveLength(12);
    expect((await calendar()).monthNow).toBe('kislev');
  });

  test('is Israel’s for a user who has chosen a city there', async () => {
    const client = await app.asBrowserOf(await app.makeUser({ place: 'tzfat' }));
    expect((await calendar('', client)).year?.inIsrael).toBe(true);
    expect((await calendar('?in=diaspora', client)).year?.inIsrael).toBe(false);
  });

  test('is Israel’s in a browser with Israel’s time zone, for a visitor and for a member without a chosen city', async () => {
    const at = (zone: string, cookie = '') =>
      app.get('/api/content/curricula/jewish-calendar', { cookie: `${cookie}; tl-zone=${zone}` });
    const { cookie } = await app.cookieOf(await app.makeUser());
    const inIsrael = async (answer: ReturnType<typeof at>) =>
      (await answer).json<CurriculumView>().year?.inIsrael;
    expect(await inIsrael(at('Asia/Jerusalem'))).toBe(true);
    expect(await inIsrael(at('Asia/Jerusalem', cookie))).toBe(true);
    expect(await inIsrael(at('Europe/London', cookie))).toBe(false);
  });

  test('opens at this month; past months come last', async () => {
    const { body } = await app.get('/curriculum/jewish-calendar');
    const order = [...body.matchAll(/id="month-([a-z-]+)"/g)].map(([, id]) => id);
    expect([order[0], order.at(-1)]).toEqual(['kislev', 'cheshvan']);
    expect(body).toContain('Earlier this year');
    const elementary = await app.get('/curriculum/elementary');
    expect(elementary.body.match(/id="month-([a-z-]+)"/)?.[1]).toBe('kislev');
    expect((await app.get('/curriculum/jewish-calendar?year=5788')).body).not.toContain('Earlier this year');
  });

  test.each(['year=1', 'year=9999', 'year=x', 'in=mars'])('with ?%s is refused', async (query) => {
    expect((await app.get(`/api/content/curricula/jewish-calendar?${query}`)).statusCode).toBe(422);
  });
});

describe('a lesson plan', () => {
  test('has the questions and source of its film, and says whether it is open', async () => {
    await makeCourse(app.ctx, { id: 'lamp', items: [{ id: 'the-donkey-the-rooster-and-the-lamp' }] });
    const plan = (
      await app.get('/api/content/curricula/jewish-calendar/plans/kislev?lang=en')
    ).json<PlanView>();
    expect(plan).toMatchObject({ monthName: 'Kislev', previous: { id: 'cheshvan' }, next: { id: 'tevet' } });
    expect(plan.lessons.map(({ courseSlug, item }) => [courseSlug, item.mayWatch])).toEqual([
      ['lamp', false],
    ]);
  });

  test.each(['/nothing', '/jewish-calendar/nothing'])('%s is 404', async (path) => {
    expect((await app.get(`/curriculum${path}`)).statusCode).toBe(404);
  });
});

describe('the sources of a lesson', () => {
  const quoted = async () => {
    const { id } = await makePassage(app.ctx);
    const text = { title: 'Lamp', summary: 'A lamp.', citations: [{ passage: id, from: '4', to: '4' }] };
    const texts = Object.fromEntries(localeCodes.map((code) => [code, text])) as Record<Locale, typeof text>;
    await makeCourse(app.ctx, { id: 'lamp', items: [{ id: 'the-donkey-the-rooster-and-the-lamp', texts }] });
    return id;
  };

  test.each(['/courses/lamp/the-donkey-the-rooster-and-the-lamp', '/curriculum/jewish-calendar/kislev'])(
    'are shown in %s without scripts, also for a visitor who may not watch it',
    async (path) => {
      const id = await quoted();
      const { body } = await app.get(path);
      expect(body).toContain(`id="source-${id}"`);
      expect(body).toContain('<bdi>Book (en) 5:4</bdi>');
      expect(body).toMatch(/lang="he" dir="rtl"[^>]*>שָׁלוֹם 4</);
      expect(body).not.toContain('שָׁלוֹם 3');
    },
  );
});

describe('the pages', () => {
  test.each(['', '/jewish-calendar', '/jewish-calendar/kislev'])(
    '/curriculum%s works without scripts',
    async (path) => {
      const answer = await app.get(`/curriculum${path}`, { 'accept-language': 'he' });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toMatch(/<h1[^>]*>[^<]*[א-ת]/);
    },
  );

  test('keep the year and place in the address', async () => {
    const body = (await app.get('/curriculum/jewish-calendar?year=5786&in=israel')).body;
    expect(body).toContain('The year 5786');
    expect(body).toContain('href="/curriculum/jewish-calendar?year=5787&amp;in=israel"');
    expect((await app.get('/curriculum/jewish-calendar?year=5785')).body).toContain('The year 5785');
  });

  test('are in the sitemap', async () => {
    expect((await app.get('/sitemap.xml')).body).toContain('/curriculum/jewish-calendar/kislev<');
  });
});
