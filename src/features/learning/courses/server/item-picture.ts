import type { Ctx } from '#platform/ctx.ts';
import type { CatalogueItem } from '#features/learning/catalogue/server/catalogue-types.ts';

/** The URL of an item's picture: its own, else its film's; undefined if it has neither. */
export function itemPicture({ media }: Pick<Ctx, 'media'>, item: CatalogueItem): string | undefined {
  if (item.cover !== undefined) return media.href(`${pictureFolder(item)}/${item.cover}`, 'public');
  return item.film && media.href(`${item.film.folder}/poster.jpg`, 'public');
}

/** Where an item's pictures are stored. */
export function pictureFolder({ courseFolder, slug }: Pick<CatalogueItem, 'courseFolder' | 'slug'>): string {
  return `${courseFolder}/pictures/${slug}`;
}
