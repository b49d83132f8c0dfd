import type { FieldIssue } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { describePeople, emailKey } from '#features/people/server/public.ts';
import type { ClassId } from '#features/classes/contract.ts';
import type { NewStudent, StudentOutcome } from '../contract.ts';
import { findInvites, isExpired, type InviteRow } from '#features/classes/invites/server/invite-rows.ts';

/** What adding would do to a student, or what is wrong with which of her fields. */
export type Verdict =
  | { outcome: Exclude<StudentOutcome['outcome'], 'wrong'> }
  | { outcome: 'wrong'; issue: FieldIssue };

/** Judges every student on a list, in its order; later entries never affect earlier ones. */
export async function judgeStudents(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  classId: ClassId,
  students: readonly NewStudent[],
): Promise<Verdict[]> {
  const names = await listNames(ctx, classId);
  const invites = await findInvites(ctx, classId);
  const seen = new Set<string>();
  return students.map((student) => {
    const { firstName, lastName, emailAddress } = student;
    const key = emailAddress === undefined ? nameKey(student) : emailKey(emailAddress);
    const isRepeated = seen.has(key);
    seen.add(key);
    if (emailAddress !== undefined)
      return { outcome: isRepeated ? 'repeated' : judgeInvite(invites.get(key), ctx.clock.now()) };
    if (firstName === '' || lastName === '')
      return wrong(firstName === '' ? 'firstName' : 'lastName', 'classes.field.fullName');
    // Two students of one name may be two people, and nobody could tell their cards apart.
    if (isRepeated) return wrong('lastName', 'classes.field.namesake');
    return { outcome: names.has(key) ? 'member' : 'card' };
  });
}

function judgeInvite(invite: InviteRow | undefined, now: Date): 'invite' | 'invited' | 'member' {
  if (!invite) return 'invite';
  if (invite.claimed_by !== null) return 'member';
  return isExpired(invite, now) ? 'invite' : 'invited';
}

function wrong(path: string, messageKey: string): Verdict {
  return { outcome: 'wrong', issue: { path, messageKey } };
}

/** The names of a class's students, as keys. */
export async function listNames(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  classId: ClassId,
): Promise<ReadonlySet<string>> {
  const rows = await ctx.db
    .selectFrom('class_students')
    .select('user_id')
    .where('class_id', '=', classId)
    .where('status', '=', 'joined')
    .execute();
  const people = await describePeople(
    ctx,
    rows.map((row) => row.user_id),
  );
  return new Set(Array.from(people.values(), nameKey));
}

/** One spelling of a full name, for comparison. */
export function nameKey({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName}\n${lastName}`.normalize('NFC').toLowerCase();
}
