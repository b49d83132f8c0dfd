import type { PageApi } from '#page/page-context.ts';
import type { ReviewsRequest } from '#features/learning/reviews/contract.ts';

export const reviewsQuery = (api: PageApi, request: ReviewsRequest) =>
  api.learning.judgedReviews.queryOptions({ input: request });

export const reviewQuery = (api: PageApi, id: string) =>
  api.learning.judgedReview.queryOptions({ input: { id } });
