import { Definitions, type Jobs } from './jobs.ts';

export interface MemoryJobs extends Jobs {
  /**
   * Runs all sent jobs, in order, and then the jobs that they send. A job's failure is thrown to the caller; the next call
   * tries it again.
   */
  drain(): Promise<void>;
  /** Runs one job as its cron would. */
  run(name: string): Promise<void>;
}

/**
 * Jobs for tests: nothing runs automatically, and delays are skipped, except that a job which sends itself again for later waits for
 * the next call.
 */
export function createMemoryJobs(): MemoryJobs {
  const definitions = new Definitions();
  const waiting: { name: string; data: string }[] = [];
  const known = new Set<string>();
  const forNextCall: typeof waiting = [];
  let running: string | undefined;
  return {
    define: (name, work, options) => definitions.define(name, work, options),
    async send({ afterCommit }, name, data, { id, startAfterSeconds = 0 } = {}) {
      definitions.named(name);
      const job = { name, data: JSON.stringify({ data }) };
      afterCommit(() => {
        if (id !== undefined && known.has(id)) return;
        if (id !== undefined) known.add(id);
        if (name === running && startAfterSeconds > 0) forNextCall.push(job);
        else waiting.push(job);
      });
    },
    runSoon({ afterCommit }, name, data) {
      definitions.named(name);
      afterCommit(() => void waiting.push({ name, data: JSON.stringify({ data }) }));
    },
    async start() {},
    async stop() {},
    async drain() {
      const next = () => waiting.find(({ name }) => !definitions.named(name).isPaused);
      for (let job = next(); job; job = next()) {
        const { data } = JSON.parse(job.data) as { data: unknown };
        running = job.name;
        try {
          await definitions.named(job.name).work(data);
        } finally {
          running = undefined;
        }
        waiting.splice(waiting.indexOf(job), 1);
      }
      waiting.push(...forNextCall.splice(0));
    },
    run: (name) => definitions.named(name).work(undefined),
  };
}
