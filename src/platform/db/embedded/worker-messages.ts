/** The worker's start data: the folder of the database, and whether commits must reach the disk. */
export interface WorkerOptions {
  folder: string;
  durable: boolean;
}

/**
 * To the worker. Every connection of the pool has a number; there is one session, so a new connection ends the one before,
 * and bytes of an ended one are dropped.
 */
export type ToWorker =
  | { kind: 'connect'; connection: number }
  | { kind: 'bytes'; connection: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'close' };

/** From the worker: `ready` once, then the database's responses. */
export type FromWorker = { kind: 'ready' } | { kind: 'bytes'; connection: number; bytes: Uint8Array };
