import { randomUUID } from 'node:crypto';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { nameOfReader, genderOfReader, selectUsers } from '#features/people/server/public.ts';
import { sendMail } from '#platform/mail/send-mail.ts';

const keys = {
  added: ['signIn.mail.appAddedTitle', 'signIn.mail.appAddedText', 'signIn.mail.appAddedNote'],
  removed: ['signIn.mail.appRemovedTitle', 'signIn.mail.appRemovedText', 'signIn.mail.appRemovedNote'],
} as const;

/**
 * Tells someone that signing in requires an app's code from now on, or no longer, in case it was not her doing. Call it
 * in its transaction.
 */
export async function mailAboutApp(ctx: Ctx, userId: UserId, what: keyof typeof keys): Promise<void> {
  const { email_address: to, language } = await selectUsers(ctx.db)
    .select(['email_address', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (to === null) return;
  const [title, text, note] = keys[what];
  const gender = await genderOfReader(ctx, userId, to);
  await sendMail(ctx, {
    id: `app-${what}:${randomUUID()}`,
    to,
    topic: 'own',
    greets: await nameOfReader(ctx, userId, to),
    language,
    title: ctx.sayIn(language, title),
    text: ctx.sayIn(language, text, { gender }),
    note: ctx.sayIn(language, note, { gender }),
  });
}
