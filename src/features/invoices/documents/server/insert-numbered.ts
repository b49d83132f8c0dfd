import { sql, type Insertable } from 'kysely';
import type { Db } from '#platform/db/tables.ts';
import { numberPrefix } from '#features/invoices/policy.ts';
import type { DocumentsTable } from './tables.ts';

export type NewRow = Omit<Insertable<DocumentsTable>, 'number' | 'serial'>;

/**
 * Stores a document under the next number of its entity, kind and year. Stores nothing if its cause already has a document of that kind. Nobody
 * else gets a number until the transaction ends, so this is one statement; a rollback gives the number back.
 */
export function insertNumbered(db: Db, row: NewRow) {
  const { entity, kind, year, cause } = row;
  const columns = Object.keys(row) as (keyof NewRow)[];
  const digits = sql<string>`lpad(taken.last::text, greatest(6, length(taken.last::text)), '0')`;
  return db
    .with('taken', (query) =>
      query
        .insertInto('document_numbers')
        .columns(['entity', 'kind', 'year', 'last'])
        .expression(
          query
            .selectNoFrom(({ val, lit }) => [
              val(entity).as('entity'),
              val(kind).as('kind'),
              val(year).as('year'),
              lit(1).as('last'),
            ])
            .where(({ not, exists, selectFrom }) =>
              not(
                exists(
                  selectFrom('documents').select('id').where('kind', '=', kind).where('cause', '=', cause),
                ),
              ),
            ),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['entity', 'kind', 'year'])
            .doUpdateSet({ last: sql<number>`document_numbers.last + 1` }),
        )
        .returning('last'),
    )
    .insertInto('documents')
    .columns([...columns, 'serial', 'number'])
    .expression((query) =>
      query
        .selectFrom('taken')
        .select(({ val }) => [
          ...columns.map((column) => val(row[column]).as(column)),
          'taken.last as serial',
          sql<string>`${numberPrefix(entity, kind, year)}::text || ${digits}`.as('number'),
        ]),
    );
}
