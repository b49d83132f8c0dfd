import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Db, Tables } from './tables.ts';

/**
 * Gives the work a `db` whose queries all run on one connection without the time limits of requests: for migrations,
 * dumps and restores, which may take minutes.
 */
export async function withOneConnection<T>(pool: Pool, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    return await work(
      new Kysely<Tables>({
        dialect: new PostgresDialect({
          pool: {
            connect: async () => ({ query: client.query.bind(client), release: () => undefined }),
            end: async () => undefined,
            options: {},
          },
        }),
      }),
    );
  } finally {
    // Back to the connection's original settings.
    await client.query('reset statement_timeout; reset idle_in_transaction_session_timeout');
    client.release();
  }
}
