/** All places are taken and the queue is full: come back later. */
export class SemaphoreFull extends Error {
  override readonly name = 'SemaphoreFull';
  /** For the Retry-After of a 503. */
  readonly retryAfterSeconds = 1;
}

export interface Semaphore {
  /** Runs the work when there is a place, first come, first served; rejects at once with SemaphoreFull when the queue is full too. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Throws SemaphoreFull where `run` would now: before anything is done for work that will not be admitted. */
  refuseWhenFull(): void;
}

/** Lets `concurrent` pieces of costly work run at once and `waiting` more wait for them. */
export function createSemaphore({ concurrent, waiting }: { concurrent: number; waiting: number }): Semaphore {
  const queue: (() => void)[] = [];
  let running = 0;

  function refuseWhenFull(): void {
    if (running >= concurrent && queue.length >= waiting) throw new SemaphoreFull('The queue is full');
  }

  async function enter(): Promise<void> {
    if (running < concurrent) {
      running += 1;
      return;
    }
    refuseWhenFull();
    await new Promise<void>((admit) => {
      queue.push(admit);
    });
  }

  function leave(): void {
    const next = queue.shift();
    // The place is handed over directly, so nobody can jump the queue.
    if (next) next();
    else running -= 1;
  }

  return {
    refuseWhenFull,
    async run(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
