import type { Ctx } from '#platform/ctx.ts';
import { collectMistakes, ContentMistakes } from '#platform/content/mistakes.ts';
import { listLiveEntries } from '#features/cms/server/public.ts';
import { checkCategories } from '#features/learning/content/server/check-content.ts';
import {
  houseSource,
  shippedSource,
  type Sourced,
} from '#features/learning/content/server/content-layers.ts';
import type { ContentCategory } from '#features/learning/content/server/content.ts';
import type { EntryDocs } from './course-docs.ts';
import { layEntry } from './live-docs.ts';
import type { ShippedDocs } from './shipped-docs.ts';
import { joinCategories } from './split-categories.ts';

/** The categories as they are published, or, if they no longer fit, those that are shipped. */
export async function composeCategories(
  ctx: Ctx,
  shipped: ShippedDocs,
  fallback: Sourced<ContentCategory>[],
): Promise<Sourced<ContentCategory>[]> {
  try {
    return await readCategories(ctx, shipped);
  } catch (error) {
    if (!(error instanceof ContentMistakes)) throw error;
    ctx.log.warn({ mistakes: error.mistakes }, 'the categories of the house no longer fit');
    return fallback;
  }
}

/** The categories as they are published. Throws ContentMistakes. */
export async function readCategories(ctx: Ctx, shipped: ShippedDocs): Promise<Sourced<ContentCategory>[]> {
  const live = new Map((await listLiveEntries(ctx, 'category')).map((entry) => [entry.key, entry]));
  const slugs = [...new Set([...Object.keys(shipped.categories), ...live.keys()])];
  const laid = slugs.flatMap((slug): [string, EntryDocs][] => {
    const docs = layEntry(shipped.categories[slug], live.get(slug));
    return Object.keys(docs.texts).length ? [[slug, docs]] : [];
  });
  const value = joinCategories(Object.fromEntries(laid));
  const file = 'content/categories.yaml';
  const folder = {
    name: 'content',
    texts: new Map<string, string>(),
    documents: new Map([[file, { value, lineOf: () => 1 }]]),
    media: new Set<string>(),
    resources: new Map<string, never>(),
    hash: '',
  };
  const categories = collectMistakes((report) => checkCategories(folder, report)) ?? [];
  return categories.map((category) => ({
    ...category,
    source: live.has(category.id) ? houseSource : shippedSource,
  }));
}
