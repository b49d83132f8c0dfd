import type { Actor } from '#core/actor.ts';
import type { Db } from './tables.ts';

/** What has been read for a page that changes nothing, by its actor. */
export interface Readings {
  actor: Actor;
  /** By the function that reads, and by the key of what it reads. */
  of: Map<object, Map<string, Promise<unknown>>>;
}

/** Called when a page begins. */
export function noReadings(actor: Actor): Readings {
  return { actor, of: new Map() };
}

interface ReadingCtx {
  db: Db;
  actor: Actor;
  /** Left out where something may be written between two reads. */
  readings?: Readings | undefined;
}

/**
 * Shares one database read among the handlers of a page. Where something may be written, in a transaction, and for another
 * actor it reads each time.
 */
export function readOnce<C extends ReadingCtx, Value>(
  read: (ctx: C) => Promise<Value>,
): (ctx: C) => Promise<Value> {
  const readFor = readOnceFor<C, undefined, Value>(read, () => '');
  return (ctx) => readFor(ctx, undefined);
}

/** The same for a read of something: once for each key of it. */
export function readOnceFor<C extends ReadingCtx, Input, Value>(
  read: (ctx: C, input: Input) => Promise<Value>,
  keyOf: (input: Input) => string,
): (ctx: C, input: Input) => Promise<Value> {
  return (ctx, input) => {
    const { db, actor, readings } = ctx;
    if (readings?.actor !== actor || db.isTransaction) return read(ctx, input);
    const known = readings.of.get(read) ?? new Map<string, Promise<unknown>>();
    readings.of.set(read, known);
    const key = keyOf(input);
    const reading = (known.get(key) as Promise<Value> | undefined) ?? read(ctx, input);
    known.set(key, reading);
    return reading;
  };
}
