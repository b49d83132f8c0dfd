import { randomUUID } from 'node:crypto';
import type { NotNull } from 'kysely';
import type { UserId } from '../../../../core/ids.ts';
import { Conflict, Invalid, TooMany, type FieldIssue } from '../../../../core/refusals.ts';
import type { RequestCtx } from '../../../../platform/ctx.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { SignUpAnswer, SignUpInput } from '../../contract.ts';
import { mailVerification } from '../emails/verify-email.ts';
import { findGuardianToAsk, findIssuesOfMinor, nameGuardian } from '../guardians/name-guardian.ts';
import { rememberInviter } from '../invites/accept-invite.ts';
import { isGuessable } from '../passwords/guessable-passwords.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { replaceSession } from '../sessions/sessions.ts';
import { findAgeIssues, judgeAge } from './age.ts';
import { viewUser } from './current-user.ts';
import { emailKey } from './email-key.ts';

const longestKey = 254;

/**
 * Makes a free account and signs it in; the browser's cookie ends with the browser. Of several sign-ups of one address
 * exactly one succeeds, the others conflict. Who is, or may be, under the age of digital consent waits for a guardian.
 * With a class's code she is its student from the first moment, or waits to be.
 */
export async function signUp(ctx: RequestCtx, input: SignUpInput): Promise<SignUpAnswer> {
  const issues = findIssues(input, ctx.clock.now());
  if (issues.length) throw new Invalid(issues);
  const classId = input.classCode === undefined ? undefined : await findClass(ctx, input.classCode);
  await countTry(ctx);
  await judgeCaptcha(ctx, input.captcha);
  const passwordHash = await hashPassword(input.password);
  const guardianAddress = await findGuardianToAsk(ctx, input.guardianAddress);
  const { user, session } = await inTransaction(ctx, async (ctx) => {
    const row = await insertUser(ctx, input, passwordHash);
    await rememberInviter(ctx, row.id);
    await mailVerification(ctx, {
      userId: row.id,
      emailAddress: row.email_address,
      language: row.language,
    });
    if (guardianAddress && row.adult_from) await nameGuardian(ctx, row.id, guardianAddress);
    if (classId !== undefined && !(await ctx.classes.enrol(ctx, classId, row.id))) throw unknownClass();
    return { user: await viewUser(ctx, row.id), session: await replaceSession(ctx, row.id, 'short') };
  });
  ctx.sessionCookie.set(session.cookie, false);
  return { token: session.token, user };
}

async function findClass(ctx: RequestCtx, classCode: string): Promise<string> {
  const classId = await ctx.classes.findByCode(ctx, classCode);
  if (classId === undefined) throw unknownClass();
  return classId;
}

/** The same for a code that never was, one that is over, and a class that takes nobody now. */
function unknownClass(): Invalid {
  return new Invalid([{ path: 'classCode', messageKey: 'accounts.field.classCode' }]);
}

/** Decisions: account probing. Of those that could succeed: a slip of the pen tells nobody anything. */
const triesPerAddress = { tries: 5, seconds: 3600 };

async function countTry(ctx: RequestCtx): Promise<void> {
  const taken = await ctx.limits.take(`accounts.signUp.tries:${ctx.address}`, triesPerAddress);
  if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
}

/** Where scripts do not run, or the captcha's service does not, signing up stays possible, only less often. */
const withoutCaptcha = {
  perAddress: { tries: 2, seconds: 3600 },
  perInstallation: { tries: 100, seconds: 3600 },
};

async function judgeCaptcha(ctx: RequestCtx, answer: string | undefined): Promise<void> {
  const verdict = await ctx.captcha.judge(ctx, answer);
  if (verdict === 'passed') return;
  if (verdict === 'refused') throw new Invalid([{ path: 'captcha', messageKey: 'accounts.field.captcha' }]);
  for (const [key, rule] of [
    [`accounts.signUp.withoutCaptcha:${ctx.address}`, withoutCaptcha.perAddress],
    ['accounts.signUp.withoutCaptcha', withoutCaptcha.perInstallation],
  ] as const) {
    const taken = await ctx.limits.take(key, rule);
    if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
  }
}

function findIssues(input: SignUpInput, now: Date): FieldIssue[] {
  const issues: FieldIssue[] = [];
  // Compatible letters may be written out, one as up to eighteen.
  if (emailKey(input.emailAddress).length > longestKey) {
    issues.push({ path: 'emailAddress', messageKey: 'app.field.emailAddress' });
  }
  if (isGuessable(input.password, input.emailAddress)) {
    issues.push({ path: 'password', messageKey: 'accounts.field.passwordGuessable' });
  }
  return [...issues, ...findAgeIssues(input, now)];
}

async function insertUser(ctx: RequestCtx, input: SignUpInput, passwordHash: string) {
  const age = await judgeAge(ctx, input);
  const role = input.classCode === undefined ? input.role : undefined;
  const issues = age.adult_from ? findIssuesOfMinor({ ...input, role }, input.emailAddress) : [];
  if (issues.length) throw new Invalid(issues);
  const row = await ctx.db
    .insertInto('users')
    .values({
      id: randomUUID() as UserId,
      email_address: input.emailAddress,
      email_key: emailKey(input.emailAddress),
      password_hash: passwordHash,
      first_name: input.firstName ?? '',
      last_name: input.lastName ?? '',
      role: input.classCode === undefined ? (input.role ?? 'new') : 'student',
      language: input.language ?? ctx.locale,
      ...age,
      created_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning(['id', 'email_address', 'language', 'adult_from'])
    .$narrowType<{ email_address: NotNull }>()
    .executeTakeFirst();
  if (!row) throw new Conflict('email_taken', 'accounts.refusal.emailTaken');
  return row;
}
