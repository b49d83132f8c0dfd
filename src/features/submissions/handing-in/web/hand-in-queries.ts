import type { PageApi } from '#page/page-context.ts';

/** The viewer's work and draft for an item, and what she may choose. */
export const handInQuery = ({ api }: { api: PageApi }, itemId: string) =>
  api.submissions.handInForm.queryOptions({ input: { itemId }, staleTime: 5_000 });
