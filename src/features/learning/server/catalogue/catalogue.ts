import type { ItemType } from '#core/item-types.ts';
import * as z from 'zod';
import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { keepUntil } from '#platform/keep-until.ts';
import { defineSetting, readSetting, settingsChanged } from '#platform/settings/settings.ts';
import {
  countsTowardsCourse,
  inheritAccess,
  type Access,
  type Downloadable,
  type Watchable,
} from '#features/learning/policy.ts';
import type { CategoryText, ContentResource, CourseText, ItemText, PassageText } from '../content/content.ts';
import { contentChanged } from '../events.ts';
import {
  readCatalogueRows,
  type CatalogueRows,
  type CourseRow,
  type FilmRow,
  type ItemRow,
} from './catalogue-rows.ts';

/** All content in one language, as one immutable value. */
export interface Catalogue {
  /** In list order. */
  courses: readonly CatalogueCourse[];
  courseById: ReadonlyMap<string, CatalogueCourse>;
  itemById: ReadonlyMap<string, CatalogueItem>;
  /** By folder, `<course>/media/<film>`. */
  itemsByFilmFolder: ReadonlyMap<string, readonly CatalogueItem[]>;
  /** In the order of courses, kinds and languages. */
  resourceById: ReadonlyMap<string, CatalogueResource>;
  categories: readonly CatalogueCategory[];
  passageById: ReadonlyMap<string, PassageText>;
}

export interface CatalogueCategory extends CategoryText {
  id: string;
  robotNoindex: boolean;
  courseIds: readonly string[];
}

export interface CatalogueCourse extends CourseText {
  id: string;
  /** As `2026-11-21`; null if stored by a version that did not know it. */
  published: string | null;
  featuredLevel: number;
  demo: boolean;
  archived: boolean;
  comingSoon: boolean;
  categoryIds: readonly string[];
  chapters: readonly CatalogueChapter[];
  resources: readonly CatalogueResource[];
}

/** A file to download; `key` is its storage key. */
export interface CatalogueResource extends Omit<ContentResource, 'access'>, Downloadable {
  id: string;
  courseTitle: string;
  key: string;
}

export interface CatalogueChapter {
  id: string;
  title: string;
  items: readonly CatalogueItem[];
}

export interface CatalogueItem extends ItemText, Watchable {
  id: string;
  courseId: string;
  /** Everything in its course that can be opened, including itself: completing all of it finishes the course. */
  courseItemIds: readonly string[];
  type: ItemType;
  minutes: number;
  film: CatalogueFilm | undefined;
}

/** `duration` and `at` in seconds; `folder` holds its media, `<course>/media/<film>`. */
export interface CatalogueFilm {
  folder: string;
  duration: number;
  height: number;
  hls: boolean;
  chapters: readonly { at: number; title: string }[];
}

/** The access level of an item where neither it nor its course names one. */
export const defaultAccessSetting = defineSetting<Access>({
  key: 'learning.defaultAccess',
  schema: z.enum(['paid', 'all', 'public', 'premium']),
  initial: 'paid',
  changedBy: 'administrator',
});

/**
 * The catalog of a language. It is read once per process and dropped when the content or a setting changes, at the
 * latest after ten minutes (spec §4). Get it before a transaction, not inside one.
 */
export const getCatalogue = keepUntil<Ctx, Locale, Catalogue>(
  { topics: [contentChanged, settingsChanged], windowSeconds: 600 },
  async (ctx, locale) => {
    const siteAccess = await readSetting(ctx, defaultAccessSetting);
    return buildCatalogue(await readCatalogueRows(ctx.db, locale), locale, siteAccess);
  },
);

function buildCatalogue(rows: CatalogueRows, locale: Locale, siteAccess: Access): Catalogue {
  const films = new Map(rows.films.map((row) => [filmFolder(row.course_id, row.id), toFilm(row, locale)]));
  const chaptersOf = Map.groupBy(rows.chapters, ({ course_id }) => course_id);
  const itemsOf = Map.groupBy(rows.items, ({ course_id, chapter_id }) => `${course_id}/${chapter_id}`);

  const countedOf = new Map(rows.courses.map(({ id }): [string, string[]] => [id, []]));
  for (const { id, course_id, planned, type } of rows.items)
    if (!planned && countsTowardsCourse(type)) countedOf.get(course_id)?.push(id);

  const toCourse = (row: CourseRow): CatalogueCourse => ({
    ...row.text,
    id: row.id,
    published: row.published_on,
    featuredLevel: row.featured_level,
    demo: row.demo,
    archived: row.archived,
    comingSoon: row.coming_soon,
    categoryIds: row.category_ids,
    chapters: (chaptersOf.get(row.id) ?? []).map(({ id, text }) => ({
      id,
      title: text.title,
      items: (itemsOf.get(`${row.id}/${id}`) ?? []).map((item) => toItem(item, row)),
    })),
    resources: row.resources.map((resource) => toResource(resource, row, siteAccess)),
  });
  const toItem = (row: ItemRow, course: CourseRow): CatalogueItem => ({
    ...row.text,
    id: row.id,
    courseId: course.id,
    courseItemIds: countedOf.get(course.id) ?? [],
    type: row.type,
    minutes: row.minutes,
    access: inheritAccess(row.access, course.access, siteAccess),
    demo: course.demo,
    planned: row.planned,
    comingSoon: course.coming_soon,
    film: row.film_id === null ? undefined : films.get(filmFolder(course.id, row.film_id)),
  });

  const courses = rows.courses.map(toCourse);
  const items = courses.flatMap((course) => course.chapters.flatMap((chapter) => chapter.items));
  return {
    courses,
    courseById: new Map(courses.map((course) => [course.id, course])),
    itemById: new Map(items.map((item) => [item.id, item])),
    itemsByFilmFolder: Map.groupBy(
      items.filter(({ film }) => film),
      ({ film }) => film?.folder ?? '',
    ),
    resourceById: new Map(courses.flatMap(({ resources }) => resources.map((file) => [file.id, file]))),
    passageById: new Map(rows.passages.map(({ id, text }) => [id, text])),
    categories: rows.categories.map(({ id, robot_noindex, text }) => ({
      ...text,
      id,
      robotNoindex: robot_noindex,
      courseIds: courses.filter((course) => course.categoryIds.includes(id)).map((course) => course.id),
    })),
  };
}

function toResource(resource: ContentResource, course: CourseRow, siteAccess: Access): CatalogueResource {
  return {
    ...resource,
    id: `${course.id}.${resource.file}`,
    courseId: course.id,
    courseTitle: course.text.title,
    key: `${course.id}/resources/${resource.file}`,
    access: inheritAccess(resource.access, course.access, siteAccess),
    demo: course.demo,
    comingSoon: course.coming_soon,
  };
}

function toFilm(row: FilmRow, locale: Locale): CatalogueFilm {
  return {
    folder: filmFolder(row.course_id, row.id),
    duration: row.duration,
    height: row.height,
    hls: row.hls,
    chapters: row.chapters.map(({ at, title }) => ({ at, title: title[locale] })),
  };
}

function filmFolder(courseId: string, filmId: string): string {
  return `${courseId}/media/${filmId}`;
}
