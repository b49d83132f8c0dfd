import { visitor } from '#core/actor.ts';
import type { Ctx } from '#platform/ctx.ts';
import { mayDownload, mayWatch } from '../policy.ts';
import { getCatalogue, type CatalogueItem } from './catalogue/catalogue.ts';

/**
 * Whether a stored media file is available without a signature: every poster and cover, and all files of a film or an
 * item that everyone may open. Keys are `<course>/media/<film>/<file>`, `<course>/pictures/<item>/<file>` and
 * `<course>/resources/<file>`.
 */
export async function isPublicMedia(ctx: Ctx, key: string): Promise<boolean> {
  if (/^[\w-]+\/resources\//.test(key)) return isPublicResource(ctx, key);
  const [, course = '', kind = '', name = '', file = ''] =
    /^([\w-]+)\/(media|pictures)\/([\w-]+)\/([\w/.-]+)$/.exec(key) ?? [];
  if (file.split('/').includes('..')) return false;
  const { itemById, itemsByFilmFolder } = await getCatalogue(ctx, ctx.locale);
  const now = ctx.clock.now();
  const isOpen = (item: CatalogueItem) => mayWatch(visitor, item, now).mayWatch;
  if (kind === 'pictures') {
    const item = itemById.get(name);
    return item?.courseId === course && (file === item.cover || isOpen(item));
  }
  const items = itemsByFilmFolder.get(`${course}/media/${name}`) ?? [];
  return file === 'poster.jpg' ? items.length > 0 : items.some(isOpen);
}

async function isPublicResource(ctx: Ctx, key: string): Promise<boolean> {
  const { resourceById } = await getCatalogue(ctx, ctx.locale);
  const resource = resourceById.get(key.replace('/resources/', '.'));
  return resource?.key === key && mayDownload(visitor, resource, ctx.clock.now()).mayDownload;
}
