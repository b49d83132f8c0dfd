import type { ItemType } from '#core/item-types.ts';
import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { href } from '#urls.ts';
import { getCatalogue } from '#features/learning/catalogue/server/catalogue.ts';
import type { CatalogueCourse, CatalogueItem } from '#features/learning/catalogue/server/catalogue-types.ts';
import { coverImage } from '#features/learning/courses/server/cover-image.ts';
import { countsTowardsCourse } from '#features/learning/kinds/policy.ts';
import { questionsOf } from '#features/learning/quizzes/server/open-quizzes.ts';

/** An item that a teacher may set her class; `seconds` of its film, `questions` of its quiz. */
export interface ClassItem {
  id: string;
  slug: string;
  courseId: string;
  title: string;
  type: ItemType;
  minutes: number;
  href: string;
  seconds: number | undefined;
  questions: number;
  /** Whether it counts in its course, as everything does that needs no approval. */
  counts: boolean;
}

export interface ClassCourse {
  id: string;
  slug: string;
  title: string;
  image: string;
  href: string;
  items: readonly ClassItem[];
}

/** What can be set to a class: every course that is neither archived nor still to come, with the items that are there. */
export async function listClassCourses(ctx: Ctx, locale: Locale = ctx.locale): Promise<ClassCourse[]> {
  const { courses } = await getCatalogue(ctx, locale);
  return courses
    .filter(({ archived, comingSoon }) => !archived && !comingSoon)
    .map((one) => toCourse(ctx, one));
}

/** These courses in the order of the catalog; those that it no longer has are left out. */
export async function findClassCourses(
  ctx: Ctx,
  ids: readonly string[],
  locale: Locale = ctx.locale,
): Promise<ClassCourse[]> {
  const { courses } = await getCatalogue(ctx, locale);
  return courses.filter(({ id }) => ids.includes(id)).map((one) => toCourse(ctx, one));
}

/** These items by id; those that the catalog no longer has are left out. */
export async function findClassItems(
  ctx: Ctx,
  ids: readonly string[],
  locale: Locale = ctx.locale,
): Promise<ReadonlyMap<string, ClassItem>> {
  const { itemById } = await getCatalogue(ctx, locale);
  return new Map(
    ids.flatMap((id) => {
      const item = itemById.get(id);
      return item && !item.planned ? [[id, toItem(item)] as const] : [];
    }),
  );
}

/** The ids of items by their slugs, now or formerly, in the order given. */
export async function findItemIds(ctx: Ctx, slugs: readonly string[]): Promise<string[]> {
  const { itemById } = await getCatalogue(ctx, ctx.locale);
  const idBySlug = new Map(
    [...itemById.values()].flatMap(({ id, slug, formerSlugs }) =>
      [...formerSlugs, slug].map((each) => [each, id] as const),
    ),
  );
  return slugs.flatMap((slug) => idBySlug.get(slug) ?? []);
}

/** The courses of these items and files, each once; what the catalog no longer has is left out. */
export async function findCourseIds(
  ctx: Ctx,
  { itemIds = [], resourceIds = [] }: { itemIds?: readonly string[]; resourceIds?: readonly string[] },
): Promise<string[]> {
  const { itemById, resourceById } = await getCatalogue(ctx, ctx.locale);
  const found = [...itemIds.map((id) => itemById.get(id)), ...resourceIds.map((id) => resourceById.get(id))];
  return [...new Set(found.flatMap((one) => one?.courseId ?? []))];
}

function toCourse(ctx: Ctx, { id, slug, title, cover, chapters }: CatalogueCourse): ClassCourse {
  return {
    id,
    slug,
    title,
    image: coverImage(ctx, cover),
    href: href('course', { courseSlug: slug }),
    items: chapters
      .flatMap(({ items }) => items)
      .filter(({ planned }) => !planned)
      .map(toItem),
  };
}

function toItem(item: CatalogueItem): ClassItem {
  const { id, slug, courseId, courseSlug, title, type, minutes, film } = item;
  return {
    id,
    slug,
    courseId,
    title,
    type,
    minutes,
    href: href('lesson', { courseSlug, itemSlug: slug }),
    seconds: film?.duration,
    questions: questionsOf(item)?.length ?? 0,
    counts: countsTowardsCourse(type),
  };
}
