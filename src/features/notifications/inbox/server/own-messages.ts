import { sql } from 'kysely';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { localeCodes, type Locale } from '#core/locale.ts';
import { NotFound } from '#core/refusals.ts';
import { newsKind, readOwnNews, selectOwnNews } from '#features/notifications/news/server/own-news.ts';
import { findMessageReader } from '#features/people/server/public.ts';
import type { MessageData } from '#platform/composition/message-kinds.ts';
import type { Ctx } from '#platform/ctx.ts';
import { readPage } from '#platform/db/keyset.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { tellPerson } from '#platform/events/tell-person.ts';
import { href } from '#urls.ts';
import type { MessagesInput, MessagesView, MessageView, Unread } from '../contract.ts';

const perPage = 30;
/** More than that is said as “99+”. */
const countedTo = 100;
const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

interface Row {
  id: string;
  kind: string;
  data: MessageData;
  href: string;
  created_at: Date;
  read_at: Date | null;
}

export async function listMessages(ctx: Ctx, { lang, after }: MessagesInput): Promise<MessagesView> {
  const { userId } = signedIn(ctx);
  const { rows, next } = await readPage((await selectOwn(ctx, userId)).selectAll(), {
    by: ['created_at', 'id'],
    order: 'newest first',
    after: readable(after),
    perPage,
  });
  const { totalItems } = await (
    await selectOwn(ctx, userId)
  )
    .select(({ fn }) => fn.countAll<string>().as('totalItems'))
    .executeTakeFirstOrThrow();
  return {
    items: await sayMessages(ctx, { userId, locale: lang ?? ctx.locale, rows }),
    totalItems: Number(totalItems),
    ...(await countOf(ctx, userId)),
    ...(next !== undefined && { next }),
  };
}

/** What was written to her and the news that she may read, as one list. */
async function selectOwn(ctx: Ctx, userId: UserId) {
  const news = await selectOwnNews(ctx, userId);
  const own = ctx.db
    .selectFrom('messages')
    .select(['id', 'kind', 'data', 'href', 'created_at', 'read_at'])
    .where('user_id', '=', userId)
    .unionAll(
      news.select([
        'news.id',
        sql<string>`${newsKind}`.as('kind'),
        sql<MessageData>`jsonb_build_object('newsId', news.id)`.as('data'),
        sql<string>`coalesce(news.link, ${href('messages')})`.as('href'),
        sql<Date>`news.send_at`.as('created_at'),
        'news_reads.read_at',
      ]),
    );
  return ctx.db.selectFrom(own.as('own'));
}

/** A place in the list ends with an id; anything else begins at the first page, as does nonsense. */
function readable(after: string | undefined): string | undefined {
  return after !== undefined && uuid.test(after.slice(after.indexOf('.') + 1)) ? after : undefined;
}

export async function countUnread(ctx: Ctx): Promise<Unread> {
  return countOf(ctx, signedIn(ctx).userId);
}

async function countOf(ctx: Ctx, userId: UserId): Promise<Unread> {
  const { unread } = await ctx.db
    .selectFrom(
      (await selectOwn(ctx, userId))
        .select(sql`1`.as('one'))
        .where('read_at', 'is', null)
        .limit(countedTo)
        .as('unread_ones'),
    )
    .select(({ fn }) => fn.countAll<string>().as('unread'))
    .executeTakeFirstOrThrow();
  return { unread: Number(unread) };
}

/** A message of another person is as unknown as one that never was. */
export async function readMessage(ctx: Ctx, { id }: { id: string }): Promise<Unread> {
  const { userId } = signedIn(ctx);
  if (!uuid.test(id)) throw new NotFound();
  return inTransaction(ctx, async (ctx) => {
    const { numUpdatedRows } = await ctx.db
      .updateTable('messages')
      .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(ctx.clock.now())) }))
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n && !(await readOwnNews(ctx, userId, id))) throw new NotFound();
    tellPerson(ctx, userId, 'messages');
    return countOf(ctx, userId);
  });
}

export async function readAllMessages(ctx: Ctx): Promise<Unread> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    await ctx.db
      .updateTable('messages')
      .set({ read_at: ctx.clock.now() })
      .where('user_id', '=', userId)
      .where('read_at', 'is', null)
      .execute();
    await readOwnNews(ctx, userId);
    tellPerson(ctx, userId, 'messages');
    return { unread: 0 };
  });
}

/** Each message in words; without those of things that are gone, and of kinds that this release does not know. */
export async function sayMessages(
  ctx: Ctx,
  { userId, locale, rows }: { userId: UserId; locale: Locale; rows: readonly Row[] },
): Promise<MessageView[]> {
  if (rows.length === 0) return [];
  const gender = (await findMessageReader(ctx, userId))?.gender ?? 'other';
  const said = new Map<string, MessageView>();
  for (const [name, ofKind] of Map.groupBy(rows, ({ kind }) => kind)) {
    const kind = ctx.messageKinds.get(name);
    if (!kind || kind.onlyMailed) continue;
    const data = ofKind.map((row) => row.data);
    const values = kind.valuesOf ? await kind.valuesOf(ctx, locale, data) : data;
    for (const [index, row] of ofKind.entries()) {
      const known = values[index];
      if (!known) continue;
      said.set(row.id, {
        id: row.id,
        kind: name,
        look: kind.look,
        text: ctx.sayIn(locale, kind.text, { ...known, gender }),
        ...moreOf(known),
        href: row.href,
        createdAt: row.created_at.toISOString(),
        read: row.read_at !== null,
      });
    }
  }
  return rows.flatMap(({ id }) => said.get(id) ?? []);
}

/** What a kind has to say below its line, and the language of words that the house has written itself. */
function moreOf({
  more,
  lang,
}: Readonly<Record<string, string | number>>): Pick<MessageView, 'more' | 'lang'> {
  const found = localeCodes.find((each) => each === lang);
  return { ...(more && { more: String(more) }), ...(found && { lang: found }) };
}
