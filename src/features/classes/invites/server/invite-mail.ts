import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { href } from '#urls.ts';
import { describePeople } from '#features/people/server/public.ts';
import { endLinksAbout } from '#platform/links/links.ts';
import { mailLink } from '#platform/links/mail-link.ts';
import { mailWords } from '#platform/mail/mail-words.ts';
import { describeClassOf } from '#features/classes/server/class-mails.ts';
import { inviteSubject, type InviteRow } from './invite-rows.ts';
import { inviteLink } from '#features/classes/server/link-kinds.ts';

/** Mails an invitation in its teacher's language; any earlier link stops working. Call it in a transaction. */
export async function mailInvite(ctx: Ctx, educatorId: UserId, invite: InviteRow): Promise<void> {
  const { className, teacher } = await describeClassOf(ctx, invite.class_id);
  const language = (await describePeople(ctx, [educatorId])).get(educatorId)?.language ?? ctx.locale;
  const say = mailWords(ctx, language, { className, teacher });
  await endInvite(ctx, educatorId, invite);
  const subject = inviteSubject(invite);
  await mailLink(ctx, { kind: inviteLink, userId: educatorId, subject }, (token) => ({
    to: invite.email_address,
    topic: 'invitations',
    language,
    title: say('classes.mail.inviteTitle'),
    text: say('classes.mail.inviteText'),
    action: { label: say('classes.mail.inviteAction'), path: href('invite', { token }) },
    note: say('classes.mail.inviteNote'),
  }));
}

/** Invalidates the link of an invitation. */
export async function endInvite(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  educatorId: UserId,
  invite: InviteRow,
): Promise<void> {
  await endLinksAbout(ctx, { kind: inviteLink, userId: educatorId, subject: inviteSubject(invite) });
}
