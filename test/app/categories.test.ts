import { beforeEach, describe, expect, test } from 'vitest';
import type { EditedCategory } from '#features/learning/categories/contract.ts';
import { makeContentFiles } from '#features/learning/content/server/testing.ts';
import { release } from '#features/learning/editions/server/testing.ts';
import { useApp, type Client } from '../support/app.ts';
import { makePerson, tookSecondStep, type KindOfPerson } from '../support/people.ts';

const app = useApp();
const path = '/api/admin/courses/categories';
const entries = '/api/cms/management/entries';

async function asStaff(kind: KindOfPerson): Promise<Client> {
  const user = await makePerson(app, kind);
  if (!user) throw new Error(`${kind} is no person`);
  const client = await app.as(user);
  await tookSecondStep(app, user);
  return client;
}

let editor: Client;

beforeEach(async () => {
  const files = makeContentFiles();
  const yaml = files['categories.yaml'] ?? '';
  const second = yaml.replace('slug: inspiration', 'slug: holidays');
  await release(app.ctx, { ...files, 'categories.yaml': `${yaml}\n${second}` });
  editor = await asStaff('admin 2nd step');
});

const listEdited = async () => (await editor.get(path)).json<{ items: EditedCategory[] }>().items;
const listShown = async () =>
  (await app.get('/api/content/categories?lang=en')).json<{ slug: string; name: string }[]>();
const slugsOf = (categories: { slug: string }[]) => categories.map(({ slug }) => slug);

async function change(slug: string, part: { shared?: object; texts?: object }) {
  const entry = (await editor.get(`${entries}/category.${slug}`)).json<Record<'shared' | 'texts', object>>();
  const { version } = entry as unknown as { version: number };
  const texts = { ...entry.texts, ...part.texts };
  const shared = { ...entry.shared, ...part.shared };
  const saved = await editor.ask(`${entries}/category.${slug}`, {
    method: 'PUT',
    body: { version, shared, texts },
  });
  expect(saved.statusCode).toBe(200);
}

const publish = (slug: string, ...locales: string[]) =>
  editor.post(`${entries}/category.${slug}/publish`, { locales });

const moveBack = async () =>
  editor.ask(`${path}/order`, {
    method: 'PUT',
    body: { categories: (await listEdited()).toReversed().map(({ slug, version }) => ({ slug, version })) },
  });

describe('a category', () => {
  test('shows readers its texts and tells search engines what staff wrote, once that is published', async () => {
    const texts = { name: 'Light', description: 'Stories of light', seoTitle: 'Light for children' };
    await change('inspiration', { shared: { robotNoindex: true }, texts: { en: texts } });
    const before = await app.get('/courses/category/inspiration');
    expect(before.body).not.toContain('Stories of light');
    expect(before.body).not.toContain('noindex');
    expect((await publish('inspiration', 'en')).statusCode).toBe(200);
    const { body } = await app.get('/courses/category/inspiration');
    expect(body).toContain('Stories of light');
    expect(body).toContain('<title>Light for children');
    expect(body).toMatch(/<meta name="robots" content="[^"]*noindex/);
  });

  test('says for which ages it is, which is refused when it is for none', async () => {
    const addressed = async () => {
      const entry = await editor.get(`${entries}/category.inspiration`);
      return entry.json<{ shared: object }>().shared;
    };
    await change('inspiration', { shared: { minAge: 9, maxAge: 6 } });
    const refused = await publish('inspiration', 'en');
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      data: { issues: [{ path: 'shared.maxAge', message: 'This age is lower than the first one.' }] },
    });
    await change('inspiration', { shared: { minAge: 6, maxAge: 9 } });
    expect((await publish('inspiration', 'en')).statusCode).toBe(200);
    expect(await addressed()).toMatchObject({ minAge: 6, maxAge: 9 });
    const stored = await app.ctx.db.selectFrom('categories').select(['id', 'min_age', 'max_age']).execute();
    expect(stored).toContainEqual({ id: 'inspiration', min_age: 6, max_age: 9 });
  });

  test('begins as a draft in one language, at an address that no other page of courses has', async () => {
    const begin = (slug: string, client = editor) =>
      client.post(path, { slug, name: 'Спасибо', locale: 'ru' });
    expect((await begin('thanks')).statusCode).toBe(201);
    expect((await listEdited()).at(-1)).toMatchObject({
      slug: 'thanks',
      name: 'Спасибо',
      nameLang: 'ru',
      live: [],
    });
    expect(slugsOf(await listShown())).toEqual(['inspiration', 'holidays']);
    expect((await begin('thanks')).statusCode).toBe(409);
    for (const slug of ['all', 'a-z', 'Great Deeds', 'x/y']) expect((await begin(slug)).statusCode).toBe(422);
    expect((await begin('more', await asStaff('translator'))).statusCode).toBe(403);
  });

  test('that courses are in does not go, and the refusal names them', async () => {
    const archive = () =>
      editor.post(`${entries}/category.inspiration/archive`, {
        locales: ['en', 'he', 'ru', 'es', 'fr', 'de', 'it'],
      });
    const refused = await archive();
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('Kindness en');
    expect((await listEdited())[0]?.courses).toEqual([
      { id: 'c_kkkk2222', title: 'Kindness en', isLive: true },
    ]);
    const empty = await editor.post(`${entries}/category.holidays/archive`, {
      locales: ['en', 'he', 'ru', 'es', 'fr', 'de', 'it'],
    });
    expect(empty.statusCode).toBe(200);
    expect(slugsOf(await listShown())).toEqual(['inspiration']);
  });
});

describe('the order of the categories', () => {
  test('is saved as drafts, and readers see it once it is published', async () => {
    expect((await moveBack()).statusCode).toBe(200);
    expect((await listEdited()).map(({ slug, isMoved }) => [slug, isMoved])).toEqual([
      ['holidays', true],
      ['inspiration', true],
    ]);
    expect(slugsOf(await listShown())).toEqual(['inspiration', 'holidays']);
    const published = await editor.post(`${path}/order/publish`);
    expect(published.json<{ items: EditedCategory[] }>().items.some(({ isMoved }) => isMoved)).toBe(false);
    expect(slugsOf(await listShown())).toEqual(['holidays', 'inspiration']);
  });

  test('is not published with other changes that nobody has published', async () => {
    await change('holidays', { texts: { en: { name: 'Feasts', description: 'Days' } } });
    await moveBack();
    const refused = await editor.post(`${path}/order/publish`);
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('holidays has other changes');
    expect((await listShown()).map(({ name }) => name)).not.toContain('Feasts');
    expect(slugsOf(await listShown())).toEqual(['inspiration', 'holidays']);
  });

  test('names every category in the version that its author saw', async () => {
    const [first] = await listEdited();
    const put = (categories: unknown) => editor.ask(`${path}/order`, { method: 'PUT', body: { categories } });
    expect((await put([{ slug: 'holidays', version: 0 }])).statusCode).toBe(409);
    await change('holidays', { texts: { en: { name: 'Feasts', description: 'Days' } } });
    const old = [
      { slug: 'holidays', version: 0 },
      { slug: 'inspiration', version: first?.version },
    ];
    expect((await put(old)).json()).toMatchObject({ code: 'changed_meanwhile' });
    expect(slugsOf(await listEdited())).toEqual(['inspiration', 'holidays']);
  });
});

test('the pages show the list, a new category and its editor in all languages beside each other', async () => {
  const list = await editor.get('/admin/courses/categories');
  expect(list.body).toContain('/admin/courses/categories/holidays/edit');
  expect((await editor.get('/admin/courses/categories/new')).statusCode).toBe(200);
  const { body } = await editor.get('/admin/courses/categories/holidays/edit');
  for (const locale of ['en', 'he', 'ru', 'es', 'fr', 'de', 'it'])
    expect(body).toMatch(new RegExp(`name="texts\\.${locale}\\.name"`));
  expect((await editor.get('/admin/courses/categories/nothing/edit')).statusCode).toBe(404);
});
