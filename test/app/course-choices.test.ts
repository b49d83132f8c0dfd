import { beforeEach, describe, expect, test } from 'vitest';
import { inLanguages } from '#platform/content/in-languages.ts';
import { addContent } from '#features/learning/content/server/store-content.ts';
import { itemSlugOf, makeCourse } from '#features/learning/testing.ts';
import { useApp } from '../support/app.ts';

const app = useApp();
const allCourses = '/home#courses';
const page = (slug: string) => `/courses/category/${slug}`;

describe('the selections of courses', () => {
  beforeEach(async () => {
    const texts = inLanguages(() => ({ name: 'Light', description: 'Light for all' }));
    await addContent(app.ctx.db, {
      categories: [
        { id: 'inspiration', texts },
        { id: 'empty', texts },
      ],
      passages: [],
      courses: [],
    });
    await makeCourse(app.ctx, { id: 'honey', categoryIds: ['inspiration'], demo: true });
    await makeCourse(app.ctx, { id: 'gone', archived: true });
  });

  test.each(['inspiration', 'sample-the-magic', 'a-z', 'golden-oldies'])('%s is a page', async (slug) => {
    const answer = await app.get(page(slug));
    expect(answer.statusCode).toBe(200);
    expect(answer.body.includes('/courses/gone')).toBe(slug === 'golden-oldies');
  });

  test.each(['all', 'continue-watching', 'empty'])('%s redirects a visitor to all courses', async (slug) => {
    expect((await app.get(page(slug))).headers['location']).toBe(allCourses);
  });

  test('redirect to all courses for a user with courses unlocked one by one', async () => {
    const client = await app.asBrowserOf(await app.makeUser({ course_ids: ['honey'] }));
    expect((await client.get(page('inspiration'))).headers['location']).toBe(allCourses);
    expect((await client.get('/home')).body).not.toContain(page('a-z'));
  });

  test('an unknown selection is not found', async () => {
    expect((await app.get(page('cooking'))).statusCode).toBe(404);
  });
});

describe('a locked lesson', () => {
  test('offers a free account to open its course, and does so without scripts', async () => {
    const course = await makeCourse(app.ctx, { items: [{ access: 'paid' }] });
    const path = `/courses/${course.slug}/${itemSlugOf(course)}`;
    const client = await app.asBrowserOf(await app.makeUser({ created_at: app.ctx.clock.now() }));
    const form = `unlock:${course.id}`;
    expect((await client.get(path)).body).toContain(`value="${form}"`);
    expect((await client.ask(path, { method: 'POST', form: { form } })).statusCode).toBe(302);
    const open = await client.get(path);
    expect(open.body).not.toContain(`value="${form}"`);
    expect(open.body).toContain('film.mp4');
  });
});

describe('classic mode', () => {
  test('shows only film-type items', async () => {
    const course = await makeCourse(app.ctx, {
      items: [
        { id: 'a-film', access: 'public' },
        { id: 'a-quiz', type: 'quiz', planned: true },
      ],
    });
    const itemsOf = async (classic: boolean) => {
      const client = await app.as(await app.makeUser({ classic_mode: classic }));
      const { body } = await client.get(`/api/content/courses/slug/${course.slug}`);
      const view = JSON.parse(body) as { chapters: { items: { id: string }[] }[] };
      return view.chapters.flatMap(({ items }) => items.map(({ id }) => id));
    };
    const { body } = await (
      await app.as(await app.makeUser({ classic_mode: true }))
    ).get('/api/content/courses/minimal');
    expect(JSON.parse(body)).toContainEqual(expect.objectContaining({ id: course.id, itemCount: 1 }));
    expect(await itemsOf(true)).toEqual(['a-film']);
    expect(await itemsOf(false)).toEqual(['a-film', 'a-quiz']);
  });

  test.each(['lesson', 'games'])(
    'explains in its place why there is no game, and does not redirect (%s)',
    async (page) => {
      const course = await makeCourse(app.ctx, {
        items: [{ access: 'public' }, { type: 'game', access: 'public' }],
      });
      const path = page === 'games' ? '/games' : `/courses/${course.slug}/${itemSlugOf(course, 1)}`;
      const client = await app.asBrowserOf(await app.makeUser({ classic_mode: true }));
      const { statusCode, body } = await client.get(path);
      expect(statusCode).toBe(200);
      expect(body).toContain('value="leaveClassicMode"');
      const left = await client.ask(path, { method: 'POST', form: { form: 'leaveClassicMode' } });
      expect(left.headers['location']).toBe(path);
      expect((await client.get(path)).body).not.toContain('value="leaveClassicMode"');
    },
  );
});
