import type { ContentType, EntryContent } from '#platform/composition/content-type.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { refTo } from './content-types.ts';
import { indexGaps } from '#features/cms/missing/server/index-gaps.ts';
import { byRelease, indexShippedEntry, titleIn } from './entry-rows.ts';

/**
 * Lists what is shipped among the entries: what this release adds gets its row, what it no longer has and the house has
 * never changed goes. Then finds what has not been translated.
 */
export async function indexShipped(ctx: Ctx): Promise<void> {
  for (const type of ctx.contentTypes.values()) {
    const shipped = await type.shipped?.(ctx);
    if (shipped) await inTransaction(ctx, (ctx) => indexType(ctx, type, shipped));
    await indexGaps(ctx, type);
  }
}

async function indexType(
  ctx: Ctx,
  type: ContentType,
  shipped: ReadonlyMap<string, EntryContent>,
): Promise<void> {
  const rows = await ctx.db
    .selectFrom('entries')
    .select(['id', 'key', 'title', 'version'])
    .where('content_type', '=', type.name)
    .execute();
  await forgetGone(
    ctx,
    rows.filter(({ key, version }) => version === 0 && !shipped.has(key)).map(({ id }) => id),
  );
  const known = new Map(rows.map((row) => [row.key, row]));
  const languages = await listKnownLanguages(ctx, type);
  for (const [key, content] of shipped) {
    const ref = refTo(type, key);
    const row = known.get(key);
    const isListed =
      row && Object.keys(content.texts).every((locale) => languages.has(`${ref.id} ${locale}`));
    if (!isListed) await indexShippedEntry(ctx, ref, content);
    const title = titleIn(ref, content);
    if (row?.version === 0 && row.title !== title)
      await ctx.db.updateTable('entries').set({ title }).where('id', '=', ref.id).execute();
  }
}

async function listKnownLanguages({ db }: Ctx, { name }: ContentType): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('entry_languages')
    .innerJoin('entries', 'entries.id', 'entry_id')
    .select(['entry_id', 'locale'])
    .where('content_type', '=', name)
    .execute();
  return new Set(rows.map(({ entry_id, locale }) => `${entry_id} ${locale}`));
}

async function forgetGone({ db }: Ctx, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('entries')
    .where('id', 'in', ids)
    .where('version', '=', 0)
    .where('created_by', '=', byRelease)
    .execute();
}
