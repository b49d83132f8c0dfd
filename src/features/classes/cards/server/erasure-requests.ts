import { randomUUID } from 'node:crypto';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { teaches } from '#features/classes/server/teaches.ts';
import { href } from '#urls.ts';
import { nameOfReader, genderOfReader, selectUsers } from '#features/people/server/public.ts';
import { sendMail } from '#platform/mail/send-mail.ts';

/**
 * The teacher who answers for someone's account; undefined for anyone without a card, or who has left that teacher's
 * classes.
 */
export async function findAnsweringTeacher(ctx: Ctx, userId: UserId): Promise<UserId | undefined> {
  const card = await ctx.db
    .selectFrom('student_cards')
    .select('educator_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!card) return undefined;
  const educatorId = card.educator_id;
  return (await teaches(ctx, educatorId, userId)) ? educatorId : undefined;
}

/** Since when a student's teacher has been asked to have her account erased; undefined if nobody has asked. */
export async function findErasureRequest({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<Date | undefined> {
  const card = await db
    .selectFrom('student_cards')
    .select('erase_asked_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return card?.erase_asked_at ?? undefined;
}

/** Asks a student's teacher to have her account erased, with one mail. Asking again changes nothing. */
export async function askForErasure(ctx: Ctx, userId: UserId): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const asked = await ctx.db
      .updateTable('student_cards')
      .set({ erase_asked_at: ctx.clock.now() })
      .where('user_id', '=', userId)
      .where('erase_asked_at', 'is', null)
      .returning('educator_id')
      .executeTakeFirst();
    if (asked) await tellTeacher(ctx, asked.educator_id, userId);
  });
}

/** Only an address that is certainly the teacher's gets mail about a child. */
async function tellTeacher(ctx: Ctx, educatorId: UserId, userId: UserId): Promise<void> {
  const teacher = await selectUsers(ctx.db)
    .select(['email_address', 'language'])
    .where('id', '=', educatorId)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  if (!teacher?.email_address) return;
  const student = await selectUsers(ctx.db)
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { language } = teacher;
  const name = `${student.first_name} ${student.last_name}`.trim();
  const gender = await genderOfReader(ctx, educatorId, teacher.email_address);
  const say = (key: string) => ctx.sayIn(language, key, { name, gender });
  await sendMail(ctx, {
    id: `erasure-asked:${randomUUID()}`,
    to: teacher.email_address,
    topic: 'own',
    greets: await nameOfReader(ctx, educatorId, teacher.email_address),
    language,
    title: say('classes.mail.erasureAskedTitle'),
    text: say('classes.mail.erasureAskedText'),
    action: { label: say('classes.mail.erasureAskedButton'), path: href('educators') },
    note: say('classes.mail.erasureAskedNote'),
  });
}

/** Which of these students have asked this educator to have their accounts erased. */
export async function listErasureRequests(
  { db }: Pick<Ctx, 'db'>,
  educatorId: UserId,
  userIds: readonly UserId[],
): Promise<ReadonlySet<UserId>> {
  if (userIds.length === 0) return new Set();
  const rows = await selectErasureRequests(db, educatorId).where('user_id', 'in', userIds).execute();
  return new Set(rows.map((row) => row.user_id));
}

/** All who have asked this educator: for a condition. */
export function selectErasureRequests(db: Ctx['db'], educatorId: UserId) {
  return db
    .selectFrom('student_cards')
    .select('user_id')
    .where('educator_id', '=', educatorId)
    .where('erase_asked_at', 'is not', null);
}

/** Clears the request once it is answered. */
export async function endErasureRequest(
  { db }: Pick<Ctx, 'db'>,
  educatorId: UserId,
  userId: UserId,
): Promise<void> {
  await db
    .updateTable('student_cards')
    .set({ erase_asked_at: null })
    .where('user_id', '=', userId)
    .where('educator_id', '=', educatorId)
    .execute();
}

/** The student would rather keep her account. */
export async function withdrawErasureRequest({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<void> {
  await db
    .updateTable('student_cards')
    .set({ erase_asked_at: null, left_at: null })
    .where('user_id', '=', userId)
    .execute();
}
