import { sql } from 'kysely';
import type { Db } from '#platform/db/tables.ts';

/** Drops everything, table by table: in one transaction, that takes more locks than a server has by default. */
export async function emptySchema(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  for (const { name } of rows) await sql.raw(`drop table if exists public."${name}" cascade`).execute(db);
  await sql.raw('drop schema public cascade; create schema public').execute(db);
}
