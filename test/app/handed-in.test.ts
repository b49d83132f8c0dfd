import { beforeEach, describe, expect, test } from 'vitest';
import { handedInFolder } from '#features/media/handed-in/policy.ts';
import { makeReadyFile } from '#features/media/testing.ts';
import type { TestUser } from '#features/people/testing.ts';
import { signMediaHref } from '#platform/files/signed-url.ts';
import { useApp, type Client } from '../support/app.ts';

const app = useApp();
const film = Buffer.from(Array.from({ length: 6_000_000 }, (_, index) => index % 251));

let owner: TestUser;
let child: Client;

beforeEach(async () => {
  owner = await app.makeUser();
  child = await app.asBrowserOf(owner);
});

async function store(kind: 'image' | 'film' | 'text', files: Record<string, [Buffer, string]>) {
  const id = await makeReadyFile(app.ctx, owner.userId, { kind });
  for (const [name, [bytes, type]] of Object.entries(files))
    await app.services.files.put(`${handedInFolder(id)}/${name}`, bytes, type);
  return id;
}

const storeFilm = () => store('film', { 'film.mp4': [film, 'video/mp4'] });
const storeText = () =>
  store('text', { 'text.txt': [Buffer.from('<b>challah</b>'), 'text/plain; charset=utf-8'] });

describe('a file that was handed in', () => {
  test('is never active: it is sandboxed, has one type, and is kept for less than a minute', async () => {
    const id = await storeText();
    const answer = await child.get(`/media/handed-in/${id}/text`);
    expect([answer.statusCode, answer.body]).toEqual([200, '<b>challah</b>']);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline; filename="text.txt"',
      'cross-origin-resource-policy': 'same-origin',
    });
    const [, seconds] = /^private, max-age=(\d+)$/.exec(String(answer.headers['cache-control'])) ?? [];
    expect(Number(seconds)).toBeLessThanOrEqual(30);
  });

  test('is unchanged for a browser that has it, and still asked for', async () => {
    const id = await storeText();
    const first = await child.get(`/media/handed-in/${id}/text`);
    const etag = String(first.headers['etag']);
    const again = await child.get(`/media/handed-in/${id}/text`, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await app.get(`/media/handed-in/${id}/text`, { 'if-none-match': etag })).statusCode).toBe(404);
  });

  test('is not found by anyone who may not read it, with the same bytes as one that never was', async () => {
    const id = await storeText();
    const other = await app.asBrowserOf(await app.makeUser());
    const unknown = await other.get(`/media/handed-in/${'0'.repeat(32)}/text`);
    expect(unknown.statusCode).toBe(404);
    for (const path of [
      `${id}/text`,
      `${id}/small`,
      `${id}/text.txt`,
      `${id}/__proto__`,
      `${id}/..%2ftext.txt`,
    ]) {
      const answer = await other.get(`/media/handed-in/${path}`);
      expect([path, answer.statusCode, answer.body]).toEqual([path, 404, unknown.body]);
    }
    expect((await app.get(`/media/handed-in/${id}/text`)).statusCode).toBe(404);
  });

  test('has no other address: neither its key nor one with a signature, as the files of courses have', async () => {
    const id = await storeText();
    const key = `${handedInFolder(id)}/text.txt`;
    expect((await child.get(`/media/${key}`)).statusCode).toBe(404);
    const expiresAt = new Date(app.ctx.clock.now().getTime() + 60_000);
    const signed = signMediaHref({ key, secret: app.services.config.secret, expiresAt });
    expect((await child.get(signed)).statusCode).toBe(404);
  });

  test('is gone with the next request once it is removed by its owner', async () => {
    const id = await storeText();
    expect((await child.ask(`/api/users/current/files/${id}`, { method: 'DELETE' })).statusCode).toBe(204);
    expect((await child.get(`/media/handed-in/${id}/text`)).statusCode).toBe(404);
    expect((await child.get(`/api/users/current/files/${id}`)).statusCode).toBe(404);
  });
});

describe('a film that was handed in', () => {
  const get = (id: string, headers = {}) => child.get(`/media/handed-in/${id}/film`, headers);

  test('is sent in ranges, none so long that it outlasts a take-down', async () => {
    const id = await storeFilm();
    const some = await get(id, { range: 'bytes=10-19' });
    expect([some.statusCode, some.headers['content-range']]).toEqual([206, 'bytes 10-19/6000000']);
    expect(some.rawPayload.equals(film.subarray(10, 20))).toBe(true);
    const open = await get(id, { range: 'bytes=0-' });
    expect([open.statusCode, open.headers['content-range']]).toEqual([206, 'bytes 0-4194303/6000000']);
    const rest = await get(id, { range: 'bytes=4194304-' });
    expect(Buffer.concat([open.rawPayload, rest.rawPayload]).equals(film)).toBe(true);
    expect((await get(id, { range: 'bytes=6000000-' })).statusCode).toBe(416);
  });

  test('says how long it is without being sent', async () => {
    const id = await storeFilm();
    const head = await child.ask(`/media/handed-in/${id}/film`, { method: 'HEAD' });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '6000000', '']);
  });
});

test('limits tell how much room is left', async () => {
  await storeText();
  expect((await child.get('/api/users/current/files/limits')).json()).toMatchObject({
    filmBytes: 200_000_000,
    imageBytes: 10_000_000,
    otherBytes: 20_000_000,
    usedBytes: 1000,
  });
});
