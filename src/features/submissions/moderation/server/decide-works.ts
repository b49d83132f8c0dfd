import { signedIn } from '#core/actor.ts';
import type { DecidedAnswer } from '#core/judging.ts';
import { Conflict, Forbidden, NotFound } from '#core/refusals.ts';
import { applyDecisions, holdDecisions } from '#features/administration/server/public.ts';
import type { SubmissionId } from '#features/submissions/life/contract.ts';
import { move, versionChanged, type WorkRow } from '#features/submissions/life/server/move.ts';
import { refuseUnchecked } from '#features/submissions/life/server/refuse-unchecked.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findSelected } from '#platform/listing/select-rows.ts';
import type { DecideWorksInput } from '../contract.ts';
import { listModerationActs } from '../policy.ts';
import { findDeclined } from '#features/submissions/life/server/declined-works.ts';
import { refuseUnlessTeachers } from '#features/submissions/class-moderation/server/refuse-unless-teachers.ts';
import { noteDecision } from './note-decision.ts';
import { queueListingFor } from './queue-listing.ts';
import { mayJudge, workQueue } from './queue-rows.ts';
import { refuseWithoutReason } from './refuse-without-reason.ts';
import type { HeldWork } from './view-works.ts';

export const applyWorksJob = 'submissions.applyDecisions';

/**
 * Decides about the selected works. Those for which the decision makes no sense, that are decided already, or that another
 * moderator looks at, are left out; a single one is refused.
 */
export function decideWorks(ctx: Ctx, input: DecideWorksInput): Promise<DecidedAnswer> {
  const { selection, decision, version, note } = input;
  const reason = decision === 'reject' ? (input.reason ?? null) : null;
  const { userId: by } = signedIn(ctx);
  if (decision === 'reject') refuseWithoutReason(input);
  return inTransaction(ctx, async (ctx) => {
    const listing = queueListingFor('matching' in selection ? selection.matching : { status: 'all' }, by);
    const selected = (await findSelected(ctx, listing, selection)) as SubmissionId[];
    const rows = await lockWorks(ctx, selected);
    const [only] = rows;
    if (version !== undefined && only) {
      if (only.version !== version) throw versionChanged();
      if (decision === 'approve') await refuseUnchecked(ctx, only);
    }
    const declined = await findDeclined(ctx, selected);
    const decided_at = ctx.clock.now();
    const decisions = rows
      .filter((row) => mayJudge(row, by) && isAllowed(row, decision, declined))
      .map((row) => ({ id: row.id, version: row.version, decision, reason, note, decided_at }));
    const ids = await holdDecisions(ctx, workQueue, { by, decisions, job: applyWorksJob });
    if (ids.length === 0 && selected.length === 1)
      throw new Conflict('already_decided', 'administration.refusal.alreadyDecided');
    return { ids, leftOut: selected.length - ids.length };
  });
}

function isAllowed(
  row: WorkRow,
  decision: HeldWork['decision'],
  declined: ReadonlySet<SubmissionId>,
): boolean {
  if (row.withheld_at) return false;
  return listModerationActs({
    status: row.status,
    reports: row.reports,
    appealed: false,
    declined: declined.has(row.id),
  }).includes(decision);
}

/**
 * Applies the decisions whose time has come. One about a work that was changed or withdrawn meanwhile, of which a file is being
 * checked again, or that is no longer its teacher's to decide about, comes to nothing: the work waits on.
 */
export function applyWorkDecisions(ctx: Ctx): Promise<void> {
  return applyDecisions<HeldWork>(ctx, workQueue, async (ctx, held) => {
    const submissionId = held.id as SubmissionId;
    const { version, decision: act, by, note } = held;
    const reason = held.reason ?? undefined;
    const classId = held.class_id ?? undefined;
    const [before] = await lockWorks(ctx, [submissionId]);
    try {
      if (before && classId !== undefined)
        await refuseUnlessTeachers(ctx, before, { teacherId: by, classId });
      const work = await move(ctx, {
        submissionId,
        version,
        act,
        by:
          classId === undefined
            ? { party: 'moderator', userId: by }
            : { party: 'teacher', userId: by, classId },
        reason,
        note,
      });
      await noteDecision(ctx, { work, act, by, reason, from: before?.status, classId });
    } catch (error) {
      // Nothing has been written: what refuses does so before it writes.
      const isRefused = [Conflict, NotFound, Forbidden].some((kind) => error instanceof kind);
      if (!isRefused) throw error;
    }
  });
}

function lockWorks({ db }: Pick<Ctx, 'db'>, ids: readonly SubmissionId[]): Promise<WorkRow[]> {
  return db
    .selectFrom('submissions')
    .selectAll()
    .where('id', 'in', ids.length > 0 ? ids : ['' as SubmissionId])
    .orderBy('id')
    .forUpdate()
    .execute();
}
