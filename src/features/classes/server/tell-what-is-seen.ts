import type { UserId } from '#core/ids.ts';
import { findGuardian } from '#features/guardians/server/public.ts';
import { notify } from '#features/notifications/server/public.ts';
import { describePeople } from '#features/people/server/public.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { mailWords } from '#platform/mail/mail-words.ts';
import { sendMail } from '#platform/mail/send-mail.ts';
import { href } from '#urls.ts';
import type { ClassId } from '../contract.ts';
import { describeClassOf } from './class-mails.ts';

/**
 * Tells those who agreed to their name being seen that teachers see work for the class too: the student, and a minor's guardian by
 * mail. Details are seen from that moment on (docs/decisions/0132). Returns how many were told. For the database's maintenance.
 */
export async function tellWhatIsSeen(ctx: Ctx): Promise<number> {
  const rows = await ctx.db
    .selectFrom('class_students')
    .select(['class_id', 'user_id'])
    .where('names_alone', '=', true)
    .where('status', '=', 'joined')
    .orderBy('place')
    .execute();
  let told = 0;
  for (const { class_id: classId, user_id: userId } of rows)
    await inTransaction(ctx, async (ctx) => {
      const { numUpdatedRows } = await ctx.db
        .updateTable('class_students')
        .set({ names_alone: false, seen_from: ctx.clock.now() })
        .where('class_id', '=', classId)
        .where('user_id', '=', userId)
        .where('names_alone', '=', true)
        .where('status', '=', 'joined')
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return;
      told += 1;
      await tell(ctx, classId, userId);
    });
  return told;
}

async function tell(ctx: Ctx, classId: ClassId, userId: UserId): Promise<void> {
  const person = (await describePeople(ctx, [userId])).get(userId);
  if (!person) return;
  await notify(ctx, {
    to: userId,
    kind: 'classes.seen',
    data: {},
    href: href('dashboard'),
    once: classId,
  });
  const guardian = person.minor ? await findGuardian(ctx, userId) : undefined;
  if (!guardian) return;
  const { className, teacher } = await describeClassOf(ctx, classId);
  const { language, firstName: name } = person;
  const say = mailWords(ctx, language, { name, className, teacher });
  await sendMail(ctx, {
    id: `class-seen:${classId}:${userId}`,
    to: guardian.email_address,
    // It is about a consent of hers.
    topic: 'own',
    language,
    title: say('classes.mail.seenTitle'),
    text: [say('classes.mail.seenText'), say('classes.mail.seenBefore')],
    note: say('classes.mail.seenNote'),
  });
}
