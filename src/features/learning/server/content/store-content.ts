import type { Db } from '../../../../platform/db/tables.ts';
import type { Content, ContentCourse } from './content.ts';
import { removeOtherRows, storeRows, type Rows } from './store-rows.ts';

const keys = {
  categories: ['id'],
  courses: ['id'],
  chapters: ['course_id', 'id'],
  films: ['course_id', 'id'],
  items: ['id'],
} as const;
type CatalogueTable = keyof typeof keys;

/** What refers to others stands below them. */
const order = ['categories', 'courses', 'chapters', 'films', 'items'] as const;

/** Adds this content to the catalogue's tables, or brings what is there up to date. */
export async function addContent(db: Db, content: Content): Promise<void> {
  const rows = toRows(content);
  for (const table of order) await storeRows(db, table, keys[table], rows[table]);
}

/** Makes the catalogue's tables hold exactly this content. People's progress stays, also in items that leave. */
export async function replaceContent(db: Db, content: Content): Promise<void> {
  await addContent(db, content);
  const rows = toRows(content);
  for (const table of order.toReversed()) await removeOtherRows(db, table, keys[table], rows[table]);
}

function toRows({ categories, courses }: Content): { [T in CatalogueTable]: Rows<T> } {
  return {
    categories: categories.map(({ id, texts }, place) => ({ id, place, texts })),
    courses: courses.map((course) => ({
      id: course.id,
      place: course.order,
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
