import { sql } from 'kysely';
import type { Database } from '../db/open-database.ts';
import type { Jobs } from './jobs.ts';

/** Removes expired data of one part of the product. */
export type RemoveExpired = () => Promise<unknown>;

/** Defines the jobs that keep the database small and fast; the embedded one needs more of them. */
export function defineMaintenance(jobs: Jobs, database: Database, expiring: RemoveExpired[] = []): void {
  jobs.define('maintenance', () => maintain(database, expiring), { cron: '17 * * * *' });
  if (database.engine === 'embedded') {
    jobs.define('checkpoint', () => checkpoint(database), { cron: '*/5 * * * *' });
  }
}

async function maintain(database: Database, expiring: RemoveExpired[]): Promise<void> {
  const failures: unknown[] = [];
  for (const removeExpired of expiring) {
    try {
      await removeExpired();
    } catch (error) {
      failures.push(error);
    }
  }
  if (database.engine === 'embedded') await vacuumChanged(database);
  if (failures.length > 0) throw new AggregateError(failures, 'What had expired could not all be removed.');
}

/**
 * The embedded engine has no autovacuum. Table by table, and only those that have changed, because requests wait for each:
 * a vacuum of everything takes half a second even when there is nothing to do.
 */
async function vacuumChanged({ db }: Database): Promise<void> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, relname) as name from pg_stat_all_tables
    where n_dead_tup + n_mod_since_analyze > 0 and schemaname <> 'pg_toast'
    order by relid`.execute(db);
  for (const { name } of rows) await sql.raw(`vacuum (analyze) ${name}`).execute(db);
}

/** Nor does it checkpoint: the write-ahead log would grow until the process ends. */
async function checkpoint({ db }: Database): Promise<void> {
  await sql`checkpoint`.execute(db);
}
