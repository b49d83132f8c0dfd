import { signedIn } from '#core/actor.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import { findClaims, findHeld } from '#features/administration/server/public.ts';
import type { SubmissionId } from '#features/submissions/life/contract.ts';
import { status } from '#features/submissions/life/policy.ts';
import { lockWork, move, type WorkRow } from '#features/submissions/life/server/move.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { PromptActInput } from '../contract.ts';
import { moveOf } from '../policy.ts';
import { noteDecision } from './note-decision.ts';
import { mayJudge, workQueue } from './queue-rows.ts';
import { refuseWithoutReason } from './refuse-without-reason.ts';

/**
 * Takes a work down, leaves one that was reported or appealed as it is, or says that one is no spam after all: at once.
 * Refuses what is decided already, and what another moderator looks at; only a take-down never waits for her.
 */
export async function actOnWork(ctx: Ctx, input: PromptActInput): Promise<void> {
  const { act: name, version, reason, note } = input;
  const { userId: by } = signedIn(ctx);
  const submissionId = input.id as SubmissionId;
  if (name === 'takeDown') refuseWithoutReason(input);
  await inTransaction(ctx, async (ctx) => {
    const before = await lockWork(ctx, submissionId);
    if (!before || !mayJudge(before, by)) throw new NotFound();
    await refuseTaken(ctx, before, name !== 'takeDown');
    if (name === 'takeDown' && before.status !== status.approved)
      throw new Conflict('not_allowed', 'submissions.refusal.notAllowed');
    const act = moveOf[name];
    const work = await move(ctx, {
      submissionId,
      version,
      act,
      by: { party: 'moderator', userId: by },
      reason,
      note,
    });
    if (name === 'keep') await answerAppeal(ctx, work);
    await noteDecision(ctx, { work, act, by, from: before.status, reason });
  });
}

async function refuseTaken(ctx: Ctx, { id }: WorkRow, minds: boolean): Promise<void> {
  if ((await findHeld(ctx, workQueue, [id])).size > 0)
    throw new Conflict('already_decided', 'administration.refusal.alreadyDecided');
  const claim = (await findClaims(ctx, workQueue, [id])).get(id);
  if (minds && claim && claim.by !== signedIn(ctx).userId)
    throw new Conflict('claimed', 'administration.refusal.claimed');
}

/** A rejection that stays has been decided about again: it leaves the queue. */
async function answerAppeal({ db, clock }: Ctx, work: WorkRow): Promise<void> {
  if (work.status !== status.rejected) return;
  await db.updateTable('submissions').set({ decided_at: clock.now() }).where('id', '=', work.id).execute();
}
