import { sql, type SelectQueryBuilder } from 'kysely';

/** Where a page of a list begins, and how long it is. */
interface PageRules<Row> {
  /**
   * The columns that order the list: a time, and an id for rows of the same time; or one number that no two rows share. They
   * are selected.
   */
  by: readonly [time: string & keyof Row, id: string & keyof Row] | readonly [number: string & keyof Row];
  order?: 'oldest first' | 'newest first';
  /** The `next` of the page before; without it, or if it is nonsense, the first page. */
  after?: string | undefined;
  perPage: number;
}

/**
 * One page of a list by keyset: rows that are added or removed meanwhile neither repeat nor hide others, and the last
 * page costs no more than the first. `next` is missing on the last page. The query must not be ordered or limited yet.
 */
export async function readPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { by, order = 'oldest first', after, perPage }: PageRules<Row>,
): Promise<{ rows: Row[]; next?: string }> {
  const direction = order === 'oldest first' ? 'asc' : 'desc';
  const columns = sql.join(by.map((column) => sql.ref(column)));
  const place = after === undefined ? undefined : readPlace(after, by.length);
  const ordered = by
    .reduce((sorted, column) => sorted.orderBy(sql.ref(column), direction), query)
    .limit(perPage + 1);
  const found = await (
    place
      ? ordered.where(
          sql<boolean>`(${columns}) ${sql.raw(direction === 'asc' ? '>' : '<')} (${sql.join(place)})`,
        )
      : ordered
  ).execute();
  const rows = found.slice(0, perPage);
  const last = rows.at(-1);
  if (found.length <= perPage || !last) return { rows };
  return { rows, next: writePlace(by.map((column) => last[column])) };
}

function writePlace([first, id]: readonly unknown[]): string {
  if (typeof first === 'number' && id === undefined) return String(first);
  if (!(first instanceof Date) || typeof id !== 'string')
    throw new TypeError('a list is ordered by a time and an id, or by one number');
  return `${first.getTime()}.${id}`;
}

/** The values of the columns at a place; undefined for nonsense. */
function readPlace(after: string, columns: number): (Date | string)[] | undefined {
  if (columns === 1) return /^\d{1,15}$/.test(after) ? [after] : undefined;
  const [, milliseconds, id] = /^(\d{1,15})\.(.+)$/.exec(after) ?? [];
  return milliseconds === undefined || id === undefined ? undefined : [new Date(Number(milliseconds)), id];
}
