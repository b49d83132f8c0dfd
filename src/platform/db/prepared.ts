import { CompiledQuery, type Compilable } from 'kysely';
import type { Db } from './tables.ts';

/**
 * A query of the busiest paths, whose SQL is generated at its first use only. Its arguments are its parameters, all of them
 * and in their order.
 */
export function prepared<Args extends readonly unknown[], Row>(
  build: (db: Db, ...args: Args) => Compilable<Row>,
): (db: Db, ...args: Args) => Promise<Row | undefined> {
  const list = preparedList(build);
  return async (db, ...args) => (await list(db, ...args))[0];
}

/** The same for a query with several rows. */
export function preparedList<Args extends readonly unknown[], Row>(
  build: (db: Db, ...args: Args) => Compilable<Row>,
): (db: Db, ...args: Args) => Promise<Row[]> {
  let sql: string | undefined;
  return async (db, ...args) => {
    sql ??= compileOnce(build(db, ...args), args);
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(sql, [...args]));
    return rows;
  };
}

/** A constant in the query, or an argument used twice, would be a parameter without an argument. */
function compileOnce(query: Compilable, args: readonly unknown[]): string {
  const { sql, parameters } = query.compile();
  if (parameters.length !== args.length || !parameters.every((value, index) => Object.is(value, args[index])))
    throw new Error(`The arguments of a prepared query are not its parameters, in their order: ${sql}`);
  return sql;
}
