import type { Db } from '#platform/db/tables.ts';
import type { Content, ContentCourse } from './content.ts';
import { passageTextsOf } from './passages/passage-texts.ts';
import { removeOtherRows, storeRows, type Rows } from './store-rows.ts';

const keys = {
  categories: ['id'],
  passages: ['id'],
  courses: ['id'],
  chapters: ['course_id', 'id'],
  films: ['course_id', 'id'],
  items: ['id'],
} as const;
type CatalogueTable = keyof typeof keys;

/** Rows come after those they refer to. */
const order = ['categories', 'passages', 'courses', 'chapters', 'films', 'items'] as const;

/** Adds this content to the catalog's tables, or updates what is there. */
export async function addContent(db: Db, content: Content): Promise<void> {
  const rows = toRows(content);
  for (const table of order) await storeRows(db, table, keys[table], rows[table]);
}

/** Makes the catalog's tables hold exactly this content. People's progress is kept, even on items that are removed. */
export async function replaceContent(db: Db, content: Content): Promise<void> {
  await addContent(db, content);
  const rows = toRows(content);
  for (const table of order.toReversed()) await removeOtherRows(db, table, keys[table], rows[table]);
}

function toRows({ categories, passages, courses }: Content): { [T in CatalogueTable]: Rows<T> } {
  return {
    categories: categories.map(({ id, robotNoindex = false, texts }, place) => ({
      id,
      place,
      robot_noindex: robotNoindex,
      texts,
    })),
    passages: passages.map((passage) => ({ id: passage.id, texts: passageTextsOf(passage) })),
    courses: courses.map((course) => ({
      id: course.id,
      place: course.order,
      published_on: course.published,
      featured_level: course.featuredLevel,
      demo: course.demo,
      archived: course.archived,
      coming_soon: course.comingSoon,
      access: course.access,
      category_ids: course.categoryIds,
      resources: course.resources,
      texts: course.texts,
    })),
    chapters: courses.flatMap((course) =>
      course.chapters.map(({ id, texts }, place) => ({ course_id: course.id, id, place, texts })),
    ),
    films: courses.flatMap((course) => course.films.map((film) => ({ course_id: course.id, ...film }))),
    items: courses.flatMap(toItemRows),
  };
}

function toItemRows(course: ContentCourse): Rows<'items'> {
  return course.chapters.flatMap((chapter) =>
    chapter.items.map(({ id, type, access, planned, minutes, filmId, texts }, place) => ({
      id,
      course_id: course.id,
      chapter_id: chapter.id,
      place,
      type,
      access,
      planned,
      minutes,
      film_id: filmId ?? null,
      texts,
    })),
  );
}
