import { randomUUID } from 'node:crypto';
import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { nameOfReader, genderOfReader, selectUsers } from '#features/people/server/public.ts';
import { sendMail } from '#platform/mail/send-mail.ts';

/** Tells someone that her account has a new way in, in case it was not she who added it. Call it in its transaction. */
export async function mailNewWayIn(
  ctx: Ctx,
  userId: UserId,
  wayIn: (language: Locale) => string,
): Promise<void> {
  const { email_address: to, language } = await selectUsers(ctx.db)
    .select(['email_address', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (to === null) return;
  const gender = await genderOfReader(ctx, userId, to);
  await sendMail(ctx, {
    id: `new-way-in:${randomUUID()}`,
    to,
    topic: 'own',
    greets: await nameOfReader(ctx, userId, to),
    language,
    title: ctx.sayIn(language, 'signIn.mail.wayInTitle', { gender }),
    text: ctx.sayIn(language, 'signIn.mail.wayInText', { way: wayIn(language), gender }),
    note: ctx.sayIn(language, 'signIn.mail.wayInNote', { gender }),
  });
}
