import { localeCodes, type Locale } from '#core/locale.ts';
import { Conflict, Invalid } from '#core/refusals.ts';
import type { EntryContent } from '#platform/composition/content-type.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import { diffFields, hashOf } from '#features/cms/fields/server/layers.ts';
import { refuseUnfitDraft } from './check-fields.ts';
import { getRef } from './content-types.ts';
import { layVersion, lockEntry, type HouseVersion, type StoredEntry } from './entry-rows.ts';
import type { GivenContent } from './given-content.ts';
import { nameAuthor } from './name-authors.ts';
import type { Author, Rights } from './author.ts';
import { refuseTooLarge } from './size.ts';
import { pathsChanged, writeVersion } from './write-version.ts';
import type { HowSaved } from '#features/cms/server/tables.ts';

export interface SaveInput extends GivenContent {
  id: string;
  /** The version that she changed; of a later one she has not seen, the save is refused. */
  version: number;
  /** The hash of the shipped edition that she saw, for the same reason. */
  release?: string | null | undefined;
}

/** Saves an entry as its next version. Nothing that is live changes. */
export async function saveEntry(
  ctx: Ctx,
  input: SaveInput,
  { author, how = 'saved' }: { author: Author; how?: HowSaved },
): Promise<{ id: string; version: number; changed: string[] }> {
  const ref = getRef(ctx, input.id);
  return inTransaction(ctx, async (ctx) => {
    const entry = await lockEntry(ctx, ref);
    await refuseChangedMeanwhile(ctx, entry, input);
    return saveLocked(ctx, entry, input, { author, how });
  });
}

/** The same for an entry that the caller has locked. */
export async function saveLocked(
  ctx: Ctx,
  entry: StoredEntry,
  input: GivenContent,
  { author, how }: { author: Author; how: HowSaved },
): Promise<{ id: string; version: number; changed: string[] }> {
  refuseTooLarge(input);
  const version = changeVersion(entry, input);
  const before = layVersion(entry.shipped, entry.head);
  const after = layVersion(entry.shipped, version);
  const paths = pathsChanged(before, after);
  refuseForeign(paths, author.rights);
  refuseUnfitDraft(entry.ref.type, after, languagesIn(paths));
  const changed = await writeVersion(ctx, entry, { who: author.who, how, version });
  const isStored = changed.length > 0 || entry.row.version === 0;
  return { id: entry.ref.id, version: entry.row.version + (isStored ? 1 : 0), changed };
}

function changeVersion({ shipped, head }: StoredEntry, { shared, texts }: GivenContent) {
  const version: HouseVersion = { shared: head.shared, texts: { ...head.texts } };
  if (shared) version.shared = diffFields(shipped?.shared, shared, head.shared);
  for (const locale of localeCodes) {
    const wanted = texts?.[locale];
    if (!wanted) continue;
    const fields = diffFields(shipped?.texts[locale], wanted, head.texts[locale] ?? {});
    version.texts[locale] = fields;
  }
  return version;
}

function languagesIn(paths: readonly string[]): Locale[] {
  return localeCodes.filter((locale) => paths.some((path) => path.startsWith(`texts.${locale}.`)));
}

/** Refuses each changed field that is not the author's to change. */
export function refuseForeign(paths: readonly string[], rights: Rights): void {
  const isHers = (path: string) =>
    path.startsWith('shared.')
      ? rights.shared
      : rights.languages.some((locale) => path.startsWith(`texts.${locale}.`));
  const foreign = paths.filter((path) => !isHers(path));
  if (foreign.length > 0)
    throw new Invalid(foreign.map((path) => ({ path, messageKey: 'cms.issue.notYours' })));
}

/** Refuses a change that was made to another version, and says who changed it, when, and what it says now. */
export async function refuseChangedMeanwhile(
  ctx: Ctx,
  entry: StoredEntry,
  { version, release }: Pick<SaveInput, 'version' | 'release'>,
): Promise<void> {
  const { row, shipped } = entry;
  if (row.version === version && (release === undefined || release === releaseOf(shipped))) return;
  const now = layVersion(shipped, entry.head);
  throw new Conflict('changed_meanwhile', 'cms.refusal.changedMeanwhile', {
    by: await nameAuthor(ctx, row.changed_by),
    at: row.changed_at.toISOString(),
    version: row.version,
    release: releaseOf(shipped),
    values: { shared: now.shared, texts: now.texts },
  });
}

/** Names the shipped edition of an entry; null if it has none. */
export function releaseOf(shipped: EntryContent | undefined): string | null {
  return shipped ? (hashOf({ shared: shipped.shared, texts: { ...shipped.texts } }) ?? null) : null;
}
