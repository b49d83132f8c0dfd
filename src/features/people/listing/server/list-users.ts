import type { ListingPage } from '#core/listing.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { readListing } from '#platform/listing/read-listing.ts';
import type { UserRow, UsersRequest } from '../contract.ts';
import { toUserRow } from './user-row.ts';
import { usersListing } from './users-listing.ts';

/** One page of all users. */
export async function listUsers(ctx: RequestCtx, request: UsersRequest): Promise<ListingPage<UserRow>> {
  const { items, ...page } = await readListing(ctx, usersListing, request);
  const now = ctx.clock.now();
  return { ...page, items: items.map((row) => toUserRow(row, now)) };
}
