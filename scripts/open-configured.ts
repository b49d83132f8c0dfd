import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readStorage } from '#platform/config.ts';
import { type Database, openDatabase } from '#platform/db/open-database.ts';
import { createLog } from '#platform/log.ts';

/** The command needs a database with data in it, and there is none. */
export class NoDatabase extends Error {}

/** Opens the database that the settings name. An embedded one must exist, unless it may be created now. */
export async function openConfigured({ mayCreate }: { mayCreate: boolean }): Promise<Database> {
  const { databaseUrl: url, dataDir } = readStorage(process.env);
  if (!mayCreate && url === undefined && !existsSync(join(dataDir, 'database'))) {
    throw new NoDatabase(
      `There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL to the one you mean, or start Lamed once.`,
    );
  }
  return openDatabase({ url, dataDir, log: createLog('error') });
}
