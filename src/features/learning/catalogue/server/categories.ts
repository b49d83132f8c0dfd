import type { AgeRange } from '#core/kept-categories.ts';
import type { Ctx } from '#platform/ctx.ts';
import { shareAnswer } from '#platform/cache/shared-answers.ts';
import type { CategoryView } from '../contract.ts';
import { categoriesTopic } from '#features/learning/content/server/content-topics.ts';
import { getCatalogueForLists } from './catalogue.ts';
import type { Catalogue } from './catalogue-types.ts';

const viewsOf = new WeakMap<Catalogue, CategoryView[]>();

/** The categories in order, each with its courses in order. */
export async function listCategories(ctx: Ctx, locale = ctx.locale): Promise<CategoryView[]> {
  ctx.madeFrom?.add(categoriesTopic);
  const catalogue = await getCatalogueForLists(ctx, locale);
  const views = viewsOf.get(catalogue) ?? shareAnswer(toViews(catalogue));
  viewsOf.set(catalogue, views);
  return views;
}

/** The categories that have courses, by name, with the ages that they are meant for. */
export async function nameCategories(ctx: Ctx): Promise<(AgeRange & { id: string; name: string })[]> {
  ctx.madeFrom?.add(categoriesTopic);
  const { categories } = await getCatalogueForLists(ctx, ctx.locale);
  return categories
    .filter(({ courseIds }) => courseIds.length > 0)
    .map(({ id, name, minAge, maxAge }) => ({ id, name, minAge, maxAge }));
}

function toViews({ categories }: Catalogue): CategoryView[] {
  return categories.map(({ id, name, description, robotNoindex, courseIds, ...seo }) => ({
    id,
    slug: id,
    name,
    description,
    seoTitle: seo.seoTitle ?? name,
    seoDescription: seo.seoDescription ?? description,
    robotNoindex,
    courses: [...courseIds],
  }));
}
