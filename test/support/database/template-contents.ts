import { sql } from 'kysely';
import type { Database } from '#platform/db/open-database.ts';

/** Tables of the product and of tests, as SQL names. Rows of the migrations' own records are not contents. */
export async function listTables({ db }: Pick<Database, 'db'>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name
    from pg_tables
    where schemaname = 'public' and tablename not like 'kysely\\_%' and tablename <> 'migration_checksums'
    order by tablename
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** Writes into a template what its tables hold, for every copy to be compared with. */
export async function markContents(database: Pick<Database, 'db'>): Promise<void> {
  const contents = await readContents(database);
  await sql`comment on schema public is ${sql.lit(contents)}`.execute(database.db);
}

/** Whether a copy of the template holds what the template did: no test has changed it for good. */
export async function holdsTemplate(database: Pick<Database, 'db'>): Promise<boolean> {
  const { rows } = await sql<{ marked: string | null }>`
    select obj_description('public'::regnamespace, 'pg_namespace') as marked
  `.execute(database.db);
  return rows[0]?.marked === (await readContents(database));
}

/** One digest a table, nearly all of which are empty, and the names of the schemas: a job queue makes one of its own. */
async function readContents(database: Pick<Database, 'db'>): Promise<string> {
  const schemas = sql`
      select string_agg(nspname, ' ' order by nspname) as digest
      from pg_namespace where nspname not like 'pg\\_%'`;
  const digests = (await listTables(database)).map(
    (name) => sql`
      select ${sql.lit(name)} || ' ' || coalesce(md5(string_agg(one::text, ' ' order by one::text)), '') as digest
      from ${sql.raw(name)} as one`,
  );
  const { rows } = await sql<{
    digest: string;
  }>`${sql.join([schemas, ...digests], sql` union all `)}`.execute(database.db);
  return rows.map(({ digest }) => digest).join('\n');
}
