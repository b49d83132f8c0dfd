import { dayMs } from '#core/durations.ts';
import type { UserId } from '#core/ids.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { sql } from 'kysely';
import { dropUpload } from '#features/media/uploads/server/uploads.ts';
import { handedInFolder, handedInPurpose } from '../policy.ts';
import { dropHandedIn } from './handed-in.ts';
import { draftedHandedIn } from './may-read.ts';

const atOnce = 500;

/** Drops what nothing was handed in with for a day, unless a draft names it. */
export async function dropUntaken(ctx: Ctx): Promise<void> {
  for (let last: OldFile | undefined; ;) {
    const old = await listUntaken(ctx, last);
    last = old.at(-1);
    if (!last) return;
    const fileIds = old.map(({ id }) => id);
    const ownerIds = [...new Set(old.flatMap(({ owner_id: owner }) => owner ?? []))];
    await inTransaction(ctx, async (transaction) => {
      const drafted = new Set((await callHook(transaction, draftedHandedIn, { fileIds, ownerIds })).flat());
      await dropHandedIn(
        transaction,
        fileIds.filter((id) => !drafted.has(id)),
      );
    });
  }
}

interface OldFile {
  id: string;
  owner_id: UserId | null;
}

function listUntaken({ db, clock }: Ctx, after: OldFile | undefined): Promise<OldFile[]> {
  const old = db
    .selectFrom('handed_in_files')
    .select(['id', 'owner_id'])
    .where('taken_at', 'is', null)
    .where('status', '!=', 'dropped')
    .where('created_at', '<', new Date(clock.now().getTime() - dayMs))
    .orderBy('id')
    .limit(atOnce);
  return (after ? old.where('id', '>', after.id) : old).execute();
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
