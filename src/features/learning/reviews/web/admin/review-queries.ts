import type { PageApi } from '#page/page-context.ts';
import type { ReviewsRequest } from '#features/learning/reviews/contract.ts';

const heldMilliseconds = 3000;

export const reviewsQuery = (api: PageApi, request: ReviewsRequest) =>
  api.learning.judgedReviews.queryOptions({ input: request });

/** A decision that is held is looked at again until it has taken effect. */
export const reviewQuery = (api: PageApi, id: string) =>
  api.learning.judgedReview.queryOptions({
    input: { id },
    refetchInterval: ({ state }) => (state.data?.held ? heldMilliseconds : false),
  });
