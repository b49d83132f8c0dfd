import type { Ctx } from '#platform/ctx.ts';
import { coverImage } from './cover-image.ts';
import { findPictureKey } from '#features/media/server/public.ts';
import type { CatalogueItem } from '#features/learning/catalogue/server/catalogue-types.ts';

/** The URL of an item's picture: its own, else its film's, else its course's cover. */
export function itemPicture(ctx: Pick<Ctx, 'media'>, item: CatalogueItem): string {
  const { media } = ctx;
  if (item.cover !== undefined) return media.href(pictureKey(item, item.cover), 'public');
  if (item.film) return media.href(`${item.film.folder}/poster.jpg`, 'public');
  return coverImage(ctx, item.courseCover);
}

/** Where one of an item's pictures is stored: with its course, or among those that staff uploaded. */
export function pictureKey(item: Pick<CatalogueItem, 'courseFolder' | 'slug'>, file: string): string {
  return findPictureKey(file) ?? `${pictureFolder(item)}/${file}`;
}

/** Where the pictures of an item are stored that come with its course. */
export function pictureFolder({ courseFolder, slug }: Pick<CatalogueItem, 'courseFolder' | 'slug'>): string {
  return `${courseFolder}/pictures/${slug}`;
}
