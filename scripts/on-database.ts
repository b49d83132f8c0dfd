import { ConfigError } from '#platform/config-error.ts';
import { DataFolderInUse } from '#platform/db/embedded/data-folder-lock.ts';
import type { Database } from '#platform/db/open-database.ts';
import { RestoreRefused } from '#platform/db/transfer/dump-file.ts';
import { NoDatabase, openConfigured } from './open-configured.ts';

interface Command {
  usage: string;
  /** The options it knows, with their dashes. */
  flags: string[];
  /** Refuses an unusable file before a database may be created for it. */
  check?(file: string): Promise<void>;
}

type Work = (database: Database, file: string, flags: string[]) => Promise<string>;

/** Runs a command line of one file and flags on the configured database, and prints the work's result. */
export async function runOnDatabase({ usage, flags: known, check }: Command, work: Work): Promise<void> {
  const flags = process.argv.slice(2).filter((argument) => argument.startsWith('-'));
  const [file, ...others] = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
  if (file === undefined || others.length > 0 || !flags.every((flag) => known.includes(flag))) {
    console.error(`Usage: ${usage}`);
    process.exitCode = 2;
    return;
  }
  try {
    await check?.(file);
    const database = await openConfigured({ mayCreate: check !== undefined });
    try {
      console.log(await work(database, file, flags));
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!isExplained(error)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Caused by the caller, with a message that says what to do. */
function isExplained(error: unknown): error is Error {
  return (
    error instanceof ConfigError ||
    error instanceof DataFolderInUse ||
    error instanceof NoDatabase ||
    error instanceof RestoreRefused ||
    (error instanceof Error && 'code' in error && error.code === 'ENOENT')
  );
}
