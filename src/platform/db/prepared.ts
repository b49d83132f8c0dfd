import { CompiledQuery, type Compilable } from 'kysely';
import type { Db } from './tables.ts';

/**
 * A query of the busiest paths, whose SQL is made at its first use instead of at each. Its arguments are its parameters,
 * all of them and in their order.
 */
export function prepared<Args extends readonly unknown[], Row>(
  build: (db: Db, ...args: Args) => Compilable<Row>,
): (db: Db, ...args: Args) => Promise<Row | undefined> {
  const list = preparedList(build);
  return async (db, ...args) => (await list(db, ...args))[0];
}

/** The same for a query of several rows. */
export function preparedList<Args extends readonly unknown[], Row>(
  build: (db: Db, ...args: Args) => Compilable<Row>,
): (db: Db, ...args: Args) => Promise<Row[]> {
  let sql: string | undefined;
  return async (db, ...args) => {
    sql ??= build(db, ...args).compile().sql;
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(sql, [...args]));
    return rows;
  };
}
