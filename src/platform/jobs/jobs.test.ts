import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useCommittedDatabase } from '#test/support/db.ts';
import { inTransaction, runAtOnce } from '../db/in-transaction.ts';
import { createLog } from '../log.ts';
import { createMemoryJobs } from './memory-jobs.ts';
import { createPgBossJobs } from './pg-boss-jobs.ts';
import type { Jobs } from './jobs.ts';

const database = useCommittedDatabase();
const log = createLog('silent');
const ctx = {
  get db() {
    return database.db;
  },
  log,
  afterCommit: runAtOnce(log),
};
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
    await jobs.send(ctx, 'greet', { name: 'Rivka', days: [1, 2] });
    await vi.waitFor(() => expect(work).toHaveBeenCalledWith({ name: 'Rivka', days: [1, 2] }), patience);
  });

  test('are all processed when many are queued, each once', async () => {
    const done: number[] = [];
    jobs.define('count', async (number: number) => void done.push(number));
    await jobs.start();
    const numbers = Array.from({ length: 60 }, (_, number) => number);
    await Promise.all(numbers.map((number) => jobs.send(ctx, 'count', number)));
    await vi.waitFor(() => expect(done.toSorted((a, b) => a - b)).toEqual(numbers), patience);
  });

  test('exist once the transaction they were sent in has committed, and not when it was rolled back', async () => {
    const done: unknown[] = [];
    jobs.define('welcome', async (name) => void done.push(name));
    await jobs.start();
    const rolledBack = inTransaction(ctx, async (ctx) => {
      await jobs.send(ctx, 'welcome', 'nobody');
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    const proceed = Promise.withResolvers<void>();
    const committed = inTransaction(ctx, async (ctx) => {
      await jobs.send(ctx, 'welcome', 'Rivka');
      await proceed.promise;
    });
    await delay(200);
    expect(done).toEqual([]);
    proceed.resolve();
    await committed;
    await vi.waitFor(() => expect(done).toEqual(['Rivka']), patience);
  });

  test('are queued once under one id, even after they have run', async () => {
    const work = vi.fn(() => Promise.resolve());
    jobs.define('once-only', work);
    await jobs.start();
    const id = '3f0f9d0a-6a4e-4a6e-9d4e-0a4f6a4e9d4e';
    for (let index = 0; index < 2; index += 1) await jobs.send(ctx, 'once-only', 1, { id });
    await vi.waitFor(() => expect(work).toHaveBeenCalledOnce(), patience);
    await jobs.send(ctx, 'once-only', 1, { id });
    await delay(200);
    expect(work).toHaveBeenCalledOnce();
  });

  test('are tried again as often and as late as they were defined to be', async () => {
    jobs.define('flaky', () => Promise.reject(new Error('no')), {
      retry: { limit: 100, delaySeconds: 60, maxDelaySeconds: 3600 },
    });
    await jobs.start();
    await jobs.send(ctx, 'flaky', 1);
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query(
        `select retry_limit, retry_delay_max, start_after > now() + interval '20 seconds' as is_late
          from pgboss.job where name = 'flaky' and state = 'retry'`,
      );
      expect(rows).toEqual([{ retry_limit: 100, retry_delay_max: 3600, is_late: true }]);
    }, patience);
  });

  test('wait for another process where they are paused, or where a process only sends', async () => {
    const [paused, worked] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())];
    jobs.define('elsewhere', paused, { isPaused: true });
    await jobs.start();
    const sender = createPgBossJobs(database, log, { works: false });
    sender.define('elsewhere', paused);
    await sender.start();
    await jobs.send(ctx, 'elsewhere', 1);
    await sender.send(ctx, 'elsewhere', 2);
    await sender.stop();
    await jobs.stop();
    expect(paused).not.toHaveBeenCalled();

    const next = createPgBossJobs(database, log);
    next.define('elsewhere', worked);
    await next.start();
    await vi.waitFor(() => expect(new Set(worked.mock.calls.flat())).toEqual(new Set([1, 2])), patience);
    await next.stop();
  });

  test('run on schedule though the clock was ahead when the queue last looked', async () => {
    jobs.define('every-minute', () => Promise.resolve(), { cron: '* * * * *' });
    await jobs.start();
    await database.pool.query(
      `with queues as (update pgboss.queue set maintain_on = now() + interval '1 year')
        update pgboss.version set cron_on = now() + interval '1 year'`,
    );
    await jobs.stop();

    const next = createPgBossJobs(database, log);
    next.define('every-minute', () => Promise.resolve(), { cron: '* * * * *' });
    await next.start();
    const { rows } = await database.pool.query(
      `select cron_on > now() as is_ahead from pgboss.version where cron_on > now()
        union all select true from pgboss.queue where maintain_on > now()`,
    );
    await next.stop();
    expect(rows).toEqual([]);
  });

  test('wait until they are due', async () => {
    const work = vi.fn(() => Promise.resolve());
    jobs.define('later', work);
    await jobs.start();
    await jobs.send(ctx, 'later', 1, { startAfterSeconds: 60 });
    await delay(300);
    expect(work).not.toHaveBeenCalled();
  });

  test('that are delayed for a moment start when it has passed, not when the queue is next polled', async () => {
    const work = vi.fn(() => Promise.resolve());
    jobs.define('soon', work);
    await jobs.start();
    await jobs.send(ctx, 'soon', 1, { startAfterSeconds: 1 });
    await expect.poll(() => work.mock.calls.length, { timeout: 8000 }).toBe(1);
  });

  test('do not block one another by failing, and stay queued for a retry', async () => {
    const done: number[] = [];
    jobs.define('fail', async (number: number) => {
      if (number === 1) throw new Error('no');
      done.push(number);
    });
    await jobs.start();
    for (const number of [0, 1, 2]) await jobs.send(ctx, 'fail', number);
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
    await jobs.send(ctx, 'slow', 1);
    await begun.promise;
    await jobs.stop();
    expect(hasEnded).toBe(true);
  });

  test('run here without being stored when they are only hurried, in turn and once their transaction has committed', async () => {
    const done: unknown[] = [];
    jobs.define('hurry', async ({ name }: { name: string }) => {
      if (name === 'ill') throw new Error('no');
      await delay(name === 'slow' ? 30 : 0);
      done.push(name);
    });
    await jobs.start();
    const rolledBack = inTransaction(ctx, async (ctx) => {
      jobs.runSoon(ctx, 'hurry', { name: 'nobody' });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    for (const name of ['slow', 'ill', 'quick']) jobs.runSoon(ctx, 'hurry', { name });
    await vi.waitFor(() => expect(done).toEqual(['slow', 'quick']), patience);
    const { rows } = await database.pool.query(`select id from pgboss.job where name = 'hurry'`);
    expect(rows).toEqual([]);
  });

  test('that are hurried do not run where a process only sends', async () => {
    const sender = createPgBossJobs(database, log, { works: false });
    const work = vi.fn(() => Promise.resolve());
    sender.define('hurry', work);
    await sender.start();
    sender.runSoon(ctx, 'hurry', 1);
    await sender.stop();
    expect(work).not.toHaveBeenCalled();
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
    await expect(jobs.send(ctx, 'once', 1)).rejects.toThrow('before start');
    await expect(jobs.send(ctx, 'never', 1)).rejects.toThrow('not defined');
  });
});

describe('jobs in memory', () => {
  test('run when drained, in order, along with the jobs they send', async () => {
    const jobs = createMemoryJobs();
    const done: unknown[] = [];
    jobs.define('first', async (data: { day: Date }) => {
      done.push(data);
      await jobs.send(ctx, 'second', undefined);
    });
    jobs.define('second', async (data) => void done.push(data));
    await jobs.send(ctx, 'first', { day: new Date(0) });
    expect(done).toEqual([]);
    await jobs.drain();
    // Serialized as JSON, as in the database.
    expect(done).toEqual([{ day: '1970-01-01T00:00:00.000Z' }, undefined]);
  });

  test('that fail are tried again by the next drain', async () => {
    const jobs = createMemoryJobs();
    const work = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Error('no'));
    jobs.define('greet', work);
    await jobs.send(ctx, 'greet', 1);
    await expect(jobs.drain()).rejects.toThrow('no');
    await jobs.drain();
    await jobs.drain();
    expect(work).toHaveBeenCalledTimes(2);
  });
});
