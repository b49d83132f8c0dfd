export interface JobOptions {
  /** Runs it by itself at these times (five-field cron, UTC), with `undefined` as its data. */
  cron?: string;
}

export interface SendOptions {
  /** Not before so many seconds from now. */
  startAfterSeconds?: number;
  /** While one with the same key waits, another is not added. */
  singletonKey?: string;
}

/** Work done later, outside the request. It may run twice, so what it does must bear a repetition. */
export interface Jobs {
  /** Names a kind of work. Before `start()` only; a name defined twice is refused. */
  define<T>(name: string, work: (data: T) => Promise<void>, options?: JobOptions): void;
  /** Queues one piece of work for a defined kind; the data must survive JSON. */
  send<T>(name: string, data: T, options?: SendOptions): Promise<void>;
  /** Begins to work off the queue. */
  start(): Promise<void>;
  /** Takes no more work, and gives what runs up to eight seconds to end. */
  stop(): Promise<void>;
}
