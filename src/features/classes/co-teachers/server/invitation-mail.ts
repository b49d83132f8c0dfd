import type { Ctx } from '#platform/ctx.ts';
import { href } from '#urls.ts';
import { mailLink } from '#platform/links/mail-link.ts';
import { mailWords } from '#platform/mail/mail-words.ts';
import { describePeople } from '#features/people/server/public.ts';
import { describeClassOf } from '#features/classes/server/class-mails.ts';
import { teacherInviteLink } from '#features/classes/server/link-kinds.ts';
import type { TeacherInviteRow } from './invite-rows.ts';

/** Mails an invitation in the language of the owner who sends it. Call it in a transaction. */
export async function mailTeacherInvitation(ctx: Ctx, invite: TeacherInviteRow): Promise<void> {
  const { className, teacher } = await describeClassOf(ctx, invite.class_id);
  const inviter = (await describePeople(ctx, [invite.invited_by])).get(invite.invited_by);
  const language = inviter?.language ?? ctx.locale;
  const say = mailWords(ctx, language, { className, teacher });
  const link = { kind: teacherInviteLink, userId: invite.invited_by, subject: invite.id };
  await mailLink(ctx, link, (token) => ({
    to: invite.email_address,
    topic: 'invitations',
    language,
    title: say('classes.mail.teacherTitle'),
    text: say('classes.mail.teacherText'),
    action: { label: say('classes.mail.teacherAction'), path: href('teacherInvitation', { token }) },
    note: say('classes.mail.teacherNote'),
  }));
}
