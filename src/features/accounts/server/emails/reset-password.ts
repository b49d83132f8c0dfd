import { randomUUID } from 'node:crypto';
import type { NotNull } from 'kysely';
import type { UserId } from '../../../../core/ids.ts';
import { Conflict, Invalid, NotFound } from '../../../../core/refusals.ts';
import type { Ctx, RequestCtx } from '../../../../platform/ctx.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Jobs } from '../../../../platform/jobs/jobs.ts';
import { href } from '../../../../urls.ts';
import type { LinkInput, NewPasswordInput, ResetRequestInput } from '../../contract-emails.ts';
import { mailActivation } from '../activations/invite-user.ts';
import { sendLinkMail } from '../links/link-mail.ts';
import { createLink, endLinks, findLink, useLink } from '../links/links.ts';
import { mayMail } from '../links/mail-limits.ts';
import { isGuessable } from '../passwords/guessable-passwords.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import { emailKey } from '../users/email-key.ts';

interface ResetRequest {
  id: string;
  /** Null for an address without an account: the work is the same, but for the mail. */
  userId: UserId | null;
}

const job = 'accounts.mailReset';
const perAddress = { tries: 5, seconds: 3600 };

/** Names the work that a request for a reset leaves for later. */
export function defineResetMail(jobs: Jobs, ctx: Ctx): void {
  jobs.define<ResetRequest>(job, (request) => mailReset(ctx, request));
}

/**
 * Has a link mailed by which a new password is chosen. The answer is the same for a known and an unknown address and
 * after the same work, and does not say that an address has had its share of mails.
 */
export async function requestReset(ctx: RequestCtx, { emailAddress }: ResetRequestInput): Promise<void> {
  const key = emailKey(emailAddress);
  const user = await ctx.db.selectFrom('users').select('id').where('email_key', '=', key).executeTakeFirst();
  const mayAsk = (await ctx.limits.take(`accounts.reset:${key}`, perAddress)).allowed;
  const mayGo = await mayMail(ctx, emailAddress);
  const request: ResetRequest = { id: randomUUID(), userId: mayAsk && mayGo && user ? user.id : null };
  await ctx.jobs.send(job, request);
}

async function mailReset(ctx: Ctx, { id, userId }: ResetRequest): Promise<void> {
  if (userId === null) return;
  const user = await ctx.db
    .selectFrom('users')
    .select(['email_address', 'language', 'role'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user?.email_address) return;
  const { email_address: to, language } = user;
  await inTransaction(ctx, async (ctx) => {
    // An account that nobody has taken over yet has no password to be forgotten.
    if (user.role === 'invited') return mailActivation(ctx, { userId, to, language });
    const token = await createLink(ctx, { kind: 'reset', userId, subject: emailKey(to) });
    await sendLinkMail(ctx, {
      id: `reset:${id}`,
      to,
      language,
      title: ctx.sayIn(language, 'accounts.mail.resetTitle'),
      text: ctx.sayIn(language, 'accounts.mail.resetText'),
      action: {
        label: ctx.sayIn(language, 'accounts.mail.resetButton'),
        path: href('updatePass', undefined, { token }),
      },
      note: ctx.sayIn(language, 'accounts.mail.resetNote'),
    });
  });
}

/** Refuses a link that is over as not found. Looking changes nothing: a mail's scanner may open it. */
export async function findResetLink(ctx: Ctx, { token }: LinkInput): Promise<void> {
  if (!(await findLink(ctx, 'reset', token))) throw new NotFound();
}

/**
 * Sets a new password by a mailed link. Every session of the person ends, and none begins: she signs in with the new
 * password, and with her second factor where she has one. That the mail arrived proves her address. Refuses with
 * `link_over`.
 */
export async function resetPassword(ctx: RequestCtx, { token, password }: NewPasswordInput): Promise<void> {
  const link = await findLink(ctx, 'reset', token);
  if (!link) throw new Conflict('link_over', 'accounts.refusal.linkOver');
  if (isGuessable(password, link.subject)) {
    throw new Invalid([{ path: 'password', messageKey: 'accounts.field.passwordGuessable' }]);
  }
  const passwordHash = await hashPassword(password);
  await inTransaction(ctx, async (ctx) => {
    const { userId, subject } = await useLink(ctx, 'reset', token);
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
    await endLinks(ctx, userId, ['reset', 'email-change', 'verify']);
    await endSessionsOf(ctx, userId);
    await sendLinkMail(ctx, {
      id: `password-changed:${token}`,
      to: user.email_address,
      language: user.language,
      title: ctx.sayIn(user.language, 'accounts.mail.passwordChangedTitle'),
      text: ctx.sayIn(user.language, 'accounts.mail.passwordChangedText'),
      note: ctx.sayIn(user.language, 'accounts.mail.passwordChangedNote'),
    });
  });
}
