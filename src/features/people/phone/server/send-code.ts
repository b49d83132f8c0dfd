import { randomInt } from 'node:crypto';
import { signedIn } from '#core/actor.ts';
import { Conflict, TooMany } from '#core/refusals.ts';
import { hashPassword } from '#platform/crypto/passwords.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { takeTogether } from '#platform/limits/limits.ts';
import { SmsFailed } from '#platform/sms/sms.ts';
import type { PhoneView } from '../contract.ts';
import { codeLength, codeMinutes, readNumber } from '../policy.ts';
import { describePhone, readOwnPhone } from './describe-phone.ts';
import { smsCounters } from './sms-limits.ts';

/**
 * Sends a new code to the caller's number; an earlier one stops working. Refuses a number without its country, and
 * with `sms_unavailable` where no text message can be sent.
 */
export async function sendPhoneCode(ctx: RequestCtx): Promise<PhoneView> {
  const { userId } = signedIn(ctx);
  const number = readNumber((await readOwnPhone(ctx)) ?? '');
  const { sms } = ctx;
  if (!sms) throw smsUnavailable();
  if (number === undefined) throw new Conflict('number_without_country', 'people.phone.needsCountry');
  const taken = await takeTogether(ctx.limits, await smsCounters(ctx, { userId, number }));
  if (!taken.allowed) throw new TooMany(taken.retryAfterSeconds);
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
  const kept = {
    number,
    code_hash: await hashPassword(code),
    tries: 0,
    expires_at: new Date(ctx.clock.now().getTime() + codeMinutes * 60_000),
  };
  await ctx.db
    .insertInto('phone_codes')
    .values({ user_id: userId, ...kept })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(kept))
    .execute();
  try {
    await sms.send(ctx, { to: number, text: ctx.sayIn(ctx.locale, 'people.phone.message', { code }) });
  } catch (error) {
    if (!(error instanceof SmsFailed)) throw error;
    ctx.log.warn({ err: error }, 'a text message could not be sent');
    await taken.giveBack();
    throw smsUnavailable();
  }
  return describePhone(ctx);
}

function smsUnavailable(): Conflict {
  return new Conflict('sms_unavailable', 'people.phone.unavailable');
}
