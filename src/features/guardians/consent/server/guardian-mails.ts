import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { href } from '#urls.ts';
import { selectUsers } from '#features/people/server/public.ts';
import { mailLink } from '#platform/links/mail-link.ts';
import { mailWords } from '#platform/mail/mail-words.ts';
import { sendMail } from '#platform/mail/send-mail.ts';
import { childWords } from '../policy.ts';
import { guardianLinks } from '#features/guardians/consent/server/link-kinds.ts';

type MailCtx = Pick<Ctx, 'db' | 'clock' | 'afterCommit' | 'mails' | 'origin' | 'sayIn'>;

interface Recipient {
  userId: UserId;
  to: string;
}

/** Asks a guardian to approve; the guardian's own language is unknown, so the mail uses the child's. */
export async function sendGuardianMail(ctx: MailCtx, { userId, to }: Recipient) {
  const { language, name } = await findChild(ctx, userId);
  const say = mailWords(ctx, language, childWords(name));
  await mailLink(ctx, { kind: guardianLinks.guardian, userId, subject: to }, (token) => ({
    to,
    topic: 'approvals',
    language,
    title: say('guardians.mail.guardianTitle'),
    text: [say('guardians.mail.guardianWhy'), say('guardians.mail.guardianWhat')],
    action: {
      label: say('guardians.mail.guardianAction'),
      path: href('guardianApproval', { token }),
    },
    note: [say('guardians.mail.guardianExpires'), say('guardians.mail.guardianUnknown')],
  }));
}

/** The second mail of email-plus: says what was approved, and carries the link that withdraws it. */
export async function sendConsentMail(ctx: MailCtx, { userId, to }: Recipient) {
  const { language, name } = await findChild(ctx, userId);
  const say = mailWords(ctx, language, childWords(name));
  await mailLink(ctx, { kind: guardianLinks.guardianWithdrawal, userId, subject: to }, (token) => ({
    to,
    topic: 'own',
    language,
    title: say('guardians.mail.consentTitle'),
    text: [say('guardians.mail.consentWhat'), say('guardians.mail.consentWithdraw')],
    action: {
      label: say('guardians.mail.consentAction'),
      path: href('guardianWithdrawal', { token }),
    },
    note: say('guardians.mail.consentKeep'),
  }));
}

/**
 * Tells a guardian that an approval was withdrawn; the link leads to where it can be given again, or everything erased
 * at once.
 */
export async function sendWithdrawnMail(ctx: MailCtx, { userId, to }: Recipient) {
  const { language, name } = await findChild(ctx, userId);
  const say = mailWords(ctx, language, childWords(name));
  await mailLink(ctx, { kind: guardianLinks.guardian, userId, subject: to }, (token) => ({
    to,
    topic: 'own',
    language,
    title: say('guardians.mail.withdrawnTitle'),
    text: say('guardians.mail.withdrawnText'),
    action: { label: say('guardians.mail.withdrawnAction'), path: href('guardianApproval', { token }) },
    note: say('guardians.mail.withdrawnNote'),
  }));
}

/** The last mail to a guardian: nothing is kept. */
export async function sendErasedMail(ctx: MailCtx, { userId, to }: Recipient) {
  const { language, name } = await findChild(ctx, userId);
  const say = mailWords(ctx, language, childWords(name));
  await sendMail(ctx, {
    id: `erased ${userId}`,
    to,
    topic: 'own',
    askedBy: { userId },
    language,
    title: say('guardians.mail.erasedTitle'),
    text: say('guardians.mail.erasedText'),
    note: say('guardians.mail.erasedNote'),
  });
}

async function findChild(
  { db }: Pick<Ctx, 'db'>,
  userId: UserId,
): Promise<{ language: Locale; name: string }> {
  const row = await selectUsers(db)
    .select(['language', 'first_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { language: row.language, name: row.first_name };
}
