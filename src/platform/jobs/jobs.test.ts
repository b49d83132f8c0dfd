import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useCommittedDatabase } from '#test/support/db.ts';
import { createLog } from '../log.ts';
import { createMemoryJobs } from './memory-jobs.ts';
import { createPgBossJobs } from './pg-boss-jobs.ts';
import type { Jobs } from './jobs.ts';

const database = useCommittedDatabase();
const log = createLog('silent');
const patience = { timeout: 20_000 };

describe('jobs in the database', () => {
  let jobs: Jobs;
  beforeEach(() => {
    jobs = createPgBossJobs(database, log);
  });
  afterEach(() => jobs.stop());

  test('run soon after they are sent, with their data', async () => {
    const work = vi.fn(() => Promise.resolve());
    jobs.define('greet', work);
    await jobs.start();
    await jobs.send('greet', { name: 'Rivka', days: [1, 2] });
    await vi.waitFor(() => expect(work).toHaveBeenCalledWith({ name: 'Rivka', days: [1, 2] }), patience);
  });

  test('are all processed when many are queued, each once', async () => {
    const done: number[] = [];
    jobs.define('count', async (number: number) => void done.push(number));
    await jobs.start();
    const numbers = Array.from({ length: 60 }, (_, number) => number);
    await Promise.all(numbers.map((number) => jobs.send('count', number)));
    await vi.waitFor(() => expect(done.toSorted((a, b) => a - b)).toEqual(numbers), patience);
  });

  test('wait until they are due', async () => {
    const work = vi.fn(() => Promise.resolve());
    jobs.define('later', work);
    await jobs.start();
    await jobs.send('later', 1, { startAfterSeconds: 60 });
    await delay(300);
    expect(work).not.toHaveBeenCalled();
  });

  test('do not block one another by failing, and stay queued for a retry', async () => {
    const done: number[] = [];
    jobs.define('fail', async (number: number) => {
      if (number === 1) throw new Error('no');
      done.push(number);
    });
    await jobs.start();
    for (const number of [0, 1, 2]) await jobs.send('fail', number);
    await vi.waitFor(() => expect(done).toEqual([0, 2]), patience);
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query(
        `select data -> 'data' as number, state::text from pgboss.job where name = 'fail' and state <> 'completed'`,
      );
      expect(rows).toEqual([{ number: 1, state: 'retry' }]);
    }, patience);
  });

  test('finish what they have begun before they stop', async () => {
    let hasEnded = false;
    const begun = Promise.withResolvers<void>();
    jobs.define('slow', async () => {
      begun.resolve();
      await delay(400);
      hasEnded = true;
    });
    await jobs.start();
    await jobs.send('slow', 1);
    await begun.promise;
    await jobs.stop();
    expect(hasEnded).toBe(true);
  });

  test('store their schedules in the database, and drop those that are no longer defined', async () => {
    const schedules = async () =>
      (await database.pool.query<object>('select name, cron, timezone from pgboss.schedule')).rows;
    jobs.define('hourly', () => Promise.resolve(), { cron: '17 * * * *' });
    await jobs.start();
    expect(await schedules()).toEqual([{ name: 'hourly', cron: '17 * * * *', timezone: 'UTC' }]);
    await jobs.stop();

    const next = createPgBossJobs(database, log);
    next.define('hourly', () => Promise.resolve());
    await next.start();
    expect(await schedules()).toEqual([]);
    await next.stop();
  });

  test('are refused when undefined, defined twice or sent too early', async () => {
    jobs.define('once', () => Promise.resolve());
    expect(() => jobs.define('once', () => Promise.resolve())).toThrow('defined twice');
    await expect(jobs.send('once', 1)).rejects.toThrow('before start');
    await expect(jobs.send('never', 1)).rejects.toThrow('not defined');
  });
});

describe('jobs in memory', () => {
  test('run when drained, in order, along with the jobs they send', async () => {
    const jobs = createMemoryJobs();
    const done: unknown[] = [];
    jobs.define('first', async (data: { day: Date }) => {
      done.push(data);
      await jobs.send('second', undefined);
    });
    jobs.define('second', async (data) => void done.push(data));
    await jobs.send('first', { day: new Date(0) });
    expect(done).toEqual([]);
    await jobs.drain();
    // Serialized as JSON, as in the database.
    expect(done).toEqual([{ day: '1970-01-01T00:00:00.000Z' }, undefined]);
  });
});
