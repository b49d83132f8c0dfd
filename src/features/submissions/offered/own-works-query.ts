import type { PageApi } from '#page/page-context.ts';

/** What the viewer has handed in, the newest first. */
export const ownWorksQuery = ({ api }: { api: PageApi }) =>
  api.submissions.ownSubmissions.queryOptions({ input: {}, staleTime: 5_000 });
