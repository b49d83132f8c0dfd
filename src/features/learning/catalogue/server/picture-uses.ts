import type { Ctx } from '#platform/ctx.ts';
import { findPictureKey } from '#features/media/server/public.ts';
import { getCatalogue } from './catalogue.ts';

/** Whether a course or an item that readers see shows an uploaded picture. */
export async function isPictureUsed(ctx: Ctx, { file }: { file: string }): Promise<boolean> {
  const { itemsByUploadedPicture, uploadedCovers } = await getCatalogue(ctx, ctx.locale);
  const key = findPictureKey(file) ?? '';
  return itemsByUploadedPicture.has(key) || uploadedCovers.has(key);
}
