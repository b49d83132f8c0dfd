import { signedIn } from '#core/actor.ts';
import { Invalid, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { lockPerson } from '#features/people/server/public.ts';
import { askSoon } from '#features/submissions/guardian/server/ask-guardians.ts';
import type { SubmissionId } from '#features/submissions/life/contract.ts';
import { isWider, type Visibility } from '#features/submissions/life/policy.ts';
import { lockWork, move, versionChanged, type WorkRow } from '#features/submissions/life/server/move.ts';
import { getOwnerStanding } from '#features/submissions/life/server/owner-standing.ts';
import type { OwnSubmission } from '../contract.ts';
import { findVisibilityIssues } from './check-work.ts';
import { describeOwn } from './own-submissions.ts';

/**
 * Shows the caller's work to fewer people at once, or to more once it has been approved again. A wider one is a version of its own,
 * so that nobody approves more than she was shown.
 */
export async function showTo(
  ctx: Ctx,
  { id, version, visibility }: { id: string; version: number; visibility: Visibility },
): Promise<OwnSubmission> {
  const { userId } = signedIn(ctx);
  const submissionId = id as SubmissionId;
  const row = await inTransaction(ctx, async (ctx) => {
    await lockPerson(ctx, userId);
    const before = await lockWork(ctx, submissionId);
    if (before?.owner_id !== userId) throw new NotFound();
    if (before.version !== version) throw versionChanged();
    if (before.visibility === visibility) return before;
    const by = { party: 'owner', userId } as const;
    if (!isWider(visibility, before.visibility))
      return move(ctx, { submissionId, version, act: 'narrow', by, change: { visibility } });
    const issues = findVisibilityIssues(visibility, await getOwnerStanding(ctx, userId), ctx.clock.now());
    if (issues.length > 0) throw new Invalid(issues);
    await repeatVersion(ctx, before);
    const change = { version: version + 1, visibility };
    const widened = await move(ctx, { submissionId, version, act: 'widen', by, change });
    await askSoon(ctx, widened);
    return widened;
  });
  return describeOwn(ctx, row);
}

/** The same work once more as the next version. */
async function repeatVersion({ db, clock }: Ctx, { id, version }: WorkRow): Promise<void> {
  const next = version + 1;
  await db
    .insertInto('submission_versions')
    .columns(['submission_id', 'version', 'text', 'impact', 'mark', 'made_at'])
    .expression(
      db
        .selectFrom('submission_versions')
        .select(({ val }) => [
          'submission_id',
          val(next).as('version'),
          'text',
          'impact',
          'mark',
          val(clock.now()).as('made_at'),
        ])
        .where('submission_id', '=', id)
        .where('version', '=', version),
    )
    .execute();
  await db
    .insertInto('submission_files')
    .columns(['submission_id', 'version', 'place', 'file_id', 'caption'])
    .expression(
      db
        .selectFrom('submission_files')
        .select(({ val }) => ['submission_id', val(next).as('version'), 'place', 'file_id', 'caption'])
        .where('submission_id', '=', id)
        .where('version', '=', version),
    )
    .execute();
}
