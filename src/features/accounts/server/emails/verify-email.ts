import { signedIn } from '../../../../core/actor.ts';
import type { UserId } from '../../../../core/ids.ts';
import type { Locale } from '../../../../core/locale.ts';
import { Conflict, SignInRequired, TooMany } from '../../../../core/refusals.ts';
import type { Ctx, RequestCtx } from '../../../../platform/ctx.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { href } from '../../../../urls.ts';
import type { LinkInput } from '../../contract-emails.ts';
import { sendLinkMail } from '../links/link-mail.ts';
import { createLink, endLinks, useLink } from '../links/links.ts';
import { limitResending, mayMail } from '../links/mail-limits.ts';
import { emailKey } from '../users/email-key.ts';

interface Addressee {
  userId: UserId;
  emailAddress: string;
  language: Locale;
}

const day = 86_400;

/** Asks a person by mail whether the address is hers. Call it in the transaction that gave her the address. */
export async function mailVerification(
  ctx: Ctx,
  { userId, emailAddress, language }: Addressee,
): Promise<void> {
  const token = await createLink(ctx, { kind: 'verify', userId, subject: emailKey(emailAddress) });
  await sendLinkMail(ctx, {
    id: `verify:${token}`,
    to: emailAddress,
    language,
    title: ctx.sayIn(language, 'accounts.mail.verifyTitle'),
    text: ctx.sayIn(language, 'accounts.mail.verifyText'),
    action: {
      label: ctx.sayIn(language, 'accounts.mail.verifyButton'),
      path: href('emailVerify', { token }),
    },
    note: ctx.sayIn(language, 'accounts.mail.verifyNote'),
  });
}

/** Sends who is signed in another mail to verify her address; none once it is verified. At most one a minute, five a day. */
export async function sendVerification(ctx: RequestCtx): Promise<void> {
  const { userId } = signedIn(ctx);
  const user = await ctx.db
    .selectFrom('users')
    .select(['email_address', 'email_verified_at', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) throw new SignInRequired();
  if (user.email_verified_at !== null || user.email_address === null) return;
  await limitResending(ctx, `verify:${userId}`);
  if (!(await mayMail(ctx, user.email_address))) throw new TooMany(day);
  const addressee = { userId, emailAddress: user.email_address, language: user.language };
  await inTransaction(ctx, (ctx) => mailVerification(ctx, addressee));
}

/**
 * Takes the address as proved for which the link was sent. Whoever holds the link may use it, signed in or not. Refuses
 * with `link_over`, also when the account has another address by now.
 */
export async function verifyEmail(ctx: Ctx, { token }: LinkInput): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { userId, subject } = await useLink(ctx, 'verify', token);
    const user = await ctx.db
      .updateTable('users')
      .set({ email_verified_at: ctx.clock.now() })
      .where('id', '=', userId)
      .where('email_key', '=', subject)
      .returning('id')
      .executeTakeFirst();
    if (!user) throw new Conflict('link_over', 'accounts.refusal.linkOver');
    await endLinks(ctx, userId, ['verify']);
  });
}
