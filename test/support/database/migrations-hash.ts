import { hashOf, migrationsFolder, readMigrations } from '#platform/db/migration-files.ts';

/** Identifies the product's current tables: the same migrations, the same tables. */
export async function migrationsHash(): Promise<string> {
  return hashOf(await readMigrations(migrationsFolder)).slice(0, 12);
}
