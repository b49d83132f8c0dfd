import { callHook } from '#platform/composition/feature-hooks.ts';
import type { UserId } from '#core/ids.ts';
import { Conflict, Invalid, NotFound } from '#core/refusals.ts';
import { hashPassword } from '#platform/crypto/passwords.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { isUniqueViolation } from '#platform/db/unique-violation.ts';
import { endLinks, findLink, linkOver, useLink } from '#platform/links/links.ts';
import {
  emailKey,
  lockPerson,
  recordAudit,
  showAddress,
  updateUsers,
} from '#features/people/server/public.ts';
import { endGuardian } from '#features/guardians/server/public.ts';
import {
  addressProved,
  endSessionsOf,
  isGuessable,
  openSessionFor,
} from '#features/sign-in/server/public.ts';
import { lockFamily } from '#features/families/members/server/family-rows.ts';
import { leaveBehind, undecided } from '#features/families/members/server/leave-behind.ts';
import type { OwnAccountView, OwnPasswordInput } from '../contract.ts';
import { findGrownMember } from './grown-member.ts';
import { ownAccountLink } from './link-kinds.ts';

/** Whose account a link makes her own. Looking changes nothing. */
export async function describeOwnAccount(ctx: Ctx, token: string): Promise<OwnAccountView> {
  const link = await findLink(ctx, ownAccountLink, token);
  const member = link && (await findGrownMember(ctx, link.userId));
  if (!member) throw new NotFound();
  return { firstName: member.firstName, emailAddress: showAddress(link.subject) };
}

/**
 * A member who has come of age takes her account along: with an address that she has proved by the link, and a password. All
 * that she has learned and made is hers and stays; her guardians see nothing more of it from this moment, and every session
 * that was opened in the family ends.
 */
export async function takeOwnAccount(
  ctx: RequestCtx,
  { token, password }: OwnPasswordInput,
): Promise<{ token: string }> {
  const link = await findLink(ctx, ownAccountLink, token);
  if (!link) throw linkOver();
  if (isGuessable(password, link.subject))
    throw new Invalid([{ path: 'password', messageKey: 'signIn.field.passwordGuessable' }]);
  const passwordHash = await hashPassword(password);
  const userId = await inTransaction(ctx, async (ctx) => {
    // In the order of everything else: the person, then her family.
    await lockPerson(ctx, link.userId);
    const member = await findGrownMember(ctx, link.userId);
    if (!member?.isOfAge) throw linkOver();
    await lockFamily(ctx, member.familyId);
    const { userId, subject } = await useLink(ctx, ownAccountLink, token);
    await leaveWithAccount(ctx, userId, { emailAddress: subject, passwordHash });
    return userId;
  });
  return openSessionFor(ctx, userId, { remember: false, tookSecondStep: false });
}

async function leaveWithAccount(
  ctx: Ctx,
  userId: UserId,
  { emailAddress, passwordHash }: { emailAddress: string; passwordHash: string },
): Promise<void> {
  await leaveBehind(ctx, userId);
  await endGuardian(ctx, userId);
  await endLinks(ctx, userId, [ownAccountLink]);
  await endSessionsOf(ctx, userId);
  await recordAudit(ctx, {
    who: userId,
    what: 'family.member_came_of_age',
    subject: userId,
    before: { role: 'home' },
    after: { role: 'learner' },
  });
  try {
    await updateUsers(ctx.db)
      .set({
        email_address: emailAddress,
        email_key: emailKey(emailAddress),
        email_verified_at: ctx.clock.now(),
        password_hash: passwordHash,
        role: 'learner',
        ...undecided,
        guardian_awaited_since: null,
      })
      .where('id', '=', userId)
      .execute();
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key_key'))
      throw new Conflict('email_taken', 'families.refusal.emailTaken');
    throw error;
  }
  await callHook(ctx, addressProved, { userId });
}
