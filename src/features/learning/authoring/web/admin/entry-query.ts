import type { QueryPage } from '#features/learning/offered/learning-queries.ts';

/** An entry as it was last saved; asked for again whenever its page is opened. */
export const entryQuery = ({ api }: Pick<QueryPage, 'api'>, id: string) =>
  api.cms.entry.queryOptions({ input: { id }, staleTime: 0, retry: false });

export const courseEntryId = (courseId: string) => `course.${courseId}`;
export const itemEntryId = (itemId: string) => `item.${itemId}`;
export const filmEntryId = (film: string) => `film.${film}`;
