import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DataFolderInUse, lockDataFolder } from '#platform/db/embedded/data-folder-lock.ts';
import { openEmbedded } from '#platform/db/embedded/open-embedded.ts';
import { asDatabase, type Database } from '#platform/db/open-database.ts';
import type { Claim } from './claim.ts';
import { copyEmbeddedTemplate, embeddedCache } from './embedded-template.ts';
import { holdsTemplate } from './template-contents.ts';

/** Opens a migrated embedded database that no other process has open. */
export async function claimEmbedded({ kind, log, Client }: Claim): Promise<Database> {
  const root = await embeddedCache();
  for (let number = 1; ; number += 1) {
    const dataDir = path.join(root, `${kind}-${number}`);
    try {
      await prepare(dataDir, kind === 'rolled_back');
      const open = () => openEmbedded({ dataDir, log, durable: false, ...(Client && { Client }) });
      const database = await asDatabase('embedded', await open());
      if (kind === 'committed' || (await holdsTemplate(database))) return database;
      await database.close();
      await prepare(dataDir, false);
      return asDatabase('embedded', await open());
    } catch (error) {
      if (!(error instanceof DataFolderInUse)) throw error;
    }
  }
}

/** A database whose tests roll back stays unchanged and may be kept; any other is created again each time. */
async function prepare(dataDir: string, mayBeKept: boolean): Promise<void> {
  const lock = lockDataFolder(dataDir);
  const folder = path.join(dataDir, 'database');
  try {
    if (!mayBeKept) rmSync(folder, { recursive: true, force: true });
    if (!existsSync(folder)) await copyEmbeddedTemplate(dataDir);
  } finally {
    lock.release();
  }
}
