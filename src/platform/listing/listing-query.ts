import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { readSort } from '#core/listing-limits.ts';
import type { ListingRequest } from '#core/listing.ts';
import type { Place } from './cursor.ts';
import type { Listing, ListingCtx, Sort } from './listing.ts';
import { carried } from './sort-types.ts';

/** The order of a request. One that does not exist is the listing's own. */
export interface Order extends Sort {
  /** As an address writes it. */
  sort: string;
  isAscending: boolean;
}

export function findOrder(
  { sorts, defaultSort, name }: Pick<Listing<never, never, never, never>, 'sorts' | 'defaultSort' | 'name'>,
  sort = defaultSort,
): Order {
  const { column, isAscending } = readSort(sort);
  const found = Object.hasOwn(sorts, column) ? sorts[column] : undefined;
  if (found) return { ...found, sort, isAscending };
  if (sort === defaultSort) throw new Error(`the listing ${name} has no column "${column}" to sort by`);
  return findOrder({ sorts, defaultSort, name });
}

/** So many rows that a search has found are named one by one. */
const few = 1000;

/** What a search has found: the ids, if they are few. */
export type Found = readonly string[] | undefined;

/**
 * Looks for what is searched for before anything is ordered. PostgreSQL expects every word in a fiftieth of all rows, so for a
 * page of them it walks along the order of the list, which for a rare word means through all of it. A materialized query is
 * planned without a limit, and by the index of the words.
 */
export async function findFew<DB, TB extends keyof DB, Row, Request extends ListingRequest>(
  ctx: ListingCtx,
  listing: Listing<DB, TB, Row, Request>,
  { q }: Request,
): Promise<Found> {
  const search = q && listing.search?.(q, ctx);
  if (!search) return undefined;
  const matching = listing
    .rows(ctx)
    .where(search)
    .clearSelect()
    .select(sql<string>`${listing.id}`.as('listing_id'));
  const { rows } = await sql<{ listing_id: string }>`
    with found as materialized (${matching}) select listing_id from found limit ${sql.lit(few + 1)}
  `.execute(ctx.db);
  return rows.length > few ? undefined : rows.map(({ listing_id }) => listing_id);
}

/** The rows that match the search and the filters of a request; `found` is what `findFew` answered for it. */
export function selectMatching<DB, TB extends keyof DB, Row, Request extends ListingRequest>(
  ctx: ListingCtx,
  listing: Listing<DB, TB, Row, Request>,
  request: Request,
  found: Found,
): SelectQueryBuilder<DB, TB, Row> {
  let rows = listing.rows(ctx);
  const { q } = request;
  if (found) rows = rows.where(isOneOf(listing, found));
  else if (q) rows = rows.where(listing.search?.(q, ctx) ?? sql<boolean>`false`);
  for (const name of Object.keys(listing.filters) as (keyof typeof listing.filters)[]) {
    const value = request[name];
    if (value !== undefined && value !== null && value !== '')
      rows = rows.where(listing.filters[name](value, ctx));
  }
  return rows;
}

/** Whether a row's id is among these. */
export function isOneOf({ id }: { id: RawBuilder<string> }, ids: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`${id} = any(${ids}::text[])`;
}

/** A row with what a cursor to it needs. */
export type Placed<Row> = Row & { listing_id: string; listing_value: string | null };

/**
 * Up to `limit` rows beside a place, walking away from it. Rows without a value come last in both directions; they are
 * asked for apart, so that each query is one range of an index on the value and the id.
 */
export async function readBeside<DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  { id, order, place, limit }: { id: Sort['by']; order: Order; place: Place | undefined; limit: number },
): Promise<Placed<Row>[]> {
  const { by, type } = order;
  const isForward = place?.side !== 'before';
  const isRising = order.isAscending === isForward;
  const direction = isRising ? 'asc' : 'desc';
  const beyond = sql.raw(isRising ? '>' : '<');
  const both: readonly ('valued' | 'empty')[] = order.isRequired ? ['valued'] : ['valued', 'empty'];
  const parts = isForward ? both : both.toReversed();
  const placedIn = place && (place.value === null ? 'empty' : 'valued');
  const first = placedIn ? Math.max(parts.indexOf(placedIn), 0) : 0;
  const found: Placed<Row>[] = [];
  for (const part of parts.slice(first)) {
    if (found.length === limit) break;
    let query = rows
      .select([sql<string>`${id}`.as('listing_id'), carried[type].write(by).as('listing_value')])
      .where(sql<boolean>`${by} is ${sql.raw(part === 'valued' ? 'not null' : 'null')}`)
      .orderBy(by, direction)
      .orderBy(id, direction)
      .limit(limit - found.length);
    if (place && part === placedIn)
      query = query.where(
        place.value === null
          ? sql<boolean>`${id} ${beyond} ${place.id}`
          : sql<boolean>`(${by}, ${id}) ${beyond} (${carried[type].read(place.value)}, ${place.id})`,
      );
    found.push(...((await query.execute()) as unknown as Placed<Row>[]));
  }
  return found;
}
