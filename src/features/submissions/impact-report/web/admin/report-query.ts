import type { PageApi } from '#page/page-context.ts';
import { day, oneOf } from '#page/table/filter-readers.ts';
import { readListingRequest, type FilterReaders } from '#page/table/listing-address.ts';
import type { ImpactRowsRequest } from '#features/submissions/impact-report/contract.ts';
import { impactDimensions } from '#features/submissions/impact-report/policy.ts';

const filters: FilterReaders<ImpactRowsRequest> = { by: oneOf(impactDimensions), from: day, until: day };

/** What the address of the report asks for. */
export const readImpactRequest = (search: URLSearchParams): ImpactRowsRequest =>
  readListingRequest(filters, search);

/** What is asked of both parts of the page. */
export const impactRowsQuery = ({ api }: { api: PageApi }, request: ImpactRowsRequest) =>
  api.submissions.impactRows.queryOptions({ input: request });

export const impactSummaryQuery = ({ api }: { api: PageApi }, { from, until }: ImpactRowsRequest) =>
  api.submissions.impactSummary.queryOptions({ input: { from, until } });
