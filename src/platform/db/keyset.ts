import { sql, type SelectQueryBuilder } from 'kysely';

/** Where a page of a list begins, and how long it is. */
interface PageRules<Row> {
  /** The columns that order the list: a time, and an id for rows of the same time. Both are selected. */
  by: readonly [time: string & keyof Row, id: string & keyof Row];
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
  const [time, id] = by;
  const isForward = order === 'oldest first';
  const place = after === undefined ? undefined : readPlace(after);
  const ordered = query
    .orderBy(sql.ref(time), isForward ? 'asc' : 'desc')
    .orderBy(sql.ref(id), isForward ? 'asc' : 'desc')
    .limit(perPage + 1);
  const found = await (
    place
      ? ordered.where(
          sql<boolean>`(${sql.ref(time)}, ${sql.ref(id)}) ${sql.raw(isForward ? '>' : '<')} (${place.at}, ${place.id})`,
        )
      : ordered
  ).execute();
  const rows = found.slice(0, perPage);
  const last = rows.at(-1);
  if (found.length <= perPage || !last) return { rows };
  return { rows, next: writePlace(last[time], last[id]) };
}

function writePlace(at: unknown, id: unknown): string {
  if (!(at instanceof Date) || typeof id !== 'string')
    throw new TypeError('a list is ordered by a time and an id');
  return `${at.getTime()}.${id}`;
}

function readPlace(after: string): { at: Date; id: string } | undefined {
  const [, milliseconds, id] = /^(\d{1,15})\.(.+)$/.exec(after) ?? [];
  return milliseconds === undefined || id === undefined
    ? undefined
    : { at: new Date(Number(milliseconds)), id };
}
