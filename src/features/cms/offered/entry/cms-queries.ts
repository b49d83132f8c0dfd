import type { PageApi } from '#page/page-context.ts';
import type { EntriesRequest } from '#features/cms/entries/contract.ts';

export const entriesQuery = (api: PageApi, request: EntriesRequest) =>
  api.cms.entries.queryOptions({ input: request });

export const typesQuery = (api: PageApi) => api.cms.contentTypes.queryOptions();

export const entryQuery = (api: PageApi, id: string) => api.cms.entry.queryOptions({ input: { id } });

export const previewsQuery = (api: PageApi, id: string) => api.cms.previews.queryOptions({ input: { id } });

export const versionsQuery = (api: PageApi, id: string) => api.cms.versions.queryOptions({ input: { id } });

export const comparisonQuery = (api: PageApi, input: { id: string; from: number; to: number }) =>
  api.cms.compareVersions.queryOptions({ input });
