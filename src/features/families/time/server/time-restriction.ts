import { signedIn, type Member } from '#core/actor.ts';
import { Forbidden, TooMany } from '#core/refusals.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import type { LiftTimeInput, RestrictTimeInput, TimeRestriction } from '../contract.ts';
import { isMinor, selectUsers } from '#features/people/server/public.ts';
import { mayRestrictTime } from '../policy.ts';
import { confirmPassword } from '#features/sign-in/server/public.ts';
import { Pin } from '#features/families/swap/contract.ts';
import { findPins } from '#features/families/swap/server/pins.ts';
import { proveByEither } from '#features/families/swap/server/prove-guardian.ts';
import { describeTime, giveMoreTime, setTime } from './limit-time.ts';

/** A child who tries her parent's password soon has to wait (decisions: leaving a child profile). */
const triesPerAccount = { tries: 5, seconds: 15 * 60 };

/** The caller's own limit, and what is left today. */
export async function readTime(ctx: Ctx): Promise<TimeRestriction> {
  return describeTime(ctx, signedIn(ctx));
}

/**
 * Sets the caller's limit, or adds time today, with the password: a child who learns on an adult's account does not
 * have it. To add time a guardian's own PIN will do. Refuses children's accounts, and with TooMany after five tries in 15 minutes.
 */
export async function restrictTime(ctx: RequestCtx, input: RestrictTimeInput): Promise<TimeRestriction> {
  const member = await confirmGrownUp(ctx, input.currentPassword, {
    pinWillDo: input.extraMinutes !== undefined,
  });
  return input.extraMinutes === undefined
    ? setTime(ctx, member, input.minutesPerDay)
    : giveMoreTime(ctx, member, input.extraMinutes);
}

/**
 * Lifts the caller's limit, and forgets what was spent; refuses in the same cases as setting it. Repeating it is safe.
 */
export async function liftTime(ctx: RequestCtx, input: LiftTimeInput): Promise<TimeRestriction> {
  return setTime(ctx, await confirmGrownUp(ctx, input.currentPassword), undefined);
}

async function confirmGrownUp(
  ctx: RequestCtx,
  currentPassword: string,
  { pinWillDo = false } = {},
): Promise<Member> {
  const member = signedIn(ctx);
  const { adult_from } = await selectUsers(ctx.db)
    .select('adult_from')
    .where('id', '=', member.userId)
    .executeTakeFirstOrThrow();
  if (!mayRestrictTime({ role: member.role, minor: isMinor(adult_from, ctx.clock.now()) }))
    throw new Forbidden('forbidden', 'app.refusal.forGrownUps');
  const taken = await ctx.limits.take(`families.confirmGrownUp:${member.userId}`, triesPerAccount);
  if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
  const own = [member.userId];
  const isPin = pinWillDo && Pin.safeParse(currentPassword).success && (await findPins(ctx, own)).size > 0;
  if (isPin) await proveByEither(ctx, own, { secret: currentPassword, device: member.sessionId });
  else await confirmPassword(ctx, currentPassword);
  return member;
}
