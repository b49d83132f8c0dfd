import type { Ctx } from '#platform/ctx.ts';
import type { SubmissionId } from '#features/submissions/life/contract.ts';

/** The event after what approved deeds come to has changed. */
export const impactChanged = 'submissions.impact.changed';

type CountCtx = Pick<Ctx, 'db' | 'clock' | 'events' | 'afterCommit'>;

/**
 * Counts the deed of a work that is approved in the caller's transaction, as its current version tells it. Nothing for a work
 * that is no deed. Called by `move` alone, with the row locked.
 */
export async function countImpact(
  ctx: CountCtx,
  { submissionId }: { submissionId: SubmissionId },
): Promise<void> {
  const work = await ctx.db
    .selectFrom('submissions')
    .innerJoin('submission_versions', (join) =>
      join
        .onRef('submission_versions.submission_id', '=', 'submissions.id')
        .onRef('submission_versions.version', '=', 'submissions.version'),
    )
    .select(['owner_id', 'item_id', 'course_id', 'impact'])
    .where('submissions.id', '=', submissionId)
    .executeTakeFirstOrThrow();
  if (!work.impact) return;
  const { kind, amount, people, minutes, country, doneOn } = work.impact;
  const { owner_id, item_id, course_id } = work;
  const entry = {
    owner_id,
    item_id,
    course_id,
    kind,
    amount,
    people,
    minutes,
    country: country ?? null,
    done_on: doneOn,
    counted_at: ctx.clock.now(),
  };
  await ctx.db
    .insertInto('impact_entries')
    .values({ submission_id: submissionId, ...entry })
    .onConflict((conflict) => conflict.column('submission_id').doUpdateSet(entry))
    .execute();
  announce(ctx);
}

/** Takes back what a work counted for, as soon as it is no longer approved. */
export async function discountImpact(
  ctx: CountCtx,
  { submissionId }: { submissionId: SubmissionId },
): Promise<void> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('impact_entries')
    .where('submission_id', '=', submissionId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0) announce(ctx);
}

function announce(ctx: CountCtx): void {
  ctx.afterCommit(() => ctx.events.publish(impactChanged, ''));
}
