export interface JobOptions {
  /** Runs it by itself at these times (five-field cron, UTC, to about a minute), without data. */
  cron?: string;
}

export interface SendOptions {
  /** Not before so many seconds from now. */
  startAfterSeconds?: number;
}

/**
 * Work done later, outside the request. A job that fails is tried again, and one may run twice after a crash,
 * so what it does must bear repetition.
 */
export interface Jobs {
  /** Names a kind of work, before `start()`; a name defined twice is refused. */
  define<T>(name: string, work: (data: T) => Promise<void>, options?: JobOptions): void;
  /**
   * Queues one piece of work of a defined kind; the data must survive JSON. It is not part of a transaction:
   * send from `afterCommit`.
   */
  send<T>(name: string, data: T, options?: SendOptions): Promise<void>;
  /** Begins to work off the queue. What is sent before it has begun waits for it. */
  start(): Promise<void>;
  /** Takes no more work, and gives what runs eight seconds to end. */
  stop(): Promise<void>;
}

export interface Definition {
  work: (data: unknown) => Promise<void>;
  cron: string | undefined;
}

/** The defined kinds of work by their names. */
export class Definitions extends Map<string, Definition> {
  define<T>(name: string, work: (data: T) => Promise<void>, options: JobOptions = {}): void {
    if (this.has(name)) throw new Error(`The job ${name} is defined twice.`);
    // What a job gets is what `send` was given for its name, through JSON.
    this.set(name, { work: work as Definition['work'], cron: options.cron });
  }

  named(name: string): Definition {
    const definition = this.get(name);
    if (!definition) throw new Error(`The job ${name} is not defined.`);
    return definition;
  }
}
