import { Definitions, type Jobs } from './jobs.ts';

export interface MemoryJobs extends Jobs {
  /** Runs everything sent, in order, with what those jobs send in turn; a job's failure is the caller's. */
  drain(): Promise<void>;
  /** Runs one job as its cron would. */
  run(name: string): Promise<void>;
}

/** Jobs for tests: nothing runs by itself, and delays are not waited for. */
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
