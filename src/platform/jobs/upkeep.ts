import { sql } from 'kysely';
import type { Database } from '../db/open-database.ts';
import type { Log } from '../log.ts';
import type { Jobs } from './jobs.ts';

/** What a part of the product removes of its own once it has expired; answers how many. */
export interface RemoveExpired {
  what: string;
  remove(): Promise<number>;
}

/** Defines what keeps the database small and quick: every hour, on the embedded one more than on PostgreSQL. */
export function defineUpkeep(jobs: Jobs, database: Database, log: Log, expiring: RemoveExpired[] = []): void {
  jobs.define('upkeep', () => keepUp(database, log, expiring), { cron: '17 * * * *' });
  if (database.engine === 'embedded') {
    jobs.define('checkpoint', () => checkpoint(database), { cron: '*/5 * * * *' });
  }
}

async function keepUp(database: Database, log: Log, expiring: RemoveExpired[]): Promise<void> {
  const failures: unknown[] = [];
  for (const { what, remove } of expiring) {
    try {
      const number = await remove();
      if (number > 0) log.info({ what, number }, 'removed what had expired');
    } catch (error) {
      failures.push(error);
    }
  }
  if (database.engine === 'embedded') await vacuumChanged(database);
  if (failures.length > 0) throw new AggregateError(failures, 'What had expired could not all be removed.');
}

/**
 * The embedded engine has no autovacuum. Table by table, and only those that have changed, because requests
 * wait for each: a vacuum of everything takes half a second even when there is nothing to do.
 */
async function vacuumChanged({ db }: Database): Promise<void> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, relname) as name from pg_stat_all_tables
    where n_dead_tup + n_mod_since_analyze > 0 and schemaname <> 'pg_toast'
    order by relid`.execute(db);
  for (const { name } of rows) await sql.raw(`vacuum (analyze) ${name}`).execute(db);
}

/** Nor does it make checkpoints: the log of writes would grow until the process ends. */
async function checkpoint({ db }: Database): Promise<void> {
  await sql`checkpoint`.execute(db);
}
