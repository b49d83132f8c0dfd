import type { PageApi } from '#page/page-context.ts';
import type { SchoolsRequest } from '#features/schools/contract.ts';

export const schoolsQuery = (api: PageApi, request: SchoolsRequest) =>
  api.schools.list.queryOptions({ input: request });

export const schoolQuery = (api: PageApi, id: string) => api.schools.get.queryOptions({ input: { id } });
