import type { UserId } from '#core/ids.ts';
import type { FieldIssue } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { describePeople, emailKey, listMailboxes, mailboxKey } from '#features/people/server/public.ts';
import type { ClassId } from '#features/classes/contract.ts';
import type { NewStudent, StudentOutcome } from '../contract.ts';
import { findClassStaff } from '#features/classes/server/class-staff.ts';
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
  const joined = await listJoined(ctx, classId);
  const names = await namesOf(ctx, joined);
  const members = await listMailboxes(ctx, joined);
  const teachers = await listMailboxes(ctx, (await findClassStaff(ctx, classId))?.teacherIds ?? []);
  const invites = await findInvites(ctx, classId);
  const seen = new Set<string>();
  return students.map((student) => {
    const { firstName, lastName, emailAddress } = student;
    const key = emailAddress === undefined ? nameKey(student) : emailKey(emailAddress);
    const isRepeated = seen.has(key);
    seen.add(key);
    if (emailAddress !== undefined) {
      const mailbox = mailboxKey(emailAddress);
      if (teachers.has(mailbox)) return wrong('emailAddress', 'classes.field.teaches');
      if (isRepeated) return { outcome: 'repeated' };
      if (members.has(mailbox)) return { outcome: 'member' };
      return { outcome: judgeInvite(invites.get(key), ctx.clock.now()) };
    }
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
  return namesOf(ctx, await listJoined(ctx, classId));
}

async function namesOf(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  students: readonly UserId[],
): Promise<ReadonlySet<string>> {
  return new Set(Array.from((await describePeople(ctx, students)).values(), nameKey));
}

async function listJoined({ db }: Pick<Ctx, 'db'>, classId: ClassId): Promise<UserId[]> {
  const rows = await db
    .selectFrom('class_students')
    .select('user_id')
    .where('class_id', '=', classId)
    .where('status', '=', 'joined')
    .execute();
  return rows.map((row) => row.user_id);
}

/** One spelling of a full name, for comparison. */
export function nameKey({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName}\n${lastName}`.normalize('NFC').toLowerCase();
}
