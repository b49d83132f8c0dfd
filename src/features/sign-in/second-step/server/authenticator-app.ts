import type { NotNull } from 'kysely';
import { signedIn } from '#core/actor.ts';
import { isStaff } from '#core/permissions.ts';
import * as z from 'zod';
import type { UserId } from '#core/ids.ts';
import { Conflict, Forbidden, Invalid, NotFound } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { AddAppInput, AppSetup, CodeInput, RecoveryCodes, SecondFactorView } from '../contract.ts';
import { recordAudit, selectUsers, requireAddress } from '#features/people/server/public.ts';
import { confirmPassword } from '#features/sign-in/passwords/server/confirm-password.ts';
import { endSessionsOf } from '#features/sign-in/sessions/server/sessions.ts';
import { mailAboutApp } from './app-mail.ts';
import { appUri, bareCode, findStep, newAppSecret } from './codes.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { describeSecondFactor, hasApp, hasPasskey, spendCode } from './second-factor.ts';

const setupCookie = 'app-setup';
const setupSeconds = 10 * 60;
const SetupCookie = z.object({ userId: z.string(), secret: z.string() });

/** A new secret, which the browser keeps until the app has proved that it knows it; nothing is stored yet. */
export async function prepareApp(ctx: RequestCtx): Promise<AppSetup> {
  const { userId } = signedIn(ctx);
  await requireAddress(ctx, userId);
  const { email_address } = await readUser(ctx, userId);
  const secret = newAppSecret();
  ctx.signedCookies.set(setupCookie, { userId, secret }, setupSeconds);
  return { secret, uri: appUri(secret, email_address) };
}

/**
 * From now on signing in requires this app's code. All other sessions end, since they were opened without it. Requires
 * the password (or a fresh sign-in, like everything irreversible).
 */
export async function addApp(ctx: RequestCtx, input: AddAppInput): Promise<RecoveryCodes> {
  const { userId, sessionId } = signedIn(ctx);
  if (await hasApp(ctx, userId)) throw new Conflict('second_factor_set', 'signIn.security.alreadySet');
  await confirmPassword(ctx, input.currentPassword ?? '');
  const { data: setup } = SetupCookie.safeParse(ctx.signedCookies.read(setupCookie));
  if (setup?.userId !== userId) throw new Conflict('setup_over', 'signIn.security.setupOver');
  const now = ctx.clock.now();
  const step = findStep(setup.secret, bareCode(input.code), now);
  if (step === undefined) throw new Invalid([{ path: 'code', messageKey: 'signIn.field.code' }]);
  const recoveryCodes = await inTransaction(ctx, async (ctx) => {
    await ctx.db
      .insertInto('authenticators')
      .values({
        user_id: userId,
        sealed_secret: ctx.sealing.seal(setup.secret),
        last_step: step,
        created_at: now,
      })
      .execute();
    await ctx.db.updateTable('sessions').set({ second_step_at: now }).where('id', '=', sessionId).execute();
    await endSessionsOf(ctx, userId, { except: sessionId });
    await recordAudit(ctx, {
      who: userId,
      what: 'second-factor.added',
      subject: userId,
      why: 'by herself',
      before: { app: false },
      after: { app: true },
    });
    await mailAboutApp(ctx, userId, 'added');
    return replaceRecoveryCodes(ctx, userId);
  });
  ctx.signedCookies.clear(setupCookie);
  return { recoveryCodes };
}

/** Signing in requires only the password again. Refused for staff without a passkey. */
export async function removeApp(ctx: RequestCtx, { code }: CodeInput): Promise<SecondFactorView> {
  const caller = signedIn(ctx);
  const { userId } = caller;
  const needsIt = isStaff(caller);
  if (!(await hasApp(ctx, userId))) throw new NotFound();
  if (needsIt && !(await hasPasskey(ctx, userId))) {
    throw new Forbidden('second_factor_required', 'signIn.security.adminNeedsIt');
  }
  await spendCode(ctx, userId, code);
  await inTransaction(ctx, async (ctx) => {
    // Locked, so that her passkeys cannot be removed at the same time.
    await selectUsers(ctx.db).select('id').where('id', '=', userId).forUpdate().execute();
    await ctx.db.deleteFrom('authenticators').where('user_id', '=', userId).execute();
    if (!needsIt) await ctx.db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    else if (!(await hasPasskey(ctx, userId))) {
      throw new Forbidden('second_factor_required', 'signIn.security.adminNeedsIt');
    }
    await recordAudit(ctx, {
      who: userId,
      what: 'second-factor.removed',
      subject: userId,
      why: 'by herself',
      before: { app: true },
      after: { app: false },
    });
    await mailAboutApp(ctx, userId, 'removed');
  });
  return describeSecondFactor(ctx);
}

function readUser({ db }: Pick<RequestCtx, 'db'>, userId: UserId) {
  return selectUsers(db)
    .select('email_address')
    .where('id', '=', userId)
    .where('email_address', 'is not', null)
    .$narrowType<{ email_address: NotNull }>()
    .executeTakeFirstOrThrow();
}
