import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { NotFound } from '#core/refusals.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { CodeInput, RecoveryCodes } from '../contract.ts';
import { bareCode, hashRecoveryCode, newRecoveryCode } from './codes.ts';
import { hasSecondFactor, spendCode } from './second-factor.ts';

const howMany = 10;

/** Ten new codes for anyone who has a second factor and presents it once more; the old ones are void. */
export async function renewRecoveryCodes(ctx: RequestCtx, { code }: CodeInput): Promise<RecoveryCodes> {
  const { userId } = signedIn(ctx);
  if (!(await hasSecondFactor(ctx, userId))) throw new NotFound();
  await spendCode(ctx, userId, code);
  return { recoveryCodes: await inTransaction(ctx, (ctx) => replaceRecoveryCodes(ctx, userId)) };
}

/** Call it in a transaction. */
export async function replaceRecoveryCodes({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newRecoveryCode);
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await db
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashRecoveryCode(bareCode(code)) })))
    .execute();
  return codes;
}
