import { describe, expect, test } from 'vitest';
import type { ContentCourse } from '#features/learning/content/server/content.ts';
import { inLanguages } from '#platform/content/in-languages.ts';
import { editCourse, makeCourse } from '#features/learning/testing.ts';
import { useApp } from '../support/app.ts';

const app = useApp();

/** A course whose slug, and that of its item, have changed. */
function makeRenamedCourse(): Promise<ContentCourse> {
  return makeCourse(app.ctx, {
    id: 'c_1',
    slug: 'giving',
    formerSlugs: ['live-to-give'],
    items: [{ id: 'i_1', slug: 'the-tent', formerSlugs: ['tent'], access: 'public' }],
  });
}

describe('an address with a former slug', () => {
  test.each([
    ['of a course', '/courses/live-to-give', '/courses/giving'],
    ['of a lesson’s course', '/courses/live-to-give/the-tent', '/courses/giving/the-tent'],
    ['of a lesson', '/courses/giving/tent', '/courses/giving/the-tent'],
    ['of both', '/courses/live-to-give/tent', '/courses/giving/the-tent'],
  ])('%s redirects for good, with its query and language', async (_, from, to) => {
    await makeRenamedCourse();
    const clients = [app, await app.asBrowserOf(await app.makeUser())];
    for (const client of clients)
      for (const query of ['', '?t=12', '?lang=he', '?lang=he&utm_source=mail', '?t=12&lang=fr']) {
        const { statusCode, headers } = await client.get(from + query);
        expect([statusCode, headers['location']]).toEqual([301, to + query]);
      }
    expect((await app.get(`${to}?lang=he`)).body).toContain('lang="he"');
  });

  test('answers the API with the course as it is now', async () => {
    await makeRenamedCourse();
    const answer = await app.get('/api/content/courses/slug/live-to-give');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: 'c_1', slug: 'giving' });
    expect((await app.get('/api/content/courses/slug/never')).statusCode).toBe(404);
  });

  test('takes a form of a page that was opened before', async () => {
    await makeCourse(app.ctx, {
      id: 'c_1',
      slug: 'giving',
      formerSlugs: ['give'],
      items: [{ id: 'i_1', slug: 'the-tent', formerSlugs: ['tent'] }],
    });
    const browser = await app.asBrowserOf(await app.makeUser());
    const form = { form: 'unlock:c_1' };
    expect((await browser.ask('/courses/give/tent', { method: 'POST', form })).statusCode).toBe(302);
    expect((await browser.get('/api/users/current/subscribed-courses')).json()).toMatchObject({
      courseIds: ['c_1'],
    });
  });

  test('is not found when nothing had that slug, nor is an id', async () => {
    await makeRenamedCourse();
    for (const path of ['/courses/c_1', '/courses/giving/i_1', '/courses/never/the-tent'])
      expect((await app.get(path)).statusCode).toBe(404);
  });
});

describe('a file', () => {
  test('is downloaded from the address with a former slug too', async () => {
    const file = {
      file: 'music.mp3',
      kind: 'music',
      lang: null,
      format: 'mp3',
      bytes: 9,
      pages: null,
    } as const;
    await makeCourse(app.ctx, {
      id: 'c_1',
      slug: 'giving',
      formerSlugs: ['give'],
      folder: 'live-to-give',
      resources: [{ ...file, access: 'public' }],
    });
    for (const name of ['giving.music.mp3', 'give.music.mp3', 'c_1.music.mp3']) {
      const { headers } = await app.get(`/downloads/${name}`);
      expect(headers['location']).toMatch(/^\/media\/live-to-give\/resources\/music\.mp3/);
    }
  });
});

/** The course with its first item's title changed, which no list shows. */
function retitled(course: ContentCourse, title: string): Pick<ContentCourse, 'chapters'> {
  const chapters = course.chapters.map((chapter) => ({
    ...chapter,
    items: chapter.items.map((item) => ({
      ...item,
      texts: inLanguages((locale) => ({ ...item.texts[locale], title })),
    })),
  }));
  return { chapters };
}

describe('kept pages', () => {
  async function makeTwo() {
    const one = await makeCourse(app.ctx, {
      id: 'c_1',
      slug: 'one',
      items: [{ slug: 'first', access: 'public' }],
    });
    await makeCourse(app.ctx, { id: 'c_2', slug: 'two', items: [{ slug: 'second', access: 'public' }] });
    return one;
  }

  /** Loads the pages, makes the change, and returns those that are rendered again when they are loaded a second time. */
  async function renderedAgainAfter(
    change: () => Promise<unknown>,
    paths: readonly string[],
  ): Promise<string[]> {
    const before = new Map<string, unknown>();
    for (const path of paths) before.set(path, (await app.get(path)).headers['etag']);
    await change();
    app.ctx.clock.advance(1);
    const again: string[] = [];
    for (const path of paths) {
      const etag = (await app.get(path)).headers['etag'];
      expect(etag).toMatch(/^"/);
      if (etag !== before.get(path)) again.push(path);
    }
    return again;
  }

  const pages = ['/courses/one', '/courses/one/first', '/courses/two', '/courses/two/second', '/login'];

  test('of other courses stay when a course is edited', async () => {
    const one = await makeTwo();
    const change = () => editCourse(app.ctx, one, retitled(one, 'The new tent'));
    expect(await renderedAgainAfter(change, pages)).toEqual(['/courses/one', '/courses/one/first']);
    expect((await app.get('/courses/one')).body).toContain('The new tent');
  });

  test('that show a course in a list are rendered again when what lists show of it is edited', async () => {
    const one = await makeTwo();
    const texts = inLanguages(() => ({
      title: 'Number one',
      tagline: 'Changed',
      description: 'Changed',
      seoDescription: 'Changed',
    }));
    const change = () => editCourse(app.ctx, one, { texts });
    const again = await renderedAgainAfter(change, [...pages, '/home', '/games']);
    expect(again).toEqual(['/courses/one', '/courses/one/first', '/courses/two', '/home', '/games']);
    expect((await app.get('/home')).body).toContain('Number one');
  });

  test('are all rendered again when it is not known what has changed', async () => {
    await makeTwo();
    const change = () => app.ctx.events.publish('learning.content.changed', '');
    expect(await renderedAgainAfter(change, pages)).toEqual(pages);
  });
});
