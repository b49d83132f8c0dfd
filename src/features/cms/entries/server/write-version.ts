import type { Json, JsonObject } from '#core/json.ts';
import { localeCodes } from '#core/locale.ts';
import type { EntryContent } from '#platform/composition/content-type.ts';
import type { Ctx } from '#platform/ctx.ts';
import { recordAudit } from '#features/people/server/public.ts';
import { areSame, changedPaths, saySame } from '#features/cms/fields/server/layers.ts';
import { flatten } from '#features/cms/fields/server/paths.ts';
import { findGaps } from '#features/cms/missing/server/find-gaps.ts';
import { storeGaps } from '#features/cms/missing/server/store-gaps.ts';
import type { HowSaved } from '#features/cms/server/tables.ts';
import { giveTitles, titleColumns, titlesOf } from './titles.ts';
import { layVersion, readVersion, type HouseVersion, type StoredEntry } from './entry-rows.ts';

export interface NewVersion {
  who: string;
  how: HowSaved;
  version: HouseVersion;
  restoredFrom?: number;
}

/**
 * Stores what the house says of a locked entry from now on, as its next version. Returns the paths that differ from the
 * version before; if none does, and the house keeps the same fields, nothing is stored.
 */
export async function writeVersion(ctx: Ctx, entry: StoredEntry, next: NewVersion): Promise<string[]> {
  const { ref, row, shipped } = entry;
  const before = layVersion(shipped, entry.head);
  const after = layVersion(shipped, next.version);
  const changed = pathsChanged(before, after);
  const isStored = changed.length > 0 || !isSameVersion(entry.head, next.version) || row.version === 0;
  if (!isStored) return changed;
  const now = ctx.clock.now();
  const number = row.version + 1;
  await ctx.db
    .insertInto('entry_versions')
    .values({
      entry_id: ref.id,
      number,
      shared: JSON.stringify(next.version.shared),
      texts: JSON.stringify(next.version.texts),
      changed,
      how: next.how,
      restored_from: next.restoredFrom ?? null,
      saved_at: now,
      saved_by: next.who,
    })
    .execute();
  await ctx.db
    .updateTable('entries')
    .set({ version: number, ...ownTitles(ref, after), changed_at: now, changed_by: next.who })
    .where('id', '=', ref.id)
    .execute();
  await giveTitles(ctx, ref, after);
  await addLanguages(ctx, entry, after);
  await markChanges(ctx, ref.id);
  await storeGaps(ctx, ref, findGaps(ref.type, after));
  await recordAudit(ctx, {
    who: next.who,
    what: `entry.${next.how}`,
    subject: ref.id,
    why: `version ${number}: ${changed.join(', ')}`.slice(0, 1000),
    before: valuesAt(before, changed),
    after: valuesAt(after, changed),
  });
  return changed;
}

/** An entry that says nothing of what it is called keeps the titles that another has given it. */
function ownTitles({ type, key }: StoredEntry['ref'], content: EntryContent) {
  const titles = titlesOf(type, content);
  return Object.keys(titles).length > 0 ? titleColumns(key, titles) : {};
}

/** The paths that differ, as `shared.…` and `texts.he.…`. */
export function pathsChanged(before: EntryContent, after: EntryContent): string[] {
  return [
    ...changedPaths(before.shared, after.shared).map((path) => `shared.${path}`),
    ...localeCodes.flatMap((locale) =>
      changedPaths(before.texts[locale], after.texts[locale]).map((path) => `texts.${locale}.${path}`),
    ),
  ];
}

/** A language begins its life as a draft with its first text. */
async function addLanguages(ctx: Ctx, { ref, languages }: StoredEntry, after: EntryContent): Promise<void> {
  const known = new Set(languages.map(({ locale }) => locale));
  const added = localeCodes.filter((locale) => after.texts[locale] && !known.has(locale));
  if (added.length === 0) return;
  await ctx.db
    .insertInto('entry_languages')
    .values(
      added.map((locale) => ({
        entry_id: ref.id,
        locale,
        state: 'draft' as const,
        live_version: null,
        has_changes: true,
        publish_at: null,
        publish_zone: null,
        problem: null,
      })),
    )
    .execute();
}

/** Notes for each language whether the latest version says something else than what is live. */
export async function markChanges(ctx: Ctx, entryId: string): Promise<void> {
  const { version, live_version } = await ctx.db
    .selectFrom('entries')
    .select(['version', 'live_version'])
    .where('id', '=', entryId)
    .executeTakeFirstOrThrow();
  const languages = await ctx.db
    .selectFrom('entry_languages')
    .select(['locale', 'live_version', 'has_changes'])
    .where('entry_id', '=', entryId)
    .execute();
  const head = await readVersion(ctx, entryId, version);
  const liveShared = await readVersion(ctx, entryId, live_version ?? 0);
  const isSharedLive = saySame(head.shared, liveShared.shared);
  for (const language of languages) {
    const live =
      language.live_version === null ? undefined : await readVersion(ctx, entryId, language.live_version);
    const isLive =
      live !== undefined && isSharedLive && saySame(head.texts[language.locale], live.texts[language.locale]);
    if (language.has_changes === !isLive) continue;
    await ctx.db
      .updateTable('entry_languages')
      .set({ has_changes: !isLive })
      .where('entry_id', '=', entryId)
      .where('locale', '=', language.locale)
      .execute();
  }
}

function isSameVersion(a: HouseVersion, b: HouseVersion): boolean {
  return (
    areSame(a.shared, b.shared) && localeCodes.every((locale) => areSame(a.texts[locale], b.texts[locale]))
  );
}

const auditedCharacters = 500;

/** The values at these paths, for the audit log; the beginning of a long one, which its version has in full. */
function valuesAt({ shared, texts }: EntryContent, paths: readonly string[]): JsonObject {
  const leaves = flatten({ shared, texts: { ...texts } });
  return Object.fromEntries(
    paths.slice(0, 50).flatMap((path): [string, Json][] => {
      const value = leaves.get(path);
      if (value === undefined) return [];
      const text = JSON.stringify(value);
      return [[path, text.length > auditedCharacters ? `${text.slice(0, auditedCharacters)}…` : value]];
    }),
  );
}
