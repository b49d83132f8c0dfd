import { setTimeout as pause } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchEventLoop } from './event-loop-delay.ts';
import { shedLoad } from './load-shedding.ts';

let app: FastifyInstance;
let delay: number;
let release: () => void;
let work: Promise<void>;

beforeEach(async () => {
  app = fastify();
  delay = 0;
  ({ promise: work, resolve: release } = Promise.withResolvers<void>());
  shedLoad(app, {
    limits: { eventLoopDelay: 100, inFlight: 3, retryAfterSeconds: 2 },
    answerTo: () => ({ contentType: 'text/plain; charset=utf-8', body: 'busy' }),
    delay: { current: () => delay, stop: () => undefined },
  });
  app.get('/work', () => work.then(() => 'done'));
  app.get('/quick', async () => 'quick');
  app.get('/healthz', { config: { shedding: 'never' } }, async () => 'ok');
  app.get('/film', { config: { shedding: 'uncounted' } }, () => work.then(() => 'film'));
  await app.ready();
});

afterEach(() => app.close());

async function statusOf(url: string): Promise<number> {
  return (await app.inject(url)).statusCode;
}

async function start(url: string, times: number) {
  const started = Array.from({ length: times }, () => statusOf(url));
  await pause(5);
  return Promise.all.bind(Promise, started);
}

test('a late process answers 503 with Retry-After at once, and again normally when it has caught up', async () => {
  delay = 101;
  const refused = await app.inject('/quick');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
  expect(refused.body).toBe('busy');
  delay = 99;
  expect(await statusOf('/quick')).toBe(200);
});

test('requests above the in-flight limit are refused, and places become free again', async () => {
  const answers = await start('/work', 5);
  expect(await statusOf('/quick')).toBe(503);
  release();
  expect((await answers()).toSorted()).toEqual([200, 200, 200, 503, 503]);
  expect(await statusOf('/quick')).toBe(200);
});

test('a client that disconnects frees its place', async () => {
  const origin = await app.listen({ port: 0 });
  const leaving = new AbortController();
  const left = Array.from({ length: 3 }, () => fetch(`${origin}/work`, { signal: leaving.signal }));
  await expect.poll(() => statusOf('/quick')).toBe(503);
  leaving.abort();
  expect((await Promise.allSettled(left)).every(({ status }) => status === 'rejected')).toBe(true);
  await expect.poll(() => statusOf('/quick')).toBe(200);
});

test('health is always answered', async () => {
  const answers = await start('/work', 3);
  delay = 5_000;
  expect(await statusOf('/healthz')).toBe(200);
  release();
  await answers();
});

test('open films take no places, but none starts while the process is late', async () => {
  const films = await start('/film', 10);
  expect(await statusOf('/quick')).toBe(200);
  delay = 101;
  expect(await statusOf('/film')).toBe(503);
  release();
  expect(await films()).toEqual(Array.from({ length: 10 }, () => 200));
});

test('an unknown address is refused like any other while the process is late', async () => {
  expect(await statusOf('/unknown')).toBe(404);
  delay = 101;
  expect(await statusOf('/unknown')).toBe(503);
});

test('a blocked event loop is detected, then recovers', async () => {
  const watched = watchEventLoop(50);
  try {
    await pause(120);
    let seen = 0;
    // It is blocked again and again: a busy machine may not look before a single late sample has passed.
    const lookAfterBlocking = () => {
      const end = performance.now() + 150;
      while (performance.now() < end) Math.hypot(3, 4);
      return (seen = watched.current());
    };
    await expect.poll(lookAfterBlocking, { interval: 5, timeout: 8_000 }).toBeGreaterThan(40);
    await expect.poll(() => watched.current(), { interval: 20, timeout: 8_000 }).toBeLessThan(seen / 2);
  } finally {
    watched.stop();
  }
});
