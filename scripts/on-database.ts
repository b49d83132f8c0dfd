import { ConfigError, readConfig } from '../src/platform/config.ts';
import { DataFolderInUse } from '../src/platform/db/embedded/data-folder-lock.ts';
import { type Database, openDatabase } from '../src/platform/db/open-database.ts';
import { RestoreRefused } from '../src/platform/db/transfer/read-dump.ts';
import { createLog } from '../src/platform/log.ts';

interface Command {
  usage: string;
  /** The options it knows, with their dashes. */
  flags: string[];
}

type Work = (database: Database, file: string, flags: string[]) => Promise<string>;

/** Runs a command line of one file and flags on the configured database, and prints what the work answers. */
export async function runOnDatabase({ usage, flags: known }: Command, work: Work): Promise<void> {
  const flags = process.argv.slice(2).filter((argument) => argument.startsWith('-'));
  const [file, ...others] = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
  if (file === undefined || others.length > 0 || !flags.every((flag) => known.includes(flag))) {
    console.error(`Usage: ${usage}`);
    process.exitCode = 2;
    return;
  }
  try {
    const { databaseUrl: url, dataDir } = readConfig(process.env);
    const database = await openDatabase({ url, dataDir, log: createLog('error') });
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

/** By the caller's hand, with a message that says what to do. */
function isExplained(error: unknown): error is Error {
  return (
    error instanceof ConfigError ||
    error instanceof DataFolderInUse ||
    error instanceof RestoreRefused ||
    (error instanceof Error && 'code' in error && error.code === 'ENOENT')
  );
}
