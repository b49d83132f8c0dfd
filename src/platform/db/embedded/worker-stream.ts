import { Duplex } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './worker-messages.ts';

const TERMINATE = 0x58;
let connections = 0;

/** One connection to the worker, shaped like the socket that `pg` expects. */
export class WorkerStream extends Duplex {
  #worker: Worker;
  #connection = (connections += 1);

  constructor(worker: Worker) {
    super();
    this.#worker = worker;
    worker.on('message', this.#receive);
  }

  connect(): this {
    this.#send({ kind: 'connect', connection: this.#connection });
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // No backpressure: a response is never larger than what the query's caller keeps in memory anyway.
  }

  // `pg` corks the stream around the messages of one query, so each call has everything the engine needs to answer;
  // otherwise it would wait forever for the rest.
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#post(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#post(chunk);
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#worker.off('message', this.#receive);
    done(error);
  }

  #receive = (message: FromWorker): void => {
    if (message.kind !== 'bytes' || message.connection !== this.#connection) return;
    const { buffer, byteOffset, byteLength } = message.bytes;
    this.push(Buffer.from(buffer, byteOffset, byteLength));
  };

  #post(chunk: Buffer): void {
    if (chunk[0] === TERMINATE) return;
    const bytes = new Uint8Array(chunk);
    this.#send({ kind: 'bytes', connection: this.#connection, bytes }, [bytes.buffer]);
  }

  #send(message: ToWorker, transfer: ArrayBuffer[] = []): void {
    this.#worker.postMessage(message, transfer);
  }
}
