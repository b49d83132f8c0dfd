import type { SubmissionId } from '../contract.ts';
import { status } from '../policy.ts';
import type { Ctx } from '#platform/ctx.ts';

/** Those of these works to which a guardian said no when they were last rejected. */
export async function findDeclined(
  { db }: Pick<Ctx, 'db'>,
  ids: readonly SubmissionId[],
): Promise<ReadonlySet<SubmissionId>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('submission_events')
    .distinctOn('submission_id')
    .select(['submission_id', 'what'])
    .where('submission_id', 'in', ids)
    .where('to_status', '=', status.rejected)
    .where('what', 'in', ['reject', 'decline'])
    .orderBy('submission_id')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Set(rows.filter(({ what }) => what === 'decline').map(({ submission_id }) => submission_id));
}
