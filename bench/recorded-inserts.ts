import { randomBytes, randomUUID } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import pg from 'pg';
import type { Db } from '#platform/db/tables.ts';

interface Insert {
  text: string;
  values: unknown[];
}

/** What some work inserts, jobs and books too, as its connections send it. */
export async function recordInserts(work: () => Promise<unknown>): Promise<Insert[]> {
  const inserts: Insert[] = [];
  const send = pg.Client.prototype.query;
  pg.Client.prototype.query = function record(this: pg.Client, ...given: unknown[]) {
    const [query, values] = given as [string | Insert, unknown[] | undefined];
    const insert = typeof query === 'string' ? { text: query, values: values ?? [] } : query;
    if (/^\s*(?:insert|with line)/i.test(insert.text)) inserts.push({ ...insert });
    return Reflect.apply(send, this, given) as unknown;
  } as typeof send;
  await work().finally(() => {
    pg.Client.prototype.query = send;
  });
  return inserts;
}

/**
 * The same inserts without anything around them, into tables with the same columns, keys and indexes, but without triggers and references; each
 * call has ids of its own.
 */
export async function makeBareInserts(
  db: Db,
  inserts: readonly Insert[],
): Promise<(db: Db) => Promise<void>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db);
  const tables = rows
    .map(({ name }) => name)
    .filter((name) => inserts.some(({ text }) => names(name).test(text)));
  for (const table of tables)
    await sql.raw(`create table "bare_${table}" (like "${table}" including all)`).execute(db);
  // Numbers without gaps are counted by an update that is not an insert, so that here they repeat.
  const { rows: keys } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where conrelid = to_regclass('bare_documents') and contype = 'u' and pg_get_constraintdef(oid) ~ 'number|serial'`.execute(
    db,
  );
  for (const { name } of keys)
    await sql.raw(`alter table bare_documents drop constraint "${name}"`).execute(db);
  const bare = inserts.map(({ text, values }) => ({
    text: tables.reduce((told, name) => told.replaceAll(names(name), `$1"bare_${name}"`), text),
    values,
  }));
  return async (db) => {
    for (const { text, values } of bare) await db.executeQuery(CompiledQuery.raw(text, freshenAll(values)));
  };
}

/** A table's name where a statement says what it inserts into or reads. */
function names(table: string): RegExp {
  return new RegExp(`\\b((?:into|from|join)\\s+)"?${table}"?(?![\\w"])`, 'gi');
}

/** The same id becomes the same new one within a call. */
function freshenAll(values: readonly unknown[]): unknown[] {
  return values.map((value) => {
    if (Array.isArray(value)) return freshenAll(value);
    if (Buffer.isBuffer(value)) return randomBytes(value.length);
    return typeof value === 'string'
      ? value.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, () => randomUUID())
      : value;
  });
}
