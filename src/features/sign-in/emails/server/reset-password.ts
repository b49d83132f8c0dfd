import { randomUUID } from 'node:crypto';
import type { NotNull } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import { Invalid, NotFound } from '#core/refusals.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { href } from '#urls.ts';
import type { LinkInput, NewPasswordInput, ResetRequestInput } from '../contract.ts';
import {
  nameOfReader,
  emailKey,
  genderOfReader,
  selectUsers,
  updateUsers,
  withMailQuotas,
} from '#features/people/server/public.ts';
import { isGuessable } from '#features/sign-in/passwords/server/guessable-passwords.ts';
import type { SessionAnswer } from '#features/sign-in/sessions/contract.ts';
import { continueSignIn } from '#features/sign-in/sessions/server/after-first-step.ts';
import { findKnownDevice, rememberDevice } from '#features/sign-in/sessions/server/known-device.ts';
import { endSessionsOf } from '#features/sign-in/sessions/server/sessions.ts';
import { hashPassword } from '#platform/crypto/passwords.ts';
import { endLinks, findLink, linkOver, useLink } from '#platform/links/links.ts';
import { mailLink } from '#platform/links/mail-link.ts';
import { sendMail } from '#platform/mail/send-mail.ts';
import { addressProved, invitedForgot } from '#features/sign-in/server/sign-in-hooks.ts';
import { signInLinks } from '#features/sign-in/emails/server/link-kinds.ts';

interface ResetRequest {
  id: string;
  /** Null for an address without an account: the work is the same, except for the mail. */
  userId: UserId | null;
  /** Requested on a device that has signed in to the account before. */
  isKnownDevice: boolean;
}

type ResetCtx = Ctx & Pick<RequestCtx, 'limits'>;

const job = 'signIn.mailReset';

/** Defines the work that a reset request leaves for later. */
export function defineResetMail(jobs: Jobs, ctx: ResetCtx): void {
  jobs.define<ResetRequest>(job, (request) => mailReset(ctx, request));
}

/**
 * Queues a mail with a link for choosing a new password. The answer is the same for a known and an unknown address,
 * after the same work, and does not reveal that an address has used up its mail quota: strangers share one quota, the
 * account's own devices have another.
 */
export async function requestReset(ctx: RequestCtx, { emailAddress }: ResetRequestInput): Promise<void> {
  const key = emailKey(emailAddress);
  const user = await selectUsers(ctx.db)
    .select('id')
    .where('email_key', '=', key)
    .$if(!ctx.demoWorld, (users) => users.where('demo', '=', false))
    .executeTakeFirst();
  const request: ResetRequest = {
    id: randomUUID(),
    userId: user?.id ?? null,
    isKnownDevice: findKnownDevice(ctx, user?.id) !== undefined,
  };
  await ctx.jobs.send(ctx, job, request);
}

async function mailReset(ctx: ResetCtx, { id, userId, isKnownDevice }: ResetRequest): Promise<void> {
  if (userId === null) return;
  const user = await selectUsers(ctx.db)
    .select(['email_address', 'language', 'role'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user?.email_address) return;
  const { email_address: to, language } = user;
  const share = { to, purpose: 'reset', ...(isKnownDevice && { by: 'device' }) } as const;
  await withMailQuotas(ctx, { share }, async ({ share }) => {
    if (!share.mayGo) return;
    await inTransaction(ctx, async (ctx) => {
      // An account that was made for its owner has no password until it is activated.
      if (user.role === 'invited') await callHook(ctx, invitedForgot, { userId, to, language });
      else await mailResetLink(ctx, { id, userId, to, language });
    });
    share.sent();
  });
}

interface ResetMail {
  id: string;
  userId: UserId;
  to: string;
  language: Locale;
}

async function mailResetLink(ctx: Ctx, { id, userId, to, language }: ResetMail): Promise<void> {
  const gender = await genderOfReader(ctx, userId, to);
  const greets = await nameOfReader(ctx, userId, to);
  await mailLink(ctx, { kind: signInLinks.reset, userId, subject: emailKey(to) }, (token) => ({
    id: `reset:${id}`,
    to,
    topic: 'own',
    greets,
    language,
    title: ctx.sayIn(language, 'signIn.mail.resetTitle'),
    text: ctx.sayIn(language, 'signIn.mail.resetText'),
    action: {
      label: ctx.sayIn(language, 'signIn.mail.resetButton'),
      path: href('updatePass', undefined, { token }),
    },
    note: ctx.sayIn(language, 'signIn.mail.resetNote', { gender }),
  }));
}

/** Refuses an expired link as not found. Looking changes nothing: a mail scanner may open it. */
export async function findResetLink(ctx: Ctx, { token }: LinkInput): Promise<void> {
  if (!(await findLink(ctx, signInLinks.reset, token))) throw new NotFound();
}

/**
 * Sets a new password through a mailed link. Every session of the person ends, and a new one begins, which requires her
 * second factor if she has one (403, with the password already set). Receiving the mail verifies her address. Refuses
 * with `link_over`.
 */
export async function resetPassword(
  ctx: RequestCtx,
  { token, password }: NewPasswordInput,
): Promise<SessionAnswer> {
  const link = await findLink(ctx, signInLinks.reset, token);
  if (!link) throw linkOver();
  if (isGuessable(password, link.subject)) {
    throw new Invalid([{ path: 'password', messageKey: 'signIn.field.passwordGuessable' }]);
  }
  const passwordHash = await hashPassword(password);
  const userId = await inTransaction(ctx, async (ctx) => {
    const { userId, subject } = await useLink(ctx, signInLinks.reset, token);
    const now = ctx.clock.now();
    const user = await updateUsers(ctx.db)
      .set((row) => ({
        password_hash: passwordHash,
        email_verified_at: row.fn.coalesce('email_verified_at', row.val(now)),
      }))
      .where('id', '=', userId)
      .where('email_key', '=', subject)
      .returning(['email_address', 'language'])
      .$narrowType<{ email_address: NotNull }>()
      .executeTakeFirst();
    if (!user) throw linkOver();
    await endLinks(ctx, userId, [signInLinks.reset, signInLinks.emailChange, signInLinks.verify]);
    await callHook(ctx, addressProved, { userId });
    await endSessionsOf(ctx, userId);
    const gender = await genderOfReader(ctx, userId, user.email_address);
    await sendMail(ctx, {
      id: `password-changed:${token}`,
      to: user.email_address,
      topic: 'own',
      greets: await nameOfReader(ctx, userId, user.email_address),
      language: user.language,
      title: ctx.sayIn(user.language, 'signIn.mail.passwordChangedTitle', { gender }),
      text: ctx.sayIn(user.language, 'signIn.mail.passwordChangedText', { gender }),
      note: ctx.sayIn(user.language, 'signIn.mail.passwordChangedNote', { gender }),
    });
    return userId;
  });
  rememberDevice(ctx, userId);
  return continueSignIn(ctx, { userId, remember: false });
}
