export interface JobOptions {
  /** Runs it automatically at these times (five-field cron, UTC, accurate to about a minute), without data. */
  cron?: string;
}

export interface SendOptions {
  /** The least delay in seconds. */
  startAfterSeconds?: number;
}

/**
 * Work done later, outside the request. A failed job is tried again, and one may run twice after a crash, so jobs must be
 * idempotent.
 */
export interface Jobs {
  /** Defines a kind of job, before `start()`; a name defined twice is refused. */
  define<T>(name: string, work: (data: T) => Promise<void>, options?: JobOptions): void;
  /**
   * Queues one job of a defined kind; the data must survive JSON. It is not part of a transaction: send from `afterCommit`.
   */
  send<T>(name: string, data: T, options?: SendOptions): Promise<void>;
  /** Starts working through the queue. Jobs sent earlier wait for it. */
  start(): Promise<void>;
  /** Takes no new jobs, and gives running ones eight seconds to finish. */
  stop(): Promise<void>;
}

export interface Definition {
  work: (data: unknown) => Promise<void>;
  cron: string | undefined;
}

/** The defined kinds of job by name. */
export class Definitions extends Map<string, Definition> {
  define<T>(name: string, work: (data: T) => Promise<void>, options: JobOptions = {}): void {
    if (this.has(name)) throw new Error(`The job ${name} is defined twice.`);
    // A job receives what `send` was given for its name, serialized as JSON.
    this.set(name, { work: work as Definition['work'], cron: options.cron });
  }

  named(name: string): Definition {
    const definition = this.get(name);
    if (!definition) throw new Error(`The job ${name} is not defined.`);
    return definition;
  }
}
