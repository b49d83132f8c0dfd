import { sql } from 'kysely';
import { appliedMigrations } from '../migrate.ts';
import { hashOf } from '../migration-files.ts';
import type { Db } from '../tables.ts';
import type { TableShape } from './catalog.ts';
import { bodyLine, headerLine, type Row, type Totals } from './dump-format.ts';
import { insertRows } from './insert-rows.ts';

/** The dump cannot be restored here; the message says why and what to do. */
export class RestoreRefused extends Error {
  override name = 'RestoreRefused';
}

/** Characters of rows to insert at once: enough to be quick, without holding a large table in memory. */
const batchCharacters = 500_000;

/** Inserts what the dump's lines say into the empty tables; answers how much that was. */
export async function readDump(db: Db, tables: TableShape[], lines: AsyncIterable<string>): Promise<Totals> {
  const shapes = new Map(tables.map((table) => [table.name, table]));
  const totals = { tables: 0, rows: 0 };
  let isHeader = true;
  let current: { table: TableShape; columns: string[] } | undefined;
  let batch: Row[] = [];
  let characters = 0;

  async function flush(): Promise<void> {
    if (current && batch.length > 0) await insertRows(db, current.table, current.columns, batch);
    totals.rows += batch.length;
    batch = [];
    characters = 0;
  }

  for await (const text of lines) {
    if (isHeader) {
      await refuseOtherVersion(db, text);
      isHeader = false;
      continue;
    }
    const line = bodyLine.parse(JSON.parse(text));
    if (Array.isArray(line)) {
      batch.push(line);
      characters += text.length;
      if (characters >= batchCharacters) await flush();
      continue;
    }
    await flush();
    if ('table' in line) {
      const table = shapes.get(line.table);
      if (!table) throw new RestoreRefused(`The dump has a table ${line.table}, which is unknown here.`);
      current = { table, columns: line.columns };
      totals.tables += 1;
    } else if ('sequence' in line) {
      await sql`select setval(${line.sequence}, ${line.value}::text::bigint, ${line.called})`.execute(db);
    } else {
      if (line.end.rows !== totals.rows) throw new RestoreRefused('Rows are missing in the dump.');
      return totals;
    }
  }
  throw new RestoreRefused('The dump is not complete.');
}

async function refuseOtherVersion(db: Db, text: string): Promise<void> {
  const header = headerLine.safeParse(parseOrUndefined(text));
  if (!header.success) throw new RestoreRefused('The file is not a dump of Lamed.');
  if (header.data.migrations !== hashOf(await appliedMigrations(db))) {
    throw new RestoreRefused(
      'The dump was made by a version of Lamed with other tables. Restore it with that version, then start ' +
        'this one on the result.',
    );
  }
}

function parseOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
