import { oneOf } from '#page/table/filter-readers.ts';
import type { FilterReaders } from '#page/table/listing-address.ts';
import type { ReviewsRequest } from '#features/learning/reviews/contract.ts';
import { reviewFilters } from '#features/learning/reviews/policy.ts';

export const starChoices = ['1', '2', '3', '4', '5'] as const;

/** How the filters of the list of reviews are read from its address. */
export const reviewFilterReaders: FilterReaders<ReviewsRequest> = {
  status: oneOf(reviewFilters),
  stars: oneOf(starChoices),
};
