import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process has the embedded database of this folder open. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another Lamed process. Stop that one first, or give this one ` +
        'a folder of its own with DATA_DIR, or set DATABASE_URL to a PostgreSQL that several may share.',
    );
  }
}

/**
 * Takes the folder for this process alone, creating it where it is missing; `release` gives it back. The embedded database
 * does no locking, and two processes on one folder destroy it. The lock is SQLite's on a file beside the database: the
 * system drops it with the process, however that ends.
 */
export function lockDataFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(path.join(folder, 'database.lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new DataFolderInUse(path.resolve(folder));
    throw error;
  }
  return { release: () => lock.close() };
}

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
