import { randomUUID } from 'node:crypto';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import { Conflict, NotFound } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { SavedView, SaveViewInput } from '../contract.ts';

const viewsAtMost = 30;

/** The caller's views of a list, by name. */
export function listSavedViews(ctx: Ctx, listing: string): Promise<SavedView[]> {
  return ctx.db
    .selectFrom('saved_views')
    .select(['id', 'name', 'query'])
    .where('user_id', '=', signedIn(ctx).userId)
    .where('listing', '=', listing)
    .orderBy('name')
    .execute();
}

/** Saves a view; saving one of the same name changes that one. */
export function saveView(ctx: Ctx, { listing, name, query }: SaveViewInput): Promise<SavedView> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (ctx) => {
    const view = await ctx.db
      .insertInto('saved_views')
      .values({ id: randomUUID(), user_id: userId, listing, name, query, created_at: ctx.clock.now() })
      .onConflict((conflict) => conflict.columns(['user_id', 'listing', 'name']).doUpdateSet({ query }))
      .returning(['id', 'name', 'query'])
      .executeTakeFirstOrThrow();
    const others = await listSavedViews(ctx, listing);
    if (others.length > viewsAtMost) throw new Conflict('too_many_views', 'administration.views.tooMany');
    return view;
  });
}

/** Deletes one of the caller's views. */
export async function deleteView(ctx: Ctx, id: string): Promise<void> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('user_id', '=', signedIn(ctx).userId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new NotFound();
}

export async function exportViews({ db }: Pick<Ctx, 'db'>, userId: UserId): Promise<object> {
  const views = await db
    .selectFrom('saved_views')
    .select(['listing', 'name', 'query', 'created_at'])
    .where('user_id', '=', userId)
    .execute();
  return { views };
}
