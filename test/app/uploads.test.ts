import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TestUser } from '#features/people/testing.ts';
import { createMemoryUploads, type MemoryUploads } from '#platform/uploads/memory-uploads.ts';
import { useApp, type Client } from '../support/app.ts';
import { makePerson, tookSecondStep } from '../support/people.ts';

const app = useApp();
const tus = { 'tus-resumable': '1.0.0' };
const film = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251));

let admin: TestUser;
let editor: Client;

beforeEach(async () => {
  admin = await makeAdmin();
  editor = await asStaff(admin);
});

async function makeAdmin(): Promise<TestUser> {
  const user = await makePerson(app, 'admin 2nd step');
  if (!user) throw new Error('an administrator is a person');
  return user;
}

async function asStaff(user: TestUser, sign: 'as' | 'asBrowserOf' = 'as'): Promise<Client> {
  const client = await app[sign](user);
  await tookSecondStep(app, user);
  return client;
}

const encode = (text: string) => Buffer.from(text).toString('base64');
const announcing = (bytes: number, { purpose = 'film', name = 'Film.mp4' } = {}) => ({
  ...tus,
  'upload-length': String(bytes),
  'upload-metadata': `purpose ${encode(purpose)},filename ${encode(name)}`,
});

function begin(client: Client, bytes = film.length, metadata = {}) {
  return client.ask('/api/uploads', { method: 'POST', headers: announcing(bytes, metadata) });
}

async function beginOne(client = editor): Promise<string> {
  const answer = await begin(client);
  expect(answer.statusCode).toBe(201);
  return String(answer.headers['location']);
}

function send(path: string, offset: number, bytes: Buffer, client = editor) {
  const headers = {
    ...tus,
    'upload-offset': String(offset),
    'content-type': 'application/offset+octet-stream',
  };
  return client.ask(path, { method: 'PATCH', headers, body: bytes });
}

function look(path: string, client = editor) {
  return client.ask(path, { method: 'HEAD', headers: tus });
}

describe('an upload', () => {
  test('arrives in pieces, continues where it stopped, and is whole in the end', async () => {
    const path = await beginOne();
    expect(path).toMatch(/^\/api\/uploads\/[0-9a-f]{32}$/);
    expect((await send(path, 0, film.subarray(0, 2000))).headers['upload-offset']).toBe('2000');
    expect((await look(path)).headers).toMatchObject({ 'upload-offset': '2000', 'upload-length': '5000' });
    const last = await send(path, 2000, film.subarray(2000));
    expect([last.statusCode, last.headers['upload-offset']]).toEqual([204, '5000']);
    const id = path.split('/').at(-1) ?? '';
    expect(await app.services.uploads.countReceived(id)).toBe(film.length);
  });

  test('has the headers that all responses have, and lets no other site read them', async () => {
    const { headers } = await begin(editor);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    expect(headers['access-control-allow-origin']).toBe('http://lamed.test');
  });

  test('takes no piece twice, and none that leaves a hole', async () => {
    const path = await beginOne();
    await send(path, 0, film.subarray(0, 2000));
    for (const offset of [0, 1000, 3000]) {
      const answer = await send(path, offset, film.subarray(0, 10));
      expect([offset, answer.statusCode, answer.json()]).toEqual([offset, 409, { code: 'offset_conflict' }]);
    }
    expect((await look(path)).headers['upload-offset']).toBe('2000');
  });

  test('never grows beyond what was announced', async () => {
    const path = await beginOne();
    const answer = await send(path, 0, Buffer.concat([film, film]));
    expect(answer.statusCode).toBe(413);
  });

  test('can be given up, and is then gone', async () => {
    const path = await beginOne();
    expect((await editor.ask(path, { method: 'DELETE', headers: tus })).statusCode).toBe(204);
    expect((await look(path)).statusCode).toBe(404);
  });

  test('is refused before a byte is sent if it is too large, empty, or for nothing known', async () => {
    for (const [bytes, metadata, path] of [
      [4 * 1024 ** 3 + 1, {}, 'file'],
      [0, {}, 'file'],
      [10, { purpose: 'virus' }, 'purpose'],
    ] as const) {
      const answer = await begin(editor, bytes, metadata);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: 'invalid', data: { issues: [{ path }] } });
    }
  });

  test('keeps a strange file name to itself: it names no file and breaks no header', async () => {
    const answer = await begin(editor, 10, { name: '../../etc/pass\u0000wd\r\nx: y\u202E4pm.mp4' });
    expect(answer.statusCode).toBe(201);
    const [row] = await app.ctx.db.selectFrom('uploads').select('file_name').execute();
    expect(row?.file_name).toBe('.. .. etc pass wd x: y 4pm.mp4');
  });
});

describe('room on the disk', () => {
  const uploads = () => app.services.uploads as MemoryUploads;

  test('is looked at before an upload begins', async () => {
    uploads().freeBytes = 1024 ** 3;
    const answer = await begin(editor);
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'disk_full' }]);
  });

  test('that runs out in the middle stops the upload, and what has arrived can be continued', async () => {
    const path = await beginOne();
    await send(path, 0, film.subarray(0, 2000));
    uploads().freeBytes = 1000;
    const refused = await send(path, 2000, film.subarray(2000));
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'disk_full' }]);
    uploads().freeBytes = createMemoryUploads().freeBytes;
    expect((await look(path)).headers['upload-offset']).toBe('2000');
    expect((await send(path, 2000, film.subarray(2000))).statusCode).toBe(204);
  });

  test('that runs out while a piece is written is said as such', async () => {
    const path = await beginOne();
    const { tus: store } = app.services.uploads;
    const write = store.write.bind(store);
    store.write = async () => {
      uploads().freeBytes = 0;
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    };
    const refused = await send(path, 0, film);
    expect([refused.statusCode, refused.json()]).toEqual([507, { code: 'disk_full' }]);
    store.write = write;
  });
});

describe('who may upload', () => {
  test('a visitor is asked to sign in, a learner is refused, and neither leaves a trace', async () => {
    expect((await begin(app)).statusCode).toBe(401);
    expect((await begin(await app.as(await app.makeUser()))).statusCode).toBe(403);
    expect(await app.ctx.db.selectFrom('uploads').selectAll().execute()).toEqual([]);
  });

  test('an administrator without her second factor is refused', async () => {
    const answer = await begin(await app.as(await makeAdmin()));
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'second_factor_required' }]);
  });

  test('the upload of another administrator is not found, with the same bytes as one that never was', async () => {
    const path = await beginOne();
    const other = await asStaff(await makeAdmin());
    const theirs = await send(path, 0, film, other);
    const unknown = await send(`/api/uploads/${'0'.repeat(32)}`, 0, film, other);
    expect(theirs.statusCode).toBe(404);
    expect(theirs.body).toBe(unknown.body);
    expect((await look(path, other)).statusCode).toBe(404);
    expect((await other.ask(path, { method: 'DELETE', headers: tus })).statusCode).toBe(404);
    expect((await look(path)).headers['upload-offset']).toBe('0');
  });

  test('another site cannot make her browser upload', async () => {
    const browser = await asStaff(admin, 'asBrowserOf');
    const headers = { ...announcing(10), origin: 'https://evil.example' };
    const answer = await browser.ask('/api/uploads', { method: 'POST', headers });
    expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'csrf' }]);
  });

  test('nobody keeps more unfinished uploads than twenty', async () => {
    for (let count = 0; count < 20; count += 1) await beginOne();
    const answer = await begin(editor);
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'too_many_uploads' }]);
  });
});

test('a second request for the same upload makes the first one end', async () => {
  const path = await beginOne();
  const address = await app.listen();
  const { authorization } = await app.credentialsOf(admin);
  await tookSecondStep(app, admin);
  const stuck = fetch(address + path, {
    method: 'PATCH',
    duplex: 'half',
    headers: {
      ...tus,
      authorization,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: new ReadableStream({
      start: (controller) => controller.enqueue(film.subarray(0, 100)),
    }),
  }).catch(() => undefined);
  await delay(300);
  const headers = { ...tus, authorization };
  const answer = await fetch(address + path, { method: 'HEAD', headers });
  expect(answer.headers.get('upload-offset')).toBe('100');
  await stuck;
});
