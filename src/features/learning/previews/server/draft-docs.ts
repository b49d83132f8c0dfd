import type { Ctx } from '#platform/ctx.ts';
import { listDrafts } from '#features/cms/server/public.ts';
import {
  listItems,
  type CourseDocs,
  type EntryDocs,
} from '#features/learning/editions/server/course-docs.ts';
import { filmKey } from '#features/learning/editions/server/entry-keys.ts';
import type { ShippedDocs } from '#features/learning/editions/server/shipped-docs.ts';

/** Everything that is authored of a course, as it was last saved. */
export async function findDraftDocs(
  ctx: Ctx,
  shipped: ShippedDocs,
  courseId: string,
): Promise<CourseDocs | undefined> {
  const read = async (type: string, keys: readonly string[]) =>
    new Map((await listDrafts(ctx, type, keys)).map(({ key, content }) => [key, content]));
  const course = (await read('course', [courseId])).get(courseId);
  if (!course) return undefined;
  const edition = shipped.courses.get(courseId);
  const folder = edition?.folder ?? courseId;
  const items = listItems(course.shared);
  const films = [
    ...new Set([...Object.keys(edition?.films ?? {}), ...items.flatMap(({ film }) => film ?? [])]),
  ];
  const keyOf = (film: string) => filmKey(folder, film, edition);
  const itemDrafts = await read(
    'item',
    items.map(({ id }) => id),
  );
  const filmDrafts = await read('film', films.map(keyOf));
  return {
    folder,
    course,
    items: pickWritten(items.map(({ id }) => [id, itemDrafts.get(id)])),
    films: pickWritten(films.map((film) => [film, filmDrafts.get(keyOf(film))])),
    media: edition?.media ?? [],
    resources: edition?.resources ?? {},
  };
}

function pickWritten(
  entries: readonly (readonly [string, EntryDocs | undefined])[],
): Record<string, EntryDocs> {
  return Object.fromEntries(
    entries.flatMap(([key, docs]) => (docs && Object.keys(docs.texts).length > 0 ? [[key, docs]] : [])),
  );
}
