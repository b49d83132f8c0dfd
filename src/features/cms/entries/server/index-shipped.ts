import type { ContentType, EntryContent } from '#platform/composition/content-type.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { refTo } from './content-types.ts';
import { byRelease, indexShippedEntry, layVersion, readVersion } from './entry-rows.ts';
import { takeTitles } from './take-titles.ts';
import { areSameTitles, titleColumns, titlesOf } from './titles.ts';
import { indexGaps } from '#features/cms/missing/server/index-gaps.ts';

/**
 * Lists what is shipped among the entries: what this release adds gets its row, what it no longer has and the house has
 * never changed goes. Then finds what has not been translated.
 */
export async function indexShipped(ctx: Ctx): Promise<void> {
  for (const type of ctx.contentTypes.values()) {
    const shipped = await type.shipped?.(ctx);
    await inTransaction(ctx, async (ctx) => {
      if (shipped) await indexType(ctx, type, shipped);
      await refreshTitles(ctx, type, shipped ?? new Map());
    });
    await indexGaps(ctx, type);
  }
  await inTransaction(ctx, takeTitles);
}

async function indexType(
  ctx: Ctx,
  type: ContentType,
  shipped: ReadonlyMap<string, EntryContent>,
): Promise<void> {
  const rows = await ctx.db
    .selectFrom('entries')
    .select(['id', 'key', 'version'])
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
  }
}

/** A release may say other titles, and an earlier one of the product kept fewer of them. */
async function refreshTitles(
  ctx: Ctx,
  type: ContentType,
  shipped: ReadonlyMap<string, EntryContent>,
): Promise<void> {
  const rows = await ctx.db
    .selectFrom('entries')
    .select(['id', 'key', 'version', 'titles'])
    .where('content_type', '=', type.name)
    .execute();
  for (const { id, key, version, titles } of rows) {
    const edition = shipped.get(key);
    const content = version === 0 ? edition : layVersion(edition, await readVersion(ctx, id, version));
    const own = content ? titlesOf(type, content) : {};
    if (Object.keys(own).length === 0 || areSameTitles(own, titles)) continue;
    await ctx.db.updateTable('entries').set(titleColumns(key, own)).where('id', '=', id).execute();
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
