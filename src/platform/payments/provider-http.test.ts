import { createServer } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  deadlineFor,
  nastyWays,
  startNastyServer,
  type NastyServer,
} from '#test/support/payments/nasty-server.ts';
import { createFixedClock } from '../clock.ts';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { ProviderAway, ProviderUnclear } from './provider-errors.ts';
import { createProviderHttp, type ProviderHttpOptions } from './provider-http.ts';

let server: NastyServer;

beforeEach(async () => {
  server = await startNastyServer(({ url }) => ({
    status: Number(url.searchParams.get('status') ?? 200),
    headers: { 'x-request-id': 'r1' },
    body: 'taken',
  }));
});

afterEach(async () => {
  await server.close();
});

function client(options: Partial<ProviderHttpOptions> = {}) {
  return createProviderHttp({
    id: 'yaad',
    baseUrl: server.url,
    isProduction: false,
    deadlineMs: deadlineFor(),
    ...options,
  });
}

async function failure(promise: Promise<unknown>): Promise<Error> {
  const settled = await promise.catch((error: unknown) => error);
  if (settled instanceof Error) return settled;
  throw new Error('it should have failed');
}

test('a request arrives as it was given, and its answer comes back as it was sent', async () => {
  const answer = await client({ baseUrl: `${server.url}/base/` }).send({
    method: 'POST',
    path: '/charges?part=1',
    headers: { authorization: 'Bearer key' },
    body: 'שלום',
  });
  expect(answer).toMatchObject({
    status: 200,
    headers: { 'x-request-id': 'r1' },
    body: Buffer.from('taken'),
  });
  const [request] = server.requests;
  expect(request).toMatchObject({ method: 'POST', body: 'שלום', headers: { authorization: 'Bearer key' } });
  expect(request?.url.pathname).toBe('/base/charges');
  expect(request?.url.search).toBe('?part=1');
});

test.each([400, 404, 409, 429, 500, 503])('an answer %i is an answer', async (status) => {
  const answer = await client().send({ method: 'GET', path: `/?status=${status}` });
  expect(answer.status).toBe(status);
});

test.each(nastyWays.filter((way) => !['twice', 'html', 'unavailable'].includes(way)))(
  'whether anything was done is unclear after an answer that is %s, and the request was sent once',
  async (way) => {
    server.spoilNext(way);
    const http = client({ deadlineMs: deadlineFor(way) });
    const error = await failure(http.send({ method: 'POST', path: '/', body: 'take it' }));
    expect(error).toBeInstanceOf(ProviderUnclear);
    expect(server.requests).toHaveLength(1);
  },
);

test('an answer that is dripping ends at the deadline', async () => {
  server.spoilNext('dripping');
  const began = performance.now();
  const error = await failure(client({ deadlineMs: 400 }).send({ method: 'GET', path: '/' }));
  const took = performance.now() - began;
  expect(took).toBeGreaterThan(390);
  expect(took).toBeLessThan(5_000);
  expect(error.message).toBe('yaad gave no clear answer: no whole answer in 400 ms');
});

test('of an answer that is sent twice, the first is read', async () => {
  server.spoilNext('twice');
  const answer = await client().send({ method: 'GET', path: '/' });
  expect(answer.body.toString()).toBe('taken');
});

test('an answer as large as it may be is read, and one byte more is not', async () => {
  const small = client({ maxBytes: 5 });
  await expect(small.send({ method: 'GET', path: '/' })).resolves.toMatchObject({ status: 200 });
  await expect(client({ maxBytes: 4 }).send({ method: 'GET', path: '/' })).rejects.toThrow(ProviderUnclear);
});

test('what is no answer to the adapter is unclear', async () => {
  server.spoilNext('html');
  const isAnswer = ({ body }: { body: Buffer }) => !body.toString().startsWith('<');
  await expect(client().send({ method: 'GET', path: '/', isAnswer })).rejects.toThrow(ProviderUnclear);
  await expect(client().send({ method: 'GET', path: '/', isAnswer })).resolves.toMatchObject({ status: 200 });
});

test('a packed answer is unclear, since none was asked for', async () => {
  const packed = await startNastyServer(() => ({ headers: { 'content-encoding': 'gzip' }, body: 'xx' }));
  const error = await failure(client({ baseUrl: packed.url }).send({ method: 'GET', path: '/' }));
  expect(error).toBeInstanceOf(ProviderUnclear);
  await packed.close();
});

test('a refused connection, an unknown host and a host without TLS are away: nothing was sent', async () => {
  const gone = await startNastyServer(() => ({ body: '' }));
  await gone.close();
  const plainAsSecure = server.url.replace('http:', 'https:');
  for (const baseUrl of [gone.url, 'https://no-such-host.invalid', plainAsSecure]) {
    const error = await failure(
      client({ baseUrl, deadlineMs: deadlineFor() }).send({ method: 'POST', path: '/', body: 'b' }),
    );
    expect(error, baseUrl).toBeInstanceOf(ProviderAway);
  }
  expect(server.requests).toEqual([]);
});

test('a host that never finishes the TLS handshake is away at the deadline', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as { port: number };
  const error = await failure(
    client({ baseUrl: `https://127.0.0.1:${port}`, deadlineMs: 200 }).send({ method: 'GET', path: '/' }),
  );
  expect(error).toBeInstanceOf(ProviderAway);
  silent.close();
});

test('no error says what was sent or received', async () => {
  const request = {
    method: 'POST',
    path: '/?KEY=s3cret',
    headers: { authorization: 's3cret' },
    body: 's3cret',
  } as const;
  for (const way of nastyWays) {
    server.spoilNext(way);
    const settled = await client({ deadlineMs: deadlineFor(way) })
      .send(request)
      .catch((error: unknown) => error);
    if (!(settled instanceof Error)) continue;
    expect(`${settled.message} ${JSON.stringify(settled)} ${String(settled.cause)}`).not.toMatch(
      /s3cret|taken|html/,
    );
  }
  const wrongHeader = client().send({ method: 'GET', path: '/', headers: { authorization: 's3cret\n' } });
  expect(String(await failure(wrongHeader))).not.toContain('s3cret');
});

test.each([
  'http://pay.example',
  'https://user:s3cret@pay.example',
  'https://pay.example/?a=b',
  'ftp://pay.example',
  's3cret',
])('%s is no base URL', (baseUrl) => {
  const make = () => client({ baseUrl });
  expect(make).toThrow(TypeError);
  expect(make).not.toThrow(/s3cret/);
});

test('http to this machine is for machines that are not in production', () => {
  expect(() => client({ isProduction: true })).toThrow('the base URL of yaad must be https');
  expect(() => client({ baseUrl: 'https://pay.example/p/', isProduction: true })).not.toThrow();
});

test.each([
  '/../admin',
  '/%2e%2e/admin',
  '//evil.example/',
  '@evil.example/',
  'x',
  '/a\\b',
  '/a#b',
  '/orders/..',
])('the path %s is refused before anything is sent', async (path) => {
  await expect(client({ baseUrl: `${server.url}/v1` }).send({ method: 'GET', path })).rejects.toThrow(
    TypeError,
  );
  expect(server.requests).toEqual([]);
});

test('after five failures nothing is sent for half a minute, and a trial that goes well ends that', async () => {
  const clock = createFixedClock('2026-11-29T09:00:00Z');
  const http = client({ breaker: createCircuitBreaker(clock), deadlineMs: deadlineFor() });
  for (const path of ['/?status=500', '/?status=503', '/?status=502'])
    await http.send({ method: 'GET', path });
  server.spoilNext('reset');
  server.spoilNext('redirecting');
  await failure(http.send({ method: 'GET', path: '/' }));
  await failure(http.send({ method: 'GET', path: '/' }));
  expect(await failure(http.send({ method: 'GET', path: '/' }))).toBeInstanceOf(ProviderAway);
  expect(server.requests).toHaveLength(5);
  clock.advance(30);
  await expect(http.send({ method: 'GET', path: '/' })).resolves.toMatchObject({ status: 200 });
  await expect(http.send({ method: 'GET', path: '/' })).resolves.toMatchObject({ status: 200 });
});

test('what a provider refuses clearly is no failure of the provider', async () => {
  const http = client();
  for (let times = 0; times < 8; times += 1) await http.send({ method: 'GET', path: '/?status=402' });
  await expect(http.send({ method: 'GET', path: '/' })).resolves.toMatchObject({ status: 200 });
});

test('beyond so many requests at once a provider is away, which counts as no failure', async () => {
  const http = client({ concurrent: 2, deadlineMs: deadlineFor() });
  server.spoilNext('late');
  server.spoilNext('late');
  const slow = [http.send({ method: 'GET', path: '/' }), http.send({ method: 'GET', path: '/' })];
  await vi.waitFor(() => {
    expect(server.requests).toHaveLength(2);
  });
  for (let times = 0; times < 6; times += 1) {
    expect(await failure(http.send({ method: 'GET', path: '/' }))).toBeInstanceOf(ProviderAway);
  }
  await expect(Promise.all(slow)).resolves.toHaveLength(2);
  await expect(http.send({ method: 'GET', path: '/' })).resolves.toMatchObject({ status: 200 });
});
