import { signedIn } from '#core/actor.ts';
import { Invalid } from '#core/refusals.ts';
import { verifyPassword } from '#platform/crypto/passwords.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { PhoneCodeInput, PhoneView } from '../contract.ts';
import { codeTries, readNumber } from '../policy.ts';
import { describePhone, readOwnPhone } from './describe-phone.ts';

/** Verifies the caller's number with the code sent to it. A wrong, expired or used-up one is refused at the field `code`. */
export async function verifyPhone(ctx: RequestCtx, { code }: PhoneCodeInput): Promise<PhoneView> {
  const { userId } = signedIn(ctx);
  await readOwnPhone(ctx);
  const sent = await countTry(ctx);
  if (!sent) throw new Invalid([{ path: 'code', messageKey: 'people.phone.codeOver' }]);
  if (!(await verifyPassword(code.replace(/\D/g, ''), sent.code_hash)))
    throw new Invalid([{ path: 'code', messageKey: 'people.phone.codeWrong' }]);
  await inTransaction(ctx, async (ctx) => {
    const used = await ctx.db
      .deleteFrom('phone_codes')
      .where('user_id', '=', userId)
      .where('code_hash', '=', sent.code_hash)
      .returning('number')
      .executeTakeFirst();
    const owner = await ctx.db
      .selectFrom('users')
      .select('phone')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    // She may have changed it since: then the code proves nothing about the new one.
    if (!used || readNumber(owner.phone ?? '') !== used.number)
      throw new Invalid([{ path: 'code', messageKey: 'people.phone.codeOver' }]);
    await ctx.db
      .updateTable('users')
      .set({ phone_verified_at: ctx.clock.now() })
      .where('id', '=', userId)
      .execute();
  });
  return describePhone(ctx);
}

/** Counts a try before the code is compared, so that parallel guesses have no more than one after the other. */
async function countTry({ db, clock, actor }: RequestCtx): Promise<{ code_hash: string } | undefined> {
  return db
    .updateTable('phone_codes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('user_id', '=', signedIn({ actor }).userId)
    .where('tries', '<', codeTries)
    .where('expires_at', '>', clock.now())
    .returning('code_hash')
    .executeTakeFirst();
}
