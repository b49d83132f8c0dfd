import type { UserId } from '#core/ids.ts';
import type { KnownMessages, MessageName } from '#platform/composition/message-kinds.ts';
import type { Ctx } from '#platform/ctx.ts';
import { tellPerson } from '#platform/events/tell-person.ts';
import { findMessageReader } from '#features/people/server/public.ts';
import type {} from '#features/notifications/server/tables.ts';
import { queuePushes } from '#features/notifications/push/server/queue-pushes.ts';
import { isWanted } from './choices.ts';

interface NewMessage<Name extends MessageName> {
  to: UserId;
  kind: Name;
  data: KnownMessages[Name];
  /** The path that it leads to. */
  href: string;
  /** Names the news: one person hears of it once, however often its cause is repeated. */
  once?: string;
}

/**
 * Writes a message to a person, in the caller's transaction; her open pages hear of it once that is committed. A child gets
 * only kinds that are for children, and nobody what she has chosen not to get.
 */
export async function notify<Name extends MessageName>(
  ctx: Pick<Ctx, 'db' | 'clock' | 'events' | 'afterCommit' | 'messageKinds'>,
  { to, kind, data, href, once }: NewMessage<Name>,
): Promise<void> {
  const known = ctx.messageKinds.get(kind);
  if (!known) throw new Error(`The kind of message ${kind} is in no manifest.`);
  const reader = await findMessageReader(ctx, to);
  if (!reader || (reader.isChild && !known.forChildren)) return;
  if (!(await isWanted(ctx, { userId: to, kind, channel: 'page' }))) return;
  const written = await ctx.db
    .insertInto('messages')
    .values({
      user_id: to,
      kind,
      data: JSON.stringify(data),
      href,
      created_at: ctx.clock.now(),
      read_at: null,
      dedupe_key: once === undefined ? null : `${kind}:${once}`,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'dedupe_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) return;
  tellPerson(ctx, to, 'messages');
  if (!reader.isChild && (await isWanted(ctx, { userId: to, kind, channel: 'push' })))
    await queuePushes(ctx, { messageId: written.id, userId: to });
}
