import { sql } from 'kysely';
import type { ListingPage } from '#core/listing.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { describedFile } from '#platform/listing/listing-csv.ts';
import { defineListing } from '#platform/listing/listing.ts';
import { readListing } from '#platform/listing/read-listing.ts';
import { ReviewsRequest, type JudgedReview } from '../contract.ts';
import { selectReviews, waits } from './review-rows.ts';
import { viewReviews } from './view-reviews.ts';

/** The texts that a request is about: without a status, those that wait. */
export function reviewsListingFor({ status }: Pick<ReviewsRequest, 'status'>) {
  return defineListing({
    name: 'reviews',
    request: ReviewsRequest,
    rows: (ctx) => (status === undefined ? selectReviews(ctx).where(waits) : selectReviews(ctx)),
    id: sql.ref('ratings.id'),
    sorts: { at: { by: sql.ref('ratings.text_at'), type: 'timestamptz', isRequired: true } },
    defaultSort: 'at',
    filters: {
      status: (asked) => (asked === 'all' ? sql`true` : sql`ratings.text_status = ${asked}`),
      stars: (stars) => sql`ratings.stars = ${Number(stars)}`,
    },
    search: (q) => sql`position(fold_text(${q}) in fold_text(ratings.text)) > 0`,
  });
}

/** One page of the texts, the oldest first. */
export async function listJudgedReviews(
  ctx: Ctx,
  request: ReviewsRequest,
): Promise<ListingPage<JudgedReview>> {
  const { items, ...page } = await readListing(ctx, reviewsListingFor(request), request);
  return { ...page, items: await viewReviews(ctx, items) };
}

/** One text. Refuses one that is not there. */
export async function getJudgedReview(ctx: Ctx, id: string): Promise<JudgedReview> {
  const rows = await selectReviews(ctx).where('ratings.id', '=', id).execute();
  const [review] = await viewReviews(ctx, rows);
  if (!review) throw new NotFound();
  return review;
}

/** The list as a file. */
export const reviewsFile = describedFile({
  name: 'reviews',
  request: ReviewsRequest,
  permission: 'moderation.decide',
  listingFor: (_ctx: Ctx, request) => reviewsListingFor(request),
  describe: viewReviews,
  columns: [
    { heading: 'learning.reviews.text', value: ({ text }) => text },
    { heading: 'learning.reviews.stars', value: ({ stars }) => stars },
    { heading: 'learning.reviews.by', value: ({ by }) => by.name },
    { heading: 'learning.reviews.item', value: ({ item }) => item?.title },
    { heading: 'learning.reviews.at', value: ({ at }) => at },
    { heading: 'learning.reviews.state', value: ({ status }, ctx) => ctx.say(statusNames[status]) },
  ],
});

const statusNames = {
  pending: 'learning.reviews.status.pending',
  approved: 'learning.reviews.status.approved',
  rejected: 'learning.reviews.status.rejected',
} as const;
