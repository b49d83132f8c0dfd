import type { UserId } from '#core/ids.ts';
import type { MessageChannel, MessageName } from '#platform/composition/message-kinds.ts';
import type { Ctx } from '#platform/ctx.ts';

interface Asked {
  userId: UserId;
  kind: MessageName;
  channel: MessageChannel;
}

/** Whether a person wants a kind of message by a channel: as she has chosen, else as is usual. */
export async function isWanted(
  ctx: Pick<Ctx, 'db' | 'messageKinds'>,
  { userId, kind, channel }: Asked,
): Promise<boolean> {
  const chosen = await ctx.db
    .selectFrom('message_choices')
    .select('wanted')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('channel', '=', channel)
    .executeTakeFirst();
  if (chosen) return chosen.wanted;
  return channel === 'page' || (ctx.messageKinds.get(kind)?.besides[channel] ?? false);
}
