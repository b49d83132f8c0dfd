import { visitor } from '#core/actor.ts';
import { Forbidden, NotFound, type Refusal } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { href } from '#urls.ts';
import type { ResourceLock, ResourceView } from '../contract.ts';
import { resourceNames } from '../policy.ts';
import { mayDownload } from '../policy-download.ts';
import { getCatalogue } from '#features/learning/catalogue/server/catalogue.ts';
import type { CatalogueResource } from '#features/learning/catalogue/server/catalogue-types.ts';
import { refusalFor } from '#features/learning/catalogue/server/open-items.ts';

/** The files of all courses in order, or of one; an unknown course has none. Says what the caller may download. */
export async function listResources(
  ctx: Ctx,
  courseSlug?: string,
  locale = ctx.locale,
): Promise<ResourceView[]> {
  const { resourceById, courseBySlug } = await getCatalogue(ctx, locale);
  const course = courseSlug === undefined ? undefined : courseBySlug.get(courseSlug);
  return [...resourceById.values()]
    .filter(({ courseId }) => courseSlug === undefined || courseId === course?.id)
    .map((resource) => toView(ctx, resource, locale));
}

/** The files of one course, for its view. */
export function toResourceViews(
  ctx: Ctx,
  resources: readonly CatalogueResource[],
  locale = ctx.locale,
): ResourceView[] {
  return resources.map((resource) => toView(ctx, resource, locale));
}

/**
 * A file's URL, valid for some hours; the file by its id, or by the name in its address. Refuses an unknown file, and,
 * with its reason, one she may not download.
 */
export async function getDownload(ctx: Ctx, idOrName: string): Promise<{ href: string }> {
  const resource = await getResource(ctx, idOrName);
  const verdict = mayDownload(ctx.actor, resource, ctx.clock.now());
  if (!verdict.mayDownload) throw refusalOf(verdict.reason);
  return { href: linkTo(ctx, resource) };
}

/** Counts one download of a file today (UTC); nothing is kept about who downloaded it. */
export async function countDownload(ctx: Ctx, idOrName: string): Promise<void> {
  const { id } = await getResource(ctx, idOrName);
  const { db, clock } = ctx;
  await db
    .insertInto('resource_downloads')
    .values({ resource_id: id, day: clock.now().toISOString().slice(0, 10), downloads: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['resource_id', 'day'])
        .doUpdateSet(({ eb }) => ({ downloads: eb('resource_downloads.downloads', '+', 1) })),
    )
    .execute();
}

async function getResource(ctx: Ctx, idOrName: string): Promise<CatalogueResource> {
  const { resourceById, courseBySlug } = await getCatalogue(ctx, ctx.locale);
  const [slug = '', ...file] = idOrName.split('.');
  const id = [courseBySlug.get(slug)?.id ?? slug, ...file].join('.');
  const resource = resourceById.get(id);
  if (!resource) throw new NotFound();
  return resource;
}

function linkTo(ctx: Ctx, resource: CatalogueResource): string {
  const isPublic = mayDownload(visitor, resource, ctx.clock.now()).mayDownload;
  return ctx.media.href(resource.key, isPublic ? 'public' : 'signed');
}

function toView(ctx: Ctx, resource: CatalogueResource, locale: Ctx['locale']): ResourceView {
  const { id, name, courseSlug, courseTitle, kind, lang, format, bytes, pages, access, own } = resource;
  const verdict = mayDownload(ctx.actor, resource, ctx.clock.now());
  return {
    id,
    courseSlug,
    kind,
    title:
      own?.title ??
      ctx.sayIn(locale, 'learning.resource.title', {
        kind: ctx.sayIn(locale, resourceNames[kind]),
        course: courseTitle,
      }),
    ...(own && {
      label: own.title,
      ...(own.description !== undefined && { description: own.description }),
      ...(own.lang !== locale && { textLang: own.lang }),
      ...(own.minAge !== undefined && { minAge: own.minAge }),
    }),
    ...(lang && { lang }),
    format,
    bytes,
    ...(pages !== null && { pages }),
    href: href('download', { resourceId: name }),
    ...(kind === 'music' && verdict.mayDownload && { src: linkTo(ctx, resource) }),
    access,
    ...verdict,
  };
}

function refusalOf(reason: ResourceLock): Refusal {
  return reason === 'for_grown_ups'
    ? new Forbidden('forbidden', 'learning.refusal.forGrownUps', { reason })
    : refusalFor(reason);
}
