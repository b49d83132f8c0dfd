import type { Ctx } from '#platform/ctx.ts';
import type { SubmissionId } from '../contract.ts';

/** Sent to every process when what people see of a work has changed, with its id; pages made from works are dropped. */
export const submissionsChanged = 'submissions.changed';

export function tellChanged(ctx: Pick<Ctx, 'afterCommit' | 'events'>, submissionId: SubmissionId): void {
  ctx.afterCommit(() => ctx.events.publish(submissionsChanged, submissionId));
}
