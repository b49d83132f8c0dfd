import { sql } from 'kysely';
import type { Db } from '../tables.ts';
import type { TableShape } from './catalog.ts';
import { RestoreRefused } from './dump-file.ts';
import type { BodyLine, Row, Totals } from './dump-format.ts';
import { insertRows } from './insert-rows.ts';

/** Row values to insert at once: enough to be fast, without holding a large table in memory. */
const batchCharacters = 500_000;

/** Inserts a dump's lines into the empty tables; returns how much that was. */
export async function insertDump(
  db: Db,
  tables: TableShape[],
  lines: AsyncIterable<BodyLine>,
): Promise<Totals> {
  const shapes = new Map(tables.map((table) => [table.name, table]));
  const totals = { tables: 0, rows: 0 };
  let current: { table: TableShape; columns: string[] } | undefined;
  let batch: Row[] = [];
  let characters = 0;

  async function flush(): Promise<void> {
    if (current && batch.length > 0) await insertRows(db, current.table, current.columns, batch);
    totals.rows += batch.length;
    batch = [];
    characters = 0;
  }

  for await (const line of lines) {
    if (Array.isArray(line)) {
      batch.push(line);
      characters += line.reduce((sum, value) => sum + (value?.length ?? 0), line.length);
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
    }
  }
  await flush();
  return totals;
}
