import { localeCodes } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { layFields, listLiveEntries, type LiveEntry } from '#features/cms/server/public.ts';
import { listItems, type CourseDocs, type EntryDocs } from './course-docs.ts';
import { filmKey } from './entry-keys.ts';
import type { ShippedDocs } from './shipped-docs.ts';

/** What the house has published, by type and key. An entry that is missing is as shipped. */
export interface LiveEntries {
  course: ReadonlyMap<string, LiveEntry>;
  item: ReadonlyMap<string, LiveEntry>;
  film: ReadonlyMap<string, LiveEntry>;
}

/** Everything that is authored of a course, or of each, with what the house has published over what is shipped. */
export async function readLiveEntries(ctx: Ctx): Promise<LiveEntries> {
  const read = async (type: string) =>
    new Map((await listLiveEntries(ctx, type)).map((entry) => [entry.key, entry]));
  return { course: await read('course'), item: await read('item'), film: await read('film') };
}

/** The course as readers are to see it; undefined if there is none, or it has been taken away in every language. */
export async function findLiveDocs(
  ctx: Ctx,
  shipped: ShippedDocs,
  courseId: string,
): Promise<CourseDocs | undefined> {
  const read = async (type: string, keys: readonly string[]) =>
    new Map((await listLiveEntries(ctx, type, keys)).map((entry) => [entry.key, entry]));
  const edition = shipped.courses.get(courseId);
  const course = await read('course', [courseId]);
  const laid = layEntry(edition?.course, course.get(courseId));
  const items = listItems(laid.shared);
  const folder = edition?.folder ?? courseId;
  const films = [...Object.keys(edition?.films ?? {}), ...items.flatMap(({ film }) => film ?? [])];
  return layCourse(courseId, shipped, {
    course,
    item: await read(
      'item',
      items.map(({ id }) => id),
    ),
    film: await read(
      'film',
      [...new Set(films)].map((film) => filmKey(folder, film, edition)),
    ),
  });
}

/** The same from what has been read. */
export function layCourse(courseId: string, shipped: ShippedDocs, live: LiveEntries): CourseDocs | undefined {
  const edition = shipped.courses.get(courseId);
  const course = layEntry(edition?.course, live.course.get(courseId));
  if (localeCodes.every((locale) => !course.texts[locale])) return undefined;
  const folder = edition?.folder ?? courseId;
  const items = listItems(course.shared);
  const films = new Set([...Object.keys(edition?.films ?? {}), ...items.flatMap(({ film }) => film ?? [])]);
  return {
    folder,
    course,
    items: Object.fromEntries(items.flatMap(({ id }) => entryOf(id, edition?.items[id], live.item.get(id)))),
    films: Object.fromEntries(
      [...films].flatMap((film) =>
        entryOf(film, edition?.films[film], live.film.get(filmKey(folder, film, edition))),
      ),
    ),
    media: edition?.media ?? [],
    resources: edition?.resources ?? {},
  };
}

function entryOf(
  key: string,
  shipped: EntryDocs | undefined,
  live: LiveEntry | undefined,
): [string, EntryDocs][] {
  const laid = layEntry(shipped, live);
  return Object.keys(laid.texts).length ? [[key, laid]] : [];
}

/** An entry as readers are to see it. Of a shipped one that the house has not touched, the very same object. */
export function layEntry(shipped: EntryDocs | undefined, live: LiveEntry | undefined): EntryDocs {
  if (!live || (shipped && isUntouched(live))) return shipped ?? { shared: {}, texts: {} };
  const shown = localeCodes.filter(
    (locale) => live.live.includes(locale) || (shipped?.texts[locale] && !live.withheld.includes(locale)),
  );
  return {
    shared: layFields(shipped?.shared, live.shared),
    texts: Object.fromEntries(
      shown.map((locale) => [locale, layFields(shipped?.texts[locale], live.texts[locale] ?? {})]),
    ),
  };
}

/** An entry has its rows from when staff first looks at it. */
function isUntouched({ shared, texts, withheld }: LiveEntry): boolean {
  const fields = [shared, ...Object.values(texts)];
  return withheld.length === 0 && fields.every((part) => Object.keys(part).length === 0);
}

/** Whether the house has not touched a course: then its entries are the very same objects. */
export function isAsShipped(docs: CourseDocs, shipped: CourseDocs | undefined): boolean {
  if (!shipped) return false;
  const entriesIn = ({ course, items, films }: CourseDocs) => [
    course,
    ...Object.values(items),
    ...Object.values(films),
  ];
  const edition = new Set(entriesIn(shipped));
  return entriesIn(docs).every((entry) => edition.has(entry));
}
