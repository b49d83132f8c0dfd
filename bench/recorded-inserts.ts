import { randomBytes, randomInt, randomUUID } from 'node:crypto';
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
    if (/^\s*(?:insert|with line|with "taken")/i.test(insert.text)) inserts.push({ ...insert });
    return Reflect.apply(send, this, given) as unknown;
  } as typeof send;
  await work().finally(() => {
    pg.Client.prototype.query = send;
  });
  return inserts;
}

/**
 * The same inserts into the same tables, without anything around them; each call has ids, addresses and shards of its own, and the ids that are
 * given for others: otherwise all calls would wait for the same rows, which those of the product do not.
 */
export async function repeatInserts(
  db: Db,
  inserts: readonly Insert[],
): Promise<(db: Db, renamed: ReadonlyMap<string, string>) => Promise<void>> {
  // Numbers without gaps come from a row for which all wait, which is no insert, so that here they repeat.
  const { rows: keys } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where conrelid = to_regclass('documents') and contype = 'u' and pg_get_constraintdef(oid) ~ 'number|serial'`.execute(
    db,
  );
  for (const { name } of keys) await sql.raw(`alter table documents drop constraint "${name}"`).execute(db);
  const uncounted = inserts.map(({ text, values }) => ({ text: withoutCounting(text), values }));
  return async (db, renamed) => {
    const ids = new Map(renamed);
    for (const { text, values } of uncounted) {
      const fresh = freshenAll(values, ids);
      const shard = shardOf(text);
      if (shard >= 0) fresh[shard] = randomInt(16);
      await db.executeQuery(CompiledQuery.raw(text, fresh));
    }
  };
}

/** The insert of a document whose number is always the first. */
const withoutCounting = (text: string) =>
  text.replace(
    /insert into "document_numbers" \([^)]*\) (select .*?) on conflict .*? returning "last"/s,
    '$1',
  );

/** At which place an insert says in which of several rows it counts; -1 if it does not. */
function shardOf(text: string): number {
  const [, columns = ''] = /^insert into "\w+" \(([^)]*)\)/.exec(text) ?? [];
  return columns.split(', ').indexOf('"shard"');
}

function freshenAll(values: readonly unknown[], ids: Map<string, string>): unknown[] {
  return values.map((value) => {
    if (Array.isArray(value)) return freshenAll(value, ids);
    if (Buffer.isBuffer(value)) return randomBytes(value.length);
    if (typeof value !== 'string') return value;
    // What an address, a person or a mail is known by: part of a hash.
    if (/^(?=.*[\dA-Z])(?:[\w-]{12}|[\w-]{24})$/.test(value)) return freshMark(value, ids);
    return value.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, (id) => fresh(id, ids));
  });
}

function fresh(id: string, ids: Map<string, string>): string {
  const known = ids.get(id) ?? randomUUID();
  ids.set(id, known);
  return known;
}

function freshMark(mark: string, ids: Map<string, string>): string {
  const known = ids.get(mark) ?? randomBytes(18).toString('base64url').slice(0, mark.length);
  ids.set(mark, known);
  return known;
}
