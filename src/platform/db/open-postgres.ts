import type pg from 'pg';
import type { Log } from '../log.ts';
import { Pool } from './pool.ts';

const oldestVersion = 15;

export interface PostgresOptions {
  url: string;
  poolSize?: number | undefined;
  waitMilliseconds?: number | undefined;
  log: Log;
  Client?: NonNullable<pg.PoolConfig['Client']>;
}

/** Opens PostgreSQL by its address; versions before 15 are refused. */
export async function openPostgres(options: PostgresOptions) {
  const pool: pg.Pool = new Pool(options.log, {
    connectionString: options.url,
    max: options.poolSize ?? 10,
    ...(options.waitMilliseconds && { connectionTimeoutMillis: options.waitMilliseconds }),
    ...(options.Client && { Client: options.Client }),
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    pipeline: true,
    application_name: 'lamed',
    // By then no client waits for the response any longer.
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    options: '-c TimeZone=UTC',
  });
  const { rows } = await pool.query<{ version: string }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  );
  const version = Number(rows[0]?.version);
  if (version < oldestVersion) {
    await pool.end();
    throw new Error(`PostgreSQL ${version} is too old: Lamed needs ${oldestVersion} or later.`);
  }
  return { pool, close: () => pool.end() };
}
