import { describe, expect, test } from 'vitest';
import type { CurriculumView, PlanView } from '../../src/features/curriculum/contract.ts';
import { makeCourse } from '../../src/features/learning/testing.ts';
import { useApp } from '../support/app.ts';

const app = useApp();
const calendar = async (query = '', client: Pick<typeof app, 'get'> = app) =>
  (await client.get(`/api/content/curricula/jewish-calendar${query}`)).json<CurriculumView>();

describe('the calendar', () => {
  test('is of this Hebrew year, outside Israel, unless another is asked for', async () => {
    const { year, months } = await calendar('?year=5787&lang=en');
    expect(year).toMatchObject({ number: 5787, isLeap: true, inIsrael: false, previous: 5786, next: 5788 });
    expect(months).toHaveLength(13);
    const israel = await calendar('?year=5786&in=israel');
    expect(israel.year?.inIsrael).toBe(true);
    expect(israel.months).toHaveLength(12);
    expect((await calendar()).year?.monthNow).toBeDefined();
  });

  test('is Israel’s for who has chosen a city there', async () => {
    const client = await app.asBrowserOf(await app.makeUser({ place: 'tzfat' }));
    expect((await calendar('', client)).year?.inIsrael).toBe(true);
    expect((await calendar('?in=diaspora', client)).year?.inIsrael).toBe(false);
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

describe('the pages', () => {
  test.each(['', '/jewish-calendar', '/jewish-calendar/kislev'])(
    '/curriculum%s is read without scripts',
    async (path) => {
      const answer = await app.get(`/curriculum${path}`, { 'accept-language': 'he' });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toMatch(/<h1[^>]*>[^<]*[א-ת]/);
    },
  );

  test('keep the year and place that the address names', async () => {
    const body = (await app.get('/curriculum/jewish-calendar?year=5786&in=israel')).body;
    expect(body).toContain('The year 5786');
    expect(body).toContain('href="/curriculum/jewish-calendar?year=5787&amp;in=israel"');
    expect((await app.get('/curriculum/jewish-calendar?year=5785')).body).toContain('The year 5785');
  });

  test('are in the sitemap', async () => {
    expect((await app.get('/sitemap.xml')).body).toContain('/curriculum/jewish-calendar/kislev<');
  });
});
