import { randomBytes } from 'node:crypto';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx, RequestCtx } from '#platform/ctx.ts';
import { findSender } from '#features/people/server/public.ts';
import type { ReferralsView } from '../contract.ts';
import { describeReferrals, refuseChild } from './describe-referrals.ts';

/** Makes her own link, in place of an earlier one. Refuses children, and anyone who has not verified her address. */
export async function makeOwnLink(ctx: RequestCtx): Promise<ReferralsView> {
  const { userId } = signedIn(ctx);
  await refuseChild(ctx);
  await findSender(ctx, 'signUp.invite.verifyFirst');
  const made = { token: randomBytes(12).toString('base64url'), made_at: ctx.clock.now() };
  await ctx.db
    .insertInto('referral_links')
    .values({ user_id: userId, ...made })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(made))
    .execute();
  return describeReferrals(ctx);
}

/** Whose own link a token is. */
export async function findOwnerOfLink(
  { db }: Pick<Ctx, 'db'>,
  { token }: { token: string },
): Promise<UserId | undefined> {
  const row = await db
    .selectFrom('referral_links')
    .select('user_id')
    .where('token', '=', token)
    .executeTakeFirst();
  return row?.user_id;
}
