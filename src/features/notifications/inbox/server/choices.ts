import type { UserId } from '#core/ids.ts';
import type { MessageChannel } from '#platform/composition/message-kinds.ts';
import type { Ctx } from '#platform/ctx.ts';

/** Keeps what a person has chosen for those of these kinds of message that have a channel, where it differs from what is usual. */
export async function chooseChannel(
  ctx: Pick<Ctx, 'db' | 'messageKinds'>,
  {
    userId,
    kinds,
    channel,
    wanted,
  }: { userId: UserId; kinds: readonly string[]; channel: MessageChannel; wanted: boolean },
): Promise<void> {
  for (const kind of kinds) {
    if (channel !== 'page' && ctx.messageKinds.get(kind)?.besides[channel] === undefined) continue;
    if (wanted === isUsual(ctx, kind, channel))
      await ctx.db
        .deleteFrom('message_choices')
        .where('user_id', '=', userId)
        .where('kind', '=', kind)
        .where('channel', '=', channel)
        .execute();
    else
      await ctx.db
        .insertInto('message_choices')
        .values({ user_id: userId, kind, channel, wanted })
        .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'channel']).doUpdateSet({ wanted }))
        .execute();
  }
}

function isUsual(
  { messageKinds }: Pick<Ctx, 'messageKinds'>,
  kind: string,
  channel: MessageChannel,
): boolean {
  return channel === 'page' || (messageKinds.get(kind)?.besides[channel] ?? false);
}

/** Those of these people who want a kind of message by a channel: as each has chosen, else as is usual. */
export async function listWanting(
  ctx: Pick<Ctx, 'db' | 'messageKinds'>,
  { channel, ...asked }: { userIds: readonly UserId[]; kind: string; channel: MessageChannel },
): Promise<UserId[]> {
  const wants = await readWishes(ctx, asked);
  return asked.userIds.filter((userId) => wants(userId, channel));
}

/** Whether each of these people wants a kind of message by a channel. */
export async function readWishes(
  ctx: Pick<Ctx, 'db' | 'messageKinds'>,
  { userIds, kind }: { userIds: readonly UserId[]; kind: string },
): Promise<(userId: UserId, channel: MessageChannel) => boolean> {
  const rows =
    userIds.length === 0
      ? []
      : await ctx.db
          .selectFrom('message_choices')
          .select(['user_id', 'channel', 'wanted'])
          .where('user_id', 'in', userIds)
          .where('kind', '=', kind)
          .execute();
  const chosen = new Map(rows.map(({ user_id, channel, wanted }) => [`${channel}:${user_id}`, wanted]));
  return (userId, channel) => chosen.get(`${channel}:${userId}`) ?? isUsual(ctx, kind, channel);
}
