import { visitor } from '#core/actor.ts';
import type { Ctx } from '#platform/ctx.ts';
import { mayDownload } from '../resources/policy-download.ts';
import { mayWatch } from '../catalogue/policy.ts';
import { getCatalogue } from '../catalogue/server/catalogue.ts';
import type { CatalogueItem } from '../catalogue/server/catalogue-types.ts';

/**
 * Whether a stored media file is available without a signature: every poster and cover, and all files of a film or an
 * item that everyone may open. Keys are `<folder>/media/<film>/<file>`, `<folder>/pictures/<item slug>/<file>`,
 * `<folder>/resources/<file>`, and that of a picture or a download which staff has uploaded.
 */
export async function isPublicMedia(ctx: Ctx, key: string): Promise<boolean> {
  if (/^(?:[\w-]+\/resources|house\/downloads)\//.test(key)) return isPublicResource(ctx, key);
  const { itemByPictureFolder, itemsByFilmFolder, itemsByUploadedPicture, uploadedCovers } =
    await getCatalogue(ctx, ctx.locale);
  if (uploadedCovers.has(key)) return true;
  const now = ctx.clock.now();
  const isOpen = (item: CatalogueItem) => mayWatch(visitor, item, now).mayWatch;
  const shown = itemsByUploadedPicture.get(key);
  if (shown)
    return shown.some((item) => (item.cover !== undefined && key.endsWith(`/${item.cover}`)) || isOpen(item));
  const [, folder = '', kind = '', name = '', file = ''] =
    /^([\w-]+)\/(media|pictures)\/([\w-]+)\/([\w/.-]+)$/.exec(key) ?? [];
  if (file.split('/').includes('..')) return false;
  if (kind === 'pictures') {
    const item = itemByPictureFolder.get(`${folder}/pictures/${name}`);
    return item !== undefined && (file === item.cover || isOpen(item));
  }
  const items = itemsByFilmFolder.get(`${folder}/media/${name}`) ?? [];
  return file === 'poster.jpg' ? items.length > 0 : items.some(isOpen);
}

async function isPublicResource(ctx: Ctx, key: string): Promise<boolean> {
  const { resourceByKey } = await getCatalogue(ctx, ctx.locale);
  const resource = resourceByKey.get(key);
  return resource !== undefined && mayDownload(visitor, resource, ctx.clock.now()).mayDownload;
}
