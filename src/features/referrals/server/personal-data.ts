import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** When a person made her link, and what she got for inviting and for having been invited. */
export async function exportReferrals({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<object> {
  const ownLink = await db
    .selectFrom('referral_links')
    .select(['token', 'made_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const forInviting = await db
    .selectFrom('referral_thanks')
    .select(['inviter_coins as coins', 'thanked_at'])
    .where('inviter_id', '=', userId)
    .orderBy('thanked_at')
    .execute();
  const asFriend = await db
    .selectFrom('referral_thanks')
    .select(['friend_coins as coins', 'thanked_at'])
    .where('friend_id', '=', userId)
    .executeTakeFirst();
  return { ownLink: ownLink ?? null, forInviting, asFriend: asFriend ?? null };
}
