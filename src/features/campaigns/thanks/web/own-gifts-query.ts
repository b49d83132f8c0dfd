import type { PageApi } from '#page/page-context.ts';

/** The gifts of a campaign, or of one of its teams; `after` is where an earlier part of the list ended. */
export const ownGiftsQuery = (
  api: PageApi,
  { slug, teamSlug, after }: { slug: string; teamSlug?: string; after?: string | undefined },
) =>
  api.campaigns.ownGifts.queryOptions({
    input: { slug, ...(teamSlug !== undefined && { teamSlug }), ...(after !== undefined && { after }) },
    staleTime: 0,
  });

/** Where the list of gifts begins, as the address of the page says. */
export const readAfter = (search: URLSearchParams): string | undefined =>
  search.get('after')?.slice(0, 100) || undefined;
