import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/**
 * The classes that someone has created and whom she has invited to them, those that she is in or waiting
 * for, and her sign-in card. */
export async function exportClasses({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<object> {
  const own = await db
    .selectFrom('classes')
    .select(['name', 'code', 'code_paused_at', 'created_at'])
    .where('educator_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const invited = await db
    .selectFrom('class_invites')
    .innerJoin('classes', 'classes.id', 'class_invites.class_id')
    .select(['classes.name', 'email_address', 'first_name', 'last_name', 'sent_at'])
    .where('classes.educator_id', '=', userId)
    .orderBy('class_invites.created_at')
    .execute();
  const joined = await db
    .selectFrom('class_students')
    .innerJoin('classes', 'classes.id', 'class_students.class_id')
    .select(['classes.name', 'class_students.status', 'class_students.why', 'class_students.created_at'])
    .where('class_students.user_id', '=', userId)
    .orderBy('class_students.created_at')
    .execute();
  const card = await db
    .selectFrom('student_cards')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { own, invited, joined, card: card ?? null };
}
