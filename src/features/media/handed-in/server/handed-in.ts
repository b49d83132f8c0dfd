import type { UserId } from '#core/ids.ts';
import { Invalid, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { dropUpload } from '#features/media/uploads/server/uploads.ts';
import type { HandedInView } from '../contract.ts';
import { handedInFolder, problemKeys } from '../policy.ts';
import { receiveUpload } from './receive-file.ts';
import { viewRow, type HandedInRow } from './view-handed-in.ts';

/**
 * Takes a file for what its owner hands in, in the transaction that hands it in: from then on it stays until it is dropped. Its id is
 * that of the upload, and taking it again, as for a second version, gives the same. Refuses one that is not hers, has not arrived
 * whole, or was refused.
 */
export async function takeHandedIn(
  ctx: Ctx,
  { uploadId, ownerId }: { uploadId: string; ownerId: UserId },
): Promise<string> {
  const file = await findOrReceive(ctx, uploadId, ownerId);
  if (file.problem !== null) throw new Invalid([{ path: 'files', messageKey: problemKeys[file.problem] }]);
  if (file.taken_at === null)
    await ctx.db
      .updateTable('handed_in_files')
      .set({ taken_at: ctx.clock.now() })
      .where('id', '=', uploadId)
      .execute();
  return uploadId;
}

/** A file of its owner, made of her upload if that has not happened yet; locked until the transaction ends. */
export async function findOrReceive(ctx: Ctx, id: string, ownerId: UserId): Promise<HandedInRow> {
  const known = await lockFile(ctx, id, ownerId);
  if (known) return known;
  try {
    return await receiveUpload(ctx, id, ownerId);
  } catch (error) {
    // Another request may have received it since: then its row is there now.
    const received = error instanceof NotFound ? await lockFile(ctx, id, ownerId) : undefined;
    if (!received) throw error;
    return received;
  }
}

function lockFile({ db }: Pick<Ctx, 'db'>, id: string, ownerId: UserId): Promise<HandedInRow | undefined> {
  return db
    .selectFrom('handed_in_files')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .where('status', '!=', 'dropped')
    .forUpdate()
    .executeTakeFirst();
}

/** Lists files in the order of their ids and leaves out any that are gone. Does not check access: the caller must. */
export async function viewHandedIn(
  { db }: Pick<Ctx, 'db'>,
  fileIds: readonly string[],
): Promise<HandedInView[]> {
  if (fileIds.length === 0) return [];
  const rows = await db
    .selectFrom('handed_in_files')
    .selectAll()
    .where('id', 'in', fileIds)
    .where('status', '!=', 'dropped')
    .where('owner_id', 'is not', null)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return fileIds.flatMap((id) => {
    const row = byId.get(id);
    return row ? [viewRow(row)] : [];
  });
}

/**
 * Drops files in the caller's transaction: from its commit on nobody reads them, and then what is stored of them is removed. A row
 * stays until that has happened, so that a process that ends in between leaves nothing behind.
 */
export async function dropHandedIn(ctx: Ctx, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  const files = await ctx.db
    .selectFrom('handed_in_files')
    .select(['id', 'upload_id'])
    .where('id', 'in', fileIds)
    .where('status', '!=', 'dropped')
    .orderBy('id')
    .forUpdate()
    .execute();
  if (files.length === 0) return;
  const ids = files.map(({ id }) => id);
  await ctx.db
    .updateTable('handed_in_files')
    .set({ status: 'dropped', owner_id: null, upload_id: null, file_name: '', changed_at: ctx.clock.now() })
    .where('id', 'in', ids)
    .execute();
  for (const { upload_id: upload } of files) if (upload !== null) await dropUpload(ctx, upload);
  ctx.afterCommit(async () => {
    for (const id of ids) await ctx.files.removeFolder(handedInFolder(id));
  });
}
