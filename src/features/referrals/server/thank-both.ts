import { randomUUID } from 'node:crypto';
import { dayMs } from '#core/durations.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findInvitation, listMailboxes } from '#features/people/server/public.ts';
import { issueCoins, lockAccount } from '#features/rewards/server/public.ts';
import { thanksFor } from '../policy.ts';
import { readThanksRule } from './thanks-setting.ts';

export const thankJob = 'referrals.thank';
export interface ThankJob {
  friendId: UserId;
}

const monthMs = 30 * dayMs;

/**
 * Queues the thanks for someone who was invited and has just finished a course. Not in that transaction: it has locked her
 * coins, and those of two people are locked in one order only.
 */
export async function queueThanks(ctx: Ctx, { userId }: { userId: UserId }): Promise<void> {
  const invitation = await findInvitation(ctx, userId);
  if (invitation) await ctx.jobs.send<ThankJob>(ctx, thankJob, { friendId: userId });
}

/** Thanks an inviter and her friend in coins, once; a repeat gives nothing. */
export async function thankBoth(ctx: Ctx, { friendId }: ThankJob): Promise<void> {
  const rule = await readThanksRule(ctx);
  await inTransaction(ctx, async (ctx) => {
    const invitation = await findInvitation(ctx, friendId);
    if (!invitation) return;
    const inviterId = invitation.inviter.userId;
    // From here on, nobody else thanks this inviter: the count of her month stays true until the commit.
    for (const userId of [friendId, inviterId].toSorted()) await lockAccount(ctx, userId);
    const coins = thanksFor(invitation, rule, await findThanked(ctx, inviterId));
    if (!coins) return;
    const added = await ctx.db
      .insertInto('referral_thanks')
      .values({
        id: randomUUID(),
        inviter_id: inviterId,
        friend_id: friendId,
        inviter_coins: coins.inviter,
        friend_coins: coins.friend,
        thanked_at: ctx.clock.now(),
      })
      .onConflict((conflict) => conflict.column('friend_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return;
    const reference = `referral:${added.id}`;
    const paid = [
      { userId: inviterId, coins: coins.inviter },
      { userId: friendId, coins: coins.friend },
    ];
    for (const { userId, coins } of paid)
      if (coins > 0) await issueCoins(ctx, { userId, reference, coins, from: 'gift' });
  });
}

/** For whom an inviter has been thanked so far, by their mailboxes, and for how many within a month. */
async function findThanked(ctx: Pick<Ctx, 'db' | 'clock'>, inviterId: UserId) {
  const rows = await ctx.db
    .selectFrom('referral_thanks')
    .select(['friend_id', 'inviter_coins', 'thanked_at'])
    .where('inviter_id', '=', inviterId)
    .execute();
  const since = ctx.clock.now().getTime() - monthMs;
  return {
    thankedMailboxes: await listMailboxes(
      ctx,
      rows.flatMap(({ friend_id }) => (friend_id ? [friend_id] : [])),
    ),
    thankedLately: rows.filter(
      ({ inviter_coins, thanked_at }) => inviter_coins > 0 && thanked_at.getTime() > since,
    ).length,
  };
}
