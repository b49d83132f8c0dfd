import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { refuses } from '#core/declared-refusals.ts';
import { ClaimView, DecidedAnswer, heldViewOf } from '#core/judging.ts';
import { ListingRequest, listingPageOf, selectionOf } from '#core/listing.ts';
import { reviewDecisions, reviewFilters, reviewStatuses } from './policy.ts';

/** Texts of ratings. Without a status: those that wait for a decision. */
export const ReviewsRequest = z.extend(ListingRequest, {
  status: z.optional(z.enum(reviewFilters)),
  stars: z.optional(z.enum(['1', '2', '3', '4', '5'])),
});
export type ReviewsRequest = z.infer<typeof ReviewsRequest>;

const OneReview = z.object({ id: z.string().check(z.maxLength(100)) });

/** A text for its moderator. `acts` are the decisions that are open to the caller now; `version` is the text that they are about. */
export const JudgedReview = z.object({
  id: z.string(),
  version: z.int(),
  status: z.enum(reviewStatuses),
  text: z.string(),
  stars: z.int(),
  at: z.string(),
  by: z.object({ id: z.string(), name: z.string(), minor: z.boolean() }),
  /** Missing where the catalog does not have it any more. */
  item: z.optional(z.object({ title: z.string(), course: z.string(), path: z.string() })),
  /** What became of her texts so far. */
  history: z.object({ approved: z.int(), rejected: z.int() }),
  claim: z.optional(ClaimView),
  held: z.optional(heldViewOf(reviewDecisions)),
  acts: z.array(z.enum(reviewDecisions)),
});
export type JudgedReview = z.infer<typeof JudgedReview>;

/** With the `version` that was read, where it is about one text. */
export const DecideReviewsInput = z.object({
  selection: selectionOf(ReviewsRequest),
  decision: z.enum(reviewDecisions),
  version: z.optional(z.int()),
});
export type DecideReviewsInput = z.infer<typeof DecideReviewsInput>;

const Ids = z.object({
  ids: z.array(z.string().check(z.maxLength(100))).check(z.minLength(1), z.maxLength(2000)),
});

const path = '/admin/moderation/reviews';

export const reviewsContract = {
  judgedReviews: oc
    .route({
      method: 'GET',
      path,
      operationId: 'listJudgedReviews',
      summary: 'List the texts of ratings that wait for a moderator, the oldest first',
    })
    .input(ReviewsRequest)
    .output(listingPageOf(JudgedReview)),
  judgedReview: oc
    .route({
      method: 'GET',
      path: `${path}/{id}`,
      operationId: 'getJudgedReview',
      summary: 'Get the text of a rating, with what the caller may decide about it now',
    })
    .meta(refuses({ notFound: true }))
    .input(OneReview)
    .output(JudgedReview),
  claimReview: oc
    .route({
      method: 'POST',
      path: `${path}/{id}/claim`,
      operationId: 'claimReview',
      summary: 'Claim the text of a rating for the caller, or renew her claim',
    })
    .meta(refuses({ notFound: true, conflict: ['claimed'] }))
    .input(OneReview)
    .output(ClaimView),
  releaseReview: oc
    .route({
      method: 'DELETE',
      path: `${path}/{id}/claim`,
      operationId: 'releaseReview',
      summary: 'End the caller’s claim',
    })
    .input(OneReview)
    .output(z.void()),
  nextReview: oc
    .route({
      method: 'POST',
      path: `${path}/next`,
      operationId: 'claimNextReview',
      summary: 'Claim the oldest text that waits and is nobody’s, after the one that is named',
    })
    .input(z.object({ after: z.optional(OneReview.shape.id) }))
    .output(z.object({ id: z.nullable(z.string()) })),
  decideReviews: oc
    .route({
      method: 'POST',
      path: `${path}/decisions`,
      operationId: 'decideReviews',
      summary: 'Decide about texts of ratings; takes effect after ten seconds in which it can be undone',
    })
    .meta(refuses({ conflict: ['too_many_selected', 'already_decided', 'changed_meanwhile'] }))
    .input(DecideReviewsInput)
    .output(DecidedAnswer),
  undoReviews: oc
    .route({
      method: 'POST',
      path: `${path}/decisions/undo`,
      operationId: 'undoReviewDecisions',
      summary: 'Undo the caller’s decisions that have not taken effect',
    })
    .meta(refuses({ conflict: ['too_late'] }))
    .input(Ids)
    .output(z.void()),
};
