import type { UserId } from '#core/ids.ts';
import type { MessageChannel, MessageName } from '#platform/composition/message-kinds.ts';
import type { Ctx } from '#platform/ctx.ts';

interface Asked {
  userIds: readonly UserId[];
  kind: MessageName;
  channel: MessageChannel;
}

/** Those of these people who want a kind of message by a channel: as each has chosen, else as is usual. */
export async function listWanting(
  ctx: Pick<Ctx, 'db' | 'messageKinds'>,
  { userIds, kind, channel }: Asked,
): Promise<UserId[]> {
  if (userIds.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('message_choices')
    .select(['user_id', 'wanted'])
    .where('user_id', 'in', userIds)
    .where('kind', '=', kind)
    .where('channel', '=', channel)
    .execute();
  const chosen = new Map(rows.map(({ user_id, wanted }) => [user_id, wanted]));
  const usual = channel === 'page' || (ctx.messageKinds.get(kind)?.besides[channel] ?? false);
  return userIds.filter((userId) => chosen.get(userId) ?? usual);
}
