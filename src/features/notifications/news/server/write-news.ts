import { signedIn } from '#core/actor.ts';
import { Conflict, Invalid } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { describePeople, recordAudit } from '#features/people/server/public.ts';
import type { ChangeNewsInput, NewsFields, NewsView, SendNewsInput } from '../contract.ts';
import { lockNews, viewOf, type NewsRow } from './news-rows.ts';

export function createNews(ctx: Ctx, fields: NewsFields): Promise<NewsView> {
  const { userId } = signedIn(ctx);
  refuseWordless(fields);
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const row = await ctx.db
      .insertInto('news')
      .values({
        ...columnsOf(fields),
        version: 1,
        changed_by: userId,
        changed_at: now,
        created_at: now,
        send_at: null,
        withdrawn_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(ctx, {
      who: userId,
      what: 'news.written',
      subject: row.id,
      why: 'form',
      after: fields,
    });
    return viewOf(ctx, row);
  });
}

/** Changes a draft. What people have got stays as they have got it: it can only be withdrawn. */
export function changeNews(ctx: Ctx, { id, version, ...fields }: ChangeNewsInput): Promise<NewsView> {
  const { userId } = signedIn(ctx);
  refuseWordless(fields);
  return inTransaction(ctx, async (ctx) => {
    const before = await lockDraft(ctx, id, version);
    const row = await ctx.db
      .updateTable('news')
      .set({
        ...columnsOf(fields),
        version: version + 1,
        changed_by: userId,
        changed_at: ctx.clock.now(),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(ctx, {
      who: userId,
      what: 'news.changed',
      subject: id,
      why: 'form',
      before: fieldsOf(before),
      after: fields,
    });
    return viewOf(ctx, row);
  });
}

/** Sends a draft once: a second call finds that it is no draft any more. */
export function sendNews(ctx: Ctx, { id, version, sendAt }: SendNewsInput): Promise<NewsView> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    await lockDraft(ctx, id, version);
    const now = ctx.clock.now();
    const time = sendAt === undefined ? now : new Date(sendAt);
    if (time < now) throw new Invalid([{ path: 'sendAt', messageKey: 'notifications.news.timePast' }]);
    const row = await ctx.db
      .updateTable('news')
      .set({ send_at: time, version: version + 1, changed_by: userId, changed_at: now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(ctx, {
      who: userId,
      what: 'news.sent',
      subject: id,
      why: 'form',
      after: { sendAt: time.toISOString() },
    });
    return viewOf(ctx, row);
  });
}

/** Takes news back. Withdrawing twice is withdrawing once. */
export function withdrawNews(ctx: Ctx, { id }: { id: string }): Promise<NewsView> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const before = await lockNews(ctx, id);
    if (before.withdrawn_at) return viewOf(ctx, before);
    const now = ctx.clock.now();
    const row = await ctx.db
      .updateTable('news')
      .set({ withdrawn_at: now, version: before.version + 1, changed_by: userId, changed_at: now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(ctx, { who: userId, what: 'news.withdrawn', subject: id, why: 'form' });
    return viewOf(ctx, row);
  });
}

/** The draft of this version. */
async function lockDraft(ctx: Ctx, id: string, version: number): Promise<NewsRow> {
  const row = await lockNews(ctx, id);
  if (row.send_at || row.withdrawn_at)
    throw new Conflict('already_sent', 'notifications.refusal.alreadySent');
  if (row.version === version) return row;
  const by = row.changed_by;
  const person = by === null ? undefined : (await describePeople(ctx, [by])).get(by);
  throw new Conflict('changed_meanwhile', 'page.editor.changedMeanwhile', {
    by: person?.displayName ?? null,
    at: row.changed_at.toISOString(),
    version: row.version,
    values: fieldsOf(row),
  });
}

function refuseWordless({ texts }: NewsFields): void {
  if (Object.keys(texts).length === 0)
    throw new Invalid([{ path: 'texts', messageKey: 'notifications.news.titleMissing' }]);
}

function columnsOf({ audience, forChildren, texts, link }: NewsFields) {
  return { audience, for_children: forChildren, texts: JSON.stringify(texts), link };
}

function fieldsOf({ audience, for_children, texts, link }: NewsRow): NewsFields {
  return { audience, forChildren: for_children, texts, link };
}
