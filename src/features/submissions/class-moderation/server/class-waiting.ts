import { signedIn } from '#core/actor.ts';
import { findClaims, findHeld } from '#features/administration/server/public.ts';
import { listEnrolled, requireTaughtClass } from '#features/classes/server/public.ts';
import { describePeople } from '#features/people/server/public.ts';
import { status, visibility } from '#features/submissions/life/policy.ts';
import { describeWorks } from '#features/submissions/life/server/describe-works.ts';
import { findReader, isReadable, isSharedWith } from '#features/submissions/life/server/readable.ts';
import { workQueue } from '#features/submissions/moderation/server/queue-rows.ts';
import type { HeldWork } from '#features/submissions/moderation/server/view-works.ts';
import type { Ctx } from '#platform/ctx.ts';
import { readPage } from '#platform/db/keyset.ts';
import type { ClassWaitingList } from '../contract.ts';
import { doTeachersDecide } from './teachers-setting.ts';

const perPage = 12;

/**
 * What students of a class have handed in for it, or for everyone, and what waits for its first look: never before the guardian, and
 * never what a student keeps to herself. For anyone who does not teach the class it is not found.
 */
export async function listClassWaiting(
  ctx: Ctx,
  { id, next: after }: { id: string; next?: string | undefined },
): Promise<ClassWaitingList> {
  const { userId } = signedIn(ctx);
  const { id: classId, isArchived } = await requireTaughtClass(ctx, id);
  const decides = await doTeachersDecide(ctx);
  const students = await listEnrolled(ctx, classId);
  if (students.length === 0) return { items: [], totalItems: 0, decides };
  const reader = await findReader(ctx, ctx.actor);
  const all = ctx.db
    .selectFrom('submissions')
    .selectAll()
    .where(isReadable(reader))
    .where(isSharedWith(students))
    .where('status', '=', status.submitted)
    .where('visibility', '<=', visibility.group)
    .where('withheld_at', 'is', null)
    .where('owner_id', '<>', userId);
  const { total } = await all
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { rows, ...page } = await readPage(all, { by: ['changed_at', 'id'], after, perPage });
  const ids = rows.map((row) => row.id);
  const held = await findHeld<HeldWork>(ctx, workQueue, ids);
  const claims = await findClaims(ctx, workQueue, ids);
  const people = await describePeople(
    ctx,
    [...held.values()].map(({ by }) => by),
  );
  const byId = new Map(rows.map((row) => [row.id as string, row]));
  const items = (await describeWorks(ctx, rows, { reader })).flatMap((work) => {
    const row = byId.get(work.id);
    if (!row) return [];
    const [decision, claim] = [held.get(work.id), claims.get(work.id)];
    return {
      ...work,
      version: row.version,
      ...(decision && {
        held: {
          approves: decision.decision === 'approve',
          by: people.get(decision.by)?.displayName ?? '',
          mine: decision.by === userId,
        },
      }),
      mayDecide:
        decides &&
        !isArchived &&
        row.visibility === visibility.group &&
        !decision &&
        (claim?.by ?? userId) === userId,
    };
  });
  return { items, totalItems: total, ...page, decides };
}
