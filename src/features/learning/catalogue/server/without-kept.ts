import { whatKeeps, type CategoryRules } from '#core/kept-categories.ts';
import type { Catalogue, CatalogueCourse, CatalogueItem } from './catalogue-types.ts';

/** Catalogs without some categories; they go when the whole one does. */
const shortened = new WeakMap<Catalogue, Map<string, Catalogue>>();

/**
 * The catalog as it is for a child of a family: neither the categories that are kept from her nor a course in one of them is in it, so
 * that nothing that reads the catalog tells them from what does not exist.
 */
export function withoutKept(whole: Catalogue, rules: CategoryRules): Catalogue {
  const hidden = whole.categories.filter((category) => whatKeeps(category, rules)).map(({ id }) => id);
  if (hidden.length === 0) return whole;
  const key = JSON.stringify(hidden);
  const known = shortened.get(whole) ?? new Map<string, Catalogue>();
  shortened.set(whole, known);
  const catalogue = known.get(key) ?? shorten(whole, new Set(hidden));
  known.set(key, catalogue);
  return catalogue;
}

function shorten(whole: Catalogue, hidden: ReadonlySet<string>): Catalogue {
  const courses = whole.courses.filter(({ categoryIds }) => !categoryIds.some((id) => hidden.has(id)));
  const courseIds = new Set(courses.map(({ id }) => id));
  const ofCourse = ({ courseId }: CatalogueItem) => courseIds.has(courseId);
  const resources = new Set(courses.flatMap((course) => course.resources));
  return {
    courses,
    courseById: keep(whole.courseById, ({ id }: CatalogueCourse) => courseIds.has(id)),
    courseBySlug: keep(whole.courseBySlug, ({ id }: CatalogueCourse) => courseIds.has(id)),
    itemById: keep(whole.itemById, ofCourse),
    itemsByFilmFolder: keepLists(whole.itemsByFilmFolder, ofCourse),
    itemByPictureFolder: keep(whole.itemByPictureFolder, ofCourse),
    itemsByUploadedPicture: keepLists(whole.itemsByUploadedPicture, ofCourse),
    uploadedCovers: whole.uploadedCovers,
    resourceById: keep(whole.resourceById, (one) => resources.has(one)),
    resourceByKey: keep(whole.resourceByKey, (one) => resources.has(one)),
    categories: whole.categories
      .filter(({ id }) => !hidden.has(id))
      .map((category) => ({ ...category, courseIds: category.courseIds.filter((id) => courseIds.has(id)) })),
    passageById: whole.passageById,
    siteAccess: whole.siteAccess,
  };
}

function keep<Value>(map: ReadonlyMap<string, Value>, stays: (value: Value) => boolean): Map<string, Value> {
  return new Map([...map].filter(([, value]) => stays(value)));
}

function keepLists<Value>(
  map: ReadonlyMap<string, readonly Value[]>,
  stays: (value: Value) => boolean,
): Map<string, readonly Value[]> {
  const lists = [...map].map(([key, values]) => [key, values.filter(stays)] as const);
  return new Map(lists.filter(([, values]) => values.length > 0));
}
