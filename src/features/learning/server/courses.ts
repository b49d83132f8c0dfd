import { createHash } from 'node:crypto';
import type { Actor } from '../../../core/actor.ts';
import type { Locale } from '../../../core/locale.ts';
import { planKey } from '../../../core/plans.ts';
import { NotFound } from '../../../core/refusals.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import type { CourseSummary, CourseView, ItemView } from '../contract.ts';
import type { ResourceKind } from '../policy-resource-kinds.ts';
import { isShown, mayWatch } from '../policy.ts';
import {
  getCatalogue,
  type Catalogue,
  type CatalogueCourse,
  type CatalogueItem,
} from './catalogue/catalogue.ts';
import { coverImage } from './cover-image.ts';
import { toResourceViews } from './resources/resources.ts';

/** A list of courses as it is sent. */
export interface CourseListBytes {
  bytes: Buffer;
  etag: string;
}

/** Who sees the same list: all of a plan, apart from classic mode, which counts what it shows alone. */
type ListKey = `${ReturnType<typeof planKey>}/${boolean}`;

interface CourseList extends CourseListBytes {
  courses: CourseSummary[];
}

/** Lists per plan (spec §4), though all plans see the same so far; they go when their catalogue goes. */
const listsOf = new WeakMap<Catalogue, Map<ListKey, CourseList>>();

/** All courses, briefly, in their order; archived and coming ones too. */
export async function listCourses(ctx: Ctx, locale = ctx.locale): Promise<CourseSummary[]> {
  return (await getCourseList(ctx, locale)).courses;
}

/** The same as JSON, ready to be sent. */
export async function getCourseListBytes(ctx: Ctx, locale = ctx.locale): Promise<CourseListBytes> {
  return getCourseList(ctx, locale);
}

/** One course, with what who asks may watch. Refuses an unknown one. */
export async function getCourse(ctx: Ctx, slug: string, locale = ctx.locale): Promise<CourseView> {
  const course = (await getCatalogue(ctx, locale)).courseById.get(slug);
  if (!course) throw new NotFound();
  const hidden = course.chapters
    .flatMap(({ items }) => items)
    .filter(({ type }) => !isShown(ctx.actor, type))
    .map((item) => toItemView(ctx, item));
  return {
    id: course.id,
    slug: course.id,
    title: course.title,
    tagline: course.tagline,
    description: course.description,
    seoDescription: course.seoDescription,
    archived: course.archived,
    isComingSoon: course.comingSoon,
    featuredLevel: course.featuredLevel,
    demo: course.demo,
    cover: { image: coverImage(course.id), shareImage: `/covers/${course.id}.jpg` },
    categoryIds: [...course.categoryIds],
    chapters: course.chapters
      .map(({ id, title, items }) => ({
        id,
        title,
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
  const catalogue = await getCatalogue(ctx, locale);
  const lists = listsOf.get(catalogue) ?? new Map<ListKey, CourseList>();
  listsOf.set(catalogue, lists);
  const isClassic = ctx.actor.kind === 'member' && ctx.actor.classicMode;
  const key: ListKey = `${planKey(ctx.actor, ctx.clock.now())}/${isClassic}`;
  const list = lists.get(key) ?? toList(catalogue, ctx.actor);
  lists.set(key, list);
  return list;
}

function toList({ courses }: Catalogue, actor: Actor): CourseList {
  const summaries = courses.map((course) => toSummary(course, actor));
  const bytes = Buffer.from(JSON.stringify(summaries));
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { courses: summaries, bytes, etag };
}

function toSummary(course: CatalogueCourse, actor: Actor): CourseSummary {
  const items = course.chapters
    .flatMap((chapter) => chapter.items)
    .filter(({ type }) => isShown(actor, type));
  const openable = items.filter(({ planned }) => !planned);
  return {
    id: course.id,
    slug: course.id,
    title: course.title,
    tagline: course.tagline,
    description: course.description,
    image: coverImage(course.id),
    archived: course.archived,
    isComingSoon: course.comingSoon,
    featuredLevel: course.featuredLevel,
    demo: course.demo,
    categoryIds: [...course.categoryIds],
    itemCount: items.length,
    openableCount: openable.length,
    minutes: openable.reduce((minutes, item) => minutes + item.minutes, 0),
  };
}

function toItemView(ctx: Ctx, item: CatalogueItem): ItemView {
  return {
    id: item.id,
    slug: item.id,
    type: item.type,
    title: item.title,
    summary: item.summary,
    minutes: item.minutes,
    access: item.access,
    ...mayWatch(ctx.actor, item, ctx.clock.now()),
    ...(item.film && { poster: ctx.media.href(`${item.film.folder}/poster.jpg`, 'public') }),
    ...(item.source !== undefined && { source: item.source }),
    ...(item.talk && { talk: item.talk }),
  };
}
