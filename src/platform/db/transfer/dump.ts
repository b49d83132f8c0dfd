import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import { appliedMigrations } from '../migrate.ts';
import { hashOf } from '../migration-files.ts';
import { withOneConnection } from '../one-connection.ts';
import type { Database } from '../open-database.ts';
import type { Db } from '../tables.ts';
import { readSequences, readTables, type TableShape } from './catalog.ts';
import type { Totals } from './dump-format.ts';

const rowsAtOnce = 1000;

/**
 * Writes everything the product keeps in the database to the file, as a snapshot of one moment, while others continue
 * working. An existing file is replaced once the new one is complete. Only its owner may read it. `leaveOut` removes what
 * a dump must not contain; only the dump sees that.
 */
export async function dumpDatabase(
  database: Database,
  file: string,
  { leaveOut }: { leaveOut?: (db: Db) => Promise<void> } = {},
): Promise<Totals> {
  const totals = { tables: 0, rows: 0 };
  const unfinished = `${file}.unfinished`;
  try {
    await withOneConnection(database.pool, (connection) =>
      seeUndone(connection, async (db) => {
        await leaveOut?.(db);
        await pipeline(
          Readable.from(writeLines(db, totals)),
          createGzip(),
          createWriteStream(unfinished, { mode: 0o600, flush: true }),
        );
      }),
    );
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  return totals;
}

/** Shows the work a snapshot of the database, and rolls back whatever the work changes in it. */
async function seeUndone(connection: Db, work: (db: Db) => Promise<void>): Promise<void> {
  const transaction = await connection.startTransaction().setIsolationLevel('repeatable read').execute();
  try {
    await work(transaction);
  } finally {
    await transaction.rollback().execute();
  }
}

async function* writeLines(db: Db, totals: Totals): AsyncGenerator<string> {
  const migrations = hashOf(await appliedMigrations(db));
  yield line({ lamed: 1, migrations });
  for (const table of await readTables(db)) {
    yield line({ table: table.name, columns: table.columns.map(({ name }) => name) });
    for await (const rows of readRows(db, table)) {
      yield rows.map((row) => `${row}\n`).join('');
      totals.rows += rows.length;
    }
    totals.tables += 1;
  }
  for (const sequence of await readSequences(db)) yield line(sequence);
  yield line({ end: totals });
}

/** The table's rows as JSON, a thousand at a time. */
async function* readRows(db: Db, { name, columns }: TableShape): AsyncGenerator<string[]> {
  const values = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`));
  await sql`declare rows cursor for
    select to_json(array[${values}]::text[])::text as row from ${sql.table(name)}`.execute(db);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(rowsAtOnce)} from rows`.execute(db);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await sql`close rows`.execute(db);
}

function line(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
