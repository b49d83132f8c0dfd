import { signedIn } from '#core/actor.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import { findClaims, holdDecisions, undoDecisions } from '#features/administration/server/public.ts';
import { requireTaughtClass } from '#features/classes/server/public.ts';
import type { SubmissionId } from '#features/submissions/life/contract.ts';
import { lockWork, versionChanged, type WorkRow } from '#features/submissions/life/server/move.ts';
import { refuseUnchecked } from '#features/submissions/life/server/refuse-unchecked.ts';
import { applyWorksJob } from '#features/submissions/moderation/server/decide-works.ts';
import { workQueue } from '#features/submissions/moderation/server/queue-rows.ts';
import { refuseWithoutReason } from '#features/submissions/moderation/server/refuse-without-reason.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { ClassDecisionInput } from '../contract.ts';
import { refuseUnlessTeachers, requireReadInClass } from './refuse-unless-teachers.ts';

interface ChosenWork {
  id: string;
  submissionId: string;
}

/**
 * A teacher decides about a work of her class, where the house lets her. As with moderators, it takes effect after a moment in which
 * it can be undone; what is decided already, or what a moderator looks at, is refused.
 */
export async function decideClassWork(ctx: Ctx, input: ClassDecisionInput): Promise<void> {
  const { version, decision, note } = input;
  const { userId: by } = signedIn(ctx);
  await inTransaction(ctx, async (ctx) => {
    const { classId, row } = await lockClassWork(ctx, input);
    await refuseUnlessTeachers(ctx, row, { teacherId: by, classId });
    if (decision === 'reject') refuseWithoutReason(input);
    if (row.version !== version) throw versionChanged();
    if (decision === 'approve') await refuseUnchecked(ctx, row);
    const claim = (await findClaims(ctx, workQueue, [row.id])).get(row.id);
    if (claim && claim.by !== by) throw new Conflict('claimed', 'administration.refusal.claimed');
    const decided = {
      id: row.id,
      version,
      decision,
      reason: decision === 'reject' ? (input.reason ?? null) : null,
      note,
      decided_at: ctx.clock.now(),
      class_id: classId,
    };
    const held = await holdDecisions(ctx, workQueue, { by, decisions: [decided], job: applyWorksJob });
    if (held.length === 0) throw new Conflict('already_decided', 'administration.refusal.alreadyDecided');
  });
}

/** Undoes a decision of the caller that nothing has come of yet. */
export async function undoClassDecision(ctx: Ctx, chosen: ChosenWork): Promise<void> {
  const { userId: by } = signedIn(ctx);
  await inTransaction(ctx, async (ctx) => {
    const { classId, row } = await lockClassWork(ctx, chosen);
    await requireReadInClass(ctx, row, { teacherId: by, classId });
    await undoDecisions(ctx, workQueue, { ids: [row.id], by });
  });
}

async function lockClassWork(
  ctx: Ctx,
  { id, submissionId }: ChosenWork,
): Promise<{ classId: string; row: WorkRow }> {
  const { id: classId } = await requireTaughtClass(ctx, id);
  const row = await lockWork(ctx, submissionId as SubmissionId);
  if (!row) throw new NotFound();
  return { classId, row };
}
