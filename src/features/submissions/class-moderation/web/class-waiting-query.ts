import type { PageApi } from '#page/page-context.ts';

export const classWaitingQuery = (api: PageApi, id: string, next?: string) =>
  api.submissions.classWaiting.queryOptions({ input: { id, next } });

/** The `next` of the page of waiting works before, as an address says it. */
export const readWaitingNext = (search: URLSearchParams) => search.get('waiting')?.slice(0, 200) || undefined;
