import { randomUUID } from 'node:crypto';
import type { NotNull } from 'kysely';
import type { UserId } from '#core/ids.ts';
import { Invalid, type FieldIssue } from '#core/refusals.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { SignUpAnswer, SignUpInput } from '../contract.ts';
import {
  mailVerification,
  shareOfVerification,
  isGuessable,
  rememberDevice,
  replaceSession,
} from '#features/sign-in/server/public.ts';
import { chooseSchool, findTypedSchool } from '#features/schools/server/public.ts';
import { findIssuesOfMinor, nameGuardian, shareOfGuardian } from '#features/guardians/server/public.ts';
import { hasInvite, rememberInviter } from '#features/sign-up/invites/server/accept-invite.ts';
import {
  insertUsers,
  isChoosable,
  withMailQuotas,
  viewUser,
  emailKey,
} from '#features/people/server/public.ts';
import { hashPassword } from '#platform/crypto/passwords.ts';
import { findAgeIssues, judgeAge } from '#features/sign-up/person/server/age.ts';
import { classWithCode, hasFreeSeats, signedUpWithCode } from './sign-up-hooks.ts';
import { EmailTaken, limitSignUp } from './sign-up-limits.ts';
import { findFirstYearIssues } from '#features/sign-up/person/server/first-year.ts';

const longestKey = 254;

/**
 * Creates a free account and signs it in; the browser's cookie ends with the browser. Of several sign-ups with one
 * address exactly one succeeds, the others conflict. Anyone who is, or may be, under the age of digital consent waits
 * for a guardian. With a class's code she is its student from the start, or waits to be.
 */
export async function signUp(ctx: RequestCtx, input: SignUpInput): Promise<SignUpAnswer> {
  const issues = [...findIssues(input, ctx.clock.now()), ...(await findFirstYearIssues(ctx, input))];
  if (input.avatar !== undefined && !(await isChoosable(ctx, input.avatar)))
    issues.push({ path: 'avatar', messageKey: 'app.field.invalid' });
  if (issues.length) throw new Invalid(issues);
  const schoolId = await findSchool(ctx, input.school);
  const classId = input.classCode === undefined ? undefined : await findClass(ctx, input.classCode);
  const age = await judgeAge(ctx, input);
  const issuesOfMinor = age.adult_from ? findIssuesOfMinor(withoutClassRole(input), input.emailAddress) : [];
  if (issuesOfMinor.length) throw new Invalid(issuesOfMinor);
  await limitSignUp(ctx, {
    emailAddress: input.emailAddress,
    captcha: input.captcha,
    isAwaited: await isAwaited(ctx, { classId, invite: input.invite }),
  });
  const passwordHash = await hashPassword(input.password);
  const shares = {
    verification: shareOfVerification(input.emailAddress),
    guardian: age.adult_from ? shareOfGuardian(input.guardianAddress) : undefined,
  };
  const { user, session } = await withMailQuotas(ctx, shares, ({ verification, guardian }) =>
    inTransaction(ctx, async (ctx) => {
      const row = await insertUser(ctx, input, { passwordHash, age });
      const { id: userId, email_address: emailAddress, language } = row;
      await rememberInviter(ctx, userId);
      if (schoolId !== undefined) await chooseSchool(ctx, userId, schoolId);
      if (verification.mayGo) {
        await mailVerification(ctx, { userId, emailAddress, language });
        verification.sent();
      }
      if (shares.guardian && guardian.mayGo) {
        await nameGuardian(ctx, userId, shares.guardian.to);
        guardian.sent();
      }
      if (classId !== undefined) {
        const joined = await callHook(ctx, signedUpWithCode, { classId, userId });
        if (!joined.includes(true)) throw unknownClass();
      }
      return { user: await viewUser(ctx, userId), session: await replaceSession(ctx, userId, 'short') };
    }),
  );
  ctx.sessionCookie.set(session.cookie, false);
  rememberDevice(ctx, user.id as UserId);
  return { token: session.token, user };
}

/** Whether a class with free seats, or an invitation, is waiting for the new user. */
async function isAwaited(
  ctx: RequestCtx,
  { classId, invite }: { classId: string | undefined; invite: string | undefined },
): Promise<boolean> {
  if (classId !== undefined && (await callHook(ctx, hasFreeSeats, { classId })).includes(true)) return true;
  return hasInvite(ctx, invite);
}

/** Anyone who signs up with a class's code gets her role from the class. */
function withoutClassRole(input: SignUpInput): SignUpInput {
  return input.classCode === undefined ? input : { ...input, role: undefined };
}

async function findClass(ctx: RequestCtx, classCode: string): Promise<string> {
  const found = await callHook(ctx, classWithCode, { typed: classCode });
  const classId = found.find((id) => id !== undefined);
  if (classId === undefined) throw unknownClass();
  return classId;
}

/** The school that was typed, if one was. */
async function findSchool(ctx: RequestCtx, typed: string | undefined): Promise<string | undefined> {
  if (!typed) return undefined;
  const id = await findTypedSchool(ctx, typed);
  if (id === undefined) throw new Invalid([{ path: 'school', messageKey: 'schools.choice.unknown' }]);
  return id;
}

/** The same for a code that never existed, an expired one, and a class that is closed. */
function unknownClass(): Invalid {
  return new Invalid([{ path: 'classCode', messageKey: 'signUp.field.classCode' }]);
}

function findIssues(input: SignUpInput, now: Date): FieldIssue[] {
  const issues: FieldIssue[] = [];
  // NFKC may expand compatibility characters, one to as many as eighteen.
  if (emailKey(input.emailAddress).length > longestKey) {
    issues.push({ path: 'emailAddress', messageKey: 'app.field.emailAddress' });
  }
  if (isGuessable(input.password, input.emailAddress)) {
    issues.push({ path: 'password', messageKey: 'signIn.field.passwordGuessable' });
  }
  return [...issues, ...findAgeIssues(input, now)];
}

async function insertUser(
  ctx: RequestCtx,
  input: SignUpInput,
  { passwordHash, age }: { passwordHash: string; age: Awaited<ReturnType<typeof judgeAge>> },
) {
  const row = await insertUsers(ctx.db)
    .values({
      id: randomUUID() as UserId,
      email_address: input.emailAddress,
      email_key: emailKey(input.emailAddress),
      password_hash: passwordHash,
      first_name: input.firstName ?? '',
      last_name: input.lastName ?? '',
      role: input.classCode === undefined ? (input.role ?? 'new') : 'student',
      language: input.language ?? ctx.locale,
      avatar: input.avatar ?? null,
      ...age,
      created_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning(['id', 'email_address', 'language'])
    .$narrowType<{ email_address: NotNull }>()
    .executeTakeFirst();
  if (!row) throw new EmailTaken();
  return row;
}
