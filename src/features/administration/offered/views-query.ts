import type { PageApi } from '#page/page-context.ts';

/** The viewer's saved views of a listing; a page with `SavedViews` loads them. */
export const viewsQuery = (api: PageApi, listing: string) =>
  api.administration.views.queryOptions({ input: { listing } });
