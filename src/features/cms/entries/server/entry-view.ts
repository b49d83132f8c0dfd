import { findConflicts, type Fields } from '#features/cms/fields/server/layers.ts';
import type { JsonObject } from '#core/json.ts';
import { localeCodes, type Locale } from '#core/locale.ts';
import { NotFound } from '#core/refusals.ts';
import type { ContentType, FieldPlace } from '#platform/composition/content-type.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { EntryView, LanguageStatus } from '../contract.ts';
import { getRef } from './content-types.ts';
import { findEntry, layVersion, type LanguageRow, type StoredEntry } from './entry-rows.ts';
import { nameAuthor } from './name-authors.ts';
import { authorOf } from './rights.ts';
import { releaseOf } from './save-entry.ts';
import { readTitle } from './titles.ts';

/** An entry as it was last saved, for staff. A deleted one is shown too, so that it can be brought back. */
export async function getEntryView(ctx: Ctx, id: string): Promise<EntryView> {
  const entry = await findEntry(ctx, getRef(ctx, id));
  if (!entry) throw new NotFound();
  const { ref, row, shipped, head, languages } = entry;
  const { shared, texts } = layVersion(shipped, head);
  const { rights } = authorOf(ctx);
  return {
    id: ref.id,
    contentType: ref.type.name,
    typeLabel: ctx.say(ref.type.label),
    key: ref.key,
    ...readTitle(row, ctx.locale),
    version: row.version,
    editor: editorOf(ref.type, ref.key),
    languages: describeLanguages(ctx, languages),
    changedAt: row.changed_at.toISOString(),
    changedBy: await nameAuthor(ctx, row.changed_by),
    deletedAt: row.deleted_at?.toISOString() ?? null,
    release: releaseOf(shipped),
    shared,
    texts,
    house: listHouseFields(entry),
    conflicts: listConflicts(entry),
    rights: { ...rights, languages: [...rights.languages] },
  };
}

/** Where an entry is edited; with a field, with this one in both languages beside each other. */
export function editorOf(type: ContentType, key: string, place?: FieldPlace): string {
  const path = type.editorPath?.(key, place) ?? `/admin/content/${type.name}.${key}/edit`;
  // A page that shows only this field says so in an address of its own.
  if (!place || path.includes('?')) return path;
  const { field, locale, source } = place;
  const query = new URLSearchParams({ left: source, right: locale, field: `texts.${locale}.${field}` });
  return `${path}?${query.toString()}`;
}

/** In the product's order. */
export function describeLanguages(ctx: Pick<Ctx, 'say'>, rows: readonly LanguageRow[]): LanguageStatus[] {
  return localeCodes
    .flatMap((locale) => rows.filter((row) => row.locale === locale))
    .map((row) => ({
      locale: row.locale,
      state: row.state,
      live: row.live_version !== null,
      changed: row.has_changes,
      publishAt: row.publish_at?.toISOString() ?? null,
      zone: row.publish_zone,
      problem: row.problem?.map(({ path, messageKey }) => ({ path, message: ctx.say(messageKey) })) ?? null,
    }));
}

/** Each part of an entry with what is shipped of it. */
function partsOf({
  head,
  shipped,
}: StoredEntry): { place: string; shipped: JsonObject | undefined; fields: Fields }[] {
  const texts = (locale: Locale) => ({
    place: `texts.${locale}`,
    shipped: shipped?.texts[locale],
    fields: head.texts[locale] ?? {},
  });
  return [{ place: 'shared', shipped: shipped?.shared, fields: head.shared }, ...localeCodes.map(texts)];
}

function listHouseFields(entry: StoredEntry): string[] {
  return partsOf(entry).flatMap(({ place, fields }) => Object.keys(fields).map((path) => `${place}.${path}`));
}

function listConflicts(entry: StoredEntry): EntryView['conflicts'] {
  return partsOf(entry).flatMap(({ place, shipped, fields }) =>
    findConflicts(shipped, fields).map((conflict) => ({ ...conflict, path: `${place}.${conflict.path}` })),
  );
}
