import type { UserId } from '#core/ids.ts';
import { Conflict, Invalid, type FieldIssue } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { emailKey, withMailQuotas } from '#features/people/server/public.ts';
import { makeStudent } from '#features/classes/cards/server/student-accounts.ts';
import type { ClassId } from '#features/classes/contract.ts';
import type { AddedStudents, AddStudentsInput, NewStudent } from '../contract.ts';
import { describeCards } from '#features/classes/cards/server/cards.ts';
import {
  findMailable,
  inviteStudents,
  sharesOfInvites,
  type Addressed,
} from '#features/classes/invites/server/invite-students.ts';
import { admitWaiting } from '#features/classes/server/admit-waiting.ts';
import { openClassCourses } from '#features/classes/server/open-courses.ts';
import { findRoom } from '#features/classes/server/seats.ts';
import { lockTaughtClass, refuseUnfit, requireTaughtClass } from '#features/classes/server/taught.ts';
import { judgeStudents, type Verdict } from './judge-students.ts';

/**
 * Invites students with an email to one of the caller's classes, and creates accounts for those without, whose guardians the
 * teacher says have agreed: they are in the class at once. All or nothing; returns the cards. Refuses more than the
 * free seats. Anyone already invited, or in the class by invitation, gets no second mail.
 */
export async function addStudents(ctx: RequestCtx, input: AddStudentsInput): Promise<AddedStudents> {
  const { students } = input;
  const taught = await requireTaughtClass(ctx, input.id);
  refuseUnfit(taught);
  const before = await judgeStudents(ctx, taught.id, students);
  refuseWrong(input, before);
  const toInvite = withOutcome(students, before, 'invite');
  const shares = await sharesOfInvites(ctx, toInvite);
  const { ids, ...sent } = await withMailQuotas(ctx, shares, async (held) => {
    const mailable = findMailable(toInvite, held);
    const { ids, invited } = await inTransaction(ctx, (ctx) => addAll(ctx, { input, mailable }));
    for (const { emailAddress } of invited) held[emailKey(emailAddress)]?.sent();
    return { ids, invited: invited.length, unsent: toInvite.length - mailable.length };
  });
  return { ...(await describeCards(ctx, taught, ids)), ...sent };
}

interface Addition {
  input: AddStudentsInput;
  mailable: readonly Addressed[];
}

/** Returns the ids of the new accounts, and who was invited. Call it in a transaction. */
async function addAll(
  ctx: RequestCtx,
  { input, mailable }: Addition,
): Promise<{ ids: UserId[]; invited: Addressed[] }> {
  const { students } = input;
  const { id: classId, ownerId: educatorId } = await lockTaughtClass(ctx, input.id);
  // Those who wait came first.
  await admitWaiting(ctx, educatorId);
  const room = await findRoom(ctx, educatorId);
  // Another list may have been added first.
  const verdicts = await judgeStudents(ctx, classId, students);
  refuseWrong(input, verdicts);
  const named = withOutcome(students, verdicts, 'card');
  if (named.length > 0 && room.students.size + named.length > room.seats)
    throw new Conflict('no_seats', 'classes.refusal.noSeats');
  const stillToInvite = withOutcome(students, verdicts, 'invite').map(({ emailAddress }) => emailAddress);
  const invited = mailable.filter(({ emailAddress }) => stillToInvite.includes(emailAddress));
  await inviteStudents(ctx, { educatorId, classId, students: invited });
  const ids = await makeStudents(ctx, { educatorId, classId, students: named });
  await openClassCourses(ctx, classId, ids);
  return { ids, invited };
}

function withOutcome(
  students: readonly NewStudent[],
  verdicts: readonly Verdict[],
  outcome: Verdict['outcome'],
): NewStudent[] {
  return students.filter((_student, index) => verdicts[index]?.outcome === outcome);
}

/** A student with a card and this name is already in the class: the list was sent a second time. */
function refuseWrong({ guardiansAgree, students }: AddStudentsInput, verdicts: readonly Verdict[]): void {
  const issues: FieldIssue[] = verdicts.flatMap((verdict, index) => {
    if (verdict.outcome === 'wrong') {
      const { path, messageKey } = verdict.issue;
      return [{ path: `students.${index}.${path}`, messageKey }];
    }
    const isNamesake = verdict.outcome === 'member' && students[index]?.emailAddress === undefined;
    return isNamesake ? [{ path: `students.${index}.lastName`, messageKey: 'classes.field.namesake' }] : [];
  });
  const someGetCards = students.some(({ emailAddress }) => emailAddress === undefined);
  if (someGetCards && !guardiansAgree)
    issues.push({ path: 'guardiansAgree', messageKey: 'classes.field.guardiansAgree' });
  if (issues.length) throw new Invalid(issues);
}

interface NewStudents {
  educatorId: UserId;
  classId: ClassId;
  students: readonly NewStudent[];
}

/** Creates accounts with cards, in the class in the order of the list. Call it in a transaction. */
async function makeStudents(
  ctx: RequestCtx,
  { educatorId, classId, students }: NewStudents,
): Promise<UserId[]> {
  const made: UserId[] = [];
  for (const { firstName, lastName } of students) {
    const userId = await makeStudent(ctx, { educatorId, firstName, lastName });
    await ctx.db
      .insertInto('class_students')
      .values({
        class_id: classId,
        user_id: userId,
        status: 'joined',
        why: null,
        created_at: ctx.clock.now(),
        joined_at: ctx.clock.now(),
      })
      .execute();
    made.push(userId);
  }
  return made;
}
