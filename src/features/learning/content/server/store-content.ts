import { sql } from 'kysely';
import { localeCodes, type Locale } from '#core/locale.ts';
import type { Db } from '#platform/db/tables.ts';
import { contentHash, summaryHash } from './content-versions.ts';
import type { Content, ContentCategory, ContentCourse, ContentFilm } from './content.ts';
import type { LayeredContent, Sourced } from './content-layers.ts';
import { passageTextsOf } from './passages/passage-texts.ts';
import { removeRows, storeRows, type Rows } from './store-rows.ts';

/** Whole things, each with its source. */
const roots = ['categories', 'passages', 'courses'] as const;
/** What belongs to courses, after what it refers to. */
const parts = ['chapters', 'films', 'items'] as const;

const keys = {
  categories: ['id'],
  passages: ['id'],
  courses: ['id'],
  chapters: ['course_id', 'id'],
  films: ['course_id', 'id'],
  items: ['id'],
} as const;
type CatalogueTable = keyof typeof keys;

/** Adds content of one source to the catalog's tables, or updates what is there. */
export async function addContent(
  db: Db,
  { categories, passages, courses }: Content,
  source = 'shipped',
): Promise<void> {
  await storeAll(db, {
    categories: categories.map((one) => ({ ...one, source })),
    passages: passages.map((one) => ({ ...one, source })),
    courses: courses.map((one) => ({ ...one, source })),
  });
}

/**
 * Makes the catalog's tables hold exactly this content of these sources. What another source gave stays as it is, and so
 * does people's progress, even on items that are removed. So do the courses that are `kept`.
 */
export async function replaceContent(
  db: Db,
  content: LayeredContent,
  sources: readonly string[],
  kept: readonly string[] = [],
): Promise<void> {
  const own = await withoutOthers(db, content, sources);
  const courses = own.courses.filter(({ id }) => !kept.includes(id));
  const rows = await storeAll(db, { ...own, courses });
  const isOurs = sql<boolean>`source in (${sql.join(sources)}) and id <> all(${[...kept]}::text[])`;
  const isOfOurs = sql<boolean>`course_id in (select id from courses where ${isOurs})`;
  for (const table of parts.toReversed()) await removeRows(db, table, isOfOurs, keys[table], rows[table]);
  for (const table of roots.toReversed()) await removeRows(db, table, isOurs, keys[table], rows[table]);
}

/** Makes the catalog's tables hold exactly these courses, and none of those that are `gone`; others stay as they are. */
export async function replaceCourses(
  db: Db,
  courses: readonly Sourced<ContentCourse>[],
  gone: readonly string[] = [],
): Promise<void> {
  const rows = await storeAll(db, { categories: [], passages: [], courses: [...courses] });
  const ids = [...courses.map(({ id }) => id), ...gone];
  const isOfThese = sql<boolean>`course_id = any(${ids}::text[])`;
  for (const table of parts.toReversed()) await removeRows(db, table, isOfThese, keys[table], rows[table]);
  await removeRows(db, 'courses', sql<boolean>`id = any(${ids}::text[])`, keys.courses, rows.courses);
}

/** Makes the catalog's tables hold exactly these categories. */
export async function replaceCategories(
  db: Db,
  categories: readonly Sourced<ContentCategory>[],
): Promise<void> {
  const rows = await storeAll(db, { categories: [...categories], passages: [], courses: [] });
  await removeRows(db, 'categories', sql<boolean>`true`, keys.categories, rows.categories);
}

/** The content without what the tables have from other sources than these. */
async function withoutOthers(
  db: Db,
  content: LayeredContent,
  sources: readonly string[],
): Promise<LayeredContent> {
  const [categories, passages, courses] = [
    await idsIn(db.selectFrom('categories').select('id').where('source', 'not in', sources)),
    await idsIn(db.selectFrom('passages').select('id').where('source', 'not in', sources)),
    await idsIn(db.selectFrom('courses').select('id').where('source', 'not in', sources)),
  ];
  return {
    categories: content.categories.filter(({ id }) => !categories.has(id)),
    passages: content.passages.filter(({ id }) => !passages.has(id)),
    courses: content.courses.filter(({ id }) => !courses.has(id)),
  };
}

async function idsIn(query: { execute(): Promise<{ id: string }[]> }): Promise<Set<string>> {
  return new Set((await query.execute()).map(({ id }) => id));
}

async function storeAll(db: Db, content: LayeredContent): Promise<{ [T in CatalogueTable]: Rows<T> }> {
  const rows = toRows(content);
  for (const table of [...roots, ...parts]) await storeRows(db, table, keys[table], rows[table]);
  await storeCaptions(db, content.courses);
  return rows;
}

/** What staff has written of captions, under the keys of the files that players ask for. */
async function storeCaptions(db: Db, courses: readonly ContentCourse[]): Promise<void> {
  const written = courses.flatMap((course) =>
    course.films.flatMap((film) =>
      Object.values(film.tracks ?? {}).flatMap(({ file, vtt }) => {
        const folder = film.folder ?? `${course.folder}/media/${film.id}`;
        return vtt === undefined ? [] : [{ key: `${folder}/captions/${file}`, vtt }];
      }),
    ),
  );
  if (!written.length) return;
  await db
    .insertInto('film_captions')
    .values(written.map((one) => ({ ...one, stored_at: sql<Date>`now()` })))
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ stored_at: sql<Date>`now()` }))
    .execute();
}

/** Content as the rows of the catalog's tables. */
export function toRows({ categories, passages, courses }: LayeredContent): {
  [T in CatalogueTable]: Rows<T>;
} {
  return {
    categories: categories.map(({ id, source, robotNoindex = false, minAge, maxAge, texts }, place) => ({
      id,
      source,
      place,
      robot_noindex: robotNoindex,
      min_age: minAge ?? null,
      max_age: maxAge ?? null,
      texts,
    })),
    passages: passages.map(({ source, ...passage }) => ({
      id: passage.id,
      source,
      texts: passageTextsOf(passage),
    })),
    courses: courses.map(({ source, ...course }) => ({
      id: course.id,
      source,
      slug: course.slug,
      former_slugs: course.formerSlugs,
      folder: course.folder,
      hash: contentHash(course),
      summary_hash: summaryHash(course),
      place: course.order,
      published_on: course.published,
      featured_level: course.featuredLevel,
      demo: course.demo,
      archived: course.archived,
      coming_soon: course.comingSoon,
      access: course.access,
      robots: course.robots ?? [],
      cover: course.cover ?? null,
      category_ids: course.categoryIds,
      resources: course.resources,
      texts: course.texts,
    })),
    chapters: courses.flatMap((course) =>
      course.chapters.map(({ id, texts }, place) => ({ course_id: course.id, id, place, texts })),
    ),
    films: courses.flatMap((course) => course.films.map((film) => toFilmRow(course.id, film))),
    items: courses.flatMap(toItemRows),
  };
}

function toFilmRow(courseId: string, { folder, tracks, ...film }: ContentFilm): Rows<'films'>[number] {
  const names: [Locale, string][] = localeCodes.flatMap((locale): [Locale, string][] => {
    const track = tracks?.[locale];
    return track ? [[locale, track.file]] : [];
  });
  return {
    course_id: courseId,
    ...film,
    folder: folder ?? null,
    tracks: tracks ? Object.fromEntries(names) : null,
  };
}

function toItemRows(course: ContentCourse): Rows<'items'> {
  return course.chapters.flatMap((chapter) =>
    chapter.items.map((item, place) => ({
      id: item.id,
      slug: item.slug,
      former_slugs: item.formerSlugs,
      course_id: course.id,
      chapter_id: chapter.id,
      place,
      type: item.type,
      access: item.access,
      planned: item.planned,
      minutes: item.minutes,
      film_id: item.filmId ?? null,
      texts: item.texts,
    })),
  );
}
