import type { Locale } from '#core/locale.ts';
import { countsTowardsCourse } from '#features/learning/kinds/policy.ts';
import { inheritAccess, type Access } from '../policy.ts';
import { inLanguages } from '#platform/content/in-languages.ts';
import type { ContentResource } from '#features/learning/content/server/content.ts';
import type { CatalogueRows, CourseRow, FilmRow, ItemRow } from './catalogue-rows.ts';
import type {
  Catalogue,
  CatalogueCourse,
  CatalogueFilm,
  CatalogueItem,
  CatalogueResource,
} from './catalogue-types.ts';
import { pictureFolder } from '#features/learning/courses/server/item-picture.ts';
import { findPictureKey } from '#features/media/server/public.ts';
import { listItemPictures } from './item-pictures.ts';

interface ToBuild {
  locale: Locale;
  siteAccess: Access;
  /** The courses that have not changed since, by id: they are taken as they are. */
  unchanged: ReadonlyMap<string, CatalogueCourse>;
}

/** A catalog from its rows, which need not have the courses that are unchanged. */
export function buildCatalogue(rows: CatalogueRows, { locale, siteAccess, unchanged }: ToBuild): Catalogue {
  const built = new Map(buildCourses(rows, locale, siteAccess).map((course) => [course.id, course]));
  const courses = rows.versions.flatMap(({ id }) => built.get(id) ?? unchanged.get(id) ?? []);
  const items = courses.flatMap((course) => course.chapters.flatMap((chapter) => chapter.items));
  const resources = courses.flatMap((course) => course.resources);
  return {
    courses,
    courseById: new Map(courses.map((course) => [course.id, course])),
    courseBySlug: new Map(
      courses.flatMap((course) => [course.slug, ...course.formerSlugs].map((slug) => [slug, course])),
    ),
    itemById: new Map(items.map((item) => [item.id, item])),
    itemsByFilmFolder: Map.groupBy(
      items.filter(({ film }) => film),
      ({ film }) => film?.folder ?? '',
    ),
    itemByPictureFolder: new Map(items.map((item) => [pictureFolder(item), item])),
    itemsByUploadedPicture: groupByUploadedPicture(items),
    uploadedCovers: new Set(
      courses.flatMap(({ cover }) => ('picture' in cover ? (findPictureKey(cover.picture) ?? []) : [])),
    ),
    resourceById: new Map(resources.map((resource) => [resource.id, resource])),
    resourceByKey: new Map(resources.map((resource) => [resource.key, resource])),
    passageById: new Map(rows.passages.map(({ id, text }) => [id, text])),
    categories: rows.categories.map(({ id, robot_noindex, min_age, max_age, text }) => ({
      ...text,
      id,
      robotNoindex: robot_noindex,
      minAge: min_age,
      maxAge: max_age,
      courseIds: courses.filter((course) => course.categoryIds.includes(id)).map((course) => course.id),
    })),
    siteAccess,
  };
}

function groupByUploadedPicture(items: readonly CatalogueItem[]): Map<string, CatalogueItem[]> {
  const shown = items.flatMap((item) =>
    listItemPictures(item).flatMap((file) => {
      const key = findPictureKey(file);
      return key === undefined ? [] : [{ key, item }];
    }),
  );
  return new Map(
    [...Map.groupBy(shown, ({ key }) => key)].map(([key, uses]) => [key, uses.map(({ item }) => item)]),
  );
}

function buildCourses(rows: CatalogueRows, locale: Locale, siteAccess: Access): CatalogueCourse[] {
  const chaptersOf = Map.groupBy(rows.chapters, ({ course_id }) => course_id);
  const itemsOf = Map.groupBy(rows.items, ({ course_id, chapter_id }) => `${course_id}/${chapter_id}`);
  const filmsOf = Map.groupBy(rows.films, ({ course_id }) => course_id);
  const countedOf = Map.groupBy(
    rows.items.filter(({ planned, type }) => !planned && countsTowardsCourse(type)),
    ({ course_id }) => course_id,
  );
  return rows.courses.map((course) => {
    const films = new Map((filmsOf.get(course.id) ?? []).map((row) => [row.id, toFilm(row, course, locale)]));
    const cover = course.cover ?? { folder: course.folder };
    const courseItemIds = (countedOf.get(course.id) ?? []).map(({ id }) => id);
    const toItem = (row: ItemRow): CatalogueItem => ({
      ...row.text,
      id: row.id,
      slug: row.slug,
      formerSlugs: row.former_slugs,
      courseId: course.id,
      courseSlug: course.slug,
      courseFolder: course.folder,
      courseCover: cover,
      courseItemIds,
      type: row.type,
      minutes: row.minutes,
      access: inheritAccess(row.access, course.access, siteAccess),
      demo: course.demo,
      planned: row.planned,
      comingSoon: course.coming_soon,
      film: row.film_id === null ? undefined : films.get(row.film_id),
    });
    return {
      ...course.text,
      id: course.id,
      slug: course.slug,
      formerSlugs: course.former_slugs,
      folder: course.folder,
      cover,
      hash: course.hash,
      published: course.published_on,
      featuredLevel: course.featured_level,
      demo: course.demo,
      archived: course.archived,
      comingSoon: course.coming_soon,
      robots: course.robots,
      categoryIds: course.category_ids,
      chapters: (chaptersOf.get(course.id) ?? []).map(({ id, text }) => ({
        ...text,
        id,
        items: (itemsOf.get(`${course.id}/${id}`) ?? []).map(toItem),
      })),
      resources: course.resources.map((resource) => toResource(resource, course, { siteAccess, locale })),
    };
  });
}

function toResource(
  { own, ...resource }: ContentResource,
  course: CourseRow,
  { siteAccess, locale }: { siteAccess: Access; locale: Locale },
): CatalogueResource {
  return {
    ...resource,
    id: `${course.id}.${resource.file}`,
    name: `${course.slug}.${resource.file}`,
    courseId: course.id,
    courseSlug: course.slug,
    courseTitle: course.text.title,
    key: own?.key ?? `${course.folder}/resources/${resource.file}`,
    access: inheritAccess(resource.access, course.access, siteAccess),
    demo: course.demo,
    comingSoon: course.coming_soon,
    ...(own && { own: { ...own.texts[locale], minAge: own.minAge } }),
  };
}

const shippedTracks = inLanguages((locale) => `${locale}.vtt`);

function toFilm(row: FilmRow, { folder }: CourseRow, locale: Locale): CatalogueFilm {
  return {
    folder: row.folder ?? `${folder}/media/${row.id}`,
    duration: row.duration,
    height: row.height,
    hls: row.hls,
    chapters: row.chapters.map(({ at, title }) => ({ at, title: title[locale] })),
    tracks: row.tracks ?? shippedTracks,
  };
}
