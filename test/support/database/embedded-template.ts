import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { openEmbedded } from '#platform/db/embedded/open-embedded.ts';
import { migrate } from '#platform/db/migrate.ts';
import { asDatabase } from '#platform/db/open-database.ts';
import { createLog } from '#platform/log.ts';
import { migrationsHash } from './migrations-hash.ts';
import { markContents } from './template-contents.ts';

const cache = path.resolve('node_modules/.cache/lamed');

/** Where embedded databases with these migrations are cached for tests. */
export async function embeddedCache(): Promise<string> {
  return path.join(cache, `embedded-${await migrationsHash()}`);
}

/** Copies a migrated embedded database into the data folder: a tenth of the time that creating one takes. */
export async function copyEmbeddedTemplate(dataDir: string): Promise<void> {
  const template = path.join(await embeddedCache(), 'template');
  if (!existsSync(template)) await createTemplate(template);
  // In one step, so that an interrupted copy is not mistaken for a database.
  const unfinished = path.join(dataDir, 'unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(template, unfinished, { recursive: true });
  renameSync(unfinished, path.join(dataDir, 'database'));
}

async function createTemplate(template: string): Promise<void> {
  removeOld();
  mkdirSync(path.dirname(template), { recursive: true });
  const dataDir = mkdtempSync(`${template}-`);
  const log = createLog('silent');
  const database = await asDatabase('embedded', await openEmbedded({ dataDir, log, durable: false }));
  await migrate(database);
  await markContents(database);
  await database.close();
  try {
    renameSync(path.join(dataDir, 'database'), template);
  } catch (error) {
    // Another process has done the same in the meantime.
    if (!existsSync(template)) throw error;
  }
  rmSync(dataDir, { recursive: true, force: true });
}

/** Templates of outdated migrations: 200 MB for each version of them. */
function removeOld(): void {
  if (!existsSync(cache)) return;
  for (const name of readdirSync(cache).filter((entry) => entry.startsWith('embedded-'))) {
    const folder = path.join(cache, name);
    const days = (Date.now() - statSync(folder).mtimeMs) / 86_400_000;
    if (days > 2) rmSync(folder, { recursive: true, force: true });
  }
}
