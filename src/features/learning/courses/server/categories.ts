import type { Ctx } from '#platform/ctx.ts';
import { shareAnswer } from '#platform/shared-answers.ts';
import type { CategoryView } from '#features/learning/contract.ts';
import { getCatalogue, type Catalogue } from '#features/learning/server/catalogue/catalogue.ts';

const viewsOf = new WeakMap<Catalogue, CategoryView[]>();

/** The categories in order, each with its courses in order. */
export async function listCategories(ctx: Ctx, locale = ctx.locale): Promise<CategoryView[]> {
  const catalogue = await getCatalogue(ctx, locale);
  const views = viewsOf.get(catalogue) ?? shareAnswer(toViews(catalogue));
  viewsOf.set(catalogue, views);
  return views;
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
