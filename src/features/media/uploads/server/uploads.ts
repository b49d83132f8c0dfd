import { randomBytes } from 'node:crypto';
import { signedIn } from '#core/actor.ts';
import { dayMs } from '#core/durations.ts';
import { Conflict, Invalid, NotFound } from '#core/refusals.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Db } from '#platform/db/tables.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { lockPerson } from '#features/people/server/public.ts';
import { findPurpose, type UploadPurpose } from './purposes.ts';

/** What an uploader says about her file before she sends it. */
export interface UploadAnnounced {
  purpose: string;
  fileName: string;
  byteSize: number;
}

/** Room on the disk that uploads leave to everything else. */
const reserveBytes = 1024 ** 3;

/** How long an upload is kept that nothing was made of. */
const keptMilliseconds = dayMs;

/** Notes who is about to upload what, and returns its id. Refuses what would be refused in the end, before a byte is sent. */
export async function announceUpload(ctx: Ctx, announced: UploadAnnounced): Promise<string> {
  const { userId } = signedIn(ctx);
  const purpose = await findPurpose(ctx, announced.purpose);
  if (!purpose) throw new Invalid([{ path: 'purpose', messageKey: 'app.field.invalid' }]);
  purpose.refuseOthers(ctx);
  await refuseTooLarge(ctx, purpose, announced.byteSize);
  const id = randomBytes(16).toString('hex');
  await inTransaction(ctx, async (transaction) => {
    const { db, clock } = transaction;
    await lockPerson(transaction, userId);
    await refuseTooMany(db, userId, purpose);
    await purpose.refuseMore?.(transaction, announced.byteSize);
    await db
      .insertInto('uploads')
      .values({
        id,
        purpose: purpose.name,
        owner_id: userId,
        file_name: announced.fileName,
        byte_size: announced.byteSize,
        created_at: clock.now(),
      })
      .execute();
  });
  return id;
}

async function refuseTooLarge({ uploads }: Ctx, { maxBytes }: UploadPurpose, byteSize: number) {
  if (byteSize > maxBytes) throw new Invalid([{ path: 'file', messageKey: 'media.refusal.tooLarge' }]);
  const free = await uploads.countFree();
  // The file itself, and what will be made of it.
  if (free !== undefined && free < byteSize * 2 + reserveBytes)
    throw new Conflict('disk_full', 'media.refusal.diskFull');
}

async function refuseTooMany(db: Db, owner: UserId, { name, maxWaiting }: UploadPurpose) {
  const { waiting } = await db
    .selectFrom('uploads')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('owner_id', '=', owner)
    .where('purpose', '=', name)
    .where('taken_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (waiting >= maxWaiting) throw new Conflict('too_many_uploads', 'media.refusal.tooManyUploads');
}

/** An upload that the caller may still send to: her own, of a purpose that is still open to her. */
export async function getOwnUpload(ctx: Ctx, id: string) {
  const { userId } = signedIn(ctx);
  const upload = await ctx.db
    .selectFrom('uploads')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', userId)
    .where('taken_at', 'is', null)
    .executeTakeFirst();
  const purpose = upload && (await findPurpose(ctx, upload.purpose));
  if (!purpose) throw new NotFound();
  purpose.refuseOthers(ctx);
  return upload;
}

/** Refuses to write on while the disk is nearly full: what has arrived stays, and can be continued later. */
export async function refuseFullDisk({ uploads }: Pick<Ctx, 'uploads'>): Promise<void> {
  const free = await uploads.countFree();
  if (free !== undefined && free < reserveBytes / 2)
    throw new Conflict('disk_full', 'media.refusal.diskFull');
}

/**
 * Takes a finished upload of its owner, the caller unless told otherwise, for what a feature makes of it, in that feature's transaction; once only. Refuses one
 * that has not arrived whole.
 */
export async function takeUpload(
  ctx: Ctx,
  id: string,
  purpose: string,
  owner = signedIn(ctx).userId,
): Promise<{ fileName: string; byteSize: number }> {
  const upload = await ctx.db
    .updateTable('uploads')
    .set({ taken_at: ctx.clock.now() })
    .where('id', '=', id)
    .where('owner_id', '=', owner)
    .where('purpose', '=', purpose)
    .where('taken_at', 'is', null)
    .returning(['file_name', 'byte_size'])
    .executeTakeFirst();
  if (!upload) throw new NotFound();
  if ((await ctx.uploads.countReceived(id)) !== upload.byte_size)
    throw new Conflict('upload_unfinished', 'media.refusal.uploadUnfinished');
  return { fileName: upload.file_name, byteSize: upload.byte_size };
}

/** Removes an upload and its bytes; the bytes go only once the row's removal is committed. */
export async function dropUpload(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.deleteFrom('uploads').where('id', '=', id).execute();
  ctx.afterCommit(() => ctx.uploads.remove(id));
}

/** Removes what was never finished, or of which nothing was made, after a day. */
export async function removeOldUploads(ctx: Ctx): Promise<void> {
  const old = await ctx.db
    .selectFrom('uploads')
    .select('id')
    .where('created_at', '<', new Date(ctx.clock.now().getTime() - keptMilliseconds))
    .where('taken_at', 'is', null)
    .limit(1000)
    .execute();
  for (const { id } of old) {
    await ctx.uploads.remove(id);
    await ctx.db.deleteFrom('uploads').where('id', '=', id).where('taken_at', 'is', null).execute();
  }
}
