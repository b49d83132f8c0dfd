import { signedIn } from '#core/actor.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import type { SubmissionId } from '#features/submissions/life/contract.ts';
import { status } from '#features/submissions/life/policy.ts';
import { recordEvent } from '#features/submissions/life/server/events.ts';
import { lockWork } from '#features/submissions/life/server/move.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { AppealInput } from '../contract.ts';
import { findDeclined } from '#features/submissions/life/server/declined-works.ts';

/** Asks the moderators to look at a rejected work of the caller again, once. A guardian's no is not theirs to change. */
export function appeal(ctx: Ctx, { id, text }: AppealInput): Promise<void> {
  const { userId } = signedIn(ctx);
  const submissionId = id as SubmissionId;
  return inTransaction(ctx, async (ctx) => {
    const work = await lockWork(ctx, submissionId);
    if (work?.owner_id !== userId) throw new NotFound();
    const isDeclined = (await findDeclined(ctx, [submissionId])).has(submissionId);
    if (work.status !== status.rejected || work.appealed_at !== null || isDeclined)
      throw new Conflict('not_allowed', 'submissions.refusal.notAllowed');
    await ctx.db
      .updateTable('submissions')
      .set({ appealed_at: ctx.clock.now() })
      .where('id', '=', submissionId)
      .execute();
    await recordEvent(ctx, { submissionId, version: work.version, what: 'appeal', who: userId, note: text });
  });
}
