import type { UserId } from '#core/ids.ts';
import { recordAudit } from '#features/people/server/public.ts';
import type { ModeratorAct, Status, TeacherAct } from '#features/submissions/life/policy.ts';
import type { WorkRow } from '#features/submissions/life/server/move.ts';
import type { Ctx } from '#platform/ctx.ts';
import { queueNews } from './tell-decision.ts';

interface NotedDecision {
  /** As it is now. */
  work: WorkRow;
  act: ModeratorAct;
  by: UserId;
  /** The state before. */
  from: Status | undefined;
  reason?: string | undefined;
  /** The class as whose teacher she decided. */
  classId?: string | undefined;
}

const acts = {
  approve: 'submission.approved',
  reject: 'submission.rejected',
  spam: 'submission.markedSpam',
  restore: 'submission.restored',
  keep: 'submission.kept',
} as const satisfies Record<ModeratorAct, string>;

const actsInClass = {
  approve: 'submission.approvedInClass',
  reject: 'submission.rejectedInClass',
} as const satisfies Record<TeacherAct, string>;

/** Records a moderator's or a teacher's act in the audit log, and tells those whom it concerns; in the transaction of the act. */
export async function noteDecision(ctx: Ctx, noted: NotedDecision): Promise<void> {
  const { work, act, by, from, reason, classId } = noted;
  const inClass = classId !== undefined && (act === 'approve' || act === 'reject');
  await recordAudit(ctx, {
    who: by,
    what: inClass ? actsInClass[act] : acts[act],
    subject: work.id,
    before: { status: from },
    after: {
      status: work.status,
      version: work.version,
      ...(reason !== undefined && { reason }),
      ...(classId !== undefined && { classId }),
    },
  });
  await queueNews(ctx, { work, act });
}
