import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/**
 * The classes that someone has created or helps to teach, whom she has invited to them, those that she is in or waiting
 * for with her groups there, and her sign-in card.
 */
export async function exportClasses({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<object> {
  const own = await db
    .selectFrom('classes')
    .select(['name', 'code', 'code_paused_at', 'created_at'])
    .where('educator_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const taught = await db
    .selectFrom('class_teachers')
    .innerJoin('classes', 'classes.id', 'class_teachers.class_id')
    .select(['classes.name', 'class_teachers.joined_at'])
    .where('class_teachers.user_id', '=', userId)
    .where('class_teachers.kind', '=', 'co')
    .orderBy('class_teachers.joined_at')
    .execute();
  const groups = await db
    .selectFrom('class_group_students')
    .innerJoin('class_groups', 'class_groups.id', 'class_group_students.group_id')
    .select('class_groups.name')
    .where('class_group_students.user_id', '=', userId)
    .orderBy('class_groups.created_at')
    .execute();
  const invited = await db
    .selectFrom('class_invites')
    .innerJoin('classes', 'classes.id', 'class_invites.class_id')
    .select(['classes.name', 'email_address', 'first_name', 'last_name', 'sent_at'])
    .where('classes.educator_id', '=', userId)
    .orderBy('class_invites.created_at')
    .execute();
  const invitedTeachers = await db
    .selectFrom('class_teacher_invites')
    .innerJoin('classes', 'classes.id', 'class_teacher_invites.class_id')
    .select(['classes.name', 'email_address', 'sent_at'])
    .where('invited_by', '=', userId)
    .orderBy('class_teacher_invites.created_at')
    .execute();
  const joined = await db
    .selectFrom('class_students')
    .innerJoin('classes', 'classes.id', 'class_students.class_id')
    .select([
      'classes.name',
      'class_students.status',
      'class_students.why',
      'class_students.created_at',
      'class_students.joined_at',
      'class_students.seen_from',
    ])
    .where('class_students.user_id', '=', userId)
    .orderBy('class_students.place')
    .execute();
  const card = await db
    .selectFrom('student_cards')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { own, taught, invited, invitedTeachers, joined, groups, card: card ?? null };
}
