import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { href } from '#urls.ts';
import { notifyGuardiansOf } from '#features/notifications/server/public.ts';
import { describePeople } from '#features/people/server/public.ts';
import { mailLink } from '#platform/links/mail-link.ts';
import { mailWords } from '#platform/mail/mail-words.ts';
import type { ClassId } from '../contract.ts';
import { consentLink } from './link-kinds.ts';

/** What a guardian's link is about, besides the child: which class, and who received the mail. */
export interface JoinRequest {
  classId: ClassId;
  address: string;
}

/** Parses the form in which a link stores it. */
export function readJoinRequest(subject: string): JoinRequest {
  const [classId = '', address = ''] = subject.split(' ');
  return { classId: classId as ClassId, address };
}

/**
 * Asks a guardian whether a minor may join a class: by mail, in the child's language, and among the messages of those who have an
 * account. Call it in a transaction.
 */
export async function sendClassMail(
  ctx: Ctx,
  { classId, userId, to }: { classId: ClassId; userId: UserId; to: string },
): Promise<void> {
  const { className, teacher } = await describeClassOf(ctx, classId);
  const person = (await describePeople(ctx, [userId])).get(userId);
  if (!person) return;
  const { language, firstName: name } = person;
  const asked = await ctx.db
    .selectFrom('class_students')
    .select('created_at')
    .where('class_id', '=', classId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  await notifyGuardiansOf(ctx, userId, {
    kind: 'classes.asked',
    data: { classId, studentId: userId },
    once: `${classId}:${userId}:${asked?.created_at.getTime()}`,
  });
  const say = mailWords(ctx, language, { name, className, teacher });
  await mailLink(ctx, { kind: consentLink, userId, subject: `${classId} ${to}` }, (token) => ({
    to,
    topic: 'approvals',
    language,
    title: say('classes.mail.title'),
    text: [say('classes.mail.who'), say('classes.mail.what')],
    action: { label: say('classes.mail.action'), path: href('classApproval', { token }) },
    note: [say('classes.mail.expires'), say('classes.mail.otherwise')],
  }));
}

/** What a class is called, and who teaches it. */
export async function describeClassOf(
  ctx: Ctx,
  classId: ClassId,
): Promise<{ className: string; teacher: string }> {
  const { name, educator_id } = await ctx.db
    .selectFrom('classes')
    .select(['name', 'educator_id'])
    .where('id', '=', classId)
    .executeTakeFirstOrThrow();
  const teacher = (await describePeople(ctx, [educator_id])).get(educator_id)?.displayName ?? '';
  return { className: name, teacher };
}
