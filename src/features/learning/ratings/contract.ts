import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { paragraphs } from '#features/people/contract.ts';
import { closedItem, ItemId } from '../catalogue/contract.ts';
import { longestReview } from './policy.ts';

/** One to five stars and a review, which may be empty. */
export const RatingInput = z.object({
  id: ItemId,
  stars: z.int().check(z.gte(1), z.lte(5)),
  text: z._default(paragraphs(longestReview), ''),
});
export type RatingInput = z.infer<typeof RatingInput>;

/**
 * The caller's own rating; its text is `pending` until it has been reviewed, and only an approved one is shown to
 * others.
 */
const OwnRating = z.object({
  stars: z.int(),
  text: z.string(),
  status: z.optional(z.enum(['pending', 'approved', 'rejected'])),
});
export type OwnRating = z.infer<typeof OwnRating>;

/** `by` is a first name, `at` a day. */
const Review = z.object({
  id: z.string(),
  by: z.string(),
  avatar: z.optional(z.string()),
  stars: z.int(),
  text: z.string(),
  at: z.string(),
});
export type Review = z.infer<typeof Review>;

/** `average` appears from three ratings on, with one decimal; `reviews` are other people's approved ones, newest first. */
export const RatingsView = z.object({
  id: z.string(),
  count: z.int(),
  average: z.optional(z.number()),
  mine: z.optional(OwnRating),
  reviews: z.array(Review),
});
export type RatingsView = z.infer<typeof RatingsView>;

export const ratingsContract = {
  ratings: oc
    .route({
      method: 'GET',
      path: '/content/ratings/{id}',
      operationId: 'getRatings',
      summary: 'Get an item’s ratings and reviews',
    })
    .meta(refuses({ notFound: true }))
    .input(z.object({ id: ItemId }))
    .output(RatingsView),
  rate: oc
    .route({
      method: 'POST',
      path: '/content/ratings/{id}',
      operationId: 'rateItem',
      summary: 'Rate an item, or change the caller’s rating',
    })
    .meta(refuses({ forbidden: closedItem, notFound: true }))
    .input(RatingInput)
    .output(RatingsView),
  dropRating: oc
    .route({
      method: 'DELETE',
      path: '/content/ratings/{id}',
      operationId: 'dropRating',
      summary: 'Delete the caller’s rating',
    })
    .input(z.object({ id: ItemId }))
    .output(z.void()),
};
