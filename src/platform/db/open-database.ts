import type pg from 'pg';
import type { Log } from '../log.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { openKysely } from './open-kysely.ts';
import { openPostgres } from './open-postgres.ts';
import type { Db } from './tables.ts';

/** One open database: Kysely for queries, the underlying pool for what Kysely cannot express. */
export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly engine: 'embedded' | 'postgres';
  /** Waits for running queries, then ends every connection. */
  close(): Promise<void>;
}

export interface OpenDatabaseOptions {
  /** A PostgreSQL address; without one the embedded database in `dataDir` is opened. */
  url?: string | undefined;
  dataDir: string;
  /** Connections to PostgreSQL at most (10); the embedded database has exactly one. */
  poolSize?: number;
  /** How long a query waits for a connection at most (10,000). */
  waitMilliseconds?: number;
  log: Log;
}

/** Opens PostgreSQL by its address, or the embedded database in the data folder. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const { url, dataDir, poolSize, waitMilliseconds, log } = options;
  if (url === undefined)
    return asDatabase('embedded', await openEmbedded({ dataDir, waitMilliseconds, log }));
  return asDatabase('postgres', await openPostgres({ url, poolSize, waitMilliseconds, log }));
}

/** Kysely on an open pool. */
export async function asDatabase(
  engine: Database['engine'],
  { pool, close }: { pool: pg.Pool; close: () => Promise<void> },
): Promise<Database> {
  return { db: await openKysely(pool), pool, engine, close };
}
