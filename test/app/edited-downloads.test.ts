import { parse } from 'csv-parse/sync';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeUpload } from '#features/media/testing.ts';
import { readAuditStates, type TestUser } from '#features/people/testing.ts';
import { makeContentFiles } from '#features/learning/content/server/testing.ts';
import type { DownloadFile, EditedDownload } from '#features/learning/downloads/contract.ts';
import { release } from '#features/learning/editions/server/testing.ts';
import type { ResourceView } from '#features/learning/resources/contract.ts';
import { useApp, type Client } from '../support/app.ts';
import { staffMember } from '../support/staff.ts';
import { makePerson, tookSecondStep } from '../support/people.ts';

const app = useApp();
const entries = '/api/cms/management/entries';
const course = 'c_kkkk2222';
const pdf = Buffer.from(
  '%PDF-1.7\n1 0 obj << /Type /Page >> endobj\n2 0 obj << /Type /Page >> endobj\n%%EOF',
);

let admin: TestUser;
let editor: Client;

beforeEach(async () => {
  const files = makeContentFiles();
  const yaml = files['courses/kindness/course.yaml'] ?? '';
  // So that a visitor does not have all of it anyway.
  await release(app.ctx, {
    ...files,
    'courses/kindness/course.yaml': yaml.replace('demo: true', 'demo: false'),
  });
  const user = await makePerson(app, 'admin 2nd step');
  if (!user) throw new Error('an administrator is a person');
  admin = user;
  editor = await app.as(admin);
  await tookSecondStep(app, admin);
});

async function keep(bytes: Buffer) {
  const { uploads } = app.services;
  const uploadId = await makeUpload({ ...app.ctx, uploads }, bytes, {
    owner: admin.userId,
    purpose: 'download',
  });
  return editor.post('/api/admin/downloads/files', { uploadId });
}

async function keepFile(bytes = pdf): Promise<DownloadFile> {
  const answer = await keep(bytes);
  expect(answer.statusCode).toBe(201);
  return answer.json<DownloadFile>();
}

async function begin(title = 'Tent to cut out'): Promise<string> {
  const made = await editor.post('/api/admin/downloads', { course, kind: 'workbook', title, locale: 'en' });
  expect(made.statusCode).toBe(201);
  return made.json<{ id: string }>().id;
}

async function save(key: string, shared: object, texts: object = {}) {
  const id = `download.${key}`;
  const entry = (await editor.get(`${entries}/${id}`)).json<{ version: number; shared: object }>();
  const body = { version: entry.version, shared: { ...entry.shared, ...shared }, texts };
  return editor.ask(`${entries}/${id}`, { method: 'PUT', body });
}

const publish = (key: string, ...locales: string[]) =>
  editor.post(`${entries}/download.${key}/publish`, { locales });

async function publishOne(shared: object = {}): Promise<string> {
  const key = await begin();
  expect((await save(key, { file: await keepFile(), ...shared })).statusCode).toBe(200);
  expect((await publish(key, 'en')).statusCode).toBe(200);
  return key;
}

const listShown = async (lang = 'en', client: Client = app) =>
  (await client.get(`/api/content/downloads?course=kindness&lang=${lang}`)).json<ResourceView[]>();

describe('a download that staff uploaded', () => {
  test('is among the files of its course once it is published, in the first language that it has', async () => {
    const key = await begin();
    await save(
      key,
      { file: await keepFile(), minAge: 6 },
      { en: { title: 'A tent', description: 'To cut out.' } },
    );
    expect(await listShown()).toEqual([]);
    await publish(key, 'en');
    const [shown] = await listShown();
    expect(shown).toMatchObject({
      id: `${course}.${key}.pdf`,
      title: 'A tent',
      description: 'To cut out.',
      kind: 'workbook',
      lang: 'en',
      pages: 2,
      minAge: 6,
      mayDownload: false,
    });
    expect((await listShown('he'))[0]).toMatchObject({ title: 'A tent', textLang: 'en' });
    expect((await app.get('/downloads')).body).toContain('A tent');
    const answer = await app.get('/api/cms/delivery/entries?contentType=download&language=en');
    expect(answer.body).toContain('A tent');
  });

  test('is for those whom its access level names, and each download is counted', async () => {
    const key = await publishOne({ access: 'paid' });
    const path = `/downloads/kindness.${key}.pdf`;
    expect((await app.get(path)).headers['location']).toContain('/login');
    const paying = await app.as(await app.makeUser({ plan: 'standard' }));
    const { headers } = await paying.get(path);
    const file = String(headers['location']);
    expect(file).toMatch(/^\/media\/house\/downloads\/[0-9a-f]{32}\.pdf\?e=/);
    expect((await app.get(file)).rawPayload).toEqual(pdf);
    expect((await app.get(file.split('?')[0] ?? '')).statusCode).toBe(404);
    const { items } = (await editor.get('/api/admin/downloads')).json<{ items: EditedDownload[] }>();
    expect(items).toMatchObject([{ id: key, downloads: 1 }]);
  });

  test('that everyone may have needs no signed address', async () => {
    await publishOne({ access: 'public' });
    const [shown] = await listShown();
    const { headers } = await app.get(shown?.href ?? '');
    expect(headers['location']).toMatch(/^\/media\/house\/downloads\/[0-9a-f]{32}\.pdf$/);
    expect((await app.get(String(headers['location']))).statusCode).toBe(200);
  });

  test('goes when it is withdrawn or deleted', async () => {
    const key = await publishOne();
    expect(await listShown()).toHaveLength(1);
    await editor.post(`${entries}/download.${key}/unpublish`, { locales: ['en'] });
    expect(await listShown()).toEqual([]);
    await publish(key, 'en');
    expect(await listShown()).toHaveLength(1);
    await editor.ask(`${entries}/download.${key}`, { method: 'DELETE' });
    expect(await listShown()).toEqual([]);
  });

  test('stays when the next release comes', async () => {
    await publishOne();
    const files = makeContentFiles();
    await release(app.ctx, { ...files, 'retired-ids.yaml': '[]' });
    expect(await listShown()).toHaveLength(1);
  });

  test('is not published without its file, nor for a course that does not exist', async () => {
    const key = await begin();
    const refused = await publish(key, 'en');
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('shared.file');
    await save(key, { file: await keepFile(), course: 'c_nowhere' });
    expect((await publish(key, 'en')).body).toContain('shared.course');
    expect(await listShown()).toEqual([]);
  });

  test('names no file but those that were uploaded as downloads', async () => {
    const key = await begin();
    const file = { ...(await keepFile()), key: 'kindness/media/tent/film.mp4' };
    const saved = await save(key, { file });
    const published = await publish(key, 'en');
    expect([saved.statusCode, published.statusCode]).toContain(422);
    expect(await listShown()).toEqual([]);
  });
});

describe('an uploaded file', () => {
  test('is known by its content, and an image keeps nothing else that it held', async () => {
    const photo = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#8b2942' } })
      .withExif({ IFD0: { Artist: 'Secret Person' } })
      .jpeg()
      .toBuffer();
    const { key, format } = await keepFile(photo);
    expect(format).toBe('jpg');
    expect(photo.includes('Secret Person')).toBe(true);
    const stored = await app.services.files.read(key);
    const chunks: Buffer[] = [];
    for await (const chunk of stored) chunks.push(Buffer.from(chunk as Uint8Array));
    expect(Buffer.concat(chunks).includes('Secret Person')).toBe(false);
  });

  test.each([
    ['a page', '<html><script>alert(1)</script></html>'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['half a zip file', 'PK\u0003\u0004 and no end'],
    ['a program', '\u007fELF'],
  ])('such as %s is refused', async (_, content) => {
    const refused = await keep(Buffer.from(content));
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('is not a PDF');
  });

  test('of another person or purpose is not found', async () => {
    const { uploads } = app.services;
    const ctx = { ...app.ctx, uploads };
    const other = await app.makeUser({ admin: true });
    for (const [owner, purpose] of [
      [other.userId, 'download'],
      [admin.userId, 'film'],
    ] as const) {
      const uploadId = await makeUpload(ctx, pdf, { owner, purpose });
      expect((await editor.post('/api/admin/downloads/files', { uploadId })).statusCode).toBe(404);
    }
  });
});

describe('the list of downloads', () => {
  test('is by course and language, searched and in pages', async () => {
    const keys = [await begin('Alef'), await begin('Bet'), await begin('Gimel')];
    await save(keys[1] ?? '', { lang: 'he' });
    const list = async (query: string) => {
      const answer = await editor.get(`/api/admin/downloads?${query}`);
      expect(answer.statusCode).toBe(200);
      return answer.json<{ items: EditedDownload[]; totalItems: number; next?: string }>();
    };
    const titles = async (query: string) => (await list(query)).items.map(({ title }) => title);
    expect(await titles('sort=title')).toEqual(['Alef', 'Bet', 'Gimel']);
    expect(await titles('sort=-title')).toEqual(['Gimel', 'Bet', 'Alef']);
    expect(await titles('language=he')).toEqual(['Bet']);
    expect(await titles(`course=${course}&q=gim`)).toEqual(['Gimel']);
    expect(await titles(`q=${encodeURIComponent('KÍNDNESS alef')}`)).toEqual(['Alef']);
    expect(await titles('course=c_other')).toEqual([]);
    expect(await titles('kind=poster')).toEqual([]);
  });

  test('is taken away as a file of exactly the filter, in its order, which is audited', async () => {
    const keys = [await begin('Alef'), await begin('=1+1'), await begin('Gimel')];
    await save(keys[2] ?? '', { lang: 'he', file: { ...(await keepFile()), name: '@tent.pdf' } });
    const linesOf = async (query: string, client = editor): Promise<string[][]> => {
      const answer = await client.get(`/api/admin/files/downloads?${query}`);
      expect(answer.statusCode).toBe(200);
      return parse(answer.body, { bom: true });
    };
    const [headings = [], ...lines] = await linesOf('sort=-title');
    expect(headings.slice(0, 4)).toEqual(['Title', 'Course', 'Kind', 'Language of the file']);
    expect(lines.map(([title]) => title)).toEqual(['Gimel', 'Alef', "'=1+1"]);
    const [, ...found] = await linesOf('language=he&q=gim');
    expect(found).toEqual([
      ['Gimel', 'Kindness en', 'Workbook', 'עברית', "'@tent.pdf", 'PDF', String(pdf.length), 'en', '', '0'],
    ]);
    const states = (await readAuditStates(app.ctx)).filter(({ subject }) => subject === 'downloads');
    expect(states).toContainEqual(expect.objectContaining({ after: { language: 'he', q: 'gim', count: 1 } }));
    expect((await editor.get('/api/admin/files/downloads?language=xx')).statusCode).toBe(422);
    const support = await staffMember(app, 'support');
    expect((await support.client.get('/api/admin/files/downloads')).statusCode).toBe(403);
    expect((await editor.get('/admin/downloads?q=gim&sort=title')).body).toContain(
      'href="/api/admin/files/downloads?q=gim&amp;sort=title"',
    );
  });

  test('has its pages', async () => {
    const key = await publishOne();
    for (const path of ['/admin/downloads', '/admin/downloads/new', `/admin/downloads/${key}/edit`])
      expect((await editor.get(path)).statusCode).toBe(200);
    expect((await editor.get(`/admin/downloads/${key}/edit`)).body).toContain('name="texts.he.title"');
  });
});
