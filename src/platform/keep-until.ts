import type { Ctx } from './ctx.ts';
import type { Events } from './events/events.ts';

export interface KeepRules {
  /** The event after which the value must be read again. */
  topics: readonly string[];
  /** Maximum age before the value is read again, in case an event was missed. */
  windowSeconds: number;
}

interface Kept<Value> {
  window: number;
  reading: Promise<Value>;
  /** Set once it has been read. */
  read?: { value: Value };
}

/**
 * Caches the results of `read`, one value per key, for the whole process: the first caller reads, concurrent callers wait
 * for the same read, later ones get it at once. The value is shared, so nobody may change it.
 */
export function keepUntil<C extends Pick<Ctx, 'db' | 'events' | 'clock'>, Key, Value>(
  { topics, windowSeconds }: KeepRules,
  read: (ctx: C, key: Key) => Promise<Value>,
): (ctx: C, key: Key) => Promise<Value> {
  // A process has one events port; each test has its own.
  const shelves = new WeakMap<Events, Map<Key, Kept<Value>>>();

  const shelfOf = (events: Events): Map<Key, Kept<Value>> => {
    const known = shelves.get(events);
    if (known) return known;
    const shelf = new Map<Key, Kept<Value>>();
    shelves.set(events, shelf);
    for (const topic of topics) events.subscribe(topic, () => shelf.clear());
    return shelf;
  };

  return async (ctx, key) => {
    const shelf = shelfOf(ctx.events);
    const window = Math.floor(ctx.clock.now().getTime() / (windowSeconds * 1000));
    const kept = shelf.get(key);
    if (kept?.window === window && kept.read) return kept.read.value;
    // Inside a transaction: another caller's read may be waiting for this very connection, and what is read here may never
    // be committed.
    if (ctx.db.isTransaction) return read(ctx, key);
    if (kept?.window === window) return kept.reading;

    const fresh: Kept<Value> = { window, reading: read(ctx, key) };
    shelf.set(key, fresh);
    try {
      const value = await fresh.reading;
      fresh.read = { value };
      return value;
    } catch (error) {
      if (shelf.get(key) === fresh) shelf.delete(key);
      throw error;
    }
  };
}
