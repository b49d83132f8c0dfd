import { sql } from 'kysely';
import { dayMs } from '#core/durations.ts';
import type { UserId } from '#core/ids.ts';
import { localeCodes, type Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { MessageData } from '#platform/composition/message-kinds.ts';
import { findMessageReader } from '#features/people/server/public.ts';
import { listWanting } from '#features/notifications/inbox/server/choices.ts';
import type { NewsFields } from '../contract.ts';
import { audiencesOf } from '../policy.ts';
import type {} from './tables.ts';

export const newsKind = 'notifications.news';
const keptDays = 90;

/**
 * The news that a person finds among her messages: sent since she came, for her audience, and for a child only what is marked
 * for children. Worked out whenever it is read: no row is written for anyone who has not read it.
 */
export async function selectOwnNews(ctx: Pick<Ctx, 'db' | 'clock' | 'messageKinds'>, userId: UserId) {
  const reader = await findMessageReader(ctx, userId);
  const [wanting] = await listWanting(ctx, { userIds: [userId], kind: newsKind, channel: 'page' });
  const now = ctx.clock.now();
  const audiences = reader ? audiencesOf(reader) : [];
  return ctx.db
    .selectFrom('news')
    .leftJoin('news_reads', (join) =>
      join.onRef('news_reads.news_id', '=', 'news.id').on('news_reads.user_id', '=', userId),
    )
    .where('news.send_at', '<=', now)
    .where('news.send_at', '>=', new Date(now.getTime() - keptDays * dayMs))
    .where('news.send_at', '>=', reader?.createdAt ?? now)
    .where('news.withdrawn_at', 'is', null)
    .where('news.audience', 'in', audiences.length > 0 ? audiences : ['everyone'])
    .$if(reader?.isChild ?? true, (query) => query.where('news.for_children', '=', true))
    .$if(!wanting || !reader, (query) => query.where(sql<boolean>`false`));
}

/** Marks news as read; says whether it is hers to read. */
export async function readOwnNews(ctx: Ctx, userId: UserId, newsId?: string): Promise<boolean> {
  const own = await (
    await selectOwnNews(ctx, userId)
  )
    .select('news.id')
    .$if(newsId !== undefined, (query) => query.where('news.id', '=', newsId ?? ''))
    .execute();
  if (own.length === 0) return false;
  await ctx.db
    .insertInto('news_reads')
    .values(own.map(({ id }) => ({ user_id: userId, news_id: id, read_at: ctx.clock.now() })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** The words of news in a language, else in English, Hebrew or what there is. */
export function wordsIn(texts: NewsFields['texts'], locale: Locale) {
  const lang = [locale, 'en' as const, 'he' as const, ...localeCodes].find((each) => texts[each]);
  const words = lang && texts[lang];
  return words && { ...words, lang };
}

export async function sayNews(
  { db }: Pick<Ctx, 'db'>,
  locale: Locale,
  all: readonly MessageData[],
): Promise<(Readonly<Record<string, string>> | undefined)[]> {
  const ids = all.map(({ newsId }) => String(newsId));
  const rows = await db.selectFrom('news').select(['id', 'texts']).where('id', 'in', ids).execute();
  const byId = new Map(rows.map(({ id, texts }) => [id, texts]));
  return ids.map((id) => {
    const words = wordsIn(byId.get(id) ?? {}, locale);
    return words && { title: words.title, more: words.text, lang: words.lang };
  });
}

/** Forgets who has read what nobody finds any more; returns how many. For the database's maintenance. */
export async function forgetNewsReads({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('news_reads')
    .where('read_at', '<', new Date(clock.now().getTime() - keptDays * dayMs))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
