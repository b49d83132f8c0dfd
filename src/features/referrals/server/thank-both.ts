import { randomUUID } from 'node:crypto';
import { dayMs } from '#core/durations.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findInvitation, listMailboxes } from '#features/people/server/public.ts';
import { hasFinishedCourse } from '#features/learning/server/public.ts';
import { notify } from '#features/notifications/server/public.ts';
import { href } from '#urls.ts';
import type { ThanksKind } from './message-kinds.ts';
import { issueCoins, lockAccount } from '#features/rewards/server/public.ts';
import { thanksFor } from '../policy.ts';
import { readThanksRule } from './thanks-setting.ts';

export const thankJob = 'referrals.thank';
export interface ThankJob {
  friendId: UserId;
}

const monthMs = 30 * dayMs;

/**
 * Queues the thanks for someone who was invited and has just finished a course or proved her address: the later of the two brings
 * them. Not in that transaction: it may have locked her coins, and those of two people are locked in one order only.
 */
export async function queueThanks(ctx: Ctx, { userId }: { userId: UserId }): Promise<void> {
  const invitation = await findInvitation(ctx, userId);
  if (invitation) await ctx.jobs.send<ThankJob>(ctx, thankJob, { friendId: userId });
}

/** Thanks an inviter and her friend in coins, once, if the friend has finished a course; a repeat gives nothing. */
export async function thankBoth(ctx: Ctx, { friendId }: ThankJob): Promise<void> {
  const rule = await readThanksRule(ctx);
  await inTransaction(ctx, async (ctx) => {
    const invitation = await findInvitation(ctx, friendId);
    if (!invitation || !(await hasFinishedCourse(ctx, friendId))) return;
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
    await tell(ctx, {
      to: inviterId,
      kind: 'referrals.friendFinished',
      coins: coins.inviter,
      once: added.id,
    });
    await tell(ctx, { to: friendId, kind: 'referrals.finishedFirst', coins: coins.friend, once: added.id });
  });
}

/** The inviter learns that a friend has finished, and never which. */
async function tell(
  ctx: Ctx,
  { to, kind, coins, once }: { to: UserId; kind: ThanksKind; coins: number; once: string },
): Promise<void> {
  if (coins > 0) await notify(ctx, { to, kind, data: { coins }, href: href('inviteFriends'), once });
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
