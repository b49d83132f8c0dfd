import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '../db/open-database.ts';
import type { Log } from '../log.ts';
import { decodeEvent, encodeEvent, notifyHere, type Events } from './events.ts';

const longestPauseSeconds = 30;

/**
 * Events between processes by LISTEN and NOTIFY, over a dedicated connection that is reopened whenever it is lost. Resolves
 * once it listens; the first connection must succeed.
 */
export async function createPostgresEvents(database: Database, log: Log): Promise<Events> {
  const emitter = new EventEmitter().setMaxListeners(0);
  const closing = new AbortController();
  const sender = randomUUID();
  let client = await listen();

  async function listen(): Promise<pg.Client> {
    const next = new pg.Client({
      ...database.pool.options,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    next.on('error', (error) => log.warn({ err: error }, 'the connection for events was lost'));
    next.on('notification', ({ payload = '' }) => {
      const { topic: from, payload: text } = decodeEvent(payload);
      if (from === sender) return;
      const event = decodeEvent(text);
      emitter.emit(event.topic, event.payload);
    });
    await next.connect();
    await next.query('listen lamed');
    next.once('end', () => void reconnect());
    return next;
  }

  async function reconnect(): Promise<void> {
    for (let pause = 1; !closing.signal.aborted; pause = Math.min(pause * 2, longestPauseSeconds)) {
      try {
        await delay(pause * 1000, undefined, { signal: closing.signal });
        client = await listen();
        if (closing.signal.aborted) return await client.end();
        for (const topic of emitter.eventNames()) emitter.emit(topic, '');
        return;
      } catch (error) {
        if (!closing.signal.aborted) log.warn({ err: error }, 'no connection for events yet');
      }
    }
  }

  return {
    async publish(topic, payload) {
      const text = encodeEvent(topic, payload);
      await notifyHere(emitter, topic, payload);
      await database.pool.query('select pg_notify($1, $2)', ['lamed', `${sender} ${text}`]);
    },
    subscribe(topic, listener) {
      emitter.on(topic, listener);
      return () => emitter.off(topic, listener);
    },
    async close() {
      closing.abort();
      emitter.removeAllListeners();
      await client.end();
    },
  };
}
