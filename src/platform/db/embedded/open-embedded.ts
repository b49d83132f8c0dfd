import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import type { Log } from '#platform/log.ts';
import { Pool } from '../pool.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { syncFile, syncFolder } from './sync-folder.ts';
import type { ToWorker, WorkerOptions } from './worker-messages.ts';
import { WorkerStream } from './worker-stream.ts';

export interface EmbeddedOptions {
  dataDir: string;
  waitMilliseconds?: number | undefined;
  log: Log;
  /** When off, a power failure may lose acknowledged writes: for throw-away test databases. */
  durable?: boolean;
  Client?: NonNullable<pg.PoolConfig['Client']>;
}

/**
 * Opens the embedded database in `dataDir/database`, creating it where it is missing, and holds the folder.
 * Its pool has one connection, because the engine has one session.
 */
export async function openEmbedded(options: EmbeddedOptions) {
  const lock = lockDataFolder(options.dataDir);
  const folder = path.join(options.dataDir, 'database');
  const worker = await openFolder({ folder, durable: options.durable ?? true }).catch((error: unknown) => {
    lock.release();
    throw new Error(`The embedded database in ${path.resolve(folder)} does not open.`, { cause: error });
  });

  const streams = new Set<WorkerStream>();
  const end = (code: number) => {
    const error = new Error(`The embedded database stopped unexpectedly (exit code ${code}).`);
    for (const stream of streams) stream.destroy(error);
    // Nothing can be served or saved any more. Uncaught, so that the process ends and is restarted, but only after the
    // pending queries have been rejected.
    setImmediate(() => {
      throw error;
    });
  };
  worker.once('error', (error) => options.log.fatal({ err: error }, 'the embedded database failed'));
  worker.once('exit', end);

  const pool: pg.Pool = new Pool(options.log, {
    user: 'postgres',
    database: 'postgres',
    max: 1,
    ...(options.waitMilliseconds && { connectionTimeoutMillis: options.waitMilliseconds }),
    idleTimeoutMillis: 0,
    ...(options.Client && { Client: options.Client }),
    stream: () => {
      const stream = new WorkerStream(worker);
      streams.add(stream);
      return stream.once('close', () => streams.delete(stream));
    },
  });

  async function close(): Promise<void> {
    await pool.end();
    worker.off('exit', end);
    const exited = once(worker, 'exit');
    worker.postMessage({ kind: 'close' } satisfies ToWorker);
    await exited;
    lock.release();
  }

  return { pool, close };
}

async function openFolder(options: WorkerOptions): Promise<Worker> {
  if (!existsSync(options.folder)) await createDatabase(options);
  return startWorker(options);
}

/** Creates it under a temporary name until it is complete, so that an interrupted start can be repeated. */
async function createDatabase({ folder, durable }: WorkerOptions): Promise<void> {
  const unfinished = `${folder}-unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await promisify(execFile)(process.execPath, [programBeside('create-database'), unfinished]);
  if (durable) syncFolder(unfinished);
  await rename(unfinished, folder);
  if (durable) syncFile(path.dirname(folder));
}

/** A program of its own, as this runs: TypeScript beside this source, or JavaScript beside the built server. */
function programBeside(name: string): string {
  const here = import.meta.filename;
  return path.join(path.dirname(here), name + path.extname(here));
}

async function startWorker(options: WorkerOptions): Promise<Worker> {
  const worker = new Worker(programBeside('worker'), {
    workerData: options,
    // None of the process's own options: some of them (`--input-type`) are not for files.
    execArgv: [],
  });
  // Rejects with the worker's error if it does not get that far.
  await once(worker, 'message');
  return worker;
}
