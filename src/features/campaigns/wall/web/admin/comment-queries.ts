import type { PageApi } from '#page/page-context.ts';
import { oneOf } from '#page/table/filter-readers.ts';
import type { FilterReaders } from '#page/table/listing-address.ts';
import type { CommentsRequest } from '#features/campaigns/wall/contract.ts';
import { commentFilters } from '#features/campaigns/wall/policy.ts';

export const adminCommentsQuery = (api: PageApi, request: CommentsRequest) =>
  api.campaigns.adminComments.queryOptions({ input: request });

export const commentFilterReaders: FilterReaders<CommentsRequest> = { status: oneOf(commentFilters) };
