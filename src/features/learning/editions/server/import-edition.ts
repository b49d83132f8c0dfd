import { localeCodes, type Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import {
  changedPaths,
  changeLife,
  createEntry,
  listDrafts,
  refTo,
  saveEntry,
  type Author,
} from '#features/cms/server/public.ts';
import { checkContent } from '#features/learning/content/server/check-content.ts';
import { readContentFolder } from '#features/learning/content/server/content-folder.ts';
import { readHouseEntries, type HouseEntry } from '#features/learning/moving/server/house-entries.ts';
import { entriesIn, type EntryTypeName } from './shipped-entries.ts';
import { getShippedDocs, splitContent } from './shipped-docs.ts';

export interface Imported {
  created: number;
  changed: number;
  published: number;
}

interface Options {
  author: Author;
  publish: boolean;
}

/** What refers to others comes after them. */
const inOrder: readonly EntryTypeName[] = ['category', 'film', 'item', 'course'];

/**
 * Reads a folder of content as drafts of the house, only of what it says differently; with `publish`, puts them in force.
 * All of it or nothing. The uploads that it names come first (`importUploads`): nothing is published that lacks one. Throws
 * ContentMistakes if the folder does not pass the check.
 */
export async function importEdition(ctx: Ctx, folder: string, options: Options): Promise<Imported> {
  const content = await readContentFolder(folder);
  checkContent(content, { requireMedia: false });
  const entries = entriesIn(splitContent(content), await getShippedDocs(ctx));
  const others = await readHouseEntries(ctx, folder);
  return inTransaction(ctx, async (ctx) => {
    const sum: Imported = { created: 0, changed: 0, published: 0 };
    for (const type of inOrder)
      for (const [key, wanted] of entries[type]) await importEntry(ctx, { type, key, wanted }, options, sum);
    for (const entry of others) await importEntry(ctx, entry, options, sum);
    return sum;
  });
}

async function importEntry(
  ctx: Ctx,
  { type, key, wanted }: HouseEntry,
  { author, publish }: Options,
  sum: Imported,
): Promise<void> {
  const [draft] = await listDrafts(ctx, type, [key]);
  const differs = (locale: Locale) =>
    wanted.texts[locale] !== undefined &&
    changedPaths(draft?.content.texts[locale], wanted.texts[locale]).length > 0;
  const isShared = changedPaths(draft?.content.shared, wanted.shared).length > 0;
  const written = localeCodes.filter((locale) => wanted.texts[locale]);
  const changed = written.filter((locale) => isShared || differs(locale));
  const late = written.filter((locale) => !draft?.live.includes(locale));
  if (!draft) {
    await createEntry(ctx, { contentType: type, key, ...wanted }, { author, how: 'imported' });
    sum.created += 1;
  } else if (changed.length) {
    const { id, version } = draft;
    await saveEntry(ctx, { id, version, ...wanted }, { author, how: 'imported' });
    sum.changed += 1;
  }
  const due = [...new Set([...changed, ...late])];
  const ref = ctx.contentTypes.get(type);
  if (!publish || !due.length || !ref) return;
  await changeLife(ctx, 'publish', { id: refTo(ref, key).id, locales: due }, { author });
  sum.published += 1;
}
