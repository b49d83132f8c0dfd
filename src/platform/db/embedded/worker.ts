import { once, on } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { DurableFiles } from './durable-files.ts';
import type { FromWorker, ToWorker, WorkerOptions } from './worker-messages.ts';

// The embedded database in its own thread: it computes synchronously, and in the main thread it would block every request.
// Any error here ends the thread, which ends the process that started it.

const port = parentPort;
if (!port) throw new Error('This file is run by open-embedded.ts in a worker thread.');
const { folder, durable } = workerData as WorkerOptions;

// With it, the optimizing compiler works on the engine's largest function for seconds and needs 600 MB; short
// queries gain nothing from it, and without it the process stays 70 MB smaller.
for (const compiler of ['wasm-tier-up', 'wasm-dynamic-tiering']) setFlagsFromString(`--no-${compiler}`);

const engine = await PGlite.create({
  fs: durable ? new DurableFiles(folder) : new NodeFS(folder),
  startParams: [
    // -F turns fsync off.
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    ...settings({
      fsync: durable ? 'on' : 'off',
      // The default, fdatasync, is an empty function in this engine.
      wal_sync_method: 'fsync',
      // The default is 128 MB: the system caches the files too, and the app process should stay small.
      shared_buffers: '8MB',
      // Each one reserves memory; the engine has one session and no other process.
      max_connections: '4',
      max_wal_senders: '0',
      max_worker_processes: '0',
      // A checkpoint keeps this much of the freed log for the next writes.
      min_wal_size: '32MB',
      max_wal_size: '64MB',
    }),
  ],
});

let current = 0;
const send = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

send({ kind: 'ready' });
for await (const [message] of on(port, 'message') as AsyncIterable<[ToWorker]>) {
  if (message.kind === 'close') break;
  if (message.kind === 'connect') await beginConnection(message.connection);
  else if (message.connection === current) await answer(message.bytes);
}
// A clean folder opens faster than one whose last writes must be replayed.
await engine.exec('rollback; checkpoint');
await engine.close();
port.close();
await once(port, 'close');

function settings(values: Record<string, string>): string[] {
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** The engine has a single session forever: anything an earlier connection left in it must go. */
async function beginConnection(connection: number): Promise<void> {
  if (current > 0) {
    await engine.exec('rollback');
    await engine.exec('discard all');
  }
  current = connection;
}

async function answer(bytes: Uint8Array): Promise<void> {
  await engine.execProtocolRawStream(bytes, {
    syncToFs: false,
    onRawData: (data) => {
      const copy = data.slice();
      send({ kind: 'bytes', connection: current, bytes: copy }, [copy.buffer]);
    },
  });
}
