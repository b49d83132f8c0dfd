import type { UserId } from '../../../core/ids.ts';
import { Conflict, Invalid, NotFound, type FieldIssue } from '../../../core/refusals.ts';
import type { RequestCtx } from '../../../platform/ctx.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { describePeople, listCards, makeStudent, renewCard } from '../../accounts/server/public.ts';
import type { ClassId } from '../contract.ts';
import type { AddedStudents, AddStudentsInput, CardListView, NewStudent } from '../contract-cards.ts';
import { educatorOf } from './classes.ts';
import { findStanding } from './enrolments.ts';
import { mailInvites, takeMailable } from './invites.ts';
import { lockRoom } from './seats.ts';
import { getOwnClass } from './students.ts';

/**
 * Invites who has an email into a class of hers, and makes accounts for who has none, of whom the teacher says that the
 * guardians agree: they are in it at once. All or none; answers the cards. Refuses more than there are seats free.
 */
export async function addStudents(ctx: RequestCtx, input: AddStudentsInput): Promise<AddedStudents> {
  const educatorId = educatorOf(ctx);
  const issues = findIssues(input);
  if (issues.length) throw new Invalid(issues);
  const classId = await getOwnClass(ctx, input.id, educatorId);
  const unaddressed = input.students.filter(({ emailAddress }) => emailAddress === undefined);
  const addresses = await takeMailable(ctx, educatorId, input.students);
  const ids = await inTransaction(ctx, async (ctx) => {
    const { seats, students } = await lockRoom(ctx, educatorId);
    await refuseNamesakes(ctx, classId, input.students);
    if (unaddressed.length > 0 && students.size + unaddressed.length > seats)
      throw new Conflict('no_seats', 'classes.refusal.noSeats');
    await mailInvites(ctx, { educatorId, classId, addresses });
    const added: UserId[] = [];
    for (const [index, { firstName, lastName }] of unaddressed.entries()) {
      const userId = await makeStudent(ctx, { educatorId, firstName, lastName });
      // In the order in which they were written down.
      const created_at = new Date(ctx.clock.now().getTime() + index);
      await ctx.db
        .insertInto('class_students')
        .values({ class_id: classId, user_id: userId, status: 'joined', why: null, created_at })
        .execute();
      added.push(userId);
    }
    return added;
  });
  return { ...(await describeCards(ctx, classId, ids)), invited: addresses.length };
}

function findIssues({ students, guardiansAgree }: AddStudentsInput): FieldIssue[] {
  const issues: FieldIssue[] = students.flatMap(({ firstName, lastName, emailAddress }, index) =>
    emailAddress === undefined && (firstName === '' || lastName === '')
      ? [{ path: `students.${index}.lastName`, messageKey: 'classes.field.fullName' }]
      : [],
  );
  const someGetCards = students.some(({ emailAddress }) => emailAddress === undefined);
  if (someGetCards && !guardiansAgree)
    issues.push({ path: 'guardiansAgree', messageKey: 'classes.field.guardiansAgree' });
  return issues;
}

/** The cards of a class of hers, in the order of its list. */
export async function listClassCards(ctx: RequestCtx, id: string): Promise<CardListView> {
  const classId = await getOwnClass(ctx, id, educatorOf(ctx));
  const rows = await ctx.db
    .selectFrom('class_students')
    .select('user_id')
    .where('class_id', '=', classId)
    .orderBy('created_at')
    .orderBy('user_id')
    .execute();
  return describeCards(
    ctx,
    classId,
    rows.map((row) => row.user_id),
  );
}

/** Gives a student of hers a new card; answers it. */
export async function renewStudentCard(
  ctx: RequestCtx,
  { id, studentId }: { id: string; studentId: string },
): Promise<CardListView> {
  const educatorId = educatorOf(ctx);
  const classId = await getOwnClass(ctx, id, educatorId);
  const userId = studentId as UserId;
  await inTransaction(ctx, async (ctx) => {
    await lockRoom(ctx, educatorId);
    // Of who has left the class, and kept her account, she has no say any more.
    if ((await findStanding(ctx, classId, userId))?.status !== 'joined') throw new NotFound();
    await renewCard(ctx, educatorId, userId);
  });
  return describeCards(ctx, classId, [userId]);
}

async function describeCards(
  ctx: RequestCtx,
  classId: ClassId,
  userIds: readonly UserId[],
): Promise<CardListView> {
  const tokens = await listCards(ctx, educatorOf(ctx), userIds);
  const people = await describePeople(ctx, [...tokens.keys()]);
  const { name } = await ctx.db
    .selectFrom('classes')
    .select('name')
    .where('id', '=', classId)
    .executeTakeFirstOrThrow();
  const items = userIds.flatMap((id) => {
    const [token, person] = [tokens.get(id), people.get(id)];
    return token && person ? [{ id, firstName: person.firstName, lastName: person.lastName, token }] : [];
  });
  return { className: name, items };
}

/** A list that was sent twice, or pasted once more, would make everybody a second time. */
async function refuseNamesakes(
  ctx: RequestCtx,
  classId: ClassId,
  students: readonly NewStudent[],
): Promise<void> {
  const rows = await ctx.db
    .selectFrom('class_students')
    .innerJoin('users', 'users.id', 'class_students.user_id')
    .select(['users.first_name', 'users.last_name'])
    .where('class_students.class_id', '=', classId)
    .where('class_students.status', '=', 'joined')
    .execute();
  const keyOf = (first: string, last: string) => `${first}\n${last}`.toLowerCase();
  const known = new Set(rows.map((row) => keyOf(row.first_name, row.last_name)));
  const issues: FieldIssue[] = [];
  for (const [index, { firstName, lastName, emailAddress }] of students.entries()) {
    const key = keyOf(firstName, lastName);
    if (emailAddress !== undefined) continue;
    if (known.has(key))
      issues.push({ path: `students.${index}.lastName`, messageKey: 'classes.field.namesake' });
    known.add(key);
  }
  if (issues.length) throw new Invalid(issues);
}
