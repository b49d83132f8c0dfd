import { hashOf, migrationsFolder, readMigrations } from '../../../src/platform/db/migration-files.ts';

/** Names the product's tables as they are now: the same migrations, the same tables. */
export async function migrationsHash(): Promise<string> {
  return hashOf(await readMigrations(migrationsFolder)).slice(0, 12);
}
