import { describe, expect, test } from 'vitest';
import { inLanguages } from '#platform/content/in-languages.ts';
import { addContent } from '#features/learning/content/server/store-content.ts';
import { itemSlugOf, makeCourse } from '#features/learning/testing.ts';
import { useApp } from '../support/app.ts';

const app = useApp();

/** What a search engine reads from a page. */
async function read(path: string) {
  const { body } = await app.get(path);
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(body)?.[1];
  const data = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
  const video = data.find((thing) => thing['@type'] === 'VideoObject');
  return { title: /<title>(.*?)<\/title>/.exec(body)?.[1], meta, video };
}

describe('a film for search engines', () => {
  test('has its date, and its file if everyone may watch it', async () => {
    const course = await makeCourse(app.ctx, { published: '2026-10-05', items: [{ access: 'public' }] });
    const { video, meta } = await read(`/courses/${course.slug}/${itemSlugOf(course)}`);
    expect(video).toMatchObject({ uploadDate: '2026-10-05' });
    expect(video?.['contentUrl']).toMatch(/^http:\/\/lamed\.test\/media\/.*\.mp4$/);
    expect(meta('og:video')).toBe(video?.['contentUrl']);
  });
});

describe('a category for search engines', () => {
  const addCategory = async (robotNoindex: boolean) => {
    const texts = inLanguages(() => ({
      name: 'Middos',
      description: 'Good habits',
      seoTitle: 'Middos for children',
      seoDescription: 'Stories of good habits',
    }));
    await addContent(app.ctx.db, {
      categories: [{ id: 'middos', robotNoindex, texts }],
      passages: [],
      courses: [],
    });
    await makeCourse(app.ctx, { categoryIds: ['middos'] });
  };

  test('has its own title and description, also in the API', async () => {
    await addCategory(false);
    const { title, meta } = await read('/courses/category/middos');
    expect([title, meta('description'), meta('robots')]).toEqual([
      'Middos for children · Lamed',
      'Stories of good habits',
      undefined,
    ]);
    expect((await app.get('/api/content/categories')).json()).toMatchObject([
      { name: 'Middos', seoTitle: 'Middos for children', robotNoindex: false },
    ]);
    expect((await app.get('/sitemap.xml')).body).toContain('/courses/category/middos<');
  });

  test('is hidden from them where its author says so', async () => {
    await addCategory(true);
    expect((await read('/courses/category/middos')).meta('robots')).toBe('noindex');
    expect((await app.get('/sitemap.xml')).body).not.toContain('/courses/category/middos<');
  });
});
