import pg from 'pg';
import type { Log } from '../log.ts';
import { PipeliningClient } from './pipelining.ts';
import { isInsideTransaction } from './transaction-scope.ts';
import { valueParsers } from './value-parsers.ts';

/** No connection was free in time: the database is overloaded. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy';
}

/** A query used the pool although its caller holds a transaction: it would not be part of it. */
export class PoolUsedInTransaction extends Error {
  override name = 'PoolUsedInTransaction';
  constructor() {
    super(
      'A query inside inTransaction went to the pool instead of the transaction. Use the db of the ctx that ' +
        'inTransaction hands to its work, and ctx.afterCommit for what must not be part of the transaction.',
    );
  }
}

/** The messages of `pg` when no connection became free, and when a new one was not made in time. */
const timeouts = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
];

type Connected = (error: Error | undefined, client?: pg.PoolClient, release?: () => void) => void;

/**
 * The pool of either engine. Inside a transaction it refuses at once: with the embedded database's single connection such
 * a query would wait for itself; with several it would see different data and write outside the transaction.
 */
export class Pool extends pg.Pool {
  constructor(log: Log, config: pg.PoolConfig) {
    super({ Client: PipeliningClient, types: valueParsers, connectionTimeoutMillis: 10_000, ...config });
    this.on('error', (error) => log.warn({ err: error }, 'an idle database connection was lost'));
    // A connection lost while in use fails its query, which is enough; without a listener it would also end the process.
    this.on('connect', (client) => client.on('error', () => undefined));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    const client = this.#acquire();
    if (!callback) return client;
    client.then(
      (acquired) => callback(undefined, acquired, () => acquired.release()),
      (error: unknown) => callback(error as Error),
    );
  }

  // Unlike in the original, a refused statement does not cost the connection with all its named statements.
  override async query(...args: unknown[]): Promise<never> {
    const client = await this.#acquire();
    let isBroken = false;
    try {
      return (await client.query(...(args as [string]))) as never;
    } catch (error) {
      // A text without values may hold several statements, the first of which began a transaction.
      if (!Array.isArray(args[1])) await client.query('rollback').catch(() => (isBroken = true));
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  async #acquire(): Promise<pg.PoolClient> {
    if (isInsideTransaction()) throw new PoolUsedInTransaction();
    try {
      return await super.connect();
    } catch (error) {
      if (error instanceof Error && timeouts.includes(error.message)) {
        throw new DatabaseBusy('The database had no connection for this query in time.', { cause: error });
      }
      throw error;
    }
  }
}
