import { callHook } from '#platform/composition/feature-hooks.ts';
import type { NotNull } from 'kysely';
import { Invalid, NotFound, type FieldIssue } from '#core/refusals.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findIssuesOfMinor, nameGuardian, shareOfGuardian } from '#features/guardians/server/public.ts';
import { selectUsers, showAddress, updateUsers, withMailQuotas } from '#features/people/server/public.ts';
import type { LinkInput, SessionAnswer } from '#features/sign-in/contract.ts';
import {
  addressProved,
  isGuessable,
  rememberDevice,
  replaceSession,
} from '#features/sign-in/server/public.ts';
import { findAgeIssues, judgeAge } from '#features/sign-up/person/server/age.ts';
import { findFirstYearIssues } from '#features/sign-up/person/server/first-year.ts';
import { hashPassword } from '#platform/crypto/passwords.ts';
import { endLinks, findLink, linkOver, useLink } from '#platform/links/links.ts';
import type { ActivationInput, ActivationView } from '../contract.ts';
import { signUpLinks } from '#features/sign-up/server/link-kinds.ts';

/** Whose account an open link activates. Looking changes nothing: a mail scanner may open it. */
export async function describeActivation(ctx: Ctx, { token }: LinkInput): Promise<ActivationView> {
  const link = await findLink(ctx, signUpLinks.activation, token);
  if (!link) throw new NotFound();
  const { email_address } = await selectUsers(ctx.db)
    .select('email_address')
    .where('id', '=', link.userId)
    .where('email_address', 'is not', null)
    .$narrowType<{ email_address: NotNull }>()
    .executeTakeFirstOrThrow();
  return { emailAddress: showAddress(email_address) };
}

/**
 * Hands an account that was created for someone over to her, with her own details, and signs her in; receiving the mail
 * verifies her address. Anyone under the age of digital consent waits for a guardian. Refuses with `link_over`.
 */
export async function activate(ctx: RequestCtx, input: ActivationInput): Promise<SessionAnswer> {
  const link = await findLink(ctx, signUpLinks.activation, input.token);
  if (!link) throw linkOver();
  const now = ctx.clock.now();
  const age = await judgeAge(ctx, input);
  const issues: FieldIssue[] = [...findAgeIssues(input, now), ...(await findFirstYearIssues(ctx, input))];
  if (isGuessable(input.password, link.subject)) {
    issues.push({ path: 'password', messageKey: 'signIn.field.passwordGuessable' });
  }
  if (age.adult_from) issues.push(...findIssuesOfMinor(input, link.subject));
  if (issues.length) throw new Invalid(issues);
  const passwordHash = await hashPassword(input.password);
  const guardian = age.adult_from ? shareOfGuardian(input.guardianAddress) : undefined;
  const session = await withMailQuotas(ctx, { guardian }, (mails) =>
    inTransaction(ctx, async (ctx) => {
      const { userId, subject } = await useLink(ctx, signUpLinks.activation, input.token);
      const { numUpdatedRows } = await updateUsers(ctx.db)
        .set({
          first_name: input.firstName,
          last_name: input.lastName,
          role: input.role,
          password_hash: passwordHash,
          email_verified_at: now,
          ...age,
        })
        .where('id', '=', userId)
        .where('email_key', '=', subject)
        .where('role', '=', 'invited')
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) throw linkOver();
      await endLinks(ctx, userId, [signUpLinks.activation]);
      await callHook(ctx, addressProved, { userId });
      if (guardian && mails.guardian.mayGo) {
        await nameGuardian(ctx, userId, guardian.to);
        mails.guardian.sent();
      }
      return replaceSession(ctx, userId, 'short');
    }),
  );
  ctx.sessionCookie.set(session.cookie, false);
  rememberDevice(ctx, link.userId);
  return { token: session.token };
}
