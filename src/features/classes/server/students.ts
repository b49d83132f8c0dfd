import type { UserId } from '../../../core/ids.ts';
import { NotFound } from '../../../core/refusals.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { describePeople, findCardHolders } from '../../accounts/server/public.ts';
import type { ClassId } from '../contract.ts';
import type { Part, PendingList, StudentList } from '../contract-students.ts';
import { educatorOf } from './classes.ts';
import { letGo } from './let-go.ts';
import { admitWaiting, lockRoom } from './seats.ts';

const perPart = 50;

/** Who is in a class of hers, who joined first first, in parts of fifty. */
export async function listStudents(ctx: Ctx, input: Part): Promise<StudentList> {
  const { rows, ...list } = await listPart(ctx, input, 'joined');
  const ids = rows.map((row) => row.user_id);
  const people = await describePeople(ctx, ids);
  const holders = await findCardHolders(ctx, educatorOf(ctx), ids);
  const items = rows.map(({ user_id, created_at }) => {
    const person = people.get(user_id);
    return {
      id: user_id,
      firstName: person?.firstName ?? '',
      lastName: person?.lastName ?? '',
      avatar: person?.avatar ?? null,
      since: created_at.toISOString(),
      hasCard: holders.has(user_id),
    };
  });
  return { ...list, items };
}

/** Who waits to be in it, and for what. Nothing of a minor is shown before her guardian has approved. */
export async function listPending(ctx: Ctx, input: Part): Promise<PendingList> {
  const { rows, ...list } = await listPart(ctx, input, 'pending');
  const shown = rows.filter((row) => row.why === 'seats').map((row) => row.user_id);
  const people = await describePeople(ctx, shown);
  const items = rows.map(({ user_id, why, created_at }) => {
    const person = people.get(user_id);
    return {
      id: user_id,
      firstName: person?.firstName ?? '',
      lastName: person?.lastName ?? '',
      avatar: person?.avatar ?? null,
      since: created_at.toISOString(),
      why: why === 'seats' ? ('seats' as const) : ('guardian' as const),
    };
  });
  return { ...list, items };
}

/** Takes somebody out of a class of hers, or from among those who wait; a seat that becomes free goes to the next. */
export async function removeStudent(
  ctx: Ctx,
  { id, studentId }: { id: string; studentId: string },
): Promise<void> {
  const educatorId = educatorOf(ctx);
  await inTransaction(ctx, async (ctx) => {
    await lockRoom(ctx, educatorId);
    const classId = await getOwnClass(ctx, id, educatorId);
    const { numDeletedRows } = await ctx.db
      .deleteFrom('class_students')
      .where('class_id', '=', classId)
      .where('user_id', '=', studentId as UserId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new NotFound();
    await letGo(ctx, educatorId, [studentId as UserId]);
    await admitWaiting(ctx, educatorId);
  });
}

async function listPart(ctx: Ctx, { id, after }: Part, status: 'joined' | 'pending') {
  const classId = await getOwnClass(ctx, id, educatorOf(ctx));
  const all = ctx.db
    .selectFrom('class_students')
    .where('class_id', '=', classId)
    .where('status', '=', status);
  const { total } = await all.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const place = after === undefined ? undefined : readPlace(after);
  const rows = await all
    .select(['user_id', 'why', 'created_at'])
    .$if(place !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('created_at', 'user_id'),
          '>',
          tuple(place?.at ?? new Date(0), place?.userId ?? ('' as UserId)),
        ),
      ),
    )
    .orderBy('created_at')
    .orderBy('user_id')
    .limit(perPart + 1)
    .execute();
  const shown = rows.slice(0, perPart);
  const last = shown.at(-1);
  return {
    rows: shown,
    totalItems: Number(total),
    ...(rows.length > perPart && last && { next: `${last.created_at.getTime()}.${last.user_id}` }),
  };
}

/** Where a part begins: after whom. What is no such place begins at the beginning. */
function readPlace(after: string): { at: Date; userId: UserId } | undefined {
  const [, milliseconds, userId] = /^(\d{1,15})\.(.+)$/.exec(after) ?? [];
  return milliseconds === undefined || userId === undefined
    ? undefined
    : { at: new Date(Number(milliseconds)), userId: userId as UserId };
}

export async function getOwnClass({ db }: Pick<Ctx, 'db'>, id: string, educatorId: UserId): Promise<ClassId> {
  const row = await db
    .selectFrom('classes')
    .select('id')
    .where('id', '=', id as ClassId)
    .where('educator_id', '=', educatorId)
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return row.id;
}
