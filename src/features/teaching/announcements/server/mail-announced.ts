import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { mailWords } from '#platform/mail/mail-words.ts';
import { sendMail } from '#platform/mail/send-mail.ts';
import { listClassNames } from '#features/classes/server/public.ts';
import { listWanting } from '#features/notifications/server/public.ts';
import { findPersonStanding, findVerifiedAddress, nameOfReader } from '#features/people/server/public.ts';
import { href } from '#urls.ts';
import type { AnnouncementRow } from './describe-announcements.ts';

/**
 * Mails those guardians who have chosen that: there is something to read. The words are on the class's page, where they can still be
 * changed or removed. One mail a day for a class.
 */
export async function mailAnnounced(
  ctx: Ctx,
  { class_id: classId, created_at }: AnnouncementRow,
  guardians: readonly UserId[],
): Promise<void> {
  const wanting = await listWanting(ctx, {
    userIds: guardians,
    kind: 'teaching.announcedToClass',
    channel: 'mail',
  });
  if (wanting.length === 0) return;
  const className = (await listClassNames(ctx, [classId])).get(classId) ?? '';
  for (const guardianId of wanting) {
    const to = await findVerifiedAddress(ctx, guardianId);
    const standing = await findPersonStanding(ctx, guardianId);
    if (to === undefined || !standing) continue;
    const say = mailWords(ctx, standing.language, { className });
    await sendMail(ctx, {
      id: `teaching.announced:${classId}:${created_at.toISOString().slice(0, 10)}:${guardianId}`,
      to,
      topic: { kind: 'teaching.announcedToClass', userId: guardianId },
      language: standing.language,
      greets: await nameOfReader(ctx, guardianId, to),
      title: say('teaching.mail.announcedTitle'),
      text: say('teaching.mail.announcedText'),
      action: { label: say('teaching.mail.announcedAction'), path: href('ownClass', { classId }) },
      note: say('teaching.mail.announcedNote'),
    });
  }
}
