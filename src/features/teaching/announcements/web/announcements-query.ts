import type { PageApi } from '#page/page-context.ts';

export const announcementsQuery = (api: PageApi, id: string, after?: string) =>
  api.teaching.announcements.queryOptions({ input: { id, after } });

/** The `next` of the page before, as an address says it. */
export const readAfter = (search: URLSearchParams) => search.get('after')?.slice(0, 150) || undefined;
