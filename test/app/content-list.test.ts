import { parse } from 'csv-parse/sync';
import { beforeEach, expect, test } from 'vitest';
import { createEntry } from '#features/cms/server/public.ts';
import { indexShipped } from '#features/cms/entries/server/index-shipped.ts';
import { makeAuthor, makeText } from '#features/cms/testing.ts';
import { addFilmEntry } from '#features/learning/captions/server/uploaded-films.ts';
import { makeContentFiles } from '#features/learning/content/server/testing.ts';
import { publish, release, write } from '#features/learning/editions/server/testing.ts';
import { readAuditStates } from '#features/people/testing.ts';
import { useApp, type Client } from '../support/app.ts';
import { staffMember } from '../support/staff.ts';

const app = useApp();
const course = 'c_kkkk2222';
const file = '/api/admin/files/entries';
let editor: Client;
let browser: Client;

beforeEach(async () => {
  await release(app.ctx, makeContentFiles());
  await indexShipped(app.ctx);
  ({ client: editor, browser } = await staffMember(app, 'editor'));
});

async function linesOf(query: string, language = 'en'): Promise<string[][]> {
  const answer = await editor.get(`${file}?${query}`, { 'accept-language': language });
  expect(answer.statusCode).toBe(200);
  return parse(answer.body, { bom: true });
}

interface Entries {
  items: { title: string; key: string }[];
}

test('the file of the content has the rows of the page in its order, whatever is asked for', async () => {
  await write(app.ctx, `course.${course}`, { texts: { en: { title: 'Open tent' } } });
  for (const query of [
    '',
    'sort=title',
    'sort=-title',
    'contentType=film',
    'q=tent',
    'state=published&language=he',
  ])
    for (const language of ['en', 'he']) {
      const path = `/api/cms/management/entries?${query}`;
      const { items } = (await editor.get(path, { 'accept-language': language })).json<Entries>();
      const [, ...lines] = await linesOf(query, language);
      expect(items.length, query).toBeGreaterThan(0);
      expect(
        lines.map(([title, , key]) => ({ title, key })),
        `${query} ${language}`,
      ).toEqual(items.map(({ title, key }) => ({ title, key })));
    }
});

test('it says in words how each language is, and who changed what; and is audited', async () => {
  await write(app.ctx, `course.${course}`, { texts: { en: { title: 'Open tent' } } });
  await publish(app.ctx, `course.${course}`, 'en');
  await write(app.ctx, `course.${course}`, { texts: { he: { title: 'אוהל' } } });
  const query = 'contentType=course&state=changed&language=he';
  const [headings, ...lines] = await linesOf(query);
  expect(headings).toEqual(['Title', 'Kind', 'Key', 'Languages', 'Changed', 'By', 'Deleted']);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.slice(0, 3)).toEqual(['Open tent', 'Course', course]);
  expect(lines[0]?.[3]).toMatch(/^en: Published; he: Published, with unpublished changes; ru: Published/);
  expect(lines[0]?.[6]).toBe('');
  const [, ...shipped] = await linesOf('contentType=category');
  expect(shipped.map((cells) => cells[5])).toContain('Part of the product');
  const states = (await readAuditStates(app.ctx)).filter(({ subject }) => subject === 'entries');
  expect(states).toContainEqual(
    expect.objectContaining({
      after: { contentType: 'course', state: 'changed', language: 'he', count: 1 },
    }),
  );
});

test('asks of one language for a state, and not of any two', async () => {
  await write(app.ctx, `course.${course}`, { texts: { he: { title: 'אוהל' } } });
  expect(await linesOf('contentType=course&state=changed&language=he')).toHaveLength(2);
  expect(await linesOf('contentType=course&state=changed&language=ru')).toHaveLength(1);
});

test('has no cell that is a formula, and refuses what does not fit', async () => {
  await editor.post('/api/admin/courses', { title: '=1+1', locale: 'en' });
  const [, ...lines] = await linesOf('q=1%2B1');
  expect(lines[0]?.[0]).toBe("'=1+1");
  expect((await editor.get(`${file}?state=lost`)).statusCode).toBe(422);
});

test('it is for those who edit or translate, and its page links to it with the filter', async () => {
  const support = await staffMember(app, 'support');
  const translator = await staffMember(app, 'translator');
  expect((await app.get(file)).statusCode).toBe(401);
  expect((await support.client.get(file)).statusCode).toBe(403);
  expect((await translator.client.get(file)).statusCode).toBe(200);
  const { body } = await browser.get('/admin/content?contentType=film&sort=title');
  expect(body).toContain(`href="${file}?contentType=film&amp;sort=title"`);
  expect(body).toContain('Saved views');
});

test('the start page names the languages in which texts are missing, in the reader’s own language', async () => {
  const texts = { he: { title: 'להורים', body: makeText('מילים') } };
  await createEntry(
    app.ctx,
    { contentType: 'content-block', key: 'parents', shared: { category: 'parents', sort: 1 }, texts },
    { author: makeAuthor() },
  );
  const { body } = await browser.get('/admin', { 'accept-language': 'he' });
  expect(body).toMatch(/טקסטים חסרים באנגלית|טקסט חסר באנגלית/);
  expect(body).not.toContain('בEnglish');
});

test('an uploaded film is listed by its title, and work of the server is credited to it', async () => {
  const film = { id: 'film-k2m3n4p5q6', title: 'Havdalah at home', folder: '', files: [] };
  await addFilmEntry(app.ctx, { ...film, duration: 42, width: 640, height: 360 });
  const { items } = (await editor.get('/api/cms/management/entries?q=havdalah')).json<Entries>();
  expect(items).toMatchObject([
    { key: film.id, title: 'Havdalah at home', changedBy: 'On the server (films)' },
  ]);
});
