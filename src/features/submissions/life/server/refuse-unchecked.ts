import { Conflict } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { viewHandedIn } from '#features/media/server/public.ts';
import { listFileIds } from './work-files.ts';
import type { SubmissionId } from '../contract.ts';

/** Nobody agrees to what nobody could look at: refused while a file of the current version is still being checked. */
export async function refuseUnchecked(
  ctx: Ctx,
  { id, version }: { id: SubmissionId; version: number },
): Promise<void> {
  const files = await viewHandedIn(ctx, await listFileIds(ctx, id, version));
  if (files.some(({ state }) => state === 'checking'))
    throw new Conflict('files_not_ready', 'submissions.refusal.filesNotReady');
}
