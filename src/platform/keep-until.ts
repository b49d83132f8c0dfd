import type { Ctx } from './ctx.ts';
import type { Events } from './events/events.ts';

export interface KeepRules {
  /** News after which the value must be read again. */
  topics: readonly string[];
  /** Length of the time windows at the end of which it is read again in any case, should the news have been lost. */
  windowSeconds: number;
}

interface Kept<Value> {
  window: number;
  reading: Promise<Value>;
  /** Set once it has been read. */
  read?: { value: Value };
}

/**
 * Keeps what `read` answers, one value a key, for the whole process: the first caller reads, those who come meanwhile
 * wait for the same reading, later ones have it at once. The value is shared, so nobody may change it.
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
    // Inside a transaction: another's reading may be waiting for this very connection, and what is read here may not
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
