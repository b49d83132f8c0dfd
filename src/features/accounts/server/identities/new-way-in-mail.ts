import { randomUUID } from 'node:crypto';
import type { UserId } from '../../../../core/ids.ts';
import type { Locale } from '../../../../core/locale.ts';
import type { Ctx } from '../../../../platform/ctx.ts';
import { sendLinkMail } from '../links/link-mail.ts';

/** Tells somebody that her account has one more way in, in case it was not she who made it. Call it in its transaction. */
export async function mailNewWayIn(
  ctx: Ctx,
  userId: UserId,
  wayIn: (language: Locale) => string,
): Promise<void> {
  const { email_address: to, language } = await ctx.db
    .selectFrom('users')
    .select(['email_address', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (to === null) return;
  await sendLinkMail(ctx, {
    id: `new-way-in:${randomUUID()}`,
    to,
    language,
    title: ctx.sayIn(language, 'accounts.mail.wayInTitle'),
    text: ctx.sayIn(language, 'accounts.mail.wayInText', { way: wayIn(language) }),
    note: ctx.sayIn(language, 'accounts.mail.wayInNote'),
  });
}
