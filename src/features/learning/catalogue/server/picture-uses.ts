import type { Ctx } from '#platform/ctx.ts';
import { findPictureKey } from '#features/media/server/public.ts';
import { getCatalogue } from './catalogue.ts';

/** Whether an item that readers see shows an uploaded picture. */
export async function isPictureUsed(ctx: Ctx, { file }: { file: string }): Promise<boolean> {
  const { itemsByUploadedPicture } = await getCatalogue(ctx, ctx.locale);
  return itemsByUploadedPicture.has(findPictureKey(file) ?? '');
}
