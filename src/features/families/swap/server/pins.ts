import { Invalid } from '#core/refusals.ts';
import type { UserId } from '#core/ids.ts';
import { hashPassword } from '#platform/crypto/passwords.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { confirmPassword } from '#features/sign-in/server/public.ts';
import { requireGrownUp } from '#features/families/members/server/family.ts';
import { isEasyPin } from '../policy.ts';
import type { PinInput } from '../contract.ts';

/** Sets the caller's PIN, with her password. */
export async function setPin(ctx: RequestCtx, { pin, currentPassword }: PinInput): Promise<{ hasPin: true }> {
  const userId = await requireGrownUp(ctx);
  if (isEasyPin(pin)) throw new Invalid([{ path: 'pin', messageKey: 'families.field.pinEasy' }]);
  await confirmPassword(ctx, currentPassword);
  const row = { pin_hash: await hashPassword(pin), set_at: ctx.clock.now() };
  await ctx.db
    .insertInto('family_pins')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
  return { hasPin: true };
}

/** Removes the caller's PIN. That only makes coming back harder, so it takes no password. */
export async function removePin(ctx: RequestCtx): Promise<{ hasPin: false }> {
  const userId = await requireGrownUp(ctx);
  await ctx.db.deleteFrom('family_pins').where('user_id', '=', userId).execute();
  return { hasPin: false };
}

/** The hashes of those of these guardians who have set a PIN. */
export async function findPins(
  { db }: Pick<Ctx, 'db'>,
  guardianIds: readonly UserId[],
): Promise<ReadonlyMap<UserId, string>> {
  if (guardianIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('family_pins')
    .select(['user_id', 'pin_hash'])
    .where('user_id', 'in', guardianIds)
    .execute();
  return new Map(rows.map((row) => [row.user_id, row.pin_hash]));
}
