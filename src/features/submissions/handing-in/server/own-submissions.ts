import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { readPage } from '#platform/db/keyset.ts';
import type { SubmissionId } from '#features/submissions/life/contract.ts';
import { status } from '#features/submissions/life/policy.ts';
import { describeWorks } from '#features/submissions/life/server/describe-works.ts';
import type { WorkRow } from '#features/submissions/life/server/move.ts';
import { ownReader } from '#features/submissions/life/server/readable.ts';
import { worksPerPage } from '#features/submissions/wall/policy.ts';
import type { OwnSubmission, OwnSubmissions } from '../contract.ts';

/** The caller's works, newest first. */
export async function listOwnSubmissions(ctx: Ctx, after: string | undefined): Promise<OwnSubmissions> {
  const { userId } = signedIn(ctx);
  const own = ctx.db.selectFrom('submissions').where('owner_id', '=', userId);
  const { rows, next } = await readPage(own.selectAll(), {
    by: ['handed_in_at', 'id'],
    order: 'newest first',
    after,
    perPage: worksPerPage,
  });
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return {
    items: await describeAllOwn(ctx, userId, rows),
    totalItems: total,
    ...(next !== undefined && { next }),
  };
}

/** One work as its owner sees it. */
export async function describeOwn(ctx: Ctx, row: WorkRow): Promise<OwnSubmission> {
  const [view] = await describeAllOwn(ctx, row.owner_id, [row]);
  if (!view) throw new NotFound();
  return view;
}

async function describeAllOwn(ctx: Ctx, ownerId: UserId, rows: readonly WorkRow[]): Promise<OwnSubmission[]> {
  const views = await describeWorks(ctx, rows, { reader: ownReader(ownerId) });
  const rejections = await findRejections(
    ctx,
    rows.filter((row) => row.status === status.rejected).map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.id as string, row]));
  return views.flatMap((view) => {
    const row = byId.get(view.id);
    if (!row) return [];
    const rejection = rejections.get(row.id);
    return [
      {
        ...view,
        status: row.status,
        version: row.version,
        handedInAt: row.handed_in_at.toISOString(),
        changedAt: row.changed_at.toISOString(),
        ...(row.status === status.awaitsGuardian && { waitsFor: 'guardian' as const }),
        ...(row.status === status.submitted && { waitsFor: 'moderator' as const }),
        ...(rejection && { rejection }),
        mayAppeal: rejection?.by === 'moderator' && row.appealed_at === null,
      },
    ];
  });
}

/** Why works were last rejected, and by whom. */
async function findRejections(
  { db }: Pick<Ctx, 'db'>,
  ids: readonly SubmissionId[],
): Promise<Map<SubmissionId, NonNullable<OwnSubmission['rejection']>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('submission_events')
    .leftJoin('submission_notes', 'submission_notes.event_id', 'submission_events.id')
    .select(['submission_events.submission_id', 'what', 'reason', 'note'])
    .where('submission_events.submission_id', 'in', ids)
    .where('to_status', '=', status.rejected)
    .where('what', 'in', ['reject', 'decline'])
    .orderBy('at')
    .orderBy('submission_events.id')
    .execute();
  return new Map(
    rows.map(({ submission_id, what, reason, note }) => [
      submission_id,
      {
        ...(reason !== null && { reason }),
        note: note ?? '',
        by: what === 'decline' ? ('guardian' as const) : ('moderator' as const),
      },
    ]),
  );
}
