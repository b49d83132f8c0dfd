import type pg from 'pg';
import type { Log } from '../log.ts';
import type { Db } from './tables.ts';

/** One open database: Kysely for queries, the pool below it for what Kysely cannot say. */
export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly engine: 'embedded' | 'postgres';
  close(): Promise<void>;
}

export interface OpenDatabaseOptions {
  /** A PostgreSQL address; without one the embedded database in `dataDir` is opened. */
  url?: string | undefined;
  dataDir: string;
  /** Connections to PostgreSQL at most; the embedded database has exactly one. */
  poolSize?: number;
  log: Log;
}

/** Opens PostgreSQL by its address, or else the embedded database in the data folder. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  throw new Error(`not here yet: ${options.dataDir}`);
}
