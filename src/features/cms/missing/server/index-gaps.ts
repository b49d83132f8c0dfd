import { setImmediate } from 'node:timers/promises';
import type { ContentType } from '#platform/composition/content-type.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { refTo, type EntryRef } from '#features/cms/entries/server/content-types.ts';
import { listDrafts } from '#features/cms/entries/server/draft-entries.ts';
import { findEntry, layVersion } from '#features/cms/entries/server/entry-rows.ts';
import { findGaps, type Gap } from './find-gaps.ts';
import { storeGaps } from './store-gaps.ts';

/** Compares what is kept of a type with its entries as they are now: a release brings other texts and other labels. */
export async function indexGaps(ctx: Ctx, type: ContentType): Promise<void> {
  const kept = await readGaps(ctx, type);
  for (const { key, content } of await listDrafts(ctx, type.name)) {
    const ref = refTo(type, key);
    if (!areSame(findGaps(type, content), kept.get(ref.id) ?? [])) await indexEntry(ctx, ref);
    // A long list leaves room for whatever else this process does.
    await setImmediate();
  }
}

/** Another process may save the entry right now, so it is read again with its row locked. */
async function indexEntry(ctx: Ctx, ref: EntryRef): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await ctx.db.selectFrom('entries').select('id').where('id', '=', ref.id).forUpdate().execute();
    const entry = await findEntry(ctx, ref);
    if (entry) await storeGaps(ctx, ref, findGaps(ref.type, layVersion(entry.shipped, entry.head)));
  });
}

async function readGaps({ db }: Ctx, { name }: ContentType): Promise<Map<string, Gap[]>> {
  const rows = await db
    .selectFrom('entry_gaps')
    .select(['entry_id', 'locale', 'path', 'field', 'source', 'excerpt'])
    .where('content_type', '=', name)
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ entry_id }) => entry_id)].map(([id, gaps]) => [
      id,
      gaps.map(({ entry_id: _entry, ...gap }) => gap),
    ]),
  );
}

function areSame(a: readonly Gap[], b: readonly Gap[]): boolean {
  const texts = (gaps: readonly Gap[]) =>
    gaps
      .map(({ locale, path, field, source, excerpt }) =>
        JSON.stringify([locale, path, field, source, excerpt]),
      )
      .toSorted()
      .join('\n');
  return a.length === b.length && texts(a) === texts(b);
}
