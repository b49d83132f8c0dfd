import type { Ctx } from '#platform/ctx.ts';
import type { CourseCover } from '#features/learning/catalogue/server/catalogue-types.ts';
import { findPictureKey } from '#features/media/server/public.ts';

/** The address of a course's cover. */
export function coverImage(ctx: Pick<Ctx, 'media'>, cover: CourseCover): string {
  return addressOf(ctx, cover, 'svg');
}

/** The same for where its pages are shared, which take no SVG. */
export function shareImage(ctx: Pick<Ctx, 'media'>, cover: CourseCover): string {
  return addressOf(ctx, cover, 'jpg');
}

function addressOf({ media }: Pick<Ctx, 'media'>, cover: CourseCover, format: 'svg' | 'jpg'): string {
  if ('picture' in cover) return media.href(findPictureKey(cover.picture) ?? '', 'public');
  const name = 'folder' in cover ? cover.folder : `made/${cover.motif}.${cover.palette}`;
  return `/covers/${name}.${format}`;
}
