import { sql } from 'kysely';
import { selectedAtMost } from '#core/listing-limits.ts';
import type { ListingRequest, ListingSelection } from '#core/listing.ts';
import { Conflict } from '#core/refusals.ts';
import type { Listing, ListingCtx } from './listing.ts';
import { findFew, isOneOf, selectMatching } from './listing-query.ts';

/**
 * The ids of the rows that a bulk act is about, in the order in which they are to be locked. Ids of rows that are not in
 * the listing are left out. Refuses more than one act can undo.
 */
export async function findSelected<DB, TB extends keyof DB, Row, Request extends ListingRequest>(
  ctx: ListingCtx,
  listing: Listing<DB, TB, Row, Request>,
  selection: ListingSelection<Request>,
): Promise<string[]> {
  const { id } = listing;
  const rows =
    'ids' in selection
      ? listing.rows(ctx).where(isOneOf(listing, selection.ids))
      : selectMatching(ctx, listing, selection.matching, await findFew(ctx, listing, selection.matching));
  const found = await rows
    .clearSelect()
    .select(sql<string>`${id}`.as('listing_id'))
    .orderBy(id)
    .limit(selectedAtMost + 1)
    .execute();
  if (found.length > selectedAtMost) throw new Conflict('too_many_selected', 'page.table.tooManySelected');
  return (found as unknown as { listing_id: string }[]).map(({ listing_id }) => listing_id);
}
