import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { carryIn, hasArrived, isStored } from '#platform/files/carried-files.ts';
import { findPictureKey, maxPictureBytes, smallPictureKey } from '#features/media/pictures/policy.ts';
import { readOwnPicture } from '#features/media/pictures/server/make-picture.ts';
import { recordAudit } from '#features/people/server/public.ts';
import type { CarriedPicture, CarriedIn, Carrier } from './carried-media.ts';

export async function carryPictureIn(
  ctx: Ctx,
  { name, title, file }: CarriedPicture,
  { folder, who }: Carrier,
): Promise<CarriedIn> {
  const query = ctx.db.selectFrom('media_pictures').select('file').where('file', '=', name);
  const isKnown = (await query.executeTakeFirst()) !== undefined;
  if (isKnown && (await isStored(ctx.files, file))) return { added: 0, missing: [] };
  const isWhole =
    file.key === findPictureKey(name) && file.bytes <= maxPictureBytes && (await hasArrived(folder, file));
  const made = isWhole ? await readOwnPicture(await readFile(join(folder, file.key))) : undefined;
  if (!made) return { added: 0, missing: [file.key] };
  await carryIn(ctx.files, folder, file);
  await ctx.files.put(smallPictureKey(name), made.small, 'image/webp');
  await inTransaction(ctx, async (transaction) => {
    const { width, height } = made;
    const row = await transaction.db
      .insertInto('media_pictures')
      .values({ file: name, title, width, height, created_at: ctx.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('file')
      .executeTakeFirst();
    if (!row) return;
    await recordAudit(transaction, {
      who,
      what: 'picture.added',
      subject: name,
      why: 'imported',
      after: { title },
    });
  });
  return { added: isKnown ? 0 : 1, missing: [] };
}
