import { signedIn, type Member } from '#core/actor.ts';
import { Conflict, Invalid, SignInRequired, type FieldIssue } from '#core/refusals.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import {
  guardianNeeded,
  findIssuesOfMinor,
  nameGuardian,
  shareOfGuardian,
} from '#features/guardians/server/public.ts';
import type { IntroductionAnswer, IntroductionInput } from '../contract.ts';
import { isMinor, selectUsers, updateUsers, withMailQuotas } from '#features/people/server/public.ts';
import { renewSecrets } from '#features/sign-in/server/public.ts';
import { findAgeIssues, judgeAge } from '#features/sign-up/person/server/age.ts';
import { findFirstYearIssues } from '#features/sign-up/person/server/first-year.ts';

/**
 * Sets the caller's name and, while the role is `new`, chooses it, once: of several simultaneous choices one holds and
 * the others conflict. Anyone who has not given her birth year gives it with the role. The session gets new secrets.
 */
export async function introduceSelf(ctx: RequestCtx, input: IntroductionInput): Promise<IntroductionAnswer> {
  const actor = signedIn(ctx);
  const guardian = shareOfGuardian(input.guardianAddress);
  const secrets = await withMailQuotas(ctx, { guardian }, (mails) =>
    inTransaction(ctx, async (ctx) => {
      const user = await lockUser(ctx, actor);
      const chosen = await chooseRole(ctx, user, input);
      await updateUsers(ctx.db)
        .set({ first_name: input.firstName, last_name: input.lastName, ...chosen })
        .where('id', '=', actor.userId)
        .execute();
      // Anyone who turns out to be a minor only now leaves her classes until her guardian has approved.
      if (chosen.guardian_awaited_since) await callHook(ctx, guardianNeeded, { userId: actor.userId });
      if (guardian && chosen.adult_from && mails.guardian.mayGo) {
        await nameGuardian(ctx, actor.userId, guardian.to);
        mails.guardian.sent();
      }
      return renewSecrets(ctx, actor.sessionId);
    }),
  );
  ctx.sessionCookie.set(secrets.cookie, secrets.remember);
  return { token: secrets.token };
}

async function lockUser(ctx: RequestCtx, { userId }: Member) {
  const user = await selectUsers(ctx.db)
    .select(['role', 'birth_year', 'adult_from', 'email_address'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!user) throw new SignInRequired();
  return user;
}

async function chooseRole(
  ctx: RequestCtx,
  user: Awaited<ReturnType<typeof lockUser>>,
  input: IntroductionInput,
) {
  if (user.role !== 'new') {
    if (input.role !== undefined) throw new Conflict('role_chosen', 'signUp.refusal.roleChosen');
    return { adult_from: user.adult_from, guardian_awaited_since: undefined };
  }
  const asksAge = user.birth_year === null;
  const issues: FieldIssue[] = [];
  if (!input.role) issues.push({ path: 'role', messageKey: 'signUp.field.role' });
  if (asksAge && input.birthYear === undefined)
    issues.push({ path: 'birthYear', messageKey: 'app.field.birthYear' });
  if (asksAge) {
    issues.push(...findAgeIssues(input, ctx.clock.now()));
    issues.push(...(await findFirstYearIssues(ctx, input)));
  }
  const age = asksAge ? await judgeAge(ctx, input) : undefined;
  const { adult_from } = age ?? user;
  if (isMinor(adult_from, ctx.clock.now())) issues.push(...findIssuesOfMinor(input, user.email_address));
  if (issues.length) throw new Invalid(issues);
  return { role: input.role, adult_from, guardian_awaited_since: undefined, ...age };
}
