import { setTimeout as delay } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import {
  PgBoss,
  type ConstructorOptions,
  type Job,
  type JobResult,
  type SendOptions,
  type WorkOptions,
} from 'pg-boss';
import type { Database } from '../db/open-database.ts';
import { sendAhead } from '../db/pipelining.ts';
import type { Db } from '../db/tables.ts';
import type { Log } from '../log.ts';
import { Definitions, type Definition, type Jobs, type RetryRules } from './jobs.ts';

type Payload = { data?: unknown };

const stopMilliseconds = 8000;
/** A job that is delayed by no more than this is fetched on time; polling is soon enough for later ones. */
const mostSecondsToWake = 60;
const queueOptions = {
  retryLimit: 5,
  retryDelay: 5,
  retryBackoff: true,
  deleteAfterSeconds: 24 * 60 * 60,
};

/** Of no job: asking for it only makes pg-boss learn about a queue. */
const noJob = '00000000-0000-0000-0000-000000000000';

interface PgBossJobsOptions {
  /** Whether this process also works; a command may only send. */
  works?: boolean;
}

/**
 * Jobs in the database, by pg-boss on the same pool. A job sent by this process starts at once, when its transaction has
 * committed, and one that it delays for a moment starts on time. Polling finds those of other processes, those delayed
 * for longer, and failed ones.
 */
export function createPgBossJobs(
  database: Database,
  log: Log,
  { works = true }: PgBossJobsOptions = {},
): Jobs {
  const definitions = new Definitions();
  const boss = new PgBoss({ ...bossOptions(database), ...(!works && { supervise: false, schedule: false }) });
  const workers = new Map<string, string>();
  const alarms = new Set<NodeJS.Timeout>();
  let starting: Promise<void> | undefined;
  let hasStarted = false;
  /** What runs here without being stored, one after the other. */
  let soon = Promise.resolve();
  boss.on('error', (error) => log.error({ err: error }, 'the job queue failed'));
  boss.on('warning', (warning) => log.warn(warning.data, warning.message));

  async function start(): Promise<void> {
    await boss.start();
    await forgetRunsAhead(database);
    for (const name of definitions.keys()) {
      await boss.createQueue(name, queueOptions);
      // A first send from inside a transaction could not: it would need another connection.
      await boss.findJobs(name, { id: noJob });
    }
    // A job that is worked off at once may send others.
    hasStarted = true;
    if (works) await startWork();
  }

  async function startWork(): Promise<void> {
    for (const schedule of await boss.getSchedules()) {
      if (definitions.get(schedule.name)?.cron === undefined) await boss.unschedule(schedule.name);
    }
    for (const [name, definition] of definitions) {
      if (definition.cron !== undefined) await boss.schedule(name, definition.cron, {}, { tz: 'UTC' });
      if (definition.isPaused) continue;
      const handle = (jobs: Job<Payload>[]) => runInTurn(jobs, definition, log);
      workers.set(name, await boss.work<Payload>(name, workOptions(database), handle));
    }
  }

  /** Has a worker look for jobs when the one that is sent now may start. */
  function wake(worker: string, afterSeconds: number): void {
    if (afterSeconds > mostSecondsToWake) return;
    if (afterSeconds === 0) {
      boss.notifyWorker(worker);
      return;
    }
    const alarm = setTimeout(() => {
      alarms.delete(alarm);
      boss.notifyWorker(worker);
    }, afterSeconds * 1000);
    alarms.add(alarm.unref());
  }

  async function runHere(name: string, { data }: Payload): Promise<void> {
    try {
      await definitions.named(name).work(data);
    } catch (error) {
      log.error({ err: error, job: name }, 'a job failed');
    }
  }

  return {
    define: (name, work, options) => definitions.define(name, work, options),
    async send({ db, afterCommit }, name, data, { startAfterSeconds, id } = {}) {
      const { retry } = definitions.named(name);
      if (!hasStarted) throw new Error('Jobs cannot be sent before start().');
      await boss.send(
        name,
        { data },
        {
          db: { executeSql: (text, values) => sendJob(db, text, values) },
          ...(startAfterSeconds !== undefined && { startAfter: startAfterSeconds }),
          ...(id !== undefined && { id }),
          ...(retry && retryOptions(retry)),
        },
      );
      const worker = workers.get(name);
      if (worker !== undefined) afterCommit(() => wake(worker, startAfterSeconds ?? 0));
    },
    runSoon({ afterCommit }, name, data) {
      const definition = definitions.named(name);
      if (!works || definition.isPaused) return;
      const stored = JSON.stringify({ data });
      afterCommit(() => {
        soon = soon.then(() => runHere(name, JSON.parse(stored) as Payload));
      });
    },
    async start() {
      starting ??= start();
      await starting;
    },
    async stop() {
      for (const alarm of alarms) clearTimeout(alarm);
      // The caller of start() gets its failure; here it only must have settled.
      await Promise.allSettled([starting]);
      await Promise.all([
        boss.stop({ graceful: true, timeout: stopMilliseconds }),
        Promise.race([soon, delay(stopMilliseconds, undefined, { ref: false })]),
      ]);
    },
  };
}

/** Sent ahead, since nobody reads the id of a job. */
async function sendJob(db: Db, text: string, values?: unknown[]): Promise<{ rows: never[] }> {
  await sendAhead(db, CompiledQuery.raw(text, values));
  return { rows: [] };
}

function bossOptions(database: Database): ConstructorOptions {
  return {
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    backend: database.engine === 'embedded' ? 'pglite' : 'postgres',
    // Jobs that wait for other jobs, which nothing here uses.
    flowIntervalSeconds: 3600,
    cronWorkerIntervalSeconds: database.engine === 'embedded' ? 30 : 5,
    monitorVacuum: database.engine === 'postgres',
  };
}

/**
 * What runs on schedule waits for its interval since the last run. If the clock was wrong then and ahead, that would be until its
 * time has come, which may be months.
 */
async function forgetRunsAhead({ pool }: Database): Promise<void> {
  await pool.query('update pgboss.version set cron_on = null where cron_on > now()');
  await pool.query(
    `update pgboss.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null
      where greatest(monitor_claim_on, monitor_on, maintain_on) > now()`,
  );
}

function retryOptions({ limit, delaySeconds, maxDelaySeconds }: RetryRules): SendOptions {
  return {
    retryLimit: limit,
    retryDelay: delaySeconds,
    retryBackoff: true,
    retryDelayMax: maxDelaySeconds,
  };
}

/** Few polls on the embedded database's one connection: there, all jobs come from this process. */
function workOptions(database: Database) {
  return {
    pollingIntervalSeconds: database.engine === 'embedded' ? 30 : 2,
    // A backlog is worked through without a pause as long as batches are full.
    batchSize: 10,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const satisfies WorkOptions;
}

async function runInTurn(jobs: Job<Payload>[], { work }: Definition, log: Log): Promise<JobResult[]> {
  const results: JobResult[] = [];
  for (const { id, name, data } of jobs) {
    try {
      await work(data?.data);
      results.push({ id, status: 'completed' });
    } catch (error) {
      log.error({ err: error, job: name, id }, 'a job failed');
      results.push({ id, status: 'failed' });
    }
  }
  return results;
}
