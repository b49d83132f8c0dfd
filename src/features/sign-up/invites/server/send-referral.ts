import { daySeconds } from '#core/durations.ts';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import { Forbidden, Invalid, TooMany } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import type { Counter } from '#platform/limits/limits.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { href } from '#urls.ts';
import type { ReferralInput } from '../contract.ts';
import {
  findRefusedSince,
  findSender,
  isMinor,
  mailboxKey,
  selectUsers,
  withMailQuotas,
} from '#features/people/server/public.ts';
import { mailLink } from '#platform/links/mail-link.ts';
import { mailWords } from '#platform/mail/mail-words.ts';
import { mayInvite } from '../policy.ts';
import { signUpLinks } from '#features/sign-up/server/link-kinds.ts';

/** Once per friend, three times a month from all friends together. */
const month = 30 * daySeconds;
const perPair = { tries: 1, seconds: month };
const perRecipient = { tries: 3, seconds: month };

/**
 * Mails a friend an invitation with the sender's name and a link of her own, which makes the account remember who
 * invited it. The address is stored nowhere. An address that has used up its quota, or wants no invitations, gets no mail,
 * and the answer does not say so. What is not sent counts for nothing. It counts among all the mail that a person may send in a day. Refuses children's accounts, and anyone who
 * has not verified her own address, and another spelling of her own mailbox.
 */
export async function sendReferral(ctx: RequestCtx, { emailAddress }: ReferralInput): Promise<void> {
  const { userId } = signedIn(ctx);
  const sender = await selectUsers(ctx.db)
    .select(['first_name', 'last_name', 'role', 'adult_from', 'language', 'email_address'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!mayInvite({ role: sender.role, minor: isMinor(sender.adult_from, ctx.clock.now()) })) {
    throw new Forbidden('forbidden', 'signUp.invite.notAllowed');
  }
  const counter = await findSender(ctx, 'signUp.invite.verifyFirst');
  if (sender.email_address !== null && mailboxKey(sender.email_address) === mailboxKey(emailAddress)) {
    throw new Invalid([{ path: 'emailAddress', messageKey: 'signUp.invite.ownAddress' }]);
  }
  const name = `${sender.first_name} ${sender.last_name}`.trim();
  const others = countersOf(userId, emailAddress);
  const share = { to: emailAddress, purpose: 'invitation', sender: counter, others } as const;
  await withMailQuotas(ctx, { share }, async ({ share }) => {
    if (share.senderWaits !== undefined) throw new TooMany(share.senderWaits);
    if (!share.mayGo || (await findRefusedSince(ctx, emailAddress, 'invitations'))) return;
    await mailReferral(ctx, { userId, name, language: sender.language, to: emailAddress });
    share.sent();
  });
}

interface Referral {
  userId: UserId;
  name: string;
  language: Locale;
  to: string;
}

async function mailReferral(ctx: RequestCtx, { userId, name, language, to }: Referral): Promise<void> {
  const say = mailWords(ctx, language, { name });
  await inTransaction(ctx, (ctx) =>
    mailLink(ctx, { kind: signUpLinks.invite, userId }, (token) => ({
      to,
      topic: 'invitations',
      language,
      title: say('signUp.mail.inviteTitle'),
      text: [say('signUp.mail.inviteWho'), say('signUp.mail.inviteWhat')],
      action: { label: say('signUp.mail.inviteButton'), path: href('invite', { token }) },
      note: say('signUp.mail.inviteNote'),
    })),
  );
}

function countersOf(senderId: UserId, emailAddress: string): Counter[] {
  const mailbox = mailboxKey(emailAddress);
  return [
    { key: `signUp.referral.pair:${senderId}:${mailbox}`, rule: perPair },
    { key: `signUp.referral.recipient:${mailbox}`, rule: perRecipient },
  ];
}
