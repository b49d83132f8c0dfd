import { Definitions, type Jobs } from './jobs.ts';

export interface MemoryJobs extends Jobs {
  /** Runs all sent jobs, in order, and then the jobs that they send; a job's failure is thrown to the caller. */
  drain(): Promise<void>;
  /** Runs one job as its cron would. */
  run(name: string): Promise<void>;
}

/** Jobs for tests: nothing runs automatically, and delays are skipped. */
export function createMemoryJobs(): MemoryJobs {
  const definitions = new Definitions();
  const waiting: { name: string; data: string }[] = [];
  return {
    define: (name, work, options) => definitions.define(name, work, options),
    async send(name, data) {
      definitions.named(name);
      waiting.push({ name, data: JSON.stringify({ data }) });
    },
    async start() {},
    async stop() {},
    async drain() {
      for (let job = waiting.shift(); job; job = waiting.shift()) {
        const { data } = JSON.parse(job.data) as { data: unknown };
        await definitions.named(job.name).work(data);
      }
    },
    run: (name) => definitions.named(name).work(undefined),
  };
}
