import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import { appliedMigrations, migrate } from '../migrate.ts';
import { withOneConnection } from '../one-connection.ts';
import type { Database } from '../open-database.ts';
import { readTables } from './catalog.ts';
import type { Totals } from './dump-format.ts';
import { withChecksAtEnd } from './insert-rows.ts';
import { readDump, RestoreRefused } from './read-dump.ts';
import { splitLines } from './split-lines.ts';

/**
 * Fills the database from a dump of either engine, completely or not at all. Refuses one that has been in use
 * unless all that is in it may be replaced, and a dump of another version's tables.
 */
export async function restoreDatabase(
  database: Database,
  file: string,
  { replace = false }: { replace?: boolean } = {},
): Promise<Totals> {
  if (!replace && (await isInUse(database))) {
    throw new RestoreRefused(
      'The database has been in use. To lose all that is in it, restore with --replace.',
    );
  }
  await migrate(database);
  return withOneConnection(database.pool, (connection) =>
    connection.transaction().execute(async (db) => {
      const tables = await readTables(db);
      return withChecksAtEnd(db, tables, async () => {
        await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))} cascade`.execute(db);
        return readFile(file, (lines) => readDump(db, tables, lines));
      });
    }),
  );
}

function isInUse(database: Database): Promise<boolean> {
  return withOneConnection(database.pool, async (db) => (await appliedMigrations(db)).length > 0);
}

async function readFile<T>(file: string, read: (lines: AsyncIterable<string>) => Promise<T>): Promise<T> {
  const answers: T[] = [];
  try {
    await pipeline(createReadStream(file), createGunzip(), splitLines, async (lines) => {
      answers.push(await read(lines));
    });
  } catch (error) {
    if (isZlibError(error))
      throw new RestoreRefused('The file is no dump, or not a complete one.', { cause: error });
    throw error;
  }
  return answers[0] as T;
}

function isZlibError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}
