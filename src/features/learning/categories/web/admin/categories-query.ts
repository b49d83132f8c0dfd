import type { PageApi } from '#page/page-context.ts';

/** The categories as staff edits them, as they are now. */
export const categoriesQuery = ({ api }: { api: PageApi }) =>
  api.learning.editedCategories.queryOptions({ staleTime: 0 });

export const categoryEntryId = (slug: string) => `category.${slug}`;
