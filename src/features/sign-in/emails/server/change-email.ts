import { addressProved } from '#features/sign-in/server/sign-in-hooks.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import { randomUUID } from 'node:crypto';
import { signedIn } from '#core/actor.ts';
import { daySeconds } from '#core/durations.ts';
import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import { Conflict, Invalid, NotFound, TooMany } from '#core/refusals.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { isUniqueViolation } from '#platform/db/unique-violation.ts';
import { href } from '#urls.ts';
import type { EmailChangeInput, LinkInput, LinkState } from '../contract.ts';
import {
  nameOfReader,
  emailKey,
  genderOfReader,
  limitResending,
  requireAddress,
  selectUsers,
  updateUsers,
  withMailQuotas,
} from '#features/people/server/public.ts';
import { confirmPassword } from '#features/sign-in/passwords/server/confirm-password.ts';
import { endSessionsOf } from '#features/sign-in/sessions/server/sessions.ts';
import { endLinks, findLink, findUsedLink, useLink } from '#platform/links/links.ts';
import { mailLink } from '#platform/links/mail-link.ts';
import { sendMail } from '#platform/mail/send-mail.ts';
import { signInLinks } from '#features/sign-in/emails/server/link-kinds.ts';

const longestKey = 254;

/**
 * Mails a link to the new address, which makes it the account's, and a notice to the old one. Asks for the password.
 * Only a reader of the new address's mail learns whether another account has it.
 */
export async function requestEmailChange(ctx: RequestCtx, input: EmailChangeInput): Promise<void> {
  const oldAddress = await requireAddress(ctx, signedIn(ctx).userId);
  const userId = await confirmPassword(ctx, input.currentPassword);
  if (emailKey(input.emailAddress).length > longestKey) {
    throw new Invalid([{ path: 'emailAddress', messageKey: 'app.field.emailAddress' }]);
  }
  await limitResending(ctx, `email-change:${userId}`, input.emailAddress);
  const { language } = await selectUsers(ctx.db)
    .select('language')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const share = { to: input.emailAddress, purpose: 'verification' } as const;
  await withMailQuotas(ctx, { share }, async ({ share }) => {
    if (!share.mayGo) throw new TooMany(daySeconds);
    await inTransaction(ctx, (ctx) =>
      mailChange(ctx, { userId, to: input.emailAddress, oldAddress, language }),
    );
    share.sent();
  });
}

interface AddressChange {
  userId: UserId;
  to: string;
  oldAddress: string;
  language: Locale;
}

async function mailChange(ctx: Ctx, { userId, to, oldAddress, language }: AddressChange): Promise<void> {
  await mailLink(ctx, { kind: signInLinks.emailChange, userId, subject: to }, (token) => ({
    to,
    topic: 'own',
    language,
    title: ctx.sayIn(language, 'signIn.mail.changeTitle'),
    text: ctx.sayIn(language, 'signIn.mail.changeText'),
    action: {
      label: ctx.sayIn(language, 'signIn.mail.changeButton'),
      path: href('emailUpdate', { token }),
    },
    note: ctx.sayIn(language, 'signIn.mail.changeNote'),
  }));
  const gender = await genderOfReader(ctx, userId, oldAddress);
  await sendMail(ctx, {
    id: `email-change-notice:${randomUUID()}`,
    to: oldAddress,
    topic: 'own',
    greets: await nameOfReader(ctx, userId, oldAddress),
    language,
    title: ctx.sayIn(language, 'signIn.mail.changeNoticeTitle', { gender }),
    text: ctx.sayIn(language, 'signIn.mail.changeNoticeText', { gender }),
    note: ctx.sayIn(language, 'signIn.mail.changeNoticeNote', { gender }),
  });
}

/** What the link to a new address can still do. Refuses an expired one as not found; looking changes nothing. */
export async function describeEmailChange(ctx: Ctx, { token }: LinkInput): Promise<LinkState> {
  if (await findLink(ctx, signInLinks.emailChange, token)) return { state: 'open' };
  const used = await findUsedLink(ctx, signInLinks.emailChange, token);
  const owner =
    used &&
    (await selectUsers(ctx.db)
      .select('id')
      .where('id', '=', used.userId)
      .where('email_key', '=', emailKey(used.subject))
      .executeTakeFirst());
  if (!owner) throw new NotFound();
  return { state: 'done' };
}

/**
 * Gives the account the address that the link was sent to, and ends its other sessions: anyone who has hijacked the
 * account loses it. Refuses with `link_over`, and with `email_taken`, even when two accounts take the address at once.
 */
export async function changeEmail(ctx: Ctx, { token }: LinkInput): Promise<void> {
  try {
    await takeAddress(ctx, token);
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key_key')) throw emailInUse();
    throw error;
  }
}

async function takeAddress(ctx: Ctx, token: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { userId, subject } = await useLink(ctx, signInLinks.emailChange, token);
    const key = emailKey(subject);
    const other = await selectUsers(ctx.db)
      .select('id')
      .where('email_key', '=', key)
      .where('id', '<>', userId)
      .executeTakeFirst();
    if (other) throw emailInUse();
    await updateUsers(ctx.db)
      .set({ email_address: subject, email_key: key, email_verified_at: ctx.clock.now() })
      .where('id', '=', userId)
      .execute();
    await endLinks(ctx, userId, [signInLinks.emailChange, signInLinks.verify, signInLinks.reset]);
    await callHook(ctx, addressProved, { userId });
    const { actor } = ctx;
    const isOwn = actor.kind === 'member' && actor.userId === userId;
    await endSessionsOf(ctx, userId, isOwn ? { except: actor.sessionId } : {});
  });
}

const emailInUse = () => new Conflict('email_taken', 'signIn.refusal.emailInUse');
