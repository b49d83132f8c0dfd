import { sql } from 'kysely';
import type { UserId } from '#core/ids.ts';
import { Invalid, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { readPage } from '#platform/db/keyset.ts';
import { isCalled } from '#platform/listing/find-in-rows.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { type PersonDescribed, describePeople } from '#features/people/server/public.ts';
import {
  listErasureRequests,
  selectErasureRequests,
} from '#features/classes/cards/server/erasure-requests.ts';
import { findCardHolders, nameStudent } from '#features/classes/cards/server/student-accounts.ts';
import type {
  ListPart,
  PendingList,
  RenameStudentInput,
  StudentList,
  StudentsPart,
  StudentView,
} from '../contract.ts';
import { listNames, nameKey } from '#features/classes/adding/server/judge-students.ts';
import { releaseStudents } from '#features/classes/memberships/server/release-students.ts';
import { admitWaiting } from '#features/classes/server/admit-waiting.ts';
import { lockTaughtClass, requireTaughtClass } from '#features/classes/server/taught.ts';

const perPage = 50;

/** The students of one of the caller's classes in the order in which they came, fifty to a page. */
export async function listStudents(ctx: Ctx, input: StudentsPart): Promise<StudentList> {
  const { rows, ownerId, ...list } = await listPart(ctx, input, 'joined');
  const ids = rows.map((row) => row.user_id);
  const people = await describePeople(ctx, ids);
  const holders = await findCardHolders(ctx, ownerId, ids);
  const toErase = await listErasureRequests(ctx, ownerId, ids);
  const items = rows.map(({ user_id, joined_at, created_at, leave_asked_at }) => {
    return {
      ...describeMember(user_id, people.get(user_id), joined_at ?? created_at),
      hasCard: holders.has(user_id),
      asks: toErase.has(user_id) ? ('erasure' as const) : leave_asked_at ? ('leave' as const) : null,
    };
  });
  return { ...list, items };
}

/** Who is waiting to be in it, and for what. Nothing about a minor is shown before her guardian has approved. */
export async function listPending(ctx: Ctx, input: ListPart): Promise<PendingList> {
  const { rows, ownerId: _, ...list } = await listPart(ctx, input, 'pending');
  const shown = rows.filter((row) => row.why === 'seats').map((row) => row.user_id);
  const people = await describePeople(ctx, shown);
  const items = rows.map(({ user_id, why, created_at }) => {
    return {
      ...describeMember(user_id, people.get(user_id), created_at),
      why: why === 'seats' ? ('seats' as const) : ('guardian' as const),
    };
  });
  return { ...list, items };
}

/** What both lists say of a person, whose account may be gone by now. */
function describeMember(id: UserId, person: PersonDescribed | undefined, since: Date) {
  return {
    id,
    firstName: person?.firstName ?? '',
    lastName: person?.lastName ?? '',
    avatar: person?.avatar ?? null,
    since: since.toISOString(),
  };
}

/** Removes someone from one of the caller's classes or its waiting list; a seat that becomes free goes to the next. */
export async function removeStudent(
  ctx: Ctx,
  { id, studentId }: { id: string; studentId: string },
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { id: classId, ownerId } = await lockTaughtClass(ctx, id);
    const { numDeletedRows } = await ctx.db
      .deleteFrom('class_students')
      .where('class_id', '=', classId)
      .where('user_id', '=', studentId as UserId)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new NotFound();
    await releaseStudents(ctx, { classId, educatorId: ownerId, userIds: [studentId as UserId] });
    await admitWaiting(ctx, ownerId);
  });
}

/**
 * Corrects the name of a student who signs in with one of the caller's cards; a student with an account of her own sets
 * her own name.
 */
export async function renameStudent(
  ctx: Ctx,
  { id, studentId, firstName, lastName }: RenameStudentInput,
): Promise<StudentView> {
  const userId = studentId as UserId;
  return inTransaction(ctx, async (ctx) => {
    const { id: classId, ownerId } = await lockTaughtClass(ctx, id);
    const found = await ctx.db
      .selectFrom('class_students')
      .select(({ ref }) => [ref('joined_at').$notNull().as('joined_at'), 'leave_asked_at'])
      .where('class_id', '=', classId)
      .where('user_id', '=', userId)
      .where('status', '=', 'joined')
      .executeTakeFirst();
    if (!found) throw new NotFound();
    const before = (await describePeople(ctx, [userId])).get(userId);
    const names = await listNames(ctx, classId);
    if (
      before &&
      nameKey(before) !== nameKey({ firstName, lastName }) &&
      names.has(nameKey({ firstName, lastName }))
    )
      throw new Invalid([{ path: 'lastName', messageKey: 'classes.field.namesake' }]);
    await nameStudent(ctx, { educatorId: ownerId, userId, firstName, lastName });
    return {
      id: userId,
      firstName,
      lastName,
      avatar: before?.avatar ?? null,
      since: found.joined_at.toISOString(),
      hasCard: true,
      asks: (await listErasureRequests(ctx, ownerId, [userId])).has(userId)
        ? 'erasure'
        : found.leave_asked_at
          ? 'leave'
          : null,
    };
  });
}

async function listPart(ctx: Ctx, { id, after, q, only }: StudentsPart, status: 'joined' | 'pending') {
  const { id: classId, ownerId } = await requireTaughtClass(ctx, id);
  const everyone = ctx.db
    .selectFrom('class_students')
    .where('class_id', '=', classId)
    .where('status', '=', status);
  const called = q === undefined ? undefined : await findCalled(ctx, everyone.select(['user_id', 'why']), q);
  const all = everyone
    .$if(called !== undefined, (query) => query.where(sql<boolean>`user_id = any(${called}::text[])`))
    .$if(only === 'asking', (query) =>
      query.where(({ eb, or }) =>
        or([
          eb('leave_asked_at', 'is not', null),
          eb('user_id', 'in', selectErasureRequests(ctx.db, ownerId)),
        ]),
      ),
    );
  const { total } = await all.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const page = await readPage(
    all.select(['user_id', 'why', 'place', 'created_at', 'joined_at', 'leave_asked_at']),
    { by: ['place'], after, perPage },
  );
  return { ...page, ownerId, totalItems: Number(total) };
}

/** Who of them is called what was typed. Nobody is found who is not shown by name. */
async function findCalled(
  ctx: Ctx,
  everyone: { execute(): Promise<{ user_id: UserId; why: string | null }[]> },
  q: string,
): Promise<UserId[]> {
  const rows = await everyone.execute();
  const named = rows.filter(({ why }) => why === null || why === 'seats').map(({ user_id }) => user_id);
  const people = await describePeople(ctx, named);
  return named.filter((id) => {
    const person = people.get(id);
    return person && isCalled([`${person.firstName} ${person.lastName}`], q);
  });
}
