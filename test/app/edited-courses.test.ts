import { beforeEach, describe, expect, test } from 'vitest';
import type { EntrySummary, EntryView } from '#features/cms/entries/contract.ts';
import { indexShipped } from '#features/cms/entries/server/index-shipped.ts';
import type { EditedCourse } from '#features/learning/editions/contract.ts';
import { makeContentFiles } from '#features/learning/content/server/testing.ts';
import { publish, release, write } from '#features/learning/editions/server/testing.ts';
import { staffMember } from '../support/staff.ts';
import { useApp, type Client } from '../support/app.ts';

const app = useApp();
const course = 'c_kkkk2222';
let editor: Client;
let browser: Client;

beforeEach(async () => {
  await release(app.ctx, makeContentFiles());
  await indexShipped(app.ctx);
  ({ client: editor, browser } = await staffMember(app, 'editor'));
});

const inLanguage = (language: string) => ({ 'accept-language': language });

async function list(query: string, language = 'en'): Promise<EntrySummary[]> {
  const answer = await editor.get(`/api/cms/management/entries?${query}`, inLanguage(language));
  return answer.json<{ items: EntrySummary[] }>().items;
}

async function createItem(key: string): Promise<EntryView> {
  const texts = { en: { note: 'Invented' } };
  const answer = await editor.post('/api/cms/management/entries', { contentType: 'item', key, texts });
  expect(answer.statusCode).toBe(201);
  return answer.json<EntryView>();
}

describe('what is edited is called', () => {
  test('as its reader’s language says, and found by its title in any', async () => {
    const [hebrew] = await list('contentType=course&q=kindness', 'he');
    expect(hebrew).toMatchObject({ title: 'Kindness he', titleLang: 'he' });
    await write(app.ctx, `course.${course}`, { texts: { ru: { title: 'Доброта' } } });
    expect(await list('contentType=course&q=доброта')).toMatchObject([
      { title: 'Kindness en', titleLang: 'en' },
    ]);
    expect(await list('contentType=course&q=доброта', 'ru')).toMatchObject([
      { title: 'Доброта', titleLang: 'ru' },
    ]);
    const found = await editor.get('/api/admin/find?q=доброта', inLanguage('ru'));
    expect(found.json()).toMatchObject({ items: [{ title: 'Доброта', lang: 'ru' }] });
  });

  test('as its course says if it is an item or a film, also after the course says something else', async () => {
    await write(app.ctx, `course.${course}`, {
      texts: { he: { items: { 'tent-comic': { title: 'קומיקס' } } } },
    });
    await createItem('i_cccc2222');
    expect(await list('contentType=item', 'he')).toMatchObject([{ title: 'קומיקס', titleLang: 'he' }]);
    expect(await list('contentType=item', 'de')).toMatchObject([{ title: 'The comic', titleLang: 'de' }]);
    expect(await list('contentType=film&q=the tent')).toMatchObject([{ key: 'kindness__tent' }]);
    const items = { 'tent-comic': { title: 'Bilder' }, 'tent-film': { title: 'Das Zelt' } };
    await write(app.ctx, `course.${course}`, { texts: { de: { items } } });
    expect(await list('contentType=item', 'de')).toMatchObject([{ title: 'Bilder', titleLang: 'de' }]);
    expect(await list('contentType=film&q=zelt', 'de')).toMatchObject([{ title: 'Das Zelt' }]);
  });
});

test('an item opens on its page within its course, and one that no course lists as an entry', async () => {
  const item = await createItem('i_cccc2222');
  expect(item.editor).toBe(`/admin/items/${item.key}`);
  const opened = await browser.get(`${item.editor}?field=texts.he.title`);
  expect(opened.headers.location).toBe(`/admin/courses/${course}/items/${item.key}?field=texts.he.title`);
  const nowhere = await browser.get('/admin/items/i_zzzz9999');
  expect(nowhere.headers.location).toBe('/admin/content/item.i_zzzz9999/edit');
});

describe('what staff say of a course for search engines', () => {
  const head = async (path: string) => (await app.get(path, { accept: 'text/html' })).body;

  test('is in the head of its pages, in each language, once it is published', async () => {
    await write(app.ctx, `course.${course}`, {
      shared: (shared) => ({ ...shared, robots: ['nofollow', 'noarchive', 'noimageindex'] }),
      texts: { en: { seoTitle: 'Kindness for children' } },
    });
    expect(await head('/courses/kindness')).not.toContain('name="robots"');
    await publish(app.ctx, `course.${course}`, 'en');
    const shown = await head('/courses/kindness');
    expect(shown).toContain('<meta name="robots" content="nofollow,noarchive,noimageindex"/>');
    expect(shown).toMatch(/<title[^>]*>Kindness for children · /);
    expect(shown).toContain('rel="canonical"');
    expect(await head('/courses/kindness/tent-film')).toContain('content="nofollow,noarchive,noimageindex"');
    expect(await head('/courses/kindness?lang=fr')).toMatch(/<title[^>]*>Kindness fr · /);
  });

  test('keeps a hidden course and its lessons out of the sitemap', async () => {
    const sitemap = async () => (await app.get('/sitemap.xml')).body;
    expect(await sitemap()).toContain('/courses/kindness/tent-film');
    await write(app.ctx, `course.${course}`, { shared: (shared) => ({ ...shared, robots: ['noindex'] }) });
    await publish(app.ctx, `course.${course}`, 'en');
    expect(await sitemap()).not.toContain('/courses/kindness');
    const shown = await head('/courses/kindness');
    expect(shown).toContain('<meta name="robots" content="noindex"/>');
    expect(shown).not.toContain('rel="canonical"');
  });
});

test('a shipped course shows the cover that staff have published, and the shipped one again', async () => {
  const choose = async (cover: Record<string, string>) => {
    await write(app.ctx, `course.${course}`, { shared: (shared) => ({ ...shared, cover }) });
    await publish(app.ctx, `course.${course}`, 'en');
  };
  const read = async () => {
    const page = (await app.get('/courses/kindness', { accept: 'text/html' })).body;
    const list = (await app.get('/home', { accept: 'text/html' })).body;
    const [listed] = (await editor.get('/api/admin/courses')).json<{ items: EditedCourse[] }>().items;
    return {
      page: /<img src="(\/covers\/[^"]*)"/.exec(page)?.[1],
      shared: /property="og:image" content="https?:\/\/[^/"]*([^"]*)"/.exec(page)?.[1],
      list: /<img src="(\/covers\/[^"]*)"/.exec(list)?.[1],
      admin: listed?.cover,
    };
  };
  const shipped = {
    page: '/covers/kindness.svg',
    shared: '/covers/kindness.jpg',
    list: '/covers/kindness.svg',
    admin: '/covers/kindness.svg',
  };
  expect(await read()).toEqual(shipped);
  await choose({ motif: 'lamp', palette: 'night' });
  const made = '/covers/made/lamp.night.svg';
  const share = '/covers/made/lamp.night.jpg';
  expect(await read()).toEqual({ page: made, shared: share, list: made, admin: made });
  for (const file of [made, share])
    expect((await app.get(file)).headers['content-type']).toContain(file === made ? 'svg' : 'jpeg');
  await choose({ motif: 'open-hands', palette: 'pomegranate' });
  expect(await read()).toEqual(shipped);
});
