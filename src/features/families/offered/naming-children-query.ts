import type { PageApi } from '#page/page-context.ts';

/** The minors who have named the viewer as their guardian and are in no family. */
export const namingChildrenQuery = (api: PageApi) =>
  api.families.namingChildren.queryOptions({ staleTime: 0 });
