import type { Ctx } from '#platform/ctx.ts';
import { href } from '#urls.ts';
import { mailLink } from '#platform/links/mail-link.ts';
import { mailWords } from '#platform/mail/mail-words.ts';
import { describePeople } from '#features/people/server/public.ts';
import { familyInviteLink } from './link-kinds.ts';
import type { InviteRow } from './invite-rows.ts';

/** Mails an invitation in the language of the guardian who sends it. Call it in a transaction. */
export async function mailInvitation(ctx: Ctx, invite: InviteRow): Promise<void> {
  const inviter = (await describePeople(ctx, [invite.invited_by])).get(invite.invited_by);
  const language = inviter?.language ?? ctx.locale;
  const name = `${inviter?.firstName ?? ''} ${inviter?.lastName ?? ''}`.trim();
  const say = mailWords(ctx, language, { name });
  const isGuardian = invite.kind === 'guardian';
  const link = { kind: familyInviteLink, userId: invite.invited_by, subject: invite.id };
  await mailLink(ctx, link, (token) => ({
    to: invite.email_address,
    topic: 'invitations',
    language,
    title: isGuardian ? say('families.mail.guardianTitle') : say('families.mail.watcherTitle'),
    text: isGuardian ? say('families.mail.guardianText') : say('families.mail.watcherText'),
    action: { label: say('families.mail.inviteAction'), path: href('familyInvitation', { token }) },
    note: say('families.mail.inviteNote'),
  }));
}
