import { parse } from 'csv-parse/sync';
import { beforeEach, describe, expect, test } from 'vitest';
import { indexShipped } from '#features/cms/entries/server/index-shipped.ts';
import { makeContentFiles } from '#features/learning/content/server/testing.ts';
import type { CourseName, EditedCourse } from '#features/learning/editions/contract.ts';
import { publish, release, write } from '#features/learning/editions/server/testing.ts';
import { readAuditStates } from '#features/people/testing.ts';
import { staffMember } from '../support/staff.ts';
import { useApp, type Client } from '../support/app.ts';

const app = useApp();
const shipped = 'c_kkkk2222';
let own: string;
let editor: Client;
let browser: Client;

beforeEach(async () => {
  await release(app.ctx, makeContentFiles());
  await indexShipped(app.ctx);
  ({ client: editor, browser } = await staffMember(app, 'editor'));
  const begun = await editor.post('/api/admin/courses', { title: 'Élan du cœur', locale: 'fr' });
  own = begun.json<{ id: string }>().id;
});

async function list(query = '', client = editor) {
  const answer = await client.get(`/api/admin/courses${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ items: EditedCourse[]; totalItems: number }>();
}
const idsOf = async (query: string) => (await list(query)).items.map(({ id }) => id);

test('a course without a title is asked for one', async () => {
  const refused = await editor.post('/api/admin/courses', { title: '  ', locale: 'fr' });
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({
    data: { issues: [{ path: 'title', message: 'Give the course a title.' }] },
  });
});

describe('the list of courses', () => {
  test('has what is shipped and our own, each as it was last saved', async () => {
    await write(app.ctx, `course.${shipped}`, { texts: { en: { title: 'Open tent' } } });
    const { items, totalItems } = await list();
    expect(totalItems).toBe(2);
    expect(items).toMatchObject([
      {
        id: shipped,
        title: 'Open tent',
        slug: 'kindness',
        access: 'default',
        categories: [{ slug: 'inspiration' }],
        published: '2026-09-01',
        isShipped: true,
      },
      { id: own, title: 'Élan du cœur', titleLang: 'fr', live: [], written: ['fr'], isShipped: false },
    ]);
  });

  test.each([
    ['in another language than the one it is shown in', 'kindness ru'],
    ['without its nikud', 'חסד'],
    ['with and without the dots of a letter', 'ёлка'],
    ['in capitals, by parts of its words in any order', 'RU NDNE'],
    ['by its address', 'kindness'],
  ])('finds a course by its title %s', async (_how, q) => {
    await write(app.ctx, `course.${shipped}`, {
      texts: { he: { title: 'חֶסֶד וָאֱמֶת' }, es: { title: 'Елка' } },
    });
    expect(await idsOf(`?q=${encodeURIComponent(q)}`)).toEqual([shipped]);
  });

  test('finds an accent and a ligature that were typed without', async () => {
    expect(await idsOf('?q=elan%20coeur')).toEqual([own]);
  });

  test.each(['kindness elan', 'nothing', '!!!'])('finds nothing that is called %j', async (q) => {
    expect(await list(`?q=${encodeURIComponent(q)}`)).toMatchObject({ items: [], totalItems: 0 });
  });

  test.each([
    ['state=published', [shipped]],
    ['state=draft', ['own']],
    ['state=ownWork', ['own']],
    ['state=comingSoon', ['own']],
    ['state=archived', []],
    ['category=inspiration', [shipped]],
    ['category=unknown', []],
    ['access=premium', ['own']],
    ['access=default', [shipped]],
    ['language=he', [shipped]],
    ['language=fr&state=ownWork', []],
    ['q=kindness&category=inspiration&language=en', [shipped]],
  ])('shows for %s those that match all of it', async (query, expected) => {
    await write(app.ctx, `course.${own}`, {
      shared: (shared) => ({ ...shared, comingSoon: true, access: 'premium' }),
    });
    expect(await idsOf(`?${query}`)).toEqual(expected.map((id) => (id === 'own' ? own : id)));
  });

  test('shows an archived course as published in the languages that its readers have', async () => {
    await write(app.ctx, `course.${shipped}`, { shared: (shared) => ({ ...shared, archived: true }) });
    await publish(app.ctx, `course.${shipped}`, 'en');
    expect(await idsOf('?state=archived&language=en')).toEqual([shipped]);
  });

  test.each([
    ['title', ['own', shipped]],
    ['-title', [shipped, 'own']],
    ['items', ['own', shipped]],
    ['-published', ['own', shipped]],
    ['-order', ['own', shipped]],
    ['-constructor', [shipped, 'own']],
  ])(
    'is in the order %s, which is that of the lists if there is none of this name',
    async (sort, expected) => {
      expect(await idsOf(`?sort=${sort}`)).toEqual(expected.map((id) => (id === 'own' ? own : id)));
    },
  );

  test('refuses a filter that does not fit', async () => {
    expect((await editor.get('/api/admin/courses?state=lost')).statusCode).toBe(422);
  });

  test('gives the names alone, in the same order, to those who choose a course', async () => {
    const { items } = (await editor.get('/api/admin/courses/names')).json<{ items: CourseName[] }>();
    expect(items).toEqual([
      {
        id: shipped,
        title: 'Kindness en',
        titleLang: 'en',
        shippedCover: { motif: 'open-hands', palette: 'pomegranate' },
      },
      { id: own, title: 'Élan du cœur', titleLang: 'fr', shippedCover: null },
    ]);
  });
});

describe('the file of the list', () => {
  const linesOf = async (query: string): Promise<string[][]> => {
    const answer = await editor.get(`/api/admin/files/courses${query}`);
    expect(answer.statusCode).toBe(200);
    return parse(answer.body, { bom: true });
  };

  test('has exactly the rows of the filter, in its order, and is audited', async () => {
    const [headings, ...lines] = await linesOf('?sort=-order');
    expect(headings?.slice(0, 3)).toEqual(['Title', 'Address', 'Categories']);
    expect(lines.map(([title]) => title)).toEqual(['Élan du cœur', 'Kindness en']);
    expect(await linesOf('?state=published&q=kindness')).toEqual([
      headings,
      [
        'Kindness en',
        'kindness',
        'Words en',
        'en, he, ru, es, fr, de, it',
        'en, he, ru, es, fr, de, it',
        '2',
        'Published',
        'As the site has it',
        '1',
        '2026-09-01',
      ],
    ]);
    const states = (await readAuditStates(app.ctx)).filter(({ subject }) => subject === 'courses');
    expect(states).toContainEqual(
      expect.objectContaining({ after: { state: 'published', q: 'kindness', count: 1 } }),
    );
  });

  test('has no cell that is a formula', async () => {
    await editor.post('/api/admin/courses', { title: '=1+1', locale: 'en' });
    const [, [title] = []] = await linesOf('?q=1');
    expect(title).toBe("'=1+1");
  });

  test('refuses a filter that does not fit: leaving it out would give more than was asked for', async () => {
    expect((await editor.get('/api/admin/files/courses?state=lost')).statusCode).toBe(422);
  });
});

test('only those who translate or edit see the courses, and only those who edit are offered a new one', async () => {
  const paths = ['/api/admin/courses', '/api/admin/courses/names', '/api/admin/files/courses'];
  const learner = await app.as(await app.makeUser());
  const support = await staffMember(app, 'support');
  const translator = await staffMember(app, 'translator');
  for (const path of paths) {
    expect((await app.get(path)).statusCode, path).toBe(401);
    expect((await learner.get(path)).statusCode, path).toBe(403);
    expect((await support.client.get(path)).statusCode, path).toBe(403);
    expect((await translator.client.get(path)).statusCode, path).toBe(200);
  }
  const newCourse = 'href="/admin/courses/new"';
  expect((await browser.get('/admin/courses')).body).toContain(newCourse);
  expect((await translator.browser.get('/admin/courses')).body).not.toContain(newCourse);
});

test('the page works without JavaScript: rows, order, search and file are links and forms', async () => {
  const { body } = await browser.get('/admin/courses?state=draft&q=elan');
  expect(body).toContain(`/admin/courses/${own}/edit`);
  expect(body).not.toContain(`/admin/courses/${shipped}/edit`);
  expect(body).toMatch(/href="\?state=draft&amp;q=elan&amp;sort=title"/);
  expect(body).toContain('href="/api/admin/files/courses?state=draft&amp;q=elan"');
  expect((await browser.get('/admin/courses?q=nothing')).body).toContain('Nothing matches');
});
