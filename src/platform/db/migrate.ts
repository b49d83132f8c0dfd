import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { migrationsFolder, readMigrations, type MigrationFile } from './migration-files.ts';
import { withOneConnection } from './one-connection.ts';
import type { Database } from './open-database.ts';
import type { Db } from './tables.ts';

/**
 * Applies the folder's new migrations, all of them or none, and returns their names. Several processes may start at once:
 * one applies, the others wait and find nothing to do. Fails if an applied migration was edited, or is unknown because a
 * newer version of Lamed applied it.
 */
export async function migrate(database: Database, folder = migrationsFolder): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return withOneConnection(database.pool, async (db) => {
    refuseChanged(migrations, await appliedMigrations(db));
    return applyNew(db, migrations);
  });
}

/** The names and checksums of the applied migrations, in order; empty for a new database. */
export async function appliedMigrations(db: Db): Promise<Omit<MigrationFile, 'sql'>[]> {
  const found = await sql<{ present: boolean }>`
    select to_regclass('public.migration_checksums') is not null as present`.execute(db);
  if (found.rows[0]?.present !== true) return [];
  const applied = await sql<Omit<MigrationFile, 'sql'>>`
    select name, checksum from migration_checksums order by name`.execute(db);
  return applied.rows;
}

function refuseChanged(migrations: MigrationFile[], applied: Omit<MigrationFile, 'sql'>[]): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of applied) {
    if (!known.has(name)) {
      throw new Error(
        `The database has the migration ${name}, unknown here: start the newer version of Lamed.`,
      );
    }
    if (known.get(name) !== checksum) {
      throw new Error(
        `The migration ${name} was edited after it had been applied. Restore the file, and make the change ` +
          'in a new migration.',
      );
    }
  }
}

async function applyNew(db: Db, migrations: MigrationFile[]): Promise<string[]> {
  const steps = migrations.map((migration): [string, Migration] => [
    migration.name,
    { up: (transaction: Db) => apply(transaction, migration) },
  ]);
  const provider = { getMigrations: () => Promise.resolve(Object.fromEntries(steps)) };
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) {
    const failed = results.find(({ status }) => status === 'Error')?.migrationName;
    throw new Error(failed ? `The migration ${failed} failed.` : 'No migration could be applied.', {
      cause: error,
    });
  }
  return results.map(({ migrationName }) => migrationName);
}

async function apply(db: Db, { name, sql: statements, checksum }: MigrationFile): Promise<void> {
  await sql.raw(statements).execute(db);
  await sql`insert into migration_checksums (name, checksum) values (${name}, ${checksum})`.execute(db);
}
