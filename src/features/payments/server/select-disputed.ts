import { sql, type RawBuilder } from 'kysely';

/** The payments with an open dispute, for queries of features above: nobody knows yet whose their money is. */
export function selectDisputed(): RawBuilder<{ payment_id: string }> {
  return sql`select payment_id from payment_disputes where state = 'open'`;
}
