import { sql, type Selectable } from 'kysely';
import { localeCodes, type Locale } from '#core/locale.ts';
import type { ContentType, EntryContent, Titles } from '#platform/composition/content-type.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { Tables } from '#platform/db/tables.ts';
import type { EntryRef } from './content-types.ts';

const longestTitle = 200;

/** What an entry is called by what it says itself. */
export function titlesOf(type: ContentType, content: EntryContent): Titles {
  return Object.fromEntries(
    localeCodes.flatMap((locale): [Locale, string][] => {
      const title = type.titleOf(content, locale);
      return title === '' ? [] : [[locale, title.slice(0, longestTitle)]];
    }),
  );
}

/** The columns of an entry that is called this; one without a title is called by its key. */
export function titleColumns(key: string, titles: Titles) {
  return { title: firstOf(titles)?.title ?? key, titles: JSON.stringify(titles) };
}

/** The title of an entry for a reader: in her language, or else in the one that it names. */
export function readTitle(
  { title, titles }: Pick<Selectable<Tables['entries']>, 'title' | 'titles'>,
  locale: Locale,
): { title: string; titleLang: Locale | null } {
  const own = titles[locale];
  if (own) return { title: own, titleLang: locale };
  return firstOf(titles) ?? { title, titleLang: null };
}

function firstOf(titles: Titles): { title: string; titleLang: Locale } | undefined {
  for (const titleLang of localeCodes) {
    const title = titles[titleLang];
    if (title) return { title, titleLang };
  }
  return undefined;
}

/** What these entries are called, by id; without those that are gone. */
export async function findTitles(
  { db, locale }: Pick<Ctx, 'db' | 'locale'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('entries')
    .select(['id', 'title', 'titles'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...titled }) => [id, readTitle(titled, locale).title]));
}

/** Whether an entry is called this in any language, or by its key. */
export function isCalled(q: string) {
  return sql<boolean>`(position(lower(${q}) in lower(entries.title || ' ' || entries.key)) > 0
    or exists (select from jsonb_each_text(entries.titles) as said
      where position(lower(${q}) in lower(said.value)) > 0))`;
}

/** Passes on the titles that an entry gives others. Those that do not exist yet get theirs when they are created. */
export async function giveTitles(ctx: Ctx, { type, key }: EntryRef, content: EntryContent): Promise<void> {
  const given = (await type.titlesGiven?.(ctx, key, content)) ?? [];
  if (given.length === 0) return;
  const idOf = (one: { contentType: string; key: string }) => `${one.contentType}.${one.key}`;
  const rows = await ctx.db
    .selectFrom('entries')
    .select(['id', 'key', 'titles'])
    .where('id', 'in', given.map(idOf))
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  for (const one of given) {
    const row = known.get(idOf(one));
    const titles = shorten(one.titles);
    if (!row || areSameTitles(row.titles, titles)) continue;
    await ctx.db.updateTable('entries').set(titleColumns(row.key, titles)).where('id', '=', row.id).execute();
  }
}

function shorten(titles: Titles): Titles {
  return Object.fromEntries(
    localeCodes.flatMap((locale) => {
      const title = titles[locale];
      return title ? [[locale, title.slice(0, longestTitle)]] : [];
    }),
  );
}

export function areSameTitles(one: Titles, other: Titles): boolean {
  return localeCodes.every((locale) => (one[locale] ?? '') === (other[locale] ?? ''));
}
