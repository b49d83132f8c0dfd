import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOf, migrationsFolder, readMigrations } from '#platform/db/migration-files.ts';

/** Identifies a template: the same migrations make the same tables, and what it holds is marked in the same way. */
export async function migrationsHash(): Promise<string> {
  const marking = await readFile(path.join(import.meta.dirname, 'template-contents.ts'), 'utf8');
  const migrations = await readMigrations(migrationsFolder);
  return hashOf([...migrations, { name: 'template-contents', checksum: marking }]).slice(0, 12);
}
