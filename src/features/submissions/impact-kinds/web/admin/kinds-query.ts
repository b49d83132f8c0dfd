import type { PageApi } from '#page/page-context.ts';

/** The kinds of deed as staff edits them, as they are now. */
export const editedKindsQuery = ({ api }: { api: PageApi }) =>
  api.submissions.editedKinds.queryOptions({ staleTime: 0 });

export const kindEntryId = (key: string) => `rwi-item.${key}`;
