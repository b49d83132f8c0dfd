import type { Selectable } from 'kysely';
import { localeCodes, type Locale } from '#core/locale.ts';
import { NotFound } from '#core/refusals.ts';
import type { EntryContent } from '#platform/composition/content-type.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Tables } from '#platform/db/tables.ts';
import { layFields, type Fields } from '#features/cms/fields/server/layers.ts';
import { findShipped, type EntryRef } from './content-types.ts';
import { titleColumns, titlesOf } from './titles.ts';

export type EntryRow = Selectable<Tables['entries']>;
export type LanguageRow = Selectable<Tables['entry_languages']>;

/** What one version of the house says. */
export interface HouseVersion {
  shared: Fields;
  texts: Partial<Record<Locale, Fields>>;
}

/** An entry as it is stored, what is shipped of it, and the house's latest version. */
export interface StoredEntry {
  ref: EntryRef;
  row: EntryRow;
  languages: LanguageRow[];
  shipped: EntryContent | undefined;
  head: HouseVersion;
}

export const nothingSaved: HouseVersion = { shared: {}, texts: {} };

/**
 * An entry, locked until the transaction ends: what changes it happens one after the other. An entry that is only shipped
 * gets its row now. Refuses one that does not exist, or has been deleted.
 */
export async function lockEntry(ctx: Ctx, ref: EntryRef, { deleted = false } = {}): Promise<StoredEntry> {
  const shipped = await findShipped(ctx, ref);
  if (shipped) await indexShippedEntry(ctx, ref, shipped);
  const row = await ctx.db
    .selectFrom('entries')
    .selectAll()
    .where('id', '=', ref.id)
    .forUpdate()
    .executeTakeFirst();
  if (!row || (row.deleted_at !== null) !== deleted) throw new NotFound();
  return { ref, row, shipped, ...(await readParts(ctx, ref, row.version)) };
}

/** The same without the lock, for reading; undefined if it does not exist. */
export async function findEntry(ctx: Ctx, ref: EntryRef): Promise<StoredEntry | undefined> {
  const shipped = await findShipped(ctx, ref);
  const row = await ctx.db.selectFrom('entries').selectAll().where('id', '=', ref.id).executeTakeFirst();
  if (!row) {
    if (!shipped) return undefined;
    const languages = shippedLanguages(ref, shipped);
    const titles = titlesOf(ref.type, shipped);
    return { ref, row: { ...shippedRow(ctx, ref), titles }, languages, shipped, head: nothingSaved };
  }
  return { ref, row, shipped, ...(await readParts(ctx, ref, row.version)) };
}

async function readParts(ctx: Ctx, { id }: EntryRef, version: number) {
  const languages = await ctx.db
    .selectFrom('entry_languages')
    .selectAll()
    .where('entry_id', '=', id)
    .execute();
  return { languages, head: await readVersion(ctx, id, version) };
}

/** What the house says in a version; nothing in version 0. */
export async function readVersion(
  { db }: Pick<Ctx, 'db'>,
  entryId: string,
  number: number,
): Promise<HouseVersion> {
  if (number === 0) return nothingSaved;
  return db
    .selectFrom('entry_versions')
    .select(['shared', 'texts'])
    .where('entry_id', '=', entryId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
}

/** What an entry says with a version of the house over what is shipped. Languages without a field are left out. */
export function layVersion(shipped: EntryContent | undefined, version: HouseVersion): EntryContent {
  const texts: EntryContent['texts'] = {};
  for (const locale of localeCodes) {
    const laid = layFields(shipped?.texts[locale], version.texts[locale] ?? {});
    if (Object.keys(laid).length > 0) texts[locale] = laid;
  }
  return { shared: layFields(shipped?.shared, version.shared), texts };
}

/** Gives an entry of the shipped edition its row, and one for each language in which it is shipped: those are live. */
export async function indexShippedEntry(ctx: Ctx, ref: EntryRef, shipped: EntryContent): Promise<void> {
  await ctx.db
    .insertInto('entries')
    .values({ ...shippedRow(ctx, ref), ...titleColumns(ref.key, titlesOf(ref.type, shipped)) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const languages = shippedLanguages(ref, shipped);
  if (languages.length === 0) return;
  await ctx.db
    .insertInto('entry_languages')
    .values(languages.map((language) => ({ ...language, problem: null })))
    .onConflict((conflict) => conflict.columns(['entry_id', 'locale']).doNothing())
    .execute();
}

/** Who a row of the shipped edition is from. */
export const byRelease = 'release';

function shippedRow(ctx: Pick<Ctx, 'clock'>, ref: EntryRef): EntryRow {
  const now = ctx.clock.now();
  return {
    id: ref.id,
    content_type: ref.type.name,
    key: ref.key,
    title: ref.key,
    titles: {},
    version: 0,
    live_version: null,
    created_at: now,
    created_by: byRelease,
    changed_at: now,
    changed_by: byRelease,
    deleted_at: null,
  };
}

function shippedLanguages({ id }: EntryRef, shipped: EntryContent | undefined): LanguageRow[] {
  return localeCodes
    .filter((locale) => shipped?.texts[locale])
    .map((locale) => ({
      entry_id: id,
      locale,
      state: 'published',
      live_version: 0,
      has_changes: false,
      publish_at: null,
      publish_zone: null,
      problem: null,
    }));
}
