import type { EntryContent } from '#platform/composition/content-type.ts';
import type { Ctx } from '#platform/ctx.ts';
import { listItems } from './course-docs.ts';
import { filmKey } from './entry-keys.ts';
import { getShippedDocs } from './shipped-docs.ts';

/** The entries of the items and films of a course, which are translated with it. */
export async function listCourseParts(
  ctx: Ctx,
  courseId: string,
  { shared }: EntryContent,
): Promise<{ contentType: string; keys: string[] }[]> {
  const edition = (await getShippedDocs(ctx)).courses.get(courseId);
  const folder = edition?.folder ?? courseId;
  const items = listItems(shared);
  const films = items.flatMap(({ film }) => film ?? []);
  return [
    { contentType: 'item', keys: items.map(({ id }) => id) },
    { contentType: 'film', keys: films.map((film) => filmKey(folder, film, edition)) },
  ];
}
