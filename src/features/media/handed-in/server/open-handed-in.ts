import { NotFound } from '#core/refusals.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { FileFacts } from '#platform/files/files.ts';
import { findVariantKey } from '../policy.ts';
import { mayReadHandedIn } from './may-read.ts';

/** A stored variant that the caller may read now. */
export interface OpenedFile {
  key: string;
  facts: FileFacts;
}

/**
 * A variant of a file for this one request of the caller. What is unknown, not ready or not hers to read is not found, all alike:
 * taking something down is effective with the next request.
 */
export async function openHandedIn(
  ctx: Ctx,
  { fileId, variant, link }: { fileId: string; variant: string; link?: string | undefined },
): Promise<OpenedFile> {
  const file = await ctx.db
    .selectFrom('handed_in_files')
    .select(['kind', 'owner_id'])
    .where('id', '=', fileId)
    .where('status', '=', 'ready')
    .executeTakeFirst();
  const key = file?.kind && findVariantKey(fileId, file.kind, variant);
  if (!key || file.owner_id === null) throw new NotFound();
  const reader = ctx.actor.kind === 'member' ? ctx.actor : undefined;
  const isOwn = reader?.userId === file.owner_id;
  if (!isOwn) {
    const answers = await callHook(ctx, mayReadHandedIn, { fileIds: [fileId], reader, link });
    if (!answers.some((ids) => ids.includes(fileId))) throw new NotFound();
  }
  const facts = await ctx.files.stat(key);
  if (!facts) throw new NotFound();
  return { key, facts };
}
