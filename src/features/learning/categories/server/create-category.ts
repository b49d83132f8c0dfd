import type { Locale } from '#core/locale.ts';
import { Invalid } from '#core/refusals.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { authorOf, createEntry } from '#features/cms/server/public.ts';
import { courseFilters } from '#features/learning/courses/policy.ts';
import { listCategoryDrafts, orderOf } from './edited-categories.ts';

/** Words that addresses of courses have for something else. */
const taken: ReadonlySet<string> = new Set(['all', ...courseFilters]);

/** Begins a category after all others, as a draft in one language. */
export async function createCategory(
  ctx: RequestCtx,
  { slug, name, locale }: { slug: string; name: string; locale: Locale },
): Promise<{ slug: string }> {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
    throw new Invalid([{ path: 'slug', messageKey: 'learning.categories.issue.slug' }]);
  if (taken.has(slug)) throw new Invalid([{ path: 'slug', messageKey: 'learning.edition.issue.taken' }]);
  const orders = (await listCategoryDrafts(ctx)).map(({ draft }) => orderOf(draft.content));
  const order = Math.max(0, ...orders.filter(Number.isFinite)) + 1;
  const entry = { contentType: 'category', key: slug, shared: { order }, texts: { [locale]: { name } } };
  await createEntry(ctx, entry, { author: authorOf(ctx) });
  return { slug };
}
