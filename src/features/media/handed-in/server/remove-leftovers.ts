import { dayMs } from '#core/durations.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { sql } from 'kysely';
import { dropUpload } from '#features/media/uploads/server/uploads.ts';
import { handedInFolder, handedInPurpose } from '../policy.ts';
import { dropHandedIn } from './handed-in.ts';

const atOnce = 500;

/** Drops what nothing was handed in with for a day. */
export async function dropUntaken(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (transaction) => {
    const old = await transaction.db
      .selectFrom('handed_in_files')
      .select('id')
      .where('taken_at', 'is', null)
      .where('status', '!=', 'dropped')
      .where('created_at', '<', new Date(ctx.clock.now().getTime() - dayMs))
      .limit(atOnce)
      .execute();
    await dropHandedIn(
      transaction,
      old.map(({ id }) => id),
    );
  });
}

/**
 * Removes what is stored of dropped files, and then their rows. A file that a process is still making waits until that process has
 * noticed, or has ended: what it stores last would stay for good.
 */
export async function removeDropped(ctx: Ctx): Promise<void> {
  const dropped = await ctx.db
    .selectFrom('handed_in_files')
    .select(['id', 'upload_id'])
    .where(({ or, eb }) => or([eb('status', '=', 'dropped'), eb('owner_id', 'is', null)]))
    .where(({ or, eb }) => or([eb('leased_until', 'is', null), eb('leased_until', '<', sql<Date>`now()`)]))
    .limit(atOnce)
    .execute();
  for (const { id, upload_id: upload } of dropped) {
    await ctx.files.removeFolder(handedInFolder(id));
    await inTransaction(ctx, async (transaction) => {
      await transaction.db.deleteFrom('handed_in_files').where('id', '=', id).execute();
      if (upload !== null) await dropUpload(transaction, upload);
    });
  }
}

/** What an erased person had handed in, or was about to. */
export async function dropFilesOf(ctx: Ctx, userId: UserId): Promise<void> {
  const files = await ctx.db
    .selectFrom('handed_in_files')
    .select('id')
    .where('owner_id', '=', userId)
    .execute();
  await dropHandedIn(
    ctx,
    files.map(({ id }) => id),
  );
  const arriving = await ctx.db
    .selectFrom('uploads')
    .select('id')
    .where('owner_id', '=', userId)
    .where('purpose', '=', handedInPurpose)
    .where('taken_at', 'is', null)
    .execute();
  for (const { id } of arriving) await dropUpload(ctx, id);
}
