import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Db, Tables } from '#platform/db/tables.ts';

/** Whole rows of a table, as a query returns them. */
export type Rows<T extends keyof Tables> = Selectable<Tables[T]>[];

/** Inserts the rows, or updates those whose key exists; one statement for any number of them. */
export async function storeRows<T extends keyof Tables>(
  db: Db,
  table: T,
  key: readonly string[],
  rows: Rows<T>,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const updates = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`);
  await sql`
    insert into ${sql.table(table)} (${listOf(columns)})
    select ${listOf(columns)} from ${recordsOf(table, rows)}
    on conflict (${listOf(key)}) do update set ${sql.join(updates)}
  `.execute(db);
}

/** Deletes the rows of the table that fulfil a condition, but for those whose key is among these. */
export async function removeRows<T extends keyof Tables>(
  db: Db,
  table: T,
  condition: RawBuilder<boolean>,
  key: readonly string[],
  rows: Rows<T>,
): Promise<void> {
  await sql`
    delete from ${sql.table(table)}
    where ${condition} and (${listOf(key)}) not in (select ${listOf(key)} from ${recordsOf(table, rows)})
  `.execute(db);
}

function listOf(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)));
}

function recordsOf<T extends keyof Tables>(table: T, rows: Rows<T>): RawBuilder<unknown> {
  return sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;
}
