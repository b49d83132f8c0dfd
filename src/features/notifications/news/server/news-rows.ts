import type { Selectable } from 'kysely';
import { NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { NewsView } from '../contract.ts';
import { stateOf } from '../policy.ts';
import type { NewsTable } from './tables.ts';

export type NewsRow = Selectable<NewsTable>;

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
const listedAtMost = 200;

export async function listNews(ctx: Ctx): Promise<{ items: NewsView[]; totalItems: number }> {
  const rows = await ctx.db
    .selectFrom('news')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(listedAtMost)
    .execute();
  const { totalItems } = await ctx.db
    .selectFrom('news')
    .select(({ fn }) => fn.countAll<string>().as('totalItems'))
    .executeTakeFirstOrThrow();
  return { items: rows.map((row) => viewOf(ctx, row)), totalItems: Number(totalItems) };
}

export async function getNews(ctx: Ctx, id: string): Promise<NewsView> {
  return viewOf(ctx, await findNews(ctx, id));
}

/** For a change: nobody else changes it until the transaction ends. */
export async function lockNews(ctx: Ctx, id: string): Promise<NewsRow> {
  return findNews(ctx, id, true);
}

async function findNews({ db }: Ctx, id: string, forUpdate = false): Promise<NewsRow> {
  if (!uuid.test(id)) throw new NotFound();
  const row = await db
    .selectFrom('news')
    .selectAll()
    .where('id', '=', id)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}

export function viewOf({ clock }: Pick<Ctx, 'clock'>, row: NewsRow): NewsView {
  return {
    id: row.id,
    version: row.version,
    audience: row.audience,
    forChildren: row.for_children,
    texts: row.texts,
    link: row.link,
    state: stateOf({ sendAt: row.send_at, withdrawnAt: row.withdrawn_at }, clock.now()),
    sendAt: row.send_at?.toISOString() ?? null,
    changedAt: row.changed_at.toISOString(),
  };
}
