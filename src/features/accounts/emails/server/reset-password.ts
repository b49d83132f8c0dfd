import { randomUUID } from 'node:crypto';
import type { NotNull } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import { Conflict, Invalid, NotFound } from '#core/refusals.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { href } from '#urls.ts';
import type { LinkInput, NewPasswordInput, ResetRequestInput } from '../contract.ts';
import type { SessionAnswer } from '#features/accounts/contract.ts';
import { mailActivation } from '#features/accounts/activations/server/invite-user.ts';
import { sendLinkMail } from '#features/accounts/links/server/link-mail.ts';
import { genderOfReader } from '#features/accounts/links/server/verified-reader.ts';
import { createLink, endLinks, findLink, useLink } from '#features/accounts/links/server/links.ts';
import { withMailQuotas } from '#features/accounts/links/server/mail-quotas.ts';
import { isGuessable } from '#features/accounts/passwords/server/guessable-passwords.ts';
import { hashPassword } from '#features/accounts/passwords/server/passwords.ts';
import { findKnownDevice, rememberDevice } from '#features/accounts/sessions/server/known-device.ts';
import { continueSignIn } from '#features/accounts/sessions/server/after-first-step.ts';
import { endSessionsOf } from '#features/accounts/sessions/server/sessions.ts';
import { emailKey } from '#features/accounts/users/server/email-key.ts';
import { linkKinds } from '#features/accounts/links/server/link-kinds.ts';

interface ResetRequest {
  id: string;
  /** Null for an address without an account: the work is the same, except for the mail. */
  userId: UserId | null;
  /** Requested on a device that has signed in to the account before. */
  isKnownDevice: boolean;
}

type ResetCtx = Ctx & Pick<RequestCtx, 'limits'>;

const job = 'accounts.mailReset';

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
  const user = await ctx.db
    .selectFrom('users')
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
  const user = await ctx.db
    .selectFrom('users')
    .select(['email_address', 'language', 'role'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user?.email_address) return;
  const { email_address: to, language } = user;
  const share = { to, purpose: 'reset', ...(isKnownDevice && { by: 'device' }) } as const;
  await withMailQuotas(ctx, { share }, async ({ share }) => {
    if (!share.mayGo) return;
    await inTransaction(ctx, (ctx) =>
      // An account that was made for its owner has no password until it is activated.
      user.role === 'invited'
        ? mailActivation(ctx, { userId, to, language })
        : mailResetLink(ctx, { id, userId, to, language }),
    );
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
  const token = await createLink(ctx, { kind: linkKinds.reset, userId, subject: emailKey(to) });
  const gender = await genderOfReader(ctx, userId, to);
  await sendLinkMail(ctx, {
    id: `reset:${id}`,
    to,
    greets: userId,
    language,
    title: ctx.sayIn(language, 'accounts.mail.resetTitle'),
    text: ctx.sayIn(language, 'accounts.mail.resetText'),
    action: {
      label: ctx.sayIn(language, 'accounts.mail.resetButton'),
      path: href('updatePass', undefined, { token }),
    },
    note: ctx.sayIn(language, 'accounts.mail.resetNote', { gender }),
  });
}

/** Refuses an expired link as not found. Looking changes nothing: a mail scanner may open it. */
export async function findResetLink(ctx: Ctx, { token }: LinkInput): Promise<void> {
  if (!(await findLink(ctx, linkKinds.reset, token))) throw new NotFound();
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
  const link = await findLink(ctx, linkKinds.reset, token);
  if (!link) throw new Conflict('link_over', 'accounts.refusal.linkOver');
  if (isGuessable(password, link.subject)) {
    throw new Invalid([{ path: 'password', messageKey: 'accounts.field.passwordGuessable' }]);
  }
  const passwordHash = await hashPassword(password);
  const userId = await inTransaction(ctx, async (ctx) => {
    const { userId, subject } = await useLink(ctx, linkKinds.reset, token);
    const now = ctx.clock.now();
    const user = await ctx.db
      .updateTable('users')
      .set((row) => ({
        password_hash: passwordHash,
        email_verified_at: row.fn.coalesce('email_verified_at', row.val(now)),
      }))
      .where('id', '=', userId)
      .where('email_key', '=', subject)
      .returning(['email_address', 'language'])
      .$narrowType<{ email_address: NotNull }>()
      .executeTakeFirst();
    if (!user) throw new Conflict('link_over', 'accounts.refusal.linkOver');
    await endLinks(ctx, userId, [linkKinds.reset, linkKinds.emailChange, linkKinds.verify]);
    await endSessionsOf(ctx, userId);
    const gender = await genderOfReader(ctx, userId, user.email_address);
    await sendLinkMail(ctx, {
      id: `password-changed:${token}`,
      to: user.email_address,
      greets: userId,
      language: user.language,
      title: ctx.sayIn(user.language, 'accounts.mail.passwordChangedTitle', { gender }),
      text: ctx.sayIn(user.language, 'accounts.mail.passwordChangedText', { gender }),
      note: ctx.sayIn(user.language, 'accounts.mail.passwordChangedNote', { gender }),
    });
    return userId;
  });
  rememberDevice(ctx, userId);
  return continueSignIn(ctx, { userId, remember: false });
}
