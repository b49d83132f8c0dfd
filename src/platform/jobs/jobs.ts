import type { Db } from '../db/tables.ts';

/** What a job is sent in: it exists if the transaction of `db` commits, if that is one. */
export interface SendCtx {
  db: Db;
  afterCommit(work: () => void | Promise<void>): void;
}

export interface JobOptions {
  /** Runs it automatically at these times (five-field cron, UTC, accurate to about a minute), without data. */
  cron?: string;
  /** How often and when it is tried again after a failure; five times within minutes unless said otherwise. */
  retry?: RetryRules;
  /** Queued, but not run by this process, which lacks what it needs. */
  isPaused?: boolean;
}

/** The delay doubles with each retry, up to `maxDelaySeconds`. */
export interface RetryRules {
  limit: number;
  delaySeconds: number;
  maxDelaySeconds: number;
}

export interface SendOptions {
  /** The least delay in seconds. */
  startAfterSeconds?: number;
  /** A UUID: a job of this kind that has the same one and is still known, for a day after it has ended, is not queued again. */
  id?: string;
}

/**
 * Work done later, outside the request. A failed job is tried again, and one may run twice after a crash, so jobs must be
 * idempotent.
 */
export interface Jobs {
  /** Defines a kind of job, before `start()`; a name defined twice is refused. */
  define<T>(name: string, work: (data: T) => Promise<void>, options?: JobOptions): void;
  /**
   * Queues one job of a defined kind, as part of the transaction of `ctx`; the data must survive JSON.
   */
  send<T>(ctx: SendCtx, name: string, data: T, options?: SendOptions): Promise<void>;
  /**
   * Runs a defined job soon after the transaction of `ctx`, in this process and in its turn, without storing it. It is lost with the
   * process, and not tried again: something that is stored has to lead to the same work later.
   */
  runSoon<T>(ctx: Pick<SendCtx, 'afterCommit'>, name: string, data: T): void;
  /** Starts working through the queue. Nothing can be sent before. */
  start(): Promise<void>;
  /** Takes no new jobs, and gives running ones eight seconds to finish. */
  stop(): Promise<void>;
}

export interface Definition {
  work: (data: unknown) => Promise<void>;
  cron: string | undefined;
  retry: RetryRules | undefined;
  isPaused: boolean;
}

/** The defined kinds of job by name. */
export class Definitions extends Map<string, Definition> {
  define<T>(
    name: string,
    work: (data: T) => Promise<void>,
    { cron, retry, isPaused = false }: JobOptions = {},
  ): void {
    if (this.has(name)) throw new Error(`The job ${name} is defined twice.`);
    // A job receives what `send` was given for its name, serialized as JSON.
    this.set(name, { work: work as Definition['work'], cron, retry, isPaused });
  }

  named(name: string): Definition {
    const definition = this.get(name);
    if (!definition) throw new Error(`The job ${name} is not defined.`);
    return definition;
  }
}
