import { randomBytes } from 'node:crypto';
import { Conflict, Forbidden, Invalid } from '#core/refusals.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { findShipped, isKey, refTo, type EntryRef } from './content-types.ts';
import type { GivenContent } from './given-content.ts';
import { lockEntry } from './entry-rows.ts';
import type { Author } from './author.ts';
import { saveLocked } from './save-entry.ts';
import { takeTitles } from './take-titles.ts';
import { titlesOf } from './titles.ts';
import type { HowSaved } from '#features/cms/server/tables.ts';

export interface CreateInput extends GivenContent {
  contentType: string;
  /** Left out for types whose keys are made. */
  key?: string | undefined;
  /** What it is called until it has a title, or another entry gives it one; otherwise its key. */
  calledMeanwhile?: string;
}

/** Creates an entry with its first version; each of its languages begins as a draft. */
export async function createEntry(
  ctx: Ctx,
  input: CreateInput,
  { author, how = 'saved' }: { author: Author; how?: HowSaved },
): Promise<{ id: string; version: number }> {
  if (!author.rights.shared) throw new Forbidden('forbidden', 'app.refusal.forbidden');
  const ref = newRef(ctx, input);
  return inTransaction(ctx, async (ctx) => {
    const isNew =
      (await findShipped(ctx, ref)) === undefined &&
      (await insertEntry(ctx, ref, author.who, input.calledMeanwhile));
    if (!isNew) throw new Conflict('key_taken', 'cms.refusal.keyTaken');
    const saved = await saveLocked(ctx, await lockEntry(ctx, ref), input, { author, how });
    const own = titlesOf(ref.type, { shared: input.shared ?? {}, texts: input.texts ?? {} });
    if (Object.keys(own).length === 0) await takeTitles(ctx);
    return saved;
  });
}

function newRef({ contentTypes }: Ctx, { contentType, key }: CreateInput): EntryRef {
  const type = contentTypes.get(contentType);
  if (!type) throw new Invalid([{ path: 'contentType', messageKey: 'cms.issue.unknownType' }]);
  const given = key ?? type.makeKey?.();
  if (given === undefined || !isKey(given)) throw new Invalid([{ path: 'key', messageKey: 'cms.issue.key' }]);
  return refTo(type, given);
}

/** Of several at the same moment one is the first; a deleted entry keeps its key until it is gone for good. */
async function insertEntry(
  ctx: Ctx,
  { type, key, id }: EntryRef,
  who: string,
  title = key,
): Promise<boolean> {
  const now = ctx.clock.now();
  const inserted = await ctx.db
    .insertInto('entries')
    .values({
      id,
      content_type: type.name,
      key,
      title,
      titles: '{}',
      version: 0,
      live_version: null,
      created_at: now,
      created_by: who,
      changed_at: now,
      changed_by: who,
      deleted_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** A key for a type that has no names of its own. */
export const makeRandomKey = () => randomBytes(9).toString('base64url');
