import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { testEngine } from '#test/support/database/claim.ts';
import { useCommittedDatabase } from '#test/support/db.ts';
import { createLog } from '../log.ts';
import type { Events } from './events.ts';
import { createMemoryEvents } from './memory-events.ts';
import { createPostgresEvents } from './postgres-events.ts';

const database = useCommittedDatabase();
const log = createLog('silent');
const patience = { timeout: 20_000 };

const kinds = [
  { name: 'within a process', create: () => Promise.resolve(createMemoryEvents()) },
  { name: 'between processes', create: () => createPostgresEvents(database, log) },
].slice(0, testEngine === 'postgres' ? 2 : 1);

describe.each(kinds)('events $name', ({ create }) => {
  let events: Events;
  beforeEach(async () => {
    events = await create();
  });
  afterEach(() => events.close());

  test('has notified the listeners of a topic, in order, and no others, when publishing resolves', async () => {
    const heard: string[] = [];
    events.subscribe('courses', (payload) => heard.push(payload));
    events.subscribe('courses', (payload) => heard.push(`also ${payload}`));
    events.subscribe('pages', (payload) => heard.push(`wrong ${payload}`));
    await events.publish('courses', 'live to give');
    await events.publish('courses', '');
    expect(heard).toEqual(['live to give', 'also live to give', '', 'also ']);
  });

  test('notifies nobody after they unsubscribe', async () => {
    const listener = vi.fn();
    const other = vi.fn();
    const unsubscribe = events.subscribe('courses', listener);
    events.subscribe('courses', other);
    unsubscribe();
    await events.publish('courses', '1');
    expect(other).toHaveBeenCalledWith('1');
    expect(listener).not.toHaveBeenCalled();
  });

  test('refuses events that PostgreSQL could not carry', async () => {
    await expect(events.publish('courses', 'x'.repeat(7892))).rejects.toThrow('7900 bytes');
    await expect(events.publish('courses', 'x'.repeat(7891))).resolves.toBeUndefined();
    await expect(events.publish('two words', '1')).rejects.toThrow('one word');
  });
});

describe.runIf(testEngine === 'postgres')('events between processes', () => {
  test('reach another process', async () => {
    const [here, there] = [
      await createPostgresEvents(database, log),
      await createPostgresEvents(database, log),
    ];
    const listener = vi.fn();
    there.subscribe('courses', listener);
    await here.publish('courses', '7');
    await vi.waitFor(() => expect(listener).toHaveBeenCalledWith('7'), patience);
    await Promise.all([here.close(), there.close()]);
  });

  test('reach the publishing process only once', async () => {
    const [here, there] = [
      await createPostgresEvents(database, log),
      await createPostgresEvents(database, log),
    ];
    const heard: string[] = [];
    here.subscribe('courses', (payload) => heard.push(payload));
    await here.publish('courses', '1');
    expect(heard).toEqual(['1']);
    // Whatever is sent first arrives first, so its own notification would have come before this one.
    await there.publish('courses', '2');
    await vi.waitFor(() => expect(heard).toContain('2'), patience);
    expect(heard).toEqual(['1', '2']);
    await Promise.all([here.close(), there.close()]);
  });

  test('arrive again after the connection was cut, with a warning that some may have been missed', async () => {
    const events = await createPostgresEvents(database, log);
    const heard: string[] = [];
    events.subscribe('courses', (payload) => heard.push(payload));
    const cut = await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query = 'listen lamed'`,
    );
    expect(cut.rowCount).toBe(1);
    await vi.waitFor(() => expect(heard).toEqual(['']), patience);
    await events.publish('courses', '8');
    await vi.waitFor(() => expect(heard).toEqual(['', '8']), patience);
    await events.close();
  });

  test('leave no connection behind when closed during a reconnect', async () => {
    const events = await createPostgresEvents(database, log);
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query = 'listen lamed'`,
    );
    await events.close();
    await delay(1200);
    const { rowCount } = await database.pool.query(
      `select from pg_stat_activity where datname = current_database() and query = 'listen lamed'`,
    );
    expect(rowCount).toBe(0);
  });
});
