import type { UserId } from '#core/ids.ts';
import { recordAudit } from '#features/people/server/public.ts';
import type { ModeratorAct, Status } from '#features/submissions/life/policy.ts';
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
}

const acts = {
  approve: 'submission.approved',
  reject: 'submission.rejected',
  spam: 'submission.markedSpam',
  restore: 'submission.restored',
  keep: 'submission.kept',
} as const satisfies Record<ModeratorAct, string>;

/** Records a moderator's act in the audit log, and tells those whom it concerns; in the transaction of the act. */
export async function noteDecision(ctx: Ctx, noted: NotedDecision): Promise<void> {
  const { work, act, by, from, reason } = noted;
  await recordAudit(ctx, {
    who: by,
    what: acts[act],
    subject: work.id,
    before: { status: from },
    after: { status: work.status, version: work.version, ...(reason !== undefined && { reason }) },
  });
  await queueNews(ctx, { work, act });
}
