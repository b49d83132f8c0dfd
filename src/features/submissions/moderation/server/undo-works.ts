import { signedIn } from '#core/actor.ts';
import { secondsToUndo } from '#core/seconds-to-undo.ts';
import type { UserId } from '#core/ids.ts';
import { Conflict } from '#core/refusals.ts';
import { findHeld, undoDecisions } from '#features/administration/server/public.ts';
import type { SubmissionId } from '#features/submissions/life/contract.ts';
import { status } from '#features/submissions/life/policy.ts';
import { lockWork, move } from '#features/submissions/life/server/move.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { noteDecision } from './note-decision.ts';
import { workQueue } from './queue-rows.ts';

/** For someone who reads the message before she presses its button. */
const secondsOfGrace = 20;

/** Undoes decisions of the caller that nothing has come of yet, and take-downs of a moment ago; all of them, or none. */
export function undoWorks(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const { userId: by } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const held = await findHeld(ctx, workQueue, ids);
    const decided = ids.filter((id) => held.has(id));
    if (decided.length > 0) await undoDecisions(ctx, workQueue, { ids: decided, by });
    for (const id of ids) if (!held.has(id)) await putBack(ctx, id as SubmissionId, by);
  });
}

async function putBack(ctx: Ctx, submissionId: SubmissionId, by: UserId): Promise<void> {
  const before = await lockWork(ctx, submissionId);
  const last = await ctx.db
    .selectFrom('submission_events')
    .select(['what', 'who', 'from_status', 'at'])
    .where('submission_id', '=', submissionId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .executeTakeFirst();
  const earliest = new Date(ctx.clock.now().getTime() - (secondsToUndo + secondsOfGrace) * 1000);
  const isTakeDown =
    last?.what === 'reject' && last.from_status === status.approved && last.who === by && last.at >= earliest;
  if (!before || !isTakeDown) throw new Conflict('too_late', 'administration.refusal.tooLate');
  const { version } = before;
  const work = await move(ctx, {
    submissionId,
    version,
    act: 'approve',
    by: { party: 'moderator', userId: by },
  });
  await noteDecision(ctx, { work, act: 'approve', by, from: before.status });
}
