import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { migrationsFolder, readMigrations } from '#platform/db/migration-files.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

/** A folder with the migrations up to the one whose name ends so, which is the last or, without it, the next. */
export async function copyMigrations(ending: string, { included }: { included: boolean }): Promise<string> {
  const folder = temporaryFolder();
  for (const { name } of await readMigrations(migrationsFolder)) {
    if (name.endsWith(ending) && !included) break;
    copyFileSync(path.join(migrationsFolder, `${name}.sql`), path.join(folder, `${name}.sql`));
    if (name.endsWith(ending)) break;
  }
  return folder;
}
