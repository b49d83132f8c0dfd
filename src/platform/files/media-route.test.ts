import { request } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFixedClock } from '../clock.ts';
import type { Files } from './files.ts';
import { registerMedia } from './media-route.ts';
import { createMemoryFiles } from './memory-files.ts';
import { signMediaHref } from './signed-url.ts';

const secret = 'a secret of at least thirty-two characters';
const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
const signedFilm = signMediaHref({
  key: 'lessons/film.mp4',
  secret,
  expiresAt: new Date('2026-11-10T18:00:00Z'),
});

let app: FastifyInstance;
let files: Files;
let clock: ReturnType<typeof createFixedClock>;

beforeEach(async () => {
  clock = createFixedClock('2026-11-10T12:00:00Z');
  files = createMemoryFiles();
  await files.put('lessons/film.mp4', film, 'video/mp4');
  await files.put('public/film.mp4', film, 'video/mp4');
  app = serve(files);
});

afterEach(() => app.close());

function serve(files: Files): FastifyInstance {
  const server = fastify({ forceCloseConnections: true });
  registerMedia(server, {
    files,
    secret,
    now: () => clock.now(),
    isPublic: async (key) => key.startsWith('public/'),
    say: (_, messageKey) => `says ${messageKey}`,
  });
  return server;
}

const get = (url: string, headers: NonNullable<InjectOptions['headers']> = {}) =>
  app.inject({ url, headers });
const head = (url: string, headers: NonNullable<InjectOptions['headers']> = {}) =>
  app.inject({ method: 'HEAD', url, headers });

test('a public file is sent to everyone, with everything that caches and players need', async () => {
  const answer = await get('/media/public/film.mp4');
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload).toEqual(film);
  expect(answer.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '1000',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=3600, stale-while-revalidate=604800',
    'content-disposition': 'inline; filename="public-film.mp4"',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.headers.etag).toMatch(/^"[\w-]+"$/);
  expect(answer.headers['last-modified']).toMatch(/GMT$/);
});

test('a public file with a fingerprint in its name is cached forever', async () => {
  await files.put('public/cover.0a1b2c3d.webp', film, 'image/webp');
  const answer = await get('/media/public/cover.0a1b2c3d.webp');
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('a signed file is cached only by the browser, until its address expires', async () => {
  const answer = await get(signedFilm);
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload).toEqual(film);
  expect(answer.headers['cache-control']).toBe('private, max-age=21600');
});

test('an expired address says so, but only if it was ever valid', async () => {
  clock.advance(6 * 3600);
  const expired = await get(signedFilm);
  expect(expired.statusCode).toBe(403);
  expect(expired.json()).toEqual({ code: 'media_expired', message: 'says app.refusal.mediaExpired' });
  expect(expired.headers['cache-control']).toBe('no-store');
  expect((await get(signedFilm.replace(/.{4}$/, 'AAAA'))).statusCode).toBe(404);
});

test.each([
  ['not signed', '/media/lessons/film.mp4'],
  ['signed wrongly', '/media/lessons/film.mp4?e=1794333600&s=AAAA'],
  ['signed twice', `${signedFilm}&s=AAAA`],
  ['signed for another file', signedFilm.replace('film', 'other')],
  ['a public folder left again', '/media/public/%2e%2e/lessons/film.mp4'],
  ['an escaped NUL', '/media/public/film.mp4%00'],
  ['not a file of ours', '/media/public/film.html'],
  ['nothing at all', '/media/'],
])('an address that is %s answers with the same bytes as an unknown one', async (_, url) => {
  const [refused, unknown] = [await get(url), await get('/media/public/unknown.mp4')];
  expect(unknown.statusCode).toBe(404);
  expect(unknown.json()).toEqual({ code: 'not_found', message: 'says app.refusal.notFound' });
  const { date: _refusedAt, ...headers } = refused.headers;
  const { date: _unknownAt, ...expected } = unknown.headers;
  expect([refused.statusCode, headers, refused.body]).toEqual([404, expected, unknown.body]);
});

test.each([
  ['bytes=0-0', 0, 0],
  ['bytes=100-199', 100, 199],
  ['bytes=990-', 990, 999],
  ['bytes=-10', 990, 999],
  ['bytes=900-9999', 900, 999],
])('%s is answered with that part', async (range, start, end) => {
  const answer = await get(signedFilm, { range });
  expect(answer.statusCode).toBe(206);
  expect(answer.rawPayload).toEqual(film.subarray(start, end + 1));
  expect(answer.headers).toMatchObject({
    'content-range': `bytes ${start}-${end}/1000`,
    'content-length': String(end - start + 1),
    'content-type': 'video/mp4',
  });
});

test('a range beyond the end is refused with the size and nothing of the file', async () => {
  const answer = await get(signedFilm, { range: 'bytes=1000-' });
  expect(answer.statusCode).toBe(416);
  expect(answer.headers['content-range']).toBe('bytes */1000');
  expect(answer.headers).not.toHaveProperty('content-disposition');
  expect(answer.json()).toEqual({
    code: 'range_not_satisfiable',
    message: 'says app.refusal.rangeNotSatisfiable',
  });
});

test.each(['bytes=9-1', 'bytes=0-1,5-9', 'pages=1-2'])('%s is ignored', async (range) => {
  const answer = await get(signedFilm, { range });
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload).toEqual(film);
});

test('what the browser already has is not sent again', async () => {
  const { etag = '' } = (await get(signedFilm)).headers;
  const answer = await get(signedFilm, { 'if-none-match': etag });
  expect(answer.statusCode).toBe(304);
  expect(answer.body).toBe('');
  expect(answer.headers).toMatchObject({ etag, 'cache-control': 'private, max-age=21600' });
  expect(answer.headers).not.toHaveProperty('content-type');
});

test('a film that has changed since is sent whole instead of as a part of another', async () => {
  const answer = await get(signedFilm, { range: 'bytes=0-9', 'if-range': '"older"' });
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload).toEqual(film);
});

test('HEAD answers the same as GET without the bytes, and ignores ranges', async () => {
  const { date: _, connection: _c, ...headers } = (await get(signedFilm)).headers;
  const answer = await head(signedFilm, { range: 'bytes=0-9' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject(headers);
  expect(answer.body).toBe('');
  expect((await head('/media/lessons/film.mp4')).statusCode).toBe(404);
});

test('an empty file is sent as such', async () => {
  await files.put('public/empty.vtt', new Uint8Array(), 'text/vtt; charset=utf-8');
  const answer = await get('/media/public/empty.vtt');
  expect([answer.statusCode, answer.headers['content-length'], answer.body]).toEqual([200, '0', '']);
});

test('French captions are sent with no-break spaces', async () => {
  const captions = 'WEBVTT\n\n00:01.000 --> 00:03.000 line:85%\n« Qui est-ce ? »\n';
  for (const key of ['public/captions/fr.vtt', 'public/captions/en.vtt'])
    await files.put(key, Buffer.from(captions), 'text/vtt; charset=utf-8');
  const french = await get('/media/public/captions/fr.vtt', { range: 'bytes=0-3' });
  expect(french.statusCode).toBe(200);
  expect(french.headers['content-type']).toBe('text/vtt; charset=utf-8');
  expect(french.body).toBe(captions.replace('« Qui est-ce ? »', '«\u00A0Qui est-ce\u202F?\u00A0»'));
  expect((await head('/media/public/captions/fr.vtt')).headers['content-length']).toBe(
    french.headers['content-length'],
  );
  expect((await get('/media/public/captions/en.vtt')).body).toBe(captions);
});

test('a drawing opened as a page cannot run scripts', async () => {
  await files.put(
    'public/tree.svg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'image/svg+xml',
  );
  const answer = await get('/media/public/tree.svg');
  expect(answer.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
});

test('a signed stream can be played: its playlist has signed segments', async () => {
  const playlist = Buffer.from('#EXTM3U\n#EXTINF:6.0,\npart.m4s\n');
  await files.put('lessons/main.m3u8', playlist, 'application/vnd.apple.mpegurl');
  await files.put('lessons/part.m4s', film, 'video/iso.segment');
  const expiresAt = new Date('2026-11-10T18:00:00Z');
  const answer = await get(signMediaHref({ key: 'lessons/main.m3u8', secret, expiresAt }), {
    range: 'bytes=0-3',
  });
  expect(answer.statusCode).toBe(200);
  const part = answer.body.split('\n')[2] ?? '';
  expect((await get(part)).rawPayload).toEqual(film);
});

test('a file removed between lookup and reading is not found', async () => {
  const vanishing: Files = { ...files, read: (key) => files.remove(key).then(() => files.read(key)) };
  app = serve(vanishing);
  const answer = await get(signedFilm);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers).not.toHaveProperty('content-disposition');
});

/** A film of 1 GB, generated as it is read. */
function endlessFilm() {
  let sent = 0;
  const source = new Readable({
    read() {
      sent += 65_536;
      this.push(Buffer.alloc(65_536));
    },
  });
  const facts = { size: 2 ** 30, contentType: 'video/mp4', modified: new Date(0) };
  const endless: Files = { ...files, stat: async () => facts, read: async () => source };
  return { endless, source, sent: () => sent };
}

test('a viewer who leaves ends the stream, and only a little was read ahead', async () => {
  const { endless, source, sent } = endlessFilm();
  app = serve(endless);
  const origin = await app.listen({ port: 0 });
  const viewer = request(`${origin}/media/public/film.mp4`);
  viewer.end();
  viewer.once('response', (response) => response.once('data', () => viewer.destroy()));
  await expect.poll(() => source.destroyed).toBe(true);
  expect(sent()).toBeLessThan(50_000_000);
});

test('a stream that fails breaks the connection, so that half a film is never mistaken for a whole one', async () => {
  const { endless, source } = endlessFilm();
  app = serve(endless);
  const origin = await app.listen({ port: 0 });
  const response = await fetch(`${origin}/media/public/film.mp4`);
  source.destroy(new Error('disk gone'));
  await expect(response.arrayBuffer()).rejects.toThrow('terminated');
});

test('a stream that fails before its first byte is reported as a server error', async () => {
  const broken = new Readable({ read: () => broken.destroy(new Error('disk gone')) });
  app = serve({ ...files, read: async () => broken });
  const origin = await app.listen({ port: 0 });
  const response = await fetch(`${origin}/media/public/film.mp4`);
  expect(response.status).toBe(500);
  expect(response.headers.get('content-type')).toContain('json');
  expect((await buffer(Readable.from([await response.arrayBuffer()]))).length).toBeGreaterThan(0);
});
