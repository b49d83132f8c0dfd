import { daySeconds } from '#core/durations.ts';
import { Conflict, Forbidden } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { noteActs } from '#features/cms/life/server/change-life.ts';
import { keptDeletedDays } from '#features/cms/life/policy.ts';
import { announce, entriesPublished } from '#features/cms/server/announced.ts';
import { getRef } from './content-types.ts';
import { lockEntry } from './entry-rows.ts';
import type { Author } from './author.ts';

/**
 * Deletes an entry: readers see it no longer, and staff can bring it back for 30 days, as a draft. What comes with the
 * product cannot be deleted, only archived.
 */
export async function deleteEntry(ctx: Ctx, id: string, author: Author): Promise<void> {
  refuseWithoutRights(author);
  const ref = getRef(ctx, id);
  await inTransaction(ctx, async (ctx) => {
    const entry = await lockEntry(ctx, ref);
    if (entry.shipped) throw new Conflict('shipped', 'cms.refusal.shipped');
    await ref.type.refuseDeletion?.(ctx, ref.key);
    const live = entry.languages.filter(({ live_version }) => live_version !== null);
    await ctx.db
      .updateTable('entry_languages')
      .set({
        state: 'draft',
        live_version: null,
        has_changes: true,
        publish_at: null,
        publish_zone: null,
        problem: null,
      })
      .where('entry_id', '=', id)
      .execute();
    await ctx.db
      .updateTable('entries')
      .set({ deleted_at: ctx.clock.now(), live_version: null })
      .where('id', '=', id)
      .execute();
    await noteActs(ctx, entry, 'delete', [null], author);
    if (live.length === 0) return;
    const locales = live.map(({ locale }) => locale);
    const change = { contentType: ref.type.name, keys: [ref.key], locales };
    await callHook(ctx, entriesPublished, change);
    await announce(ctx, change);
  });
}

/** Brings a deleted entry back; each of its languages is a draft. */
export async function undeleteEntry(ctx: Ctx, id: string, author: Author): Promise<void> {
  refuseWithoutRights(author);
  const ref = getRef(ctx, id);
  await inTransaction(ctx, async (ctx) => {
    const entry = await lockEntry(ctx, ref, { deleted: true });
    await ctx.db.updateTable('entries').set({ deleted_at: null }).where('id', '=', id).execute();
    await noteActs(ctx, entry, 'undelete', [null], author);
  });
}

function refuseWithoutRights({ rights }: Author): void {
  if (!rights.publish || !rights.shared) throw new Forbidden('forbidden', 'app.refusal.forbidden');
}

/** Removes for good what was deleted more than 30 days ago. For maintenance. */
export async function removeDeletedEntries({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - keptDeletedDays * daySeconds * 1000);
  const { numDeletedRows } = await db
    .deleteFrom('entries')
    .where('deleted_at', '<=', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
