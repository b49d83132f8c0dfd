import { sql } from 'kysely';
import { signedIn } from '#core/actor.ts';
import type { UserId } from '#core/ids.ts';
import type { Ctx } from '#platform/ctx.ts';
import { versionChanged } from '#features/submissions/life/server/move.ts';
import type { Draft, DraftBody, WorkDraftInput } from '../contract.ts';
import { getOpenTask } from './open-task.ts';

/**
 * Saves the caller's draft for an item. Refuses one that is based on another version than the last saved, as when she writes on two
 * devices; the same sent again is fine.
 */
export async function saveDraft(ctx: Ctx, { itemId, version, body }: WorkDraftInput): Promise<Draft> {
  const { userId } = signedIn(ctx);
  await getOpenTask(ctx, itemId);
  const text = JSON.stringify(body);
  const changed = { version: version + 1, body: text, changed_at: ctx.clock.now() };
  const saved = await (version === 0 ? addDraft : changeDraft)(ctx, userId, itemId, changed);
  if (saved) return toDraft(saved);
  const same = await ctx.db
    .selectFrom('submission_drafts')
    .select(['version', 'changed_at', 'body'])
    .where('owner_id', '=', userId)
    .where('item_id', '=', itemId)
    .where('version', '=', version + 1)
    .where(sql<boolean>`body = ${text}::jsonb`)
    .executeTakeFirst();
  if (!same) throw versionChanged();
  return toDraft(same);
}

interface ChangedDraft {
  version: number;
  body: string;
  changed_at: Date;
}

function addDraft({ db }: Ctx, ownerId: UserId, itemId: string, changed: ChangedDraft) {
  return db
    .insertInto('submission_drafts')
    .values({ owner_id: ownerId, item_id: itemId, ...changed })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['version', 'changed_at', 'body'])
    .executeTakeFirst();
}

function changeDraft({ db }: Ctx, ownerId: UserId, itemId: string, changed: ChangedDraft) {
  return db
    .updateTable('submission_drafts')
    .set(changed)
    .where('owner_id', '=', ownerId)
    .where('item_id', '=', itemId)
    .where('version', '=', changed.version - 1)
    .returning(['version', 'changed_at', 'body'])
    .executeTakeFirst();
}

/** Deletes the caller's draft; a no-op if there is none. */
export async function dropDraft(ctx: Ctx, itemId: string): Promise<void> {
  await ctx.db
    .deleteFrom('submission_drafts')
    .where('owner_id', '=', signedIn(ctx).userId)
    .where('item_id', '=', itemId)
    .execute();
}

export async function findDraft(
  { db }: Pick<Ctx, 'db'>,
  ownerId: UserId,
  itemId: string,
): Promise<Draft | undefined> {
  const row = await db
    .selectFrom('submission_drafts')
    .select(['version', 'changed_at', 'body'])
    .where('owner_id', '=', ownerId)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  return row && toDraft(row);
}

function toDraft(row: { version: number; changed_at: Date; body: DraftBody }): Draft {
  return { version: row.version, changedAt: row.changed_at.toISOString(), body: row.body };
}
