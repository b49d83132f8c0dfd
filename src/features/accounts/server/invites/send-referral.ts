import { signedIn } from '../../../../core/actor.ts';
import { Forbidden, TooMany } from '../../../../core/refusals.ts';
import type { RequestCtx } from '../../../../platform/ctx.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { href } from '../../../../urls.ts';
import type { ReferralInput } from '../../contract-invites.ts';
import { isMinor, mayInvite } from '../../policy.ts';
import { sendLinkMail } from '../links/link-mail.ts';
import { createLink } from '../links/links.ts';
import { mayMail } from '../links/mail-limits.ts';
import { emailKey } from '../users/email-key.ts';

const perSender = { tries: 10, seconds: 86_400 };
/** Of one friend once, of all friends together three times a month. */
const month = 30 * 86_400;
const perPair = { tries: 1, seconds: month };
const perRecipient = { tries: 3, seconds: month };

/**
 * Mails a friend an invitation with the sender's name and a link of her own, which makes the account remember who
 * invited it. The address is kept nowhere. An address that has had its share gets none, and the answer does not say so.
 * Refuses children's accounts, and who has not proved her own address.
 */
export async function sendReferral(ctx: RequestCtx, { emailAddress }: ReferralInput): Promise<void> {
  const { userId } = signedIn(ctx);
  const sender = await ctx.db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'role', 'adult_from', 'email_verified_at', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!mayInvite({ role: sender.role, minor: isMinor(sender.adult_from, ctx.clock.now()) })) {
    throw new Forbidden('forbidden', 'accounts.invite.notAllowed');
  }
  if (sender.email_verified_at === null)
    throw new Forbidden('email_unverified', 'accounts.invite.verifyFirst');
  const taken = await ctx.limits.take(`accounts.referral.sender:${userId}`, perSender);
  if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
  if (!(await mayInviteTo(ctx, userId, emailAddress))) return;
  const name = `${sender.first_name} ${sender.last_name}`.trim();
  const { language } = sender;
  const say = (key: string) => ctx.sayIn(language, key, { name });
  await inTransaction(ctx, async (ctx) => {
    const token = await createLink(ctx, { kind: 'invite', userId });
    await sendLinkMail(ctx, {
      id: `invite:${token}`,
      to: emailAddress,
      language,
      title: say('accounts.mail.inviteTitle'),
      text: [say('accounts.mail.inviteWho'), say('accounts.mail.inviteWhat')],
      action: { label: say('accounts.mail.inviteButton'), path: href('invite', { token }) },
      note: say('accounts.mail.inviteNote'),
    });
  });
}

async function mayInviteTo(ctx: RequestCtx, senderId: string, emailAddress: string): Promise<boolean> {
  const key = emailKey(emailAddress);
  return (
    (await ctx.limits.take(`accounts.referral.pair:${senderId}:${key}`, perPair)).allowed &&
    (await ctx.limits.take(`accounts.referral.recipient:${key}`, perRecipient)).allowed &&
    mayMail(ctx, emailAddress)
  );
}
