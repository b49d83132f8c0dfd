import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';

/** What a person was told, and what she has chosen to get. */
export async function exportNotifications({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<object> {
  const [messages, choices, newsRead, pushedTo] = await Promise.all([
    db
      .selectFrom('messages')
      .select(['kind', 'data', 'href', 'created_at', 'read_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('message_choices')
      .select(['kind', 'channel', 'wanted'])
      .where('user_id', '=', userId)
      .orderBy('kind')
      .orderBy('channel')
      .execute(),
    db
      .selectFrom('news_reads')
      .select(['news_id', 'read_at'])
      .where('user_id', '=', userId)
      .orderBy('read_at')
      .execute(),
    db
      .selectFrom('push_subscriptions')
      .select('created_at')
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  ]);
  return { messages, choices, newsRead, pushedTo };
}
