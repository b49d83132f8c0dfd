import { Conflict, Forbidden, Invalid, TooMany } from '../../../../core/refusals.ts';
import type { Ctx, RequestCtx } from '../../../../platform/ctx.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { href } from '../../../../urls.ts';
import type { EmailChangeInput, LinkInput } from '../../contract-emails.ts';
import { sendLinkMail } from '../links/link-mail.ts';
import { createLink, endLinks, useLink } from '../links/links.ts';
import { limitResending, mayMail } from '../links/mail-limits.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import { emailKey } from '../users/email-key.ts';

const longestKey = 254;
const day = 86_400;

/**
 * Mails a link to the new address, by which it becomes the account's, and a notice to the old one. Asks for the
 * password. Whether another account has the new address is told to nobody but who reads its mail.
 */
export async function requestEmailChange(ctx: RequestCtx, input: EmailChangeInput): Promise<void> {
  const userId = await confirmPassword(ctx, input.currentPassword);
  if (emailKey(input.emailAddress).length > longestKey) {
    throw new Invalid([{ path: 'emailAddress', messageKey: 'app.field.emailAddress' }]);
  }
  await limitResending(ctx, `email-change:${userId}`);
  if (!(await mayMail(ctx, input.emailAddress))) throw new TooMany(day);
  const { email_address: oldAddress, language } = await ctx.db
    .selectFrom('users')
    .select(['email_address', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  // Her teacher answers for who has no address: whether she may have one is not hers to say.
  if (oldAddress === null) throw new Forbidden('forbidden', 'accounts.refusal.cardAccount');
  await inTransaction(ctx, async (ctx) => {
    const token = await createLink(ctx, { kind: 'email-change', userId, subject: input.emailAddress });
    await sendLinkMail(ctx, {
      id: `email-change:${token}`,
      to: input.emailAddress,
      language,
      title: ctx.sayIn(language, 'accounts.mail.changeTitle'),
      text: ctx.sayIn(language, 'accounts.mail.changeText'),
      action: {
        label: ctx.sayIn(language, 'accounts.mail.changeButton'),
        path: href('emailUpdate', { token }),
      },
      note: ctx.sayIn(language, 'accounts.mail.changeNote'),
    });
    await sendLinkMail(ctx, {
      id: `email-change-notice:${token}`,
      to: oldAddress,
      language,
      title: ctx.sayIn(language, 'accounts.mail.changeNoticeTitle'),
      text: ctx.sayIn(language, 'accounts.mail.changeNoticeText'),
      note: ctx.sayIn(language, 'accounts.mail.changeNoticeNote'),
    });
  });
}

/** Gives the account the address that the link was sent to. Refuses with `link_over`, and with `email_taken`. */
export async function changeEmail(ctx: Ctx, { token }: LinkInput): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { userId, subject } = await useLink(ctx, 'email-change', token);
    const key = emailKey(subject);
    const other = await ctx.db
      .selectFrom('users')
      .select('id')
      .where('email_key', '=', key)
      .where('id', '<>', userId)
      .executeTakeFirst();
    if (other) throw new Conflict('email_taken', 'accounts.refusal.emailInUse');
    await ctx.db
      .updateTable('users')
      .set({ email_address: subject, email_key: key, email_verified_at: ctx.clock.now() })
      .where('id', '=', userId)
      .execute();
    await endLinks(ctx, userId, ['email-change', 'verify', 'reset']);
  });
}
