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

/** The same inserts into the same tables, without anything around them; each call has ids of its own, and those that are given for others. */
export async function repeatInserts(
  db: Db,
  inserts: readonly Insert[],
): Promise<(db: Db, renamed: ReadonlyMap<string, string>) => Promise<void>> {
  // Numbers without gaps are counted by an update, which is no insert, so that here they repeat.
  const { rows: keys } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where conrelid = to_regclass('documents') and contype = 'u' and pg_get_constraintdef(oid) ~ 'number|serial'`.execute(
    db,
  );
  for (const { name } of keys) await sql.raw(`alter table documents drop constraint "${name}"`).execute(db);
  return async (db, renamed) => {
    const ids = new Map(renamed);
    for (const { text, values } of inserts)
      await db.executeQuery(CompiledQuery.raw(text, freshenAll(values, ids)));
  };
}

function freshenAll(values: readonly unknown[], ids: Map<string, string>): unknown[] {
  return values.map((value) => {
    if (Array.isArray(value)) return freshenAll(value, ids);
    if (Buffer.isBuffer(value)) return randomBytes(value.length);
    return typeof value === 'string'
      ? value.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, (id) => fresh(id, ids))
      : value;
  });
}

function fresh(id: string, ids: Map<string, string>): string {
  const known = ids.get(id) ?? randomUUID();
  ids.set(id, known);
  return known;
}
