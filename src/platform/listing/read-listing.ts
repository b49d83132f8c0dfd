import { sql, type SelectQueryBuilder } from 'kysely';
import { countedAtMost, pageSizeOf } from '#core/listing-limits.ts';
import type { ListingPage, ListingRequest } from '#core/listing.ts';
import { readCursor, writeCursor, type Place } from './cursor.ts';
import type { Listing, ListingCtx } from './listing.ts';
import { findFew, findOrder, readBeside, selectMatching, type Placed } from './listing-query.ts';

/**
 * One page of a listing, by keyset: rows that are added or removed meanwhile neither repeat nor hide others, and the last
 * page costs no more than the first. A cursor that leads nowhere begins at the start.
 */
export async function readListing<DB, TB extends keyof DB, Row, Request extends ListingRequest>(
  ctx: ListingCtx,
  listing: Listing<DB, TB, Row, Request>,
  request: Request,
): Promise<ListingPage<Row>> {
  const order = findOrder(listing, request.sort);
  const place = readCursor(request.at, order);
  const size = pageSizeOf(request);
  const matching = selectMatching(ctx, listing, request, await findFew(ctx, listing, request));
  // One more tells whether there is another page that way.
  const found = await readBeside(matching, { id: listing.id, order, place, limit: size + 1 });
  // Whatever was before this place is gone.
  if (found.length === 0 && place) return readListing(ctx, listing, { ...request, at: undefined });
  const hasMore = found.length > size;
  const rows = found.slice(0, size);
  if (place?.side === 'before') rows.reverse();
  const hasNext = place?.side === 'before' || hasMore;
  const hasPrevious = place?.side === 'before' ? hasMore : place !== undefined;
  const isAll = !hasNext && !hasPrevious;
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    items: rows,
    ...(isAll ? { totalItems: rows.length, isTotalExact: true } : await countMatching(ctx, matching)),
    ...(hasNext && last && { next: writeCursor(order.sort, placeOf(last, 'after')) }),
    ...(hasPrevious && first && { previous: writeCursor(order.sort, placeOf(first, 'before')) }),
  };
}

function placeOf(row: Placed<unknown>, side: Place['side']): Place {
  return { value: row.listing_value, id: row.listing_id, side };
}

/** How many rows match; counting ends where it would no longer be quick. */
async function countMatching<DB, TB extends keyof DB, Row>(
  { db }: Pick<ListingCtx, 'db'>,
  matching: SelectQueryBuilder<DB, TB, Row>,
): Promise<Pick<ListingPage<Row>, 'totalItems' | 'isTotalExact'>> {
  const bounded = matching
    .clearSelect()
    .select(sql`1`.as('one'))
    .limit(countedAtMost + 1);
  const count = await countRows({ db }, bounded);
  return { totalItems: Math.min(count, countedAtMost), isTotalExact: count <= countedAtMost };
}

/** How many rows a query has. */
export async function countRows<DB, TB extends keyof DB, Row>(
  { db }: Pick<ListingCtx, 'db'>,
  query: SelectQueryBuilder<DB, TB, Row>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${query}) as counted`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
