import type { PageApi } from '#page/page-context.ts';
import type { MissingTextsRequest } from '#features/cms/missing/contract.ts';

export const missingTextsQuery = (api: PageApi, request: MissingTextsRequest) =>
  api.cms.missingTexts.queryOptions({ input: request });

export const missingCountsQuery = (api: PageApi) => api.cms.missingCounts.queryOptions();
