import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { discountImpact } from '#features/submissions/impact/server/count-impact.ts';
import type { SubmissionId } from '#features/submissions/life/contract.ts';
import { recordEvent, type Doer } from '#features/submissions/life/server/events.ts';
import { dropHandedIn } from '#features/media/server/public.ts';
import { lockWork } from '#features/submissions/life/server/move.ts';
import { tellChanged } from '#features/submissions/life/server/submissions-changed.ts';
import { listFileIds } from '#features/submissions/life/server/work-files.ts';

/** Withdraws the caller's work: it is removed with its files, and only the record that there was one stays. */
export async function withdraw(ctx: Ctx, id: string): Promise<void> {
  const { userId } = signedIn(ctx);
  await inTransaction(ctx, (ctx) => removeWork(ctx, id as SubmissionId, { ownerId: userId, who: userId }));
}

/** Removes all works of a person with their files, in the transaction in which her account is erased. */
export async function removeWorksOf(ctx: Ctx, ownerId: UserId): Promise<void> {
  const works = await ctx.db
    .selectFrom('submissions')
    .select('id')
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .execute();
  for (const { id } of works) await removeWork(ctx, id, { ownerId, who: 'system' });
}

async function removeWork(
  ctx: Ctx,
  id: SubmissionId,
  { ownerId, who }: { ownerId: UserId; who: Doer },
): Promise<void> {
  const row = await lockWork(ctx, id);
  if (row?.owner_id !== ownerId) return;
  await discountImpact(ctx, { submissionId: id });
  await dropHandedIn(ctx, await listFileIds(ctx, id));
  await recordEvent(ctx, { submissionId: id, version: row.version, what: 'withdraw', who, from: row });
  await ctx.db.deleteFrom('submissions').where('id', '=', id).execute();
  tellChanged(ctx, id);
}
