import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCommittedDatabase } from '../../../test/support/db.ts';
import { createLog } from '../log.ts';
import { createMemoryJobs } from './memory-jobs.ts';
import { createPgBossJobs } from './pg-boss-jobs.ts';
import type { Jobs } from './jobs.ts';

const database = useCommittedDatabase();
const log = createLog('silent');

describe('jobs in the database', () => {
  let jobs: Jobs;
  beforeEach(() => {
    jobs = createPgBossJobs(database, log);
  });
  afterEach(() => jobs.stop());

  it('run soon after they were sent, with their data', async () => {
    const work = vi.fn(() => Promise.resolve());
    jobs.define('greet', work);
    await jobs.start();
    await jobs.send('greet', { name: 'Rivka', days: [1, 2] });
    await vi.waitFor(() => expect(work).toHaveBeenCalledWith({ name: 'Rivka', days: [1, 2] }));
  });

  it('are all worked off when many wait, each once', async () => {
    const done: number[] = [];
    jobs.define('count', async (number: number) => void done.push(number));
    await jobs.start();
    const numbers = Array.from({ length: 60 }, (_, number) => number);
    await Promise.all(numbers.map((number) => jobs.send('count', number)));
    await vi.waitFor(() => expect(done.toSorted((a, b) => a - b)).toEqual(numbers), { timeout: 5000 });
  });

  it('wait for their time', async () => {
    const work = vi.fn(() => Promise.resolve());
    jobs.define('later', work);
    await jobs.start();
    await jobs.send('later', 1, { startAfterSeconds: 60 });
    await delay(300);
    expect(work).not.toHaveBeenCalled();
  });

  it('do not hold up one another by failing, and stay to be tried again', async () => {
    const done: number[] = [];
    jobs.define('fail', async (number: number) => {
      if (number === 1) throw new Error('no');
      done.push(number);
    });
    await jobs.start();
    for (const number of [0, 1, 2]) await jobs.send('fail', number);
    await vi.waitFor(() => expect(done).toEqual([0, 2]), { timeout: 5000 });
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query(
        `select data -> 'data' as number, state::text from pgboss.job where name = 'fail' and state <> 'completed'`,
      );
      expect(rows).toEqual([{ number: 1, state: 'retry' }]);
    });
  });

  it('end what they have begun before they stop', async () => {
    let hasEnded = false;
    jobs.define('slow', async () => {
      await delay(400);
      hasEnded = true;
    });
    await jobs.start();
    await jobs.send('slow', 1);
    await delay(150);
    const begin = Date.now();
    await jobs.stop();
    expect(hasEnded).toBe(true);
    expect(Date.now() - begin).toBeLessThan(2000);
  });

  it('have their times in the database, and lose those that are no longer defined', async () => {
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

  it('refuse what is not defined, defined twice or sent too early', async () => {
    jobs.define('once', () => Promise.resolve());
    expect(() => jobs.define('once', () => Promise.resolve())).toThrow('defined twice');
    await expect(jobs.send('once', 1)).rejects.toThrow('before start');
    await expect(jobs.send('never', 1)).rejects.toThrow('not defined');
  });
});

describe('jobs in memory', () => {
  it('run when drained, in order, with those they send', async () => {
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
    // Through JSON, as in the database.
    expect(done).toEqual([{ day: '1970-01-01T00:00:00.000Z' }, undefined]);
  });
});
