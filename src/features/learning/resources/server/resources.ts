import { visitor } from '#core/actor.ts';
import { Forbidden, NotFound, type Refusal } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { href } from '#urls.ts';
import type { ResourceLock, ResourceView } from '../contract.ts';
import { resourceNames } from '../policy.ts';
import { mayDownload } from '#features/learning/policy.ts';
import { getCatalogue, type CatalogueResource } from '#features/learning/server/catalogue/catalogue.ts';
import { refusalFor } from '#features/learning/server/open-items.ts';

/** The files of all courses in order, or of one; an unknown course has none. Says what the caller may download. */
export async function listResources(
  ctx: Ctx,
  courseSlug?: string,
  locale = ctx.locale,
): Promise<ResourceView[]> {
  const { resourceById } = await getCatalogue(ctx, locale);
  return [...resourceById.values()]
    .filter(({ courseId }) => courseSlug === undefined || courseId === courseSlug)
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

/** A file's URL, valid for some hours. Refuses an unknown file, and, with its reason, one she may not download. */
export async function getDownload(ctx: Ctx, id: string): Promise<{ href: string }> {
  const resource = (await getCatalogue(ctx, ctx.locale)).resourceById.get(id);
  if (!resource) throw new NotFound();
  const verdict = mayDownload(ctx.actor, resource, ctx.clock.now());
  if (!verdict.mayDownload) throw refusalOf(verdict.reason);
  return { href: linkTo(ctx, resource) };
}

/** Counts one download of a file today (UTC); nothing is kept about who downloaded it. */
export async function countDownload({ db, clock }: Pick<Ctx, 'db' | 'clock'>, id: string): Promise<void> {
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

function linkTo(ctx: Ctx, resource: CatalogueResource): string {
  const isPublic = mayDownload(visitor, resource, ctx.clock.now()).mayDownload;
  return ctx.media.href(resource.key, isPublic ? 'public' : 'signed');
}

function toView(ctx: Ctx, resource: CatalogueResource, locale: Ctx['locale']): ResourceView {
  const { id, courseId, courseTitle, kind, lang, format, bytes, pages, access } = resource;
  const verdict = mayDownload(ctx.actor, resource, ctx.clock.now());
  return {
    id,
    courseSlug: courseId,
    kind,
    title: ctx.sayIn(locale, 'learning.resource.title', {
      kind: ctx.sayIn(locale, resourceNames[kind]),
      course: courseTitle,
    }),
    ...(lang && { lang }),
    format,
    bytes,
    ...(pages !== null && { pages }),
    href: href('download', { resourceId: id }),
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
