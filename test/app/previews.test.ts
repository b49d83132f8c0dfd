import { beforeEach, describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '#core/json.ts';
import { makeContentFiles } from '#features/learning/content/server/testing.ts';
import { listChapters, objectOf } from '#features/learning/editions/server/course-docs.ts';
import { release } from '#features/learning/editions/server/testing.ts';
import { useApp, type Client } from '../support/app.ts';
import { makePerson, tookSecondStep } from '../support/people.ts';

const app = useApp();
const entries = '/api/cms/management/entries';
const kindness = 'course.c_kkkk2222';

let editor: Client;

beforeEach(async () => {
  await release(app.ctx, makeContentFiles());
  const user = await makePerson(app, 'admin 2nd step');
  if (!user) throw new Error('an administrator is a person');
  editor = await app.as(user);
  await tookSecondStep(app, user);
});

interface Entry {
  version: number;
  shared: Record<string, unknown>;
  texts: Record<string, Record<string, unknown>>;
}

const read = async (id: string) => (await editor.get(`${entries}/${id}`)).json<Entry>();

async function write(id: string, locale: string, fields: object, shared: object = {}) {
  const entry = await read(id);
  const texts = { [locale]: { ...entry.texts[locale], ...fields } };
  const body = { version: entry.version, shared: { ...entry.shared, ...shared }, texts };
  const saved = await editor.ask(`${entries}/${id}`, { method: 'PUT', body });
  expect(saved.statusCode).toBe(200);
}

async function makeLink(id: string, locale = 'en'): Promise<string> {
  const made = await editor.post(`${entries}/${id}/previews`, { locale });
  expect(made.statusCode).toBe(201);
  return new URL(made.json<{ href: string }>().href).pathname;
}

describe('the preview of a course', () => {
  test('shows what was saved on the page that readers will get, and readers see nothing of it', async () => {
    await write(kindness, 'en', { title: 'Open doors' });
    const path = await makeLink(kindness);
    const { statusCode, body, headers } = await app.get(path);
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1');
    expect(body).toContain('Open doors');
    expect(body).toContain('This is a preview. It has not been published;');
    expect(body).toContain('<meta name="robots" content="noindex,nofollow">');
    expect(headers).toMatchObject({
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect((await app.get('/courses/kindness')).body).not.toContain('Open doors');
  });

  test('leads to its lessons, also those that readers must pay for, and runs no script of ours', async () => {
    await write(
      kindness,
      'en',
      { title: 'Open doors' },
      { access: 'premium', comingSoon: true, demo: false },
    );
    const path = await makeLink(kindness);
    const { body } = await app.get(path);
    expect(body).toContain(`href="${path}/courses/kindness/tent-film"`);
    const lesson = await app.get(`${path}/courses/kindness/tent-film`);
    expect(lesson.statusCode).toBe(200);
    expect(lesson.body).toContain('Open doors');
    expect(lesson.body).not.toContain('type="module"');
    expect(lesson.body).not.toContain('id="page-data"');
  });

  test('is in the language of its link, whatever the reader speaks', async () => {
    await write(kindness, 'he', { title: 'דלת פתוחה' });
    const { body } = await app.get(await makeLink(kindness, 'he'), { 'accept-language': 'fr' });
    expect(body).toContain('<html lang="he" dir="rtl"');
    expect(body).toContain('דלת פתוחה');
  });

  test('has the words of its language as far as they are written, and whole ones for the rest', async () => {
    const names = ['first', 'second', 'third'];
    const asked = { ask: 'Who ran?', answers: { a: 'Abraham', b: 'Lot' }, explanation: 'Abraham ran.' };
    const questions = names.map((slug, index) => ({
      id: `q_${'cdf'.charAt(index).repeat(8)}`,
      slug,
      type: 'single',
      answers: ['a', 'b'],
      correct: 'a',
    }));
    const made = await editor.post(entries, {
      contentType: 'item',
      key: 'i_qqqq2222',
      shared: { questions },
      texts: {
        en: { questions: Object.fromEntries(names.map((name) => [name, asked])) },
        he: { questions: { first: { ask: 'מי רץ?', answers: { a: '' } } } },
      },
    });
    expect(made.statusCode).toBe(201);
    const { shared, texts } = await read(kindness);
    const items = [{ id: 'i_qqqq2222', slug: 'tent-quiz', type: 'quiz', minutes: 3, access: 'public' }];
    const chapters = [...listChapters(shared as JsonObject), { id: 'ch_zzzz2222', slug: 'more', items }];
    const english = {
      chapters: { ...objectOf(texts['en']?.['chapters'] as Json), more: 'More hospitality' },
      items: {
        ...objectOf(texts['en']?.['items'] as Json),
        'tent-quiz': { title: 'The quiz', summary: 'Questions.' },
      },
    };
    await write(kindness, 'en', english, { chapters });
    await write(kindness, 'he', {
      title: 'קורס של זר',
      tagline: '',
      items: { 'tent-quiz': { title: 'חידון' } },
    });
    const path = await makeLink(kindness, 'he');
    const reader = { 'accept-language': 'en' };
    const course = (await app.get(path, reader)).body;
    expect(course).toContain('<html lang="he" dir="rtl"');
    expect(course).toMatch(/<h1[^>]*>קורס של זר</);
    expect(course).toContain('חידון');
    expect(course).toContain('More hospitality');
    const quiz = (await app.get(`${path}/courses/kindness/tent-quiz`, reader)).body;
    expect(quiz).toContain('מי רץ?');
    expect(quiz).toContain('Abraham');
  });

  test('opens no other page', async () => {
    const path = await makeLink(kindness);
    for (const other of ['/courses/other', '/admin', '/courses/kindness-and-more'])
      expect((await app.get(path + other)).statusCode).toBe(404);
  });

  test('shows a course that has never been published, with the cover that was chosen for it', async () => {
    const created = await editor.post('/api/admin/courses', { title: 'Gratitude', locale: 'en' });
    const { id } = created.json<{ id: string }>();
    const words = { tagline: 'Thanks', description: 'Saying thanks.', seoDescription: 'Saying thanks.' };
    await write(`course.${id}`, 'en', { ...words, chapters: { first: 'One' } });
    const { body } = await app.get(await makeLink(`course.${id}`));
    expect(body).toContain('Gratitude');
    expect((await app.get('/courses/gratitude')).statusCode).toBe(404);
  });

  test('goes on with what is saved later, and is of words only while the course lacks what its page needs', async () => {
    const path = await makeLink(kindness);
    await write(kindness, 'en', { title: 'Later' });
    expect((await app.get(path)).body).toContain('Later');
    const items = [{ id: 'i_ffff2222', slug: 'tent-film' }];
    await write(kindness, 'en', {}, { chapters: [{ id: 'ch_tttt2222', slug: 'open-tent', items }] });
    const unfinished = await app.get(path);
    expect(unfinished.statusCode).toBe(200);
    expect(unfinished.body).toContain('Later');
    expect((await app.get(`${path}/courses/kindness`)).statusCode).toBe(404);
  });
});

test('the preview of an item that is only announced shows its words', async () => {
  const made = await editor.post(entries, {
    contentType: 'item',
    key: 'i_cccc2222',
    shared: {},
    texts: { en: { title: 'Two tents' } },
  });
  expect(made.statusCode).toBe(201);
  const { statusCode, body } = await app.get(await makeLink('item.i_cccc2222'));
  expect(statusCode).toBe(200);
  expect(body).toContain('Two tents');
});

describe('a preview link', () => {
  test('is over once its days are, or once staff has ended it, and then says so', async () => {
    const path = await makeLink(kindness);
    const other = await makeLink(kindness, 'he');
    const ended = await editor.ask(`${entries}/${kindness}/previews`, {
      method: 'DELETE',
      body: { locale: 'en' },
    });
    expect(ended.statusCode).toBe(204);
    const over = await app.get(path, { accept: 'text/html' });
    expect(over.statusCode).toBe(404);
    expect(over.body).toContain('This preview has ended');
    expect(over.headers['content-type']).toContain('text/html');
    expect(over.body).not.toContain('Kindness en');
    expect((await app.get(other)).statusCode).toBe(200);
    app.ctx.clock.advance(7 * 24 * 3600);
    expect((await app.get(other)).statusCode).toBe(404);
    const unknown = await app.get('/preview/garbage', { 'accept-language': 'de' });
    expect(unknown.statusCode).toBe(404);
    expect(unknown.headers).toMatchObject({ 'content-language': 'de', 'cache-control': 'no-store' });
    expect(unknown.body).toContain('Diese Vorschau ist beendet');
  });

  test('of something without a page of its own shows its words', async () => {
    const { body } = await app.get(await makeLink('category.inspiration'));
    expect(body).toContain('Words en');
    expect((await app.get(`${await makeLink('category.inspiration')}/courses/kindness`)).statusCode).toBe(
      404,
    );
  });
});
