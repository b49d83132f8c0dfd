import type { Actor } from '#core/actor.ts';
import type { Db } from './tables.ts';

/** What has been read for a page that changes nothing, by its actor. */
export interface Readings {
  actor: Actor;
  of: Map<object, Promise<unknown>>;
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
  return (ctx) => {
    const { db, actor, readings } = ctx;
    if (readings?.actor !== actor || db.isTransaction) return read(ctx);
    const known = readings.of.get(read) as Promise<Value> | undefined;
    const reading = known ?? read(ctx);
    readings.of.set(read, reading);
    return reading;
  };
}
