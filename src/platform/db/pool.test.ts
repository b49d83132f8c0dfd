import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { describe, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { DatabaseBusy, Pool } from './pool.ts';

/** A connection that is made at once, or never. */
function client(isMade: boolean) {
  return class extends EventEmitter {
    connection = { stream: { destroy: () => this.#called(new Error('destroyed')) } };
    #called: (error?: Error) => void = () => undefined;
    connect(called: (error?: Error) => void) {
      this.#called = called;
      if (isMade) called();
    }
    end(called: () => void) {
      called();
    }
  } as unknown as NonNullable<pg.PoolConfig['Client']>;
}

describe('a pool', () => {
  test.each([
    { what: 'has no connection to spare', isMade: true },
    { what: 'cannot make a connection', isMade: false },
  ])('that $what in time says that the database is busy', async ({ isMade }) => {
    const pool = new Pool(createLog('silent'), {
      max: 1,
      connectionTimeoutMillis: 30,
      Client: client(isMade),
    });
    if (isMade) await pool.connect();
    await expect(pool.connect()).rejects.toThrow(DatabaseBusy);
    await expect(pool.query('select 1')).rejects.toThrow(DatabaseBusy);
  });
});
