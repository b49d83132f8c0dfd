import { sql } from 'kysely';
import { appliedMigrations, migrate } from '../migrate.ts';
import { hashOf } from '../migration-files.ts';
import { withOneConnection } from '../one-connection.ts';
import type { Database } from '../open-database.ts';
import { readTables } from './catalog.ts';
import type { Totals } from './dump-format.ts';
import { withChecksAtEnd } from './insert-rows.ts';
import { readDumpFile, RestoreRefused } from './dump-file.ts';
import { insertDump } from './insert-dump.ts';

/**
 * Fills the database from a dump of either engine, completely or not at all. Refuses a database in use unless everything in
 * it may be replaced, and a dump of another version's tables.
 */
export async function restoreDatabase(
  database: Database,
  file: string,
  { replace = false }: { replace?: boolean } = {},
): Promise<Totals> {
  if (!replace && (await isInUse(database))) {
    throw new RestoreRefused(
      'The database has been in use. To lose all that is in it, restore with --replace.',
    );
  }
  await migrate(database);
  return withOneConnection(database.pool, (connection) =>
    connection.transaction().execute(async (db) => {
      const tables = await readTables(db);
      return withChecksAtEnd(db, tables, async () => {
        await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))} cascade`.execute(db);
        let totals: Totals = { tables: 0, rows: 0 };
        await readDumpFile(file, hashOf(await appliedMigrations(db)), async (lines) => {
          totals = await insertDump(db, tables, lines);
        });
        return totals;
      });
    }),
  );
}

function isInUse(database: Database): Promise<boolean> {
  return withOneConnection(database.pool, async (db) => (await appliedMigrations(db)).length > 0);
}
