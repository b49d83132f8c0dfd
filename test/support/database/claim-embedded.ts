import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DataFolderInUse, lockDataFolder } from '../../../src/platform/db/embedded/data-folder-lock.ts';
import { openEmbedded } from '../../../src/platform/db/embedded/open-embedded.ts';
import { migrate } from '../../../src/platform/db/migrate.ts';
import { asDatabase, type Database } from '../../../src/platform/db/open-database.ts';
import type { Claim } from './claim.ts';

const cache = path.resolve('node_modules/.cache/lamed');

/** Opens a copy of the migrated template that no other process has open. */
export async function claimEmbedded({ hash, kind, log, Client }: Claim): Promise<Database> {
  const root = path.join(cache, `embedded-${hash}`);
  const template = path.join(root, 'template');
  if (!existsSync(template)) await createTemplate(template, log);
  for (let number = 1; ; number += 1) {
    const dataDir = path.join(root, `${kind}-${number}`);
    try {
      prepare(dataDir, template, kind);
      return asDatabase(
        'embedded',
        await openEmbedded({ dataDir, log, durable: false, ...(Client && { Client }) }),
      );
    } catch (error) {
      if (!(error instanceof DataFolderInUse)) throw error;
    }
  }
}

/** A database whose tests roll back stays as it was and is used again; another starts anew each time. */
function prepare(dataDir: string, template: string, kind: Claim['kind']): void {
  const lock = lockDataFolder(dataDir);
  const folder = path.join(dataDir, 'database');
  try {
    if (kind === 'committed') rmSync(folder, { recursive: true, force: true });
    if (!existsSync(folder)) copy(template, folder);
  } finally {
    lock.release();
  }
}

async function createTemplate(template: string, log: Claim['log']): Promise<void> {
  mkdirSync(path.dirname(template), { recursive: true });
  const dataDir = mkdtempSync(`${template}-`);
  const database = asDatabase('embedded', await openEmbedded({ dataDir, log, durable: false }));
  await migrate(database);
  await database.close();
  // In one step, since another process may be doing the same: the first one's stays.
  if (!existsSync(template)) renameSync(path.join(dataDir, 'database'), template);
  rmSync(dataDir, { recursive: true, force: true });
}

function copy(from: string, to: string): void {
  const unfinished = `${to}-unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(from, unfinished, { recursive: true });
  renameSync(unfinished, to);
}
