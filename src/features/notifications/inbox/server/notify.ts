import type { UserId } from '#core/ids.ts';
import type { KnownMessages, MessageName } from '#platform/composition/message-kinds.ts';
import type { Ctx } from '#platform/ctx.ts';
import { tellPerson } from '#platform/events/tell-person.ts';
import { findMessageReaders } from '#features/people/server/public.ts';
import type {} from '#features/notifications/server/tables.ts';
import { queuePushes } from '#features/notifications/push/server/queue-pushes.ts';
import { readWishes } from './choices.ts';

export interface NewMessage<Name extends MessageName> {
  to: UserId;
  kind: Name;
  data: KnownMessages[Name];
  /** The path that it leads to. */
  href: string;
  /** Names the news: one person hears of it once, however often its cause is repeated. */
  once?: string;
}

type MessageCtx = Pick<Ctx, 'db' | 'clock' | 'events' | 'afterCommit' | 'messageKinds'>;

/**
 * Writes a message to a person, in the caller's transaction; her open pages hear of it once that is committed. A child gets
 * only kinds that are for children, and nobody what she has chosen not to get.
 */
export function notify<Name extends MessageName>(
  ctx: MessageCtx,
  { to, ...message }: NewMessage<Name>,
): Promise<void> {
  return notifyAll(ctx, { to: [to], ...message });
}

/** Writes the same message to several people: as many queries for a thousand as for one, except for those who are pushed to. */
export async function notifyAll<Name extends MessageName>(
  ctx: MessageCtx,
  { to, kind, data, href, once }: Omit<NewMessage<Name>, 'to'> & { to: readonly UserId[] },
): Promise<void> {
  const known = ctx.messageKinds.get(kind);
  if (!known || known.onlyMailed) throw new Error(`No manifest has a message of the kind ${kind}.`);
  const readers = await findMessageReaders(ctx, to);
  const able = [...readers].flatMap(([userId, { isChild }]) => (isChild && !known.forChildren ? [] : userId));
  const wants = await readWishes(ctx, { userIds: able, kind });
  const wanting = able.filter((userId) => wants(userId, 'page'));
  if (wanting.length === 0) return;
  const written = await ctx.db
    .insertInto('messages')
    .values(
      wanting.map((user_id) => ({
        user_id,
        kind,
        data: JSON.stringify(data),
        href,
        created_at: ctx.clock.now(),
        read_at: null,
        dedupe_key: once === undefined ? null : `${kind}:${once}`,
      })),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'dedupe_key']).doNothing())
    .returning(['id', 'user_id'])
    .execute();
  for (const { user_id } of written) tellPerson(ctx, user_id, 'messages');
  for (const { id, user_id } of written) {
    const isGrown = readers.get(user_id)?.isChild === false;
    if (isGrown && wants(user_id, 'push')) await queuePushes(ctx, { messageId: id, userId: user_id });
  }
}
