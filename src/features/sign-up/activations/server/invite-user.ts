import { randomUUID } from 'node:crypto';
import type { NotNull } from 'kysely';
import type { UserId } from '#core/ids.ts';
import type { Locale } from '#core/locale.ts';
import { Conflict, Invalid } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { href } from '#urls.ts';
import { EmailAddress } from '#features/people/contract.ts';
import { emailKey, insertUsers, recordAudit, selectUsers } from '#features/people/server/public.ts';
import { noPassword } from '#platform/crypto/passwords.ts';
import { mailLink } from '#platform/links/mail-link.ts';
import { signUpLinks } from '#features/sign-up/server/link-kinds.ts';

type InviteCtx = Pick<Ctx, 'db' | 'clock' | 'log' | 'afterCommit' | 'mails' | 'origin' | 'sayIn'>;

/** For whom, in which language, by whom (see `AuditEntry`) and why. */
export interface InvitedUser {
  emailAddress: string;
  language: Locale;
  who: string;
  why: string;
}

/**
 * Creates an account for someone else and mails her a link for taking it over, valid for 30 days. Anyone already
 * invited gets another link. Refuses an address that has an account.
 */
export async function inviteUser(ctx: InviteCtx, invited: InvitedUser): Promise<void> {
  const { success, data: emailAddress } = EmailAddress.safeParse(invited.emailAddress);
  if (!success) throw new Invalid([{ path: 'emailAddress', messageKey: 'app.field.emailAddress' }]);
  await inTransaction(ctx, async (ctx) => {
    await insertUsers(ctx.db)
      .values({
        id: randomUUID() as UserId,
        email_address: emailAddress,
        email_key: emailKey(emailAddress),
        password_hash: noPassword,
        first_name: '',
        last_name: '',
        role: 'invited',
        language: invited.language,
        created_at: ctx.clock.now(),
      })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .execute();
    const user = await selectUsers(ctx.db)
      .select(['id', 'role', 'email_address', 'language'])
      .where('email_key', '=', emailKey(emailAddress))
      .$narrowType<{ email_address: NotNull }>()
      .executeTakeFirstOrThrow();
    if (user.role !== 'invited') throw new Conflict('email_taken', 'signIn.refusal.emailInUse');
    const { role, language } = user;
    await recordAudit(ctx, {
      who: invited.who,
      what: 'user.invited',
      subject: user.id,
      why: { written: invited.why },
      after: { role, language },
    });
    await mailActivation(ctx, { userId: user.id, to: user.email_address, language: user.language });
  });
}

/** Mails someone the link for taking over the account that was created for her. */
export async function mailActivation(
  ctx: InviteCtx,
  { userId, to, language }: { userId: UserId; to: string; language: Locale },
): Promise<void> {
  await mailLink(ctx, { kind: signUpLinks.activation, userId, subject: emailKey(to) }, (token) => ({
    to,
    topic: 'invitations',
    language,
    title: ctx.sayIn(language, 'signUp.mail.activationTitle'),
    text: ctx.sayIn(language, 'signUp.mail.activationText'),
    action: {
      label: ctx.sayIn(language, 'signUp.mail.activationButton'),
      path: href('activate', { token }),
    },
    note: ctx.sayIn(language, 'signUp.mail.activationNote'),
  }));
}
