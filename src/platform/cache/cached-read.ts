import { LRUCache } from 'lru-cache';
import type { Ctx } from '../ctx.ts';
import type { Events } from '../events/events.ts';

export interface CacheRules {
  /** The events after which the values must be read again. */
  topics: readonly string[];
  /** The age after which a value is read again, in case an event was missed. */
  maxAgeSeconds: number;
  /** The most values to keep; the least recently used goes first. */
  max: number;
}

/**
 * Caches the results of `read`, one value per key, for the whole process: the first caller reads, concurrent callers wait
 * for the same read, later ones get it at once. The value is shared, so nobody may change it.
 */
export function cacheReads<
  C extends Pick<Ctx, 'db' | 'events' | 'clock'>,
  Key extends string,
  Value extends object | string,
>(
  { topics, maxAgeSeconds, max }: CacheRules,
  read: (ctx: C, key: Key) => Promise<Value>,
): (ctx: C, key: Key) => Promise<Value> {
  // A process has one events port and one clock; each test has its own.
  const caches = new WeakMap<Events, LRUCache<Key, Value, { ctx: C }>>();

  const cacheOf = ({ events, clock }: C): LRUCache<Key, Value, { ctx: C }> => {
    const known = caches.get(events);
    if (known) return known;
    const cache = new LRUCache<Key, Value, { ctx: C }>({
      max,
      ttl: maxAgeSeconds * 1000,
      ttlResolution: 0,
      perf: { now: () => clock.now().getTime() },
      // What is read while an event arrives may be old: its callers get it, but it is not kept.
      ignoreFetchAbort: true,
      fetchMethod: (key, _stale, { context }) => read(context.ctx, key),
    });
    caches.set(events, cache);
    for (const topic of topics) events.subscribe(topic, () => cache.clear());
    return cache;
  };

  return async (ctx, key) => {
    const cache = cacheOf(ctx);
    // Inside a transaction: another caller's read may be waiting for this very connection, and what is read here may never
    // be committed.
    if (ctx.db.isTransaction) return cache.get(key) ?? read(ctx, key);
    return cache.forceFetch(key, { context: { ctx } });
  };
}
