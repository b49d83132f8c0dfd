import { sql } from 'kysely';
import type { Db } from '../tables.ts';
import { readForeignKeys, type TableShape } from './catalog.ts';
import type { Row } from './dump-format.ts';

/**
 * Runs the work in the transaction with triggers off and foreign keys deferred to its end, so that tables may be filled in
 * any order, even those that reference each other. The owner of the tables may do that; only a superuser may turn checks
 * off altogether.
 */
export async function withChecksAtEnd<T>(db: Db, tables: TableShape[], work: () => Promise<T>): Promise<T> {
  const foreignKeys = await readForeignKeys(db);
  const alterKeys = async (how: string) => {
    for (const { table, name } of foreignKeys) {
      await sql`alter table ${sql.raw(table)} alter constraint ${sql.ref(name)} ${sql.raw(how)}`.execute(db);
    }
  };
  const alterTriggers = async (how: string) => {
    for (const { name } of tables) await sql`alter table ${sql.table(name)} ${sql.raw(how)}`.execute(db);
  };
  await alterTriggers('disable trigger user');
  await alterKeys('deferrable initially deferred');
  const answer = await work();
  await sql`set constraints all immediate`.execute(db);
  await alterKeys('not deferrable');
  await alterTriggers('enable trigger user');
  return answer;
}

/** Inserts rows of texts, whose values belong to the named columns in this order. */
export async function insertRows(db: Db, table: TableShape, names: string[], rows: Row[]): Promise<void> {
  const types = new Map(table.columns.map(({ name, type }) => [name, type]));
  const values = names.map((name, index) => {
    const type = types.get(name);
    if (type === undefined) throw new Error(`The table ${table.name} has no column ${name}.`);
    return sql`(row ->> ${sql.lit(index)})::${sql.raw(type)}`;
  });
  await sql`insert into ${sql.table(table.name)} (${sql.join(names.map((name) => sql.ref(name)))})
    overriding system value
    select ${sql.join(values)} from json_array_elements(${JSON.stringify(rows)}::json) as row`.execute(db);
}
