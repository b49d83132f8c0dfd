import * as z from 'zod';
import { localeCodes, type Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Events } from '#platform/events/events.ts';
import { cacheReads } from '#platform/cache/cached-read.ts';
import { defineSetting, readSetting, settingsChanged } from '#platform/settings/settings.ts';
import type { Access } from '../policy.ts';
import {
  contentChanged,
  contentTopic,
  courseListTopic,
  courseTopic,
  passagesTopic,
} from '#features/learning/content/server/content-topics.ts';
import { buildCatalogue } from './build-catalogue.ts';
import { readCatalogueRows } from './catalogue-rows.ts';
import type { Catalogue, CatalogueCourse, CatalogueItem } from './catalogue-types.ts';
import { withoutKept } from './without-kept.ts';

/** The access level of an item where neither it nor its course names one. */
export const defaultAccessSetting = defineSetting<Access>({
  key: 'learning.defaultAccess',
  schema: z.enum(['paid', 'all', 'public', 'premium']),
  initial: 'paid',
  form: {
    area: 'learning',
    title: 'learning.setting.defaultAccess',
    hint: 'learning.setting.defaultAccessHint',
    fields: {
      '': {
        label: 'learning.setting.defaultAccess',
        options: {
          paid: 'learning.setting.accessPaid',
          all: 'learning.setting.accessAll',
          public: 'learning.setting.accessPublic',
          premium: 'learning.setting.accessPremium',
        },
      },
    },
  },
});

/** The newest catalog of each language in a process: what has not changed in it is not read again. */
const newest = new WeakMap<Events, Map<Locale, Catalogue>>();

/**
 * It is read once per process and checked when the content or a setting changes, at the latest after ten minutes (spec
 * §4): then only the courses that changed are read and built again.
 */
const readPublished = cacheReads<Ctx, Locale, Catalogue>(
  // The settings it is built from may be a minute old.
  { topics: [contentChanged, settingsChanged], maxAgeSeconds: 540, max: localeCodes.length },
  async (ctx, locale) => {
    const siteAccess = await readSetting(ctx, defaultAccessSetting);
    const before = newest.get(ctx.events)?.get(locale);
    const unchanged =
      before?.siteAccess === siteAccess ? before.courseById : new Map<string, CatalogueCourse>();
    const known = Object.fromEntries([...unchanged.values()].map(({ id, hash }) => [id, hash]));
    const rows = await readCatalogueRows(ctx.db, locale, known);
    const catalogue = buildCatalogue(rows, { locale, siteAccess, unchanged });
    // What is read inside a transaction may never be committed.
    if (!ctx.db.isTransaction) {
      const catalogues = newest.get(ctx.events) ?? new Map<Locale, Catalogue>();
      newest.set(ctx.events, catalogues.set(locale, catalogue));
    }
    return catalogue;
  },
);

declare module '#platform/ctx.ts' {
  interface Ctx {
    /** What the holder of a preview link reads in place of what is published. */
    draftCatalogue?: Catalogue;
  }
}

async function readCatalogue(ctx: Ctx, locale: Locale): Promise<Catalogue> {
  if (ctx.draftCatalogue) return ctx.draftCatalogue;
  const published = await readPublished(ctx, locale);
  const rules = ctx.actor.kind === 'member' ? ctx.actor.categoryRules : undefined;
  return rules ? withoutKept(published, rules) : published;
}

/**
 * The catalog of a language, without what is kept from the caller. Get it before a transaction, not inside one. A page made from it is made again after any
 * change of content: for one course, one item, the list or the passages there are functions that say so.
 */
export async function getCatalogue(ctx: Ctx, locale: Locale): Promise<Catalogue> {
  ctx.madeFrom?.add(contentTopic);
  return readCatalogue(ctx, locale);
}

/** The courses that are kept from the caller by her guardians or her age; for nearly everyone none. */
export async function listHiddenCourses(ctx: Ctx): Promise<string[]> {
  if (ctx.actor.kind !== 'member' || !ctx.actor.categoryRules) return [];
  const seen = await readCatalogue(ctx, ctx.locale);
  const published = await readPublished(ctx, ctx.locale);
  return published.courses.filter(({ id }) => !seen.courseById.has(id)).map(({ id }) => id);
}

/** The course with this slug, now or formerly. */
export async function findCourse(
  ctx: Ctx,
  slug: string,
  locale: Locale,
): Promise<CatalogueCourse | undefined> {
  const course = (await readCatalogue(ctx, locale)).courseBySlug.get(slug);
  // What is not there yet may come with any change.
  ctx.madeFrom?.add(course ? courseTopic(course.id) : contentTopic);
  return course;
}

export async function findItem(ctx: Ctx, id: string, locale: Locale): Promise<CatalogueItem | undefined> {
  const item = (await readCatalogue(ctx, locale)).itemById.get(id);
  ctx.madeFrom?.add(item ? courseTopic(item.courseId) : contentTopic);
  return item;
}

/** The catalog, for what lists show of its courses. */
export async function getCatalogueForLists(ctx: Ctx, locale: Locale): Promise<Catalogue> {
  ctx.madeFrom?.add(courseListTopic);
  return readCatalogue(ctx, locale);
}

/** The catalog's passages, by id. */
export async function getPassages(ctx: Ctx, locale: Locale): Promise<Catalogue['passageById']> {
  ctx.madeFrom?.add(passagesTopic);
  return (await readCatalogue(ctx, locale)).passageById;
}
