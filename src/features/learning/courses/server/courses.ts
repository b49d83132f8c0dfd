import { createHash } from 'node:crypto';
import type { Locale } from '#core/locale.ts';
import { planKey } from '#core/plans.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { compressOnce, type Compressed } from '#platform/http/compressed.ts';
import { shareAnswer } from '#platform/cache/shared-answers.ts';
import type { CourseSummary, CourseView } from '../contract.ts';
import type { ItemView } from '#features/learning/catalogue/contract.ts';
import type { ResourceKind } from '#features/learning/resources/policy.ts';
import { isDeed, isShown, mayShowSources } from '#features/learning/kinds/policy.ts';
import { isOpenThroughClass, mayWatch } from '#features/learning/catalogue/policy.ts';
import { findCourse, getCatalogueForLists } from '#features/learning/catalogue/server/catalogue.ts';
import type {
  Catalogue,
  CatalogueCourse,
  CatalogueItem,
} from '#features/learning/catalogue/server/catalogue-types.ts';
import { writeCitation } from '#features/learning/content/server/passages/citations.ts';
import { coverImage, shareImage } from './cover-image.ts';
import { itemPicture } from './item-picture.ts';
import { toResourceViews } from '#features/learning/resources/server/resources.ts';

/** A list of courses as it is sent. */
export interface CourseListBytes {
  bytes(): Promise<Compressed>;
  etag: string;
}

/** Who shares a list: everyone on a plan, except that classic mode counts only what it shows. */
type ListKey = `${ReturnType<typeof planKey>}/${boolean}`;

interface CourseList extends CourseListBytes {
  courses: CourseSummary[];
}

/** Lists per plan (spec §4), though all plans see the same so far; they go when their catalog does. */
const listsOf = new WeakMap<Catalogue, Map<ListKey, CourseList>>();

/** Summaries of all courses, in order, including archived and upcoming ones. */
export async function listCourses(ctx: Ctx, locale = ctx.locale): Promise<CourseSummary[]> {
  return (await getCourseList(ctx, locale)).courses;
}

/** The same as JSON bytes, ready to send. */
export async function getCourseListBytes(ctx: Ctx, locale = ctx.locale): Promise<CourseListBytes> {
  return getCourseList(ctx, locale);
}

/** What every visitor sees of each course; it goes when the course changes. */
const visitorsViews = new WeakMap<CatalogueCourse, CourseView>();

/** One course by its slug, or one that it had before, with what the caller may watch. Refuses an unknown slug. */
export async function getCourse(ctx: Ctx, slug: string, locale = ctx.locale): Promise<CourseView> {
  const course = await findCourse(ctx, slug, locale);
  if (!course) throw new NotFound();
  if (ctx.actor.kind === 'member') return toCourseView(ctx, course, locale);
  const view = visitorsViews.get(course) ?? shareAnswer(toCourseView(ctx, course, locale));
  visitorsViews.set(course, view);
  return view;
}

function toCourseView(ctx: Ctx, course: CatalogueCourse, locale: Locale): CourseView {
  const hidden = itemsOf(course)
    .filter(({ type }) => !isShown(ctx.actor, type))
    .map((item) => toItemView(ctx, item));
  return {
    id: course.id,
    slug: course.slug,
    title: course.title,
    tagline: course.tagline,
    description: course.description,
    seoTitle: course.seoTitle ?? course.title,
    seoDescription: course.seoDescription,
    ...(course.robots.length > 0 && { robots: [...course.robots] }),
    ...(course.lang && { lang: course.lang }),
    archived: course.archived,
    isComingSoon: course.comingSoon,
    ...(course.published !== null && { publishedOn: course.published }),
    featuredLevel: course.featuredLevel,
    demo: course.demo,
    ...(isOpenThroughClass(ctx.actor, itemsOf(course), ctx.clock.now()) && { throughClass: true as const }),
    cover: { image: coverImage(ctx, course.cover), shareImage: shareImage(ctx, course.cover) },
    categoryIds: [...course.categoryIds],
    chapters: course.chapters
      .map(({ id, title, lang, items }) => ({
        id,
        title,
        ...(lang && { lang }),
        items: items.filter(({ type }) => isShown(ctx.actor, type)).map((item) => toItemView(ctx, item)),
      }))
      .filter(({ items }) => items.length > 0),
    ...(hidden.length > 0 && { hidden }),
    ...listByKind(ctx, course, locale),
  };
}

const lists = {
  workbook: 'workbooks',
  sourcesheet: 'sourcesheets',
  presentation: 'presentations',
  material: 'materials',
  poster: 'poster_templates',
  music: 'music',
  kahoot: 'kahoots',
} as const satisfies Record<ResourceKind, keyof CourseView>;

function listByKind(ctx: Ctx, { resources }: CatalogueCourse, locale: Locale): Partial<CourseView> {
  const byKind = Map.groupBy(toResourceViews(ctx, resources, locale), ({ kind }) => lists[kind]);
  return Object.fromEntries(byKind);
}

async function getCourseList(ctx: Ctx, locale: Locale): Promise<CourseList> {
  const catalogue = await getCatalogueForLists(ctx, locale);
  const lists = listsOf.get(catalogue) ?? new Map<ListKey, CourseList>();
  listsOf.set(catalogue, lists);
  const isClassic = ctx.actor.kind === 'member' && ctx.actor.classicMode;
  const key: ListKey = `${planKey(ctx.actor, ctx.clock.now())}/${isClassic}`;
  const list = lists.get(key) ?? toList(ctx, catalogue);
  lists.set(key, list);
  return list;
}

function toList(ctx: Ctx, { courses }: Catalogue): CourseList {
  const summaries = shareAnswer(courses.map((course) => toSummary(ctx, course)));
  const bytes = Buffer.from(JSON.stringify(summaries));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { courses: summaries, bytes: compressOnce(bytes), etag };
}

function toSummary(ctx: Ctx, course: CatalogueCourse): CourseSummary {
  const items = itemsOf(course).filter(({ type }) => isShown(ctx.actor, type));
  const openable = items.filter(({ planned }) => !planned);
  return {
    id: course.id,
    slug: course.slug,
    title: course.title,
    tagline: course.tagline,
    description: course.description,
    ...(course.lang && { lang: course.lang }),
    image: coverImage(ctx, course.cover),
    archived: course.archived,
    isComingSoon: course.comingSoon,
    featuredLevel: course.featuredLevel,
    demo: course.demo,
    categoryIds: [...course.categoryIds],
    itemCount: items.length,
    openableCount: openable.length,
    minutes: openable
      .filter(({ type }) => !isDeed(type))
      .reduce((minutes, item) => minutes + item.minutes, 0),
    deeds: openable.filter(({ type }) => isDeed(type)).length,
  };
}

function itemsOf({ chapters }: CatalogueCourse): readonly CatalogueItem[] {
  return chapters.flatMap(({ items }) => items);
}

function toItemView(ctx: Ctx, item: CatalogueItem): ItemView {
  return {
    id: item.id,
    slug: item.slug,
    ...(item.formerSlugs.length > 0 && { formerSlugs: [...item.formerSlugs] }),
    type: item.type,
    title: item.title,
    summary: item.summary,
    ...(item.lang && { lang: item.lang }),
    ...(item.bodyLang && { bodyLang: item.bodyLang }),
    minutes: isDeed(item.type) ? 0 : item.minutes,
    access: item.access,
    ...mayWatch(ctx.actor, item, ctx.clock.now()),
    poster: itemPicture(ctx, item),
    ...(item.source !== undefined && { source: item.source }),
    ...(item.citations && mayShowSources(item.type) && { cites: item.citations.map(writeCitation) }),
    ...(item.talk && { talk: item.talk }),
  };
}
