import { localeCodes, type Locale } from '#core/locale.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { EntryContent } from '#platform/composition/content-type.ts';
import { listDrafts, listLiveEntries, type DraftEntry } from '#features/cms/server/public.ts';
import { textOf, type EntryDocs } from '#features/learning/editions/server/course-docs.ts';
import { layEntry } from '#features/learning/editions/server/live-docs.ts';
import { listShippedEntries } from '#features/learning/editions/server/shipped-entries.ts';
import type { CategoryCourse, EditedCategory } from '../contract.ts';

/** A category as it was last saved, and as readers see it. */
export interface CategoryDraft {
  draft: DraftEntry;
  live: EntryDocs;
}

/** Every category in the order that was last saved. */
export async function listCategoryDrafts(ctx: Ctx): Promise<CategoryDraft[]> {
  const shipped = await listShippedEntries(ctx, 'category');
  const live = new Map((await listLiveEntries(ctx, 'category')).map((entry) => [entry.key, entry]));
  const drafts = await listDrafts(ctx, 'category');
  return drafts
    .map((draft) => ({ draft, live: layEntry(shipped.get(draft.key), live.get(draft.key)) }))
    .toSorted(
      (a, b) => orderOf(a.draft.content) - orderOf(b.draft.content) || (a.draft.key < b.draft.key ? -1 : 1),
    );
}

export async function listEditedCategories(
  ctx: Ctx,
): Promise<{ items: EditedCategory[]; totalItems: number }> {
  const coursesOf = await readCategoryCourses(ctx);
  const categories = await listCategoryDrafts(ctx);
  const items = categories.map(({ draft, live }): EditedCategory => {
    const { key, content, version, release } = draft;
    const nameLang = [ctx.locale, ...localeCodes].find((locale) => nameIn(content, locale));
    return {
      slug: key,
      name: nameLang ? nameIn(content, nameLang) : key,
      nameLang: nameLang ?? null,
      version,
      live: [...draft.live],
      written: localeCodes.filter((locale) => content.texts[locale]),
      courses: coursesOf.get(key) ?? [],
      isMoved: isMoved({ draft, live }),
      isShipped: release !== null,
    };
  });
  return { items, totalItems: items.length };
}

/** Whether readers still find it at its earlier place. */
export function isMoved({ draft, live }: CategoryDraft): boolean {
  return Object.keys(live.texts).length > 0 && orderOf(draft.content) !== orderOf(live);
}

export function orderOf({ shared }: EntryContent): number {
  const order = shared['order'];
  return typeof order === 'number' ? order : Infinity;
}

/** The courses of each category, as staff last saved them. */
export async function readCategoryCourses(ctx: Ctx): Promise<ReadonlyMap<string, CategoryCourse[]>> {
  const found = new Map<string, CategoryCourse[]>();
  for (const { key, content, live } of await listDrafts(ctx, 'course')) {
    const categories = content.shared['categories'];
    const title = [ctx.locale, ...localeCodes].map((locale) => textOf(content.texts[locale]?.['title']));
    const course = { id: key, title: title.find(Boolean) ?? key, isLive: live.length > 0 };
    for (const slug of Array.isArray(categories) ? categories : [])
      if (typeof slug === 'string') found.set(slug, [...(found.get(slug) ?? []), course]);
  }
  return found;
}

const nameIn = ({ texts }: EntryContent, locale: Locale) => textOf(texts[locale]?.['name']) ?? '';
