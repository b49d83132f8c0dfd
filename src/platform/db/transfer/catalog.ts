import { sql } from 'kysely';
import type { Db } from '../tables.ts';

/** A table of the product with its columns in order and their types as SQL names them. */
export interface TableShape {
  name: string;
  columns: { name: string; type: string }[];
}

/**
 * The product's tables: not the job queue's (another schema), not the migration tables, and not unlogged ones, which a
 * crash may empty anyway. Generated columns are left out.
 */
export async function readTables(db: Db): Promise<TableShape[]> {
  const { rows } = await sql<TableShape>`
    select c.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
        order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and c.relname not in ('kysely_migration', 'kysely_migration_lock', 'migration_checksums')
    group by c.relname order by c.relname`.execute(db);
  return rows;
}

/** The foreign keys that are checked at every statement, as a table and the name of the constraint. */
export async function readForeignKeys(db: Db): Promise<{ table: string; name: string }[]> {
  const { rows } = await sql<{ table: string; name: string }>`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where connamespace = 'public'::regnamespace and contype = 'f' and not condeferrable`.execute(db);
  return rows;
}

/** The next values of sequences: `called` says whether `value` has been used. */
export interface SequenceState {
  sequence: string;
  value: string;
  called: boolean;
}

export async function readSequences(db: Db): Promise<SequenceState[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, sequencename) as name from pg_sequences
    where schemaname = 'public' order by sequencename`.execute(db);
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const state = await sql<SequenceState>`
      select ${name} as sequence, last_value::text as value, is_called as called
      from ${sql.raw(name)}`.execute(db);
    states.push(...state.rows);
  }
  return states;
}
