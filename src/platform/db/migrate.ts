import type { Database } from './open-database.ts';

/** Applies what is new in the folder of migrations; answers the names applied. */
export async function migrate(database: Database, folder?: string): Promise<string[]> {
  throw new Error(`not here yet: ${database.engine} ${String(folder)}`);
}
