import { describe, expect, test } from 'vitest';
import { createFixedClock } from '../clock.ts';
import type { Db } from '../db/tables.ts';
import type { Events } from '../events/events.ts';
import { cacheReads } from './cached-read.ts';

const topic = 'test.fruit.changed';

/** A fake value to read; each read waits until the test lets it finish. */
function makeWorld() {
  const listeners = new Set<() => void>();
  const events = {
    subscribe: (_topic: string, listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Events;
  const clock = createFixedClock('2026-03-01T10:00:00Z');
  const ctx = { db: { isTransaction: false } as Db, events, clock };
  const readings: { key: string; end: (value: string) => void; fail: (error: Error) => void }[] = [];
  const get = cacheReads(
    { topics: [topic], maxAgeSeconds: 600, max: 2 },
    (_ctx: typeof ctx, key: string) =>
      new Promise<string>((end, fail) => {
        readings.push({ key, end, fail });
      }),
  );
  const tellNews = () => {
    for (const listener of listeners) listener();
  };
  return {
    ctx,
    inTransaction: { ...ctx, db: { isTransaction: true } as Db },
    clock,
    readings,
    get,
    tellNews,
  };
}

describe('a cached value', () => {
  test('is read once for all callers, concurrent and later', async () => {
    const { ctx, readings, get } = makeWorld();
    const both = Promise.all([get(ctx, 'en'), get(ctx, 'en')]);
    readings[0]?.end('apple');
    expect(await both).toEqual(['apple', 'apple']);
    expect(await get(ctx, 'en')).toBe('apple');
    expect(readings).toHaveLength(1);
  });

  test('is read again after an invalidation, even one that arrived during the read', async () => {
    const { ctx, readings, get, tellNews } = makeWorld();
    const first = get(ctx, 'en');
    tellNews();
    readings[0]?.end('old apple');
    expect(await first).toBe('old apple');
    const second = get(ctx, 'en');
    readings[1]?.end('new apple');
    expect(await second).toBe('new apple');
  });

  test('is read again once it is too old', async () => {
    const { ctx, clock, readings, get } = makeWorld();
    const first = get(ctx, 'en');
    readings[0]?.end('apple');
    await first;
    clock.advance(600);
    expect(await get(ctx, 'en')).toBe('apple');
    clock.advance(1);
    const next = get(ctx, 'en');
    readings[1]?.end('pear');
    expect(await next).toBe('pear');
  });

  test('is read again after a failed read', async () => {
    const { ctx, readings, get } = makeWorld();
    const first = get(ctx, 'en');
    readings[0]?.fail(new Error('no connection'));
    await expect(first).rejects.toThrow('no connection');
    const second = get(ctx, 'en');
    readings[1]?.end('apple');
    expect(await second).toBe('apple');
  });

  test('keeps the values of different keys apart', async () => {
    const { ctx, readings, get } = makeWorld();
    const both = Promise.all([get(ctx, 'en'), get(ctx, 'he')]);
    readings[0]?.end('apple');
    readings[1]?.end('תפוח');
    expect(await both).toEqual(['apple', 'תפוח']);
  });

  test('makes room for others when it has not been asked for longest', async () => {
    const { ctx, readings, get } = makeWorld();
    const all = Promise.all([get(ctx, 'en'), get(ctx, 'he'), get(ctx, 'ru')]);
    for (const reading of readings) reading.end(`${reading.key} apple`);
    expect(await all).toEqual(['en apple', 'he apple', 'ru apple']);
    expect(await Promise.all([get(ctx, 'he'), get(ctx, 'ru')])).toEqual(['he apple', 'ru apple']);
    expect(readings).toHaveLength(3);
    const again = get(ctx, 'en');
    readings[3]?.end('en pear');
    expect(await again).toBe('en pear');
  });

  test('never makes a transaction wait for another caller’s read, nor caches what a transaction saw', async () => {
    const { ctx, inTransaction, readings, get } = makeWorld();
    const outside = get(ctx, 'en');
    const inside = get(inTransaction, 'en');
    readings[1]?.end('uncommitted apple');
    expect(await inside).toBe('uncommitted apple');
    readings[0]?.end('apple');
    expect(await outside).toBe('apple');
    expect(await get(inTransaction, 'en')).toBe('apple');
  });
});
